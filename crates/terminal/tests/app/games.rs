//! The games on disk: listed, opened, annotated, deleted; and the names of players.

use std::time::Duration;

use outflank_app::kept::{GameId, Games, Storage as _};
use outflank_app::study::Tree;
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Color, Square};
use outflank_terminal::app::{Effect, Key};
use outflank_text::Language;

use super::playing::at_table;
use super::user::{Engine, User};

/// An unfinished, a finished, a damaged and a newer game.
pub fn with_games(language: Language) -> User {
    let user = User::new(language);
    let mut saved = SavedGame::from(Match::new(MatchSetup::default()).unwrap());
    saved.info.names = ["Anna", "Ben"].map(|name| Some(name.to_owned()));
    let games = Games(&user.kept);
    let keep = |seconds: u64, saved: &SavedGame| {
        let id = GameId::new(seconds * 1000, 0);
        games.keep(&id, saved, Duration::ZERO).unwrap();
    };
    saved.game.play(Square::F5.into(), Duration::ZERO).unwrap();
    keep(1_000_000_000, &saved);
    saved.game.resign(Color::White, Duration::ZERO).unwrap();
    keep(1_100_000_000, &saved);
    user.kept.write("game.1-1", "nothing").unwrap();
    let newer = saved
        .to_text(Duration::ZERO)
        .replace("\"version\": 2", "\"version\": 99");
    user.kept.write("game.2-2", &newer).unwrap();
    user
}

#[test]
fn kept_games_are_listed_with_players_day_and_result() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    let list = user.picture(80, 24);
    for text in [
        "In progress",
        "Finished",
        "Damaged",
        "2001-09-09",
        "2004-11-09",
        "Anna – Ben",
    ] {
        assert!(list.contains(text), "{text}: {list}");
    }
    assert!(
        user.seen().contains("White to move. Black 4, White 1."),
        "{}",
        user.seen()
    );
    user.key(Key::Down);
    assert!(user.seen().contains("White resigns"), "{}", user.seen());
    // One was set aside just now; the other is a newer version's.
    user.key(Key::Down);
    let first = user.seen();
    user.key(Key::Down);
    let both = [first, user.seen()].concat();
    for text in ["newer version", "damaged"] {
        assert!(both.contains(text), "{both}");
    }
}

#[test]
fn lists_are_searched_for_words() {
    let mut user = with_games(Language::EN);
    user.letters("g/BEN 2004");
    user.key(Key::Enter);
    let list = user.picture(80, 24);
    assert!(
        list.contains("2004-11-09") && !list.contains("2001-09-09"),
        "{list}"
    );
    assert!(user.seen().contains("White resigns"), "{}", user.seen());
    // What is deleted is what is seen.
    user.letters("xy");
    assert!(user.seen().contains("Nothing here has all of these words."));
    user.letters("/");
    for _ in 0.."ben 2004".len() {
        user.key(Key::Backspace);
    }
    user.key(Key::Enter);
    assert!(user.picture(80, 24).contains("2001-09-09"));
    assert_eq!(Games(&user.kept).list().finished.len(), 0);

    // So are chapters.
    let mut user = User::new(Language::EN);
    user.letters("l/outflank");
    user.key(Key::Enter);
    user.key(Key::Enter);
    assert!(user.seen().contains("Outflanking"), "{}", user.seen());
}

#[test]
fn a_finished_game_is_looked_at_and_commented() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Down);
    user.key(Key::Enter);
    assert!(
        user.said().contains("Move 1 of 1: Black f5"),
        "{}",
        user.said()
    );
    user.letters("nTiger?");
    user.key(Key::Enter);
    assert!(user.said().contains("Tiger?"), "{}", user.said());
    user.key(Key::Esc);
    user.key(Key::Enter);
    assert!(user.said().contains("Tiger?"), "{}", user.said());
    let finished = &Games(&user.kept).list().finished[0];
    assert_eq!(finished.saved.comments[&1], "Tiger?");
}

/// How often the engine was asked about a position.
fn questions(user: &User) -> usize {
    let asked = |effect: &&Effect| matches!(effect, Effect::Ask(..));
    user.done.iter().filter(asked).count()
}

#[test]
fn what_was_found_is_kept_when_one_leaves_or_stops_and_is_not_asked_again() {
    let analyse = |user: &mut User| {
        user.letters("vf5d6c3d3c4f4c5b3c2e3");
        user.key(Key::Enter);
    };
    let mut user = User::new(Language::EN);
    user.engine = Engine::Silent;
    analyse(&mut user);
    for _ in 0..5 {
        user.answer(Engine::Quick);
    }
    assert!(user.said().contains("of 11 positions"), "{}", user.said());
    assert_eq!(user.kept.names("judged.").unwrap().len(), 0);
    // Stopped, nothing is asked, and what was found is safe.
    user.letters(".");
    assert_eq!(user.kept.names("judged.").unwrap().len(), 1);
    let asked = questions(&user);
    user.key(Key::Left);
    assert_eq!(questions(&user), asked);
    user.letters(".");
    assert!(questions(&user) > asked, "it goes on");
    user.engine = Engine::Quick;
    user.answer(Engine::Quick);
    assert!(user.said().contains("The whole game has been analysed."));
    user.key(Key::Esc);
    let asked = questions(&user);
    analyse(&mut user);
    assert!(user.said().contains("The whole game has been analysed."));
    assert_eq!(questions(&user), asked, "everything is known");
    // Another game has its own; this one's stays.
    user.letters("lf5f6e6f4");
    user.key(Key::Enter);
    assert!(questions(&user) > asked);
    user.key(Key::Esc);
    assert_eq!(user.kept.names("judged.").unwrap().len(), 2);
}

