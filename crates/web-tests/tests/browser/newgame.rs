//! The cards of a new game, and what a game offers while it is played.

use anyhow::{Result, ensure};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Resignation, SavedGame, Start};
use outflank_web_tests::{App, Setup};

use crate::play::{choose, from_position, more_choices, select};

/// The moves that are listed, without numbers and colours; those that nobody made in brackets.
const LISTED: &str = "return [...document.querySelectorAll('.moves li')].map(it => {
    const name = it.querySelector('button').textContent.match(/[a-h][1-8]|pass/)[0];
    return it.matches('.given') ? `(${name})` : name;
}).join(' ')";

/// Chooses between whom a game is played that a card leaves open.
async fn between(app: &App, words: &str) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.choices:not(.cards) .choice')].some(it =>
             it.textContent.trim() === {words:?} && (it.click(), true))"
    );
    app.wait_until(&script, |it| *it == true).await?;
    Ok(())
}

#[tokio::test]
async fn each_card_leads_to_its_game() -> Result<()> {
    let app = App::open("#/play", Setup::phone()).await?;
    for (card, there) in [
        ("By hand, as on a real board", ".tabletop"),
        ("Cartridge", ".scoreboard"),
        ("Watch the computer", ".level:nth-of-type(2)"),
        ("Two people", ".names input"),
        (
            "You and the computer",
            ".level-step[aria-pressed=true], .level",
        ),
    ] {
        choose(&app, card).await?;
        app.wait_for(there).await?;
        app.check_accessibility().await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn an_opening_by_lot_is_on_the_board_and_stays_there() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "From an opening, or XOT").await?;
    between(&app, "Two people").await?;
    app.check_accessibility().await?;
    app.press_button("Play").await?;
    let drawn = app
        .wait_until(LISTED, |it| it.as_str().is_some_and(|it| it.len() == 39))
        .await?;
    ensure!(drawn.as_str().is_some_and(|it| it.starts_with("(f5)")));
    ensure!(
        app.run("return document.querySelectorAll('.tools [aria-disabled=true]').length")
            .await?
            == 2
    );
    let targets = app.wait_for_turn().await?;
    app.click_square(&targets[0]).await?;
    let saved = SavedGame::from_text(&app.kept_game().await?)?;
    ensure!((saved.game.given(), saved.game.turn_count()) == (8, 9));
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await?;
    app.click(".ending a.button").await?;
    let judged = "Judged from move 9 on: the moves before it were drawn or agreed.";
    app.wait_for_text(".analyse-judged", judged).await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn an_opening_is_found_by_its_name() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "From an opening, or XOT").await?;
    choose(&app, "An opening with a name").await?;
    let field = app.wait_for(".opening-name").await?;
    field.clear().await?;
    field.send_keys("qqqq").await?;
    app.wait_for_text(".setup-error", "No opening is called “qqqq”.")
        .await?;
    field.clear().await?;
    field.send_keys("tiger").await?;
    app.wait_for_text(".opening-moves", "Tiger: f5d6c3d3c4")
        .await?;
    between(&app, "Two people").await?;
    app.press_button("Play").await?;
    app.wait_until(LISTED, |it| *it == "(f5) (d6) (c3) (d3) (c4)")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_corners_of_a_handicap_are_chosen() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    more_choices(&app).await?;
    select(&app, "Handicap", "1 corner").await?;
    choose(&app, "h1").await?;
    choose(&app, "a1").await?;
    app.check_accessibility().await?;
    app.press_button("Play").await?;
    ensure!(app.spoken("h1").await?.contains("black disc"));
    ensure!(!app.spoken("a1").await?.contains("disc"));
    app.check_unbroken().await?;
    app.close().await
}

/// Enters the names of two people.
async fn name_both(app: &App) -> Result<()> {
    app.wait_for(".names input").await?;
    let name = "const fields = document.querySelectorAll('.names input');
        ['Anna', 'Ben'].forEach((name, index) => {
            fields[index].value = name;
            fields[index].dispatchEvent(new Event('change', { bubbles: true }));
        });";
    app.run(name).await?;
    Ok(())
}

/// Lots are drawn by name: who is told to start is Black.
#[tokio::test]
async fn lots_are_heard_with_names() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    choose(&app, "Random").await?;
    name_both(&app).await?;
    app.press_button("Play").await?;
    let black = "return [...document.querySelectorAll('.player')]
        .map(it => it.textContent).find(it => it.startsWith('Black · '))";
    let plate = app.wait_until(black, |it| !it.is_null()).await?;
    let is_anna = plate.as_str().is_some_and(|it| it.contains("Anna"));
    let drawn = if is_anna { "Anna" } else { "Ben" };
    let heard = format!("Chosen at random: {drawn} starts and is Black");
    app.wait_to_hear("info", &heard).await?;
    app.close().await
}

