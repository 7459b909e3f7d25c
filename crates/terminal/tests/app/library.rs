//! The game library: its screen, and the explorer beside a game under analysis.

use outflank_app::explorer::Trouble;
use outflank_app::figures::PlayerFigures;
use outflank_record::{Date, Decimal, Ending, GameRecord, ResultRecord};
use outflank_rules::notation::Transcript;
use outflank_terminal::app::{Effect, Event, Import, Key, Survey};
use outflank_text::Language;

use super::user::User;

/// Three games: two with names, years and an event, one without anything.
pub fn games() -> Vec<GameRecord> {
    let game = |moves: &str, black: &str, white: &str, year| {
        let mut game = GameRecord::from(&moves.parse::<Transcript>().unwrap());
        black.clone_into(&mut game.black.name);
        white.clone_into(&mut game.white.name);
        game.date = Some(year).filter(|&year| year > 0).map(Date::of_year);
        game
    };
    let mut games = vec![
        game("f5d6c3d3c4", "Tastet Marc", "Berg Matthias", 1998),
        game("f5f6e6f4", "Peña", "Berg Matthias", 2003),
        game("f5d6c5", "", "", 0),
    ];
    for (game, score) in games.iter_mut().zip([8, -4]) {
        game.result = Some(ResultRecord {
            score: Decimal::whole(score),
            ending: Ending::Board,
        });
    }
    "Paris".clone_into(&mut games[0].event);
    games
}

fn user() -> User {
    let mut user = User::new(Language::EN);
    user.library = games();
    user
}

#[test]
fn the_library_lists_its_games_and_opens_one() {
    let mut user = user();
    user.letters("b");
    let seen = user.seen();
    assert!(
        seen.contains("Library 3 games Peña – Berg Matthias 30–34 2003"),
        "{seen}"
    );
    user.key(Key::Down);
    assert!(user.seen().contains("No. 1 Paris"), "{}", user.seen());
    user.key(Key::Enter);
    assert!(user.seen().contains("Analyse"), "{}", user.seen());
    user.key(Key::Home);
    user.key(Key::Right);
    assert!(user.said().contains("1 of 5"), "{}", user.said());
    user.key(Key::Esc);
    assert!(user.seen().contains("3 games"), "{}", user.seen());
}

#[test]
fn games_are_searched_field_by_field() {
    let mut user = user();
    user.letters("bpberg");
    user.key(Key::Enter);
    assert!(
        user.seen().contains("2 games · Player: berg"),
        "{}",
        user.seen()
    );
    user.letters("y1990-1999");
    user.key(Key::Enter);
    let seen = user.seen();
    assert!(
        seen.contains("1 game · Player: berg · Years: 1990–1999"),
        "{seen}"
    );
    // What is there can be changed; nothing wants everything.
    user.letters("p");
    for _ in 0.."berg".len() {
        user.key(Key::Backspace);
    }
    user.key(Key::Enter);
    user.letters("y");
    for _ in 0..9 {
        user.key(Key::Backspace);
    }
    user.letters("199x");
    user.key(Key::Enter);
    let seen = user.seen();
    assert!(seen.contains("Expected a year"), "{seen}");
    assert!(seen.contains("Years: 199x"), "the text stays: {seen}");
    user.key(Key::Esc);
    user.letters("otiger");
    user.key(Key::Enter);
    let seen = user.seen();
    assert!(
        seen.contains("1 game") && seen.contains("Opening: Tiger"),
        "{seen}"
    );
    user.letters("oxyz");
    user.key(Key::Enter);
    assert!(
        user.seen().contains("No opening is called “"),
        "{}",
        user.seen()
    );
}

#[test]
fn a_game_is_removed_when_that_is_confirmed() {
    let mut user = user();
    user.letters("bx");
    assert!(user.seen().contains("Remove this game from the library?"));
    user.letters("n");
    assert_eq!(user.library.len(), 3);
    user.letters("xy");
    assert_eq!(user.library.len(), 2);
    let seen = user.seen();
    assert!(
        seen.contains("1 game was removed.") && seen.contains("2 games"),
        "{seen}"
    );
    assert!(!seen.contains("Peña"), "{seen}");
}

#[test]
fn games_are_imported_with_progress_and_the_list_is_new() {
    let mut user = User::new(Language::EN);
    user.letters("b");
    assert!(
        user.seen()
            .contains("There are no games in your library yet")
    );
    user.letters("imissing.txt");
    user.key(Key::Enter);
    assert!(user.seen().contains("There are no games in missing.txt."));
    user.files = vec![("games.txt".to_owned(), "f5d6c3\nf5f6e6\n".to_owned())];
    user.letters("igames.txt");
    user.key(Key::Enter);
    let seen = user.seen();
    assert!(
        seen.contains("2 games were added.") && seen.contains("2 games"),
        "{seen}"
    );
    let mut import = Import {
        games: 500,
        ..Import::default()
    };
    import.summary.added = 499;
    user.event(Event::Importing(import));
    let seen = user.seen();
    assert!(
        seen.contains("Importing: 500 games read, 499 added…"),
        "{seen}"
    );
    user.letters(".");
    assert!(matches!(user.done.last(), Some(Effect::StopLibraryWork)));
}