#[test]
fn a_finished_game_is_reviewed_at_once_and_ends_at_the_first_move_to_talk_about() {
    let mut user = User::new(Language::EN);
    user.play(Match::new(MatchSetup::default()).unwrap());
    for square in "f5 f4 e3 f6 d3 e2 d2 c4 g5 h6".split(' ') {
        user.squares(square);
    }
    user.letters("x");
    user.key(Key::Enter);
    user.letters("v");
    let first = user.said();
    assert!(
        first.contains("White h6") && first.contains("Better: c2"),
        "{first}"
    );
    // Inaccuracies are stepped to, but not talked about.
    user.letters("-");
    assert!(user.said().contains("Black g5"), "{}", user.said());
    // The list goes to each of them, and Enter closes it.
    user.letters("w");
    let list = user.said();
    assert!(
        list.contains("Moves to talk about Black: accuracy"),
        "{list}"
    );
    assert!(
        list.contains("8. White h6?") && list.contains("Better: c2"),
        "{list}"
    );
    assert!(!list.contains("7. Black"), "{list}");
    user.key(Key::Enter);
    assert_eq!(user.said(), first);
    // Three lines of play, or up to five, or one.
    let lines = |user: &mut User| {
        let said = user.said();
        let after = said.split("Best lines").nth(1).unwrap_or_default();
        let values = after.split("Result:").next().unwrap().split("The whole");
        let values = values.take(1).flat_map(str::split_whitespace);
        let is_value = |word: &&str| word.replace('−', "-").parse::<f32>().is_ok();
        values.filter(is_value).count()
    };
    let mut shown = Vec::new();
    for _ in 0..4 {
        shown.push(lines(&mut user));
        user.letters("t");
    }
    assert_eq!(shown, [3, 4, 5, 0]);
}

#[test]
fn what_is_tried_in_a_finished_game_is_kept_with_it() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Down);
    user.key(Key::Enter);
    user.key(Key::Home);
    user.squares("c4");
    for key in ["", "i"] {
        // Put first, it is still not what was played.
        user.letters(key);
        let saved = &Games(&user.kept).list().finished[0].saved;
        assert_eq!(saved.variations[0].moves, [Square::C4.into()]);
        let played = Tree::of_game(&saved.game).main_line();
        assert_eq!(played, [Square::F5.into()]);
    }
}

#[test]
fn any_unfinished_game_can_be_gone_on_with() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Enter);
    assert_eq!(user.game().turn(), Color::White);
    assert!(
        user.said().contains("Anna") && user.said().contains("Ben"),
        "{}",
        user.said()
    );
}

#[test]
fn a_game_is_deleted_after_a_question() {
    let mut user = with_games(Language::EN);
    user.letters("gx");
    assert!(
        user.seen().contains("Delete this for good?"),
        "{}",
        user.seen()
    );
    user.letters("n");
    assert_eq!(Games(&user.kept).list().unfinished.len(), 1);
    for left in (0..4).rev() {
        user.letters("xy");
        let list = Games(&user.kept).list();
        let count = list.unfinished.len() + list.finished.len() + list.unreadable.len();
        assert_eq!(count, left);
    }
    assert!(user.seen().contains("No games yet"), "{}", user.seen());
    user.letters("x");
    assert!(!user.seen().contains("Delete this"), "{}", user.seen());
}

#[test]
fn a_comment_at_the_table_is_kept_with_the_game() {
    let mut user = at_table(MatchSetup::default());
    user.squares("f5");
    user.letters("vnWell");
    user.key(Key::Enter);
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(saved),
        _ => None,
    });
    assert_eq!(kept.unwrap().comments[&1], "Well");
    user.key(Key::Esc);
    user.squares("d6");
    user.letters("v");
    user.key(Key::Left);
    assert!(user.said().contains("Well"), "{}", user.said());
    // What is said about other moves has nothing to do with this game.
    user.letters("lf5f6");
    user.key(Key::Enter);
    user.letters("nHmm");
    user.key(Key::Enter);
    assert!(user.said().contains("Hmm"), "{}", user.said());
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(saved),
        _ => None,
    });
    assert!(kept.unwrap().comments.values().all(|it| it == "Well"));
}

#[test]
fn names_are_typed_before_a_game_and_saved_with_it() {
    let mut user = User::new(Language::EN);
    user.letters("n");
    user.key(Key::End);
    assert!(user.seen().contains("Your name"), "{}", user.seen());
    user.key(Key::Enter);
    user.letters("Anna");
    user.key(Key::Enter);
    user.letters("n");
    assert!(user.said().contains("Black · Anna"), "{}", user.said());
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(&saved.info.names),
        _ => None,
    });
    assert_eq!(kept, Some(&[Some("Anna".to_owned()), None]));
}

#[test]
fn the_winner_is_called_by_name() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Enter);
    user.letters("xy");
    assert!(user.said().contains("Anna wins!"), "{}", user.said());
}