#[tokio::test]
async fn two_people_have_names() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    app.wait_for_text(".player.top", "White · Player 2").await?;
    name_both(&app).await?;
    app.press_button("Play").await?;
    app.wait_for_text(".player.bottom", "Black · Anna").await?;
    app.wait_for_text(".player.top", "White · Ben").await?;
    app.click_square("f5").await?;
    let saved = SavedGame::from_text(&app.kept_game().await?)?;
    ensure!(saved.info.names.map(Option::unwrap_or_default) == ["Anna", "Ben"]);
    // Whose game it was is told by name as well.
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await?;
    app.wait_for_text(".finale .ending-title", "Anna wins!")
        .await?;
    app.wait_to_hear("announced", "Anna wins!").await?;
    app.wait_for_text(".ending", "Ben starts the next game.")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn moves_are_looked_at_without_taking_back() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    app.press_button("Play").await?;
    for square in ["f5", "d6", "c3"] {
        app.click_square(square).await?;
    }
    app.wait_until(LISTED, |it| *it == "f5 d6 c3").await?;
    app.wait_until("return document.title", |it| {
        *it == "White to move. · Outflank"
    })
    .await?;
    app.run("document.activeElement.blur()").await?;
    let arrow = |key: &str| {
        format!(
            "window.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
        )
    };
    app.run(&arrow("ArrowLeft")).await?;
    app.wait_for_text(".looking-back", "After move 2 of 3")
        .await?;
    ensure!(!app.spoken("c3").await?.contains("disc"));
    app.check_accessibility().await?;
    app.click(".moves li:first-child button").await?;
    app.wait_for_text(".looking-back", "After move 1 of 3")
        .await?;
    app.run(&arrow("ArrowRight")).await?;
    app.run(&arrow("ArrowRight")).await?;
    app.wait_until("return !document.querySelector('.looking-back')", |it| {
        *it == true
    })
    .await?;
    ensure!(app.spoken("c3").await?.contains("disc"));
    // Touching the board comes back to the game first.
    app.run(&arrow("ArrowLeft")).await?;
    app.wait_for(".looking-back").await?;
    app.click_square("d3").await?;
    app.wait_until(LISTED, |it| *it == "f5 d6 c3").await?;
    app.click_square("d3").await?;
    app.wait_until(LISTED, |it| *it == "f5 d6 c3 d3").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// The page with a game that White, a person, has just won.
async fn won_against_level_5() -> Result<App> {
    let app = App::open("#/play", Setup::default()).await?;
    let board = format!("{}OX- O", "O".repeat(61));
    let five = PlayerKind::Computer(Level::new(5).unwrap_or_default());
    app.play_on("1-a", &from_position(&board, five, PlayerKind::Human)?)
        .await?;
    app.click_square("h8").await?;
    app.wait_for(".ending").await?;
    Ok(app)
}

#[tokio::test]
async fn a_win_without_help_leads_to_the_next_level() -> Result<()> {
    let app = won_against_level_5().await?;
    app.press_button("Next: level 6?").await?;
    app.wait_for_text(".play", "Computer, level 6").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 1: the pause of a watched game outlived it.
#[tokio::test]
async fn a_new_game_is_not_paused_because_another_one_was() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Watch the computer").await?;
    app.press_button("Play").await?;
    // A game without a move is not kept.
    app.wait_until(LISTED, |it| it.as_str().is_some_and(|it| !it.is_empty()))
        .await?;
    app.press_button("Pause").await?;
    app.wait_for_text(".play-status", "Paused.").await?;
    app.go("#/games").await?;
    app.press_button("Delete").await?;
    app.go("#/play").await?;
    choose(&app, "You and the computer").await?;
    app.wait_for_turn().await?;
    app.click_square("f5").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    ensure!(app.text(".play-status").await? == "Your turn.");
    app.check_unbroken().await?;
    app.close().await
}

