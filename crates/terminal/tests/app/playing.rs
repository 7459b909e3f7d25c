//! Games by keyboard and mouse.

use outflank_app::settings::Look;
use outflank_play::cartridge::Face;
use outflank_play::tabletop::Vigilance;
use outflank_play::{EndReason, Level, Match, MatchSetup, PlayerKind, Resignation, Start, Style};
use outflank_rules::{Color, Square};
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Effect, Key, Settings};
use outflank_text::Language;
use ratatui::crossterm::event::MouseEventKind;

use super::user::{Engine, User};

const COMPUTER: PlayerKind = PlayerKind::Computer(Level::MIN);

pub fn at_table(setup: MatchSetup) -> User {
    let mut user = User::new(Language::EN);
    user.play(Match::new(setup).unwrap());
    user
}

pub fn against_computer() -> MatchSetup {
    MatchSetup::new(PlayerKind::Human, COMPUTER)
}

pub fn moves(user: &User) -> usize {
    user.game().game().unwrap().turns().len()
}

/// The last game that was to be kept.
pub fn kept(user: &User) -> Option<&Match> {
    user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(&saved.game),
        _ => None,
    })
}

#[test]
fn a_whole_game_against_the_computer_by_keyboard() {
    let mut user = at_table(against_computer());
    while !user.game().is_over() {
        let game = user.game();
        if game.player(game.turn()).is_human() {
            let square = game.legal_moves().first().unwrap();
            let before = moves(&user);
            user.squares(&square.to_string());
            assert!(moves(&user) > before);
            assert_eq!(kept(&user), Some(user.game()));
        } else {
            user.wait(1.0);
        }
    }
    assert!(user.seen().contains("The game is over: "));
    // Back at the start, nothing is left to go on with.
    user.key(Key::Esc);
    assert!(user.seen().contains("New game…"));
    assert!(!user.seen().contains("Resume the game"));
}

#[test]
fn two_computers_play_by_themselves() {
    let mut user = at_table(MatchSetup::new(COMPUTER, COMPUTER));
    user.wait(60.0);
    assert!(user.game().is_over());
    assert!(user.said().contains("The game is over: "));
}

#[test]
fn the_first_screen_plays_at_a_click() {
    let mut user = User::new(Language::EN);
    user.picture(80, 24);
    // The square f5: the board has a column of digits and a line for each border.
    let (column, row) = place(&mut user, Square::F5);
    user.click(column, row);
    assert_eq!(user.game().game().unwrap().turns()[0].mv, Square::F5.into());
}

/// Where a square is on a terminal of 80 × 24 with characters.
fn place(user: &mut User, square: Square) -> (u16, u16) {
    let picture = user.picture(80, 24);
    let lines: Vec<&str> = picture.lines().collect();
    let letters = lines
        .iter()
        .position(|line| line.contains("a   b   c"))
        .unwrap();
    let name = square.to_string();
    let (letter, digit) = name.split_at(1);
    let column = lines[letters].find(letter).unwrap();
    let row = lines
        .iter()
        .position(|line| line.trim_start().starts_with(&format!("{digit} ")))
        .unwrap();
    (column as u16, row as u16)
}

#[test]
fn the_mouse_is_followed_only_where_something_is_shown_under_it() {
    let mut user = User::new(Language::EN);
    assert!(!user.model.follows_mouse());
    user.play(Match::new(MatchSetup::default()).unwrap());
    assert!(user.model.follows_mouse());
    user.letters("q");
    assert!(!user.model.follows_mouse(), "{}", user.seen());
}

#[test]
fn the_mouse_shows_flips_and_plays() {
    let mut user = at_table(MatchSetup::default());
    let (column, row) = place(&mut user, Square::F5);
    user.mouse(MouseEventKind::Moved, column, row);
    let picture = user.picture(80, 24);
    assert!(
        picture.contains("[·]") && picture.contains("~○~"),
        "{picture}"
    );
    user.click(column, row);
    assert_eq!(moves(&user), 1);
    // The keys in the last line are buttons.
    user.click_on("Take back");
    assert_eq!(moves(&user), 0);
    assert!(user.said().contains("Taken back."));
}

#[test]
fn a_refused_move_is_told_with_the_reason_and_changes_nothing() {
    let mut user = at_table(MatchSetup::default());
    user.squares("a1");
    assert!(user.said().contains("outflank"), "{}", user.said());
    user.squares("d4");
    assert!(user.said().contains("d4"), "{}", user.said());
    user.letters("p");
    assert_eq!(moves(&user), 0);
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut user = at_table(against_computer());
    user.letters("u");
    assert!(user.said().contains("There is no move to take back."));
    user.squares("f5");
    user.wait(1.0);
    assert_eq!(moves(&user), 2);
    user.letters("u");
    assert_eq!((moves(&user), user.game().turn()), (0, Color::Black));
    user.letters("r");
    assert_eq!(moves(&user), 2);
}