#[test]
fn a_long_list_grows_as_one_goes_down() {
    let mut user = User::new(Language::EN);
    for number in 0..70 {
        let mut game = games().remove(0);
        game.black.name = format!("Player {number}");
        user.library.push(game);
    }
    user.letters("b");
    user.key(Key::End);
    user.key(Key::End);
    assert!(user.seen().contains("Player 0 – Berg"), "{}", user.seen());
}

#[test]
fn the_explorer_stands_beside_the_board_and_its_moves_are_played() {
    let mut user = user();
    user.letters("vf5");
    user.key(Key::Enter);
    user.letters("x");
    let said = user.said();
    assert!(said.contains("Explorer"), "{said}");
    assert!(
        said.contains("d6  2 (67%)") || said.contains("d6 2 (67%)"),
        "{said}"
    );
    assert!(said.contains("Most often: Berg Matthias 1"), "{said}");
    // The second one, by the keyboard.
    user.key(Key::Tab);
    user.letters("o");
    let seen = user.seen();
    assert!(
        seen.contains("1 game · that went on with f6 here"),
        "{seen}"
    );
    user.key(Key::Esc);
    user.letters("k");
    let said = user.said();
    assert!(said.contains("e6"), "{said}");
    // It follows the cursor.
    user.key(Key::Left);
    assert!(user.said().contains("f6  1 (33%)") || user.said().contains("f6 1 (33%)"));
    user.letters("x");
    assert!(!user.said().contains("(33%)"), "{}", user.said());
}

#[test]
fn without_a_library_the_explorer_says_so() {
    let mut user = User::new(Language::EN);
    user.letters("vf5");
    user.key(Key::Enter);
    user.letters("x");
    let said = user.said();
    assert!(
        said.contains("There is no game library on this computer yet"),
        "{said}"
    );
}

#[test]
fn the_explorer_counts_the_games_that_are_wished_for() {
    let mut user = user();
    user.letters("vf5");
    user.key(Key::Enter);
    user.letters("xppeña");
    user.key(Key::Enter);
    let said = user.said();
    assert!(
        said.contains("Explorer · peña") && said.contains("1 (100%)"),
        "{said}"
    );
    assert!(!said.contains("(67%)"), "{said}");
    user.letters("y19");
    user.letters("x");
    user.key(Key::Enter);
    assert!(user.seen().contains("Expected a year"), "{}", user.seen());
    user.key(Key::Esc);
    // Nothing is lost, and the games listed are those that are counted.
    assert!(user.said().contains("Explorer · peña"), "{}", user.said());
    user.letters("o");
    assert!(
        user.seen().contains("1 game · Player: peña"),
        "{}",
        user.seen()
    );
}

#[test]
fn all_games_are_analysed_in_the_background_and_it_can_be_stopped() {
    let mut user = user();
    user.letters("bppeña");
    user.key(Key::Enter);
    user.letters("a");
    let asked = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Survey(search) => Some(search.clone()),
        _ => None,
    });
    assert_eq!(asked.unwrap().player.as_deref(), Some("peña"));
    assert!(user.seen().contains("Analysing: 0 of 3"), "{}", user.seen());
    // Meanwhile nothing else is begun, and one may leave the screen and come back.
    let begun = user.done.len();
    user.letters("ai");
    assert_eq!(user.done.len(), begun);
    user.key(Key::Esc);
    user.letters("b");
    user.event(Event::Surveying { done: 1, total: 3 });
    assert!(user.seen().contains("Analysing: 1 of 3"), "{}", user.seen());
    user.letters(".");
    assert!(matches!(user.done.last(), Some(Effect::StopLibraryWork)));
    let player = |name: &str| PlayerFigures {
        name: name.to_owned(),
        games: 2,
        ..PlayerFigures::default()
    };
    let survey = |left, players| {
        Box::new(Survey {
            analysed: 1,
            left,
            players,
        })
    };
    user.event(Event::Surveyed(Ok(survey(2, vec![]))));
    assert!(
        user.seen().contains("Stopped: 2 games are left"),
        "{}",
        user.seen()
    );
    user.letters("a");
    let players = vec![player("Anna"), player("Ben")];
    user.event(Event::Surveyed(Ok(survey(0, players))));
    let seen = user.seen();
    assert!(seen.contains("1 game was analysed."), "{seen}");
    assert!(
        seen.contains("accuracy") && seen.contains("Anna 2"),
        "{seen}"
    );
    user.key(Key::Enter);
    assert!(user.seen().contains("Import"), "{}", user.seen());
    user.letters("a");
    user.event(Event::Surveyed(Err(Trouble::Busy)));
    assert!(!user.seen().contains("Analysing"), "{}", user.seen());
}