/// Defects 2 and 3: a pass was told until the end of the game, and what a notice covered could not be pressed.
#[tokio::test]
async fn a_notice_goes_when_it_is_over() -> Result<()> {
    let app = App::open("#/play", Setup::phone()).await?;
    let board = format!("XOOOOOO-{}XOOOOOO- X", "X".repeat(48));
    let one = PlayerKind::Computer(Level::MIN);
    app.play_on("1-a", &from_position(&board, PlayerKind::Human, one)?)
        .await?;
    app.click_square("h1").await?;
    app.wait_for_text(".notice.banner", "White has no move and passes.")
        .await?;
    app.click_square("h8").await?;
    app.wait_for_text(".ending", "The margin is 64 discs.")
        .await?;
    ensure!(app.text(".notice.banner").await?.is_empty());
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 2: a pass is told until whoever has passed moves again, and no longer.
#[tokio::test]
async fn a_pass_is_told_until_the_next_move_of_whoever_passed() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let board = format!("XXXXXXXXXXXXXOOO{} X", "-".repeat(48));
    let game = from_position(&board, PlayerKind::Human, PlayerKind::Human)?;
    app.play_on("1-a", &game).await?;
    app.click_square("e3").await?;
    app.click_square("g3").await?;
    app.wait_until(LISTED, |it| *it == "e3 pass g3").await?;
    ensure!(
        app.text(".notice.banner")
            .await?
            .contains("White has no move and passes.")
    );
    app.click_square("f4").await?;
    app.wait_until(LISTED, |it| *it == "e3 pass g3 f4").await?;
    ensure!(app.text(".notice.banner").await?.is_empty());
    ensure!(!app.targets().await?.is_empty(), "the game goes on");
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn d7_and_d8_cartridge_discs_are_called_red_and_green_and_either_starts() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Cartridge").await?;
    app.wait_for_text(".cartridge-words", "start and are Red")
        .await?;
    choose(&app, "green discs").await?;
    app.wait_for_text(".cartridge-words", "start and are Green")
        .await?;
    app.press_button("Play").await?;
    ensure!(app.spoken("e4").await?.contains("green disc"));
    ensure!(app.spoken("d4").await?.contains("red disc"));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a18_a_resigned_game_counts_as_perfect_play_would_end_it() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let board = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    let setup = MatchSetup {
        start: Start::Position(board.parse()?),
        resignation: Resignation::Perfect,
        ..MatchSetup::new(PlayerKind::Human, PlayerKind::Computer(Level::MIN))
    };
    app.play_on("1-a", &Match::new(setup)?).await?;
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await?;
    app.wait_to_hear("info", "Perfect play from there ends 8–56")
        .await?;
    app.wait_for_text(".ending", "Final score: Black 8, White 56.")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn b10_a_puzzle_is_played_on_against_the_computer() -> Result<()> {
    let app = App::open("#/puzzles/puzzle3", Setup::default()).await?;
    app.press_button("Play on from here").await?;
    app.wait_for_text(".play-status", "Your turn.").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn b10_every_puzzle_and_a_board_that_was_set_up_are_played_on() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    app.set("coach", "false").await?;
    for puzzle in 2..=5 {
        app.go(&format!("#/puzzles/puzzle{puzzle}")).await?;
        let discs = "return document.querySelectorAll('.board .face').length";
        let before = app.run(discs).await?;
        app.press_button("Play on from here").await?;
        app.wait_for_text(".play-status", "Your turn.").await?;
        ensure!(app.run(discs).await? == before, "puzzle {puzzle}");
        ensure!(!app.wait_for_turn().await?.is_empty(), "puzzle {puzzle}");
    }
    // One of them to its end, by the first move that there is.
    let mut moves = 0;
    loop {
        let targets = app.wait_for_turn().await?;
        app.run("document.querySelectorAll('.notice button').forEach((it) => it.click())")
            .await?;
        let Some(square) = targets.first() else {
            break;
        };
        app.click_square(square).await?;
        moves += 1;
        ensure!(moves < 40, "it does not end");
    }
    ensure!(moves > 2);
    app.wait_for(".ending").await?;

    app.go("#/analyse").await?;
    app.click(".menu > summary").await?;
    app.press_button("Set up a position").await?;
    app.press_button("Empty board").await?;
    app.click_square("c1").await?;
    choose(&app, "White disc").await?;
    app.click_square("b1").await?;
    app.press_button("Analyse this position").await?;
    app.click(".menu > summary").await?;
    app.press_button("Play on from here").await?;
    app.wait_for_text(".play-status", "Your turn.").await?;
    ensure!(app.wait_for_turn().await? == ["a1"]);
    app.click_square("a1").await?;
    app.wait_for_text(".ending-title", "You win!").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn own_games_are_counted() -> Result<()> {
    let app = won_against_level_5().await?;
    app.go("#/games").await?;
    app.wait_for_text(".games-own", "Won in a row: 1 now, 1 at best.")
        .await?;
    app.wait_for_text(".games-own", "1 won, 0 drawn, 0 lost")
        .await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}