#[test]
fn taking_back_stops_the_computer() {
    let mut user = at_table(against_computer());
    user.engine = Engine::Silent;
    user.squares("f5");
    let asked = user.asked.unwrap();
    assert!(user.said().contains("Thinking…"));
    user.squares("c4");
    assert!(user.said().contains("not your turn") || user.said().contains("White"));
    user.letters("u");
    assert!(
        user.done
            .iter()
            .any(|effect| matches!(effect, Effect::StopEngine))
    );
    // Its answer comes too late.
    user.engine = Engine::Quick;
    user.asked = Some(asked);
    user.answer(Engine::Quick);
    user.wait(1.0);
    assert_eq!(moves(&user), 0);
}

#[test]
fn the_computer_can_be_hurried() {
    let mut user = at_table(against_computer());
    user.engine = Engine::Slow;
    user.squares("f5");
    assert!(user.said().contains("123k nodes"), "{}", user.said());
    user.letters(".");
    assert!(matches!(user.done.last(), Some(Effect::StopEngine)));
    user.answer(Engine::Quick);
    assert_eq!(moves(&user), 2);
}

#[test]
fn hints_are_numbers_on_squares_until_a_move_is_made() {
    let mut user = at_table(MatchSetup::default());
    user.letters("i");
    let picture = user.picture(80, 24);
    for text in ["~+3", "~+2", "~+1", "~0"] {
        assert!(picture.contains(text), "{picture}");
    }
    assert!(
        user.said()
            .contains("d3  +3.00  deep estimate, 14 moves ahead")
    );
    user.squares("d3");
    assert!(!user.picture(80, 24).contains("~+"));
}

#[test]
fn giving_up_is_asked_for_once_more() {
    let mut user = at_table(against_computer());
    user.squares("f5");
    user.wait(1.0);
    user.letters("xz");
    assert!(!user.game().is_over());
    user.letters("xy");
    let result = user.game().result().unwrap();
    assert!(matches!(result.reason, EndReason::Resignation(_)));
    assert_eq!(result.winner(), Some(Color::White));
    assert!(user.said().contains("Black resigns"));
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut user = at_table(MatchSetup::default());
    user.letters("o");
    assert!(user.said().contains("Black offers a draw."));
    user.letters("j");
    assert!(user.said().contains("declines"));
    user.letters("oo");
    assert_eq!(user.game().result().unwrap().reason, EndReason::Agreement);
}

#[test]
fn the_computer_answers_an_offer() {
    // In a young game it wants to play.
    let mut user = at_table(against_computer());
    user.letters("oz");
    assert!(!user.said().contains("declines"), "no offer without a yes");
    user.letters("oy");
    assert!(user.said().contains("declines"), "{}", user.said());
    // Later, the best move is worth three discs for the person: the computer is glad.
    let late = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    let mut user = at_table(MatchSetup {
        start: Start::Position(late.parse().unwrap()),
        ..against_computer()
    });
    user.letters("oy");
    assert_eq!(user.game().result().unwrap().reason, EndReason::Agreement);
}

#[test]
fn a_series_goes_on_and_the_winner_chooses() {
    let setup = MatchSetup {
        series: "wins:2,winner".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut user = at_table(setup);
    user.squares("f5");
    user.letters("xy");
    assert!(user.said().contains("press n"), "{}", user.said());
    user.letters("n");
    user.letters("?");
    assert!(!user.game().position().is_over());
    user.letters("b");
    assert!(!user.game().is_over());
    assert!(user.said().contains("Game 2"), "{}", user.said());
    assert_eq!(user.game().series().lines().len(), 1);
}

#[test]
fn the_same_match_can_be_played_again() {
    let mut user = at_table(MatchSetup::default());
    user.squares("f5");
    user.letters("xym");
    assert!(!user.game().is_over());
    assert_eq!(moves(&user), 0);
}

#[test]
fn by_hand_mistakes_can_be_put_right_or_stand() {
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..against_computer()
    };
    let mut user = at_table(setup);
    let table = |user: &User| user.game().tabletop().unwrap().clone();
    user.squares("f5");
    assert_eq!(table(&user).in_hand().unwrap().square, Square::F5);
    user.letters("t");
    assert_eq!(table(&user).in_hand(), None);
    // A wrong disc is turned, and the right one is not.
    user.squares("f5 d5");
    user.letters("k");
    assert!(
        user.said().contains("Outflanked but not flipped: e5."),
        "{}",
        user.said()
    );
    // The computer waits; a disc is put right, the other stands.
    user.wait(2.0);
    assert_eq!(table(&user).turns().len(), 1);
    user.squares("e5");
    assert!(user.said().contains("Corrected: e5."));
    user.letters("k");
    user.wait(2.0);
    assert_eq!(table(&user).turns().len(), 2);
}

/// The letters of `oui` and `noir`, of `sí` and `negras`; y is understood everywhere.
#[test]
fn questions_are_answered_with_the_letters_of_the_language() {
    for (language, resign) in [
        (Language::FR, "xo"),
        (Language::ES, "xs"),
        (Language::ES, "xy"),
    ] {
        let mut user = User::new(language);
        let series = "wins:2,winner".parse().unwrap();
        let setup = MatchSetup {
            series,
            ..MatchSetup::default()
        };
        user.play(Match::new(setup).unwrap());
        user.squares("f5");
        user.letters(resign);
        assert!(user.game().is_over());
        user.letters("nw");
        assert!(user.game().is_over());
        user.letters("n");
        assert!(!user.game().is_over());
    }
}

#[test]
fn moves_are_looked_at_without_taking_back() {
    let mut user = at_table(MatchSetup::default());
    user.squares("f5 d6 c3");
    user.letters("<<");
    assert!(user.seen().contains("After move 1 of 3."));
    assert_eq!(moves(&user), 3);
    user.letters(">>");
    assert!(!user.seen().contains("After move"));
    user.letters("<");
    // Touching the board comes back to the game first.
    user.squares("d3");
    assert_eq!(moves(&user), 3);
    user.squares("d3");
    assert_eq!(moves(&user), 4);
}

#[test]
fn a_game_begins_with_an_opening_that_is_typed_or_drawn() {
    let begin = |typed: &str| {
        let mut user = User::new(Language::EN);
        user.letters("n");
        for _ in 0..4 {
            user.key(Key::Down);
        }
        user.key(Key::Enter);
        user.letters(typed);
        user.key(Key::Enter);
        user
    };
    let mut tiger = begin("tigre");
    tiger.letters("n");
    assert_eq!(
        (tiger.game().given(), tiger.game().turn()),
        (5, Color::White)
    );
    assert!(
        tiger
            .said()
            .contains("The game begins after the opening Tiger.")
    );
    let mut drawn = begin("xot");
    drawn.letters("n");
    assert_eq!(drawn.game().given(), 8);
    assert!(drawn.said().contains("The opening drawn by lot is f5"));
    let mut wrong = begin("qqqqq");
    assert!(wrong.seen().contains("No opening is called “qqqqq”."));
}

#[test]
fn d7_and_d8_red_and_green_discs_are_called_so_and_either_starts() {
    let mut setup = MatchSetup::cartridge("01".parse().unwrap(), Level::MIN);
    setup.first = Face::Green;
    // The cartridge has its own look, unless another one was chosen.
    for (look, turn) in [
        (Look::Classic, "Green (left) to move."),
        (Look::Cartridge, "Green (left) to move."),
        (Look::Contrast, "Black (left) to move."),
    ] {
        let settings = Settings {
            look,
            ..Settings::default()
        };
        let mut user = User::with(Language::EN, BoardStyle::Unicode, settings, None);
        user.play(Match::new(setup).unwrap());
        assert!(user.seen().contains(turn), "{look:?}: {}", user.seen());
    }
    let mut user = at_table(MatchSetup::default());
    assert!(user.seen().contains("Black to move."));
}

#[test]
fn a11_a_disc_is_picked_up_until_flipping_begins() {
    let mut user = at_table(MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..MatchSetup::default()
    });
    user.squares("f5");
    user.letters("t");
    assert!(
        user.said().contains("The disc on f5 is back in hand."),
        "{}",
        user.said()
    );
    user.squares("d3 d4");
    user.letters("t");
    assert!(
        user.said().contains("You have started to flip"),
        "{}",
        user.said()
    );
}

#[test]
fn a18_a_resigned_game_counts_as_was_agreed() {
    let board = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    for (resignation, score) in [
        (Resignation::AsOnBoard, "30"),
        (Resignation::Everything, "64"),
    ] {
        let mut user = at_table(MatchSetup {
            start: Start::Position(board.parse().unwrap()),
            resignation,
            ..MatchSetup::default()
        });
        user.letters("xy");
        let result = user.game().result().unwrap();
        let discs = result.score(user.game().setup().counting);
        assert_eq!(discs.white.to_string(), score);
    }
}

#[test]
fn b10_a_puzzle_is_played_on() {
    let mut user = User::new(Language::EN);
    user.letters("p/classic");
    user.key(Key::Enter);
    user.key(Key::Enter);
    user.letters("j");
    assert!(user.game().result().is_none());
    assert_eq!(user.game().position().empties().len(), 24);
}

#[test]
fn d2_extra_discs_of_the_cartridge_are_on_corners() {
    let user = at_table(MatchSetup::cartridge("21".parse().unwrap(), Level::MIN));
    let white = user.game().position().discs(Color::White);
    assert!(white.contains(Square::A1) && white.contains(Square::H8));
    assert_eq!(user.game().discs().white, 4);
}
