//! Games by keyboard and mouse.

use outflank_play::tabletop::Vigilance;
use outflank_play::{EndReason, Level, Match, MatchSetup, PlayerKind, Start, Style};
use outflank_rules::{Color, Square};
use outflank_terminal::app::{Effect, Key};
use outflank_text::Language;
use ratatui::crossterm::event::MouseEventKind;

use super::desk::{Desk, Engine};

const COMPUTER: PlayerKind = PlayerKind::Computer(Level::MIN);

pub fn at_table(setup: MatchSetup) -> Desk {
    let mut desk = Desk::new(Language::EN);
    desk.play(Match::new(setup).unwrap());
    desk
}

pub fn against_computer() -> MatchSetup {
    MatchSetup::new(PlayerKind::Human, COMPUTER)
}

pub fn moves(desk: &Desk) -> usize {
    desk.game().game().unwrap().turns().len()
}

/// The last game that was to be kept.
pub fn kept(desk: &Desk) -> Option<&Match> {
    desk.done.iter().rev().find_map(|effect| match effect {
        Effect::Keep(saved) => Some(&saved.game),
        _ => None,
    })
}

#[test]
fn a_whole_game_against_the_computer_by_keyboard() {
    let mut desk = at_table(against_computer());
    while !desk.game().is_over() {
        let game = desk.game();
        if game.player(game.turn()).is_human() {
            let square = game.legal_moves().first().unwrap();
            let before = moves(&desk);
            desk.squares(&square.to_string());
            assert!(moves(&desk) > before);
            assert_eq!(kept(&desk), Some(desk.game()));
        } else {
            desk.wait(1.0);
        }
    }
    assert!(desk.seen().contains("The game is over: "));
    // Back at the start, nothing is left to go on with.
    desk.key(Key::Escape);
    assert!(desk.seen().contains("New game…"));
    assert!(!desk.seen().contains("Resume the game"));
}

#[test]
fn two_computers_play_by_themselves() {
    let mut desk = at_table(MatchSetup::new(COMPUTER, COMPUTER));
    desk.wait(60.0);
    assert!(desk.game().is_over());
    assert!(desk.said().contains("The game is over: "));
}

#[test]
fn the_first_screen_plays_at_a_click() {
    let mut desk = Desk::new(Language::EN);
    desk.picture(80, 24);
    // The square f5: the board has a column of digits and a line for each border.
    let (column, row) = place(&mut desk, Square::F5);
    desk.click(column, row);
    assert_eq!(desk.game().game().unwrap().turns()[0].mv, Square::F5.into());
}

/// Where a square is on a terminal of 80 × 24 with characters.
fn place(desk: &mut Desk, square: Square) -> (u16, u16) {
    let picture = desk.picture(80, 24);
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
fn the_mouse_shows_flips_and_plays() {
    let mut desk = at_table(MatchSetup::default());
    let (column, row) = place(&mut desk, Square::F5);
    desk.mouse(MouseEventKind::Moved, column, row);
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("[·]") && picture.contains("~○~"),
        "{picture}"
    );
    desk.click(column, row);
    assert_eq!(moves(&desk), 1);
    // The keys in the last line are buttons.
    desk.click_on("Take back");
    assert_eq!(moves(&desk), 0);
    assert!(desk.said().contains("Taken back."));
}

#[test]
fn a_refused_move_is_told_with_the_reason_and_changes_nothing() {
    let mut desk = at_table(MatchSetup::default());
    desk.squares("a1");
    assert!(desk.said().contains("outflank"), "{}", desk.said());
    desk.squares("d4");
    assert!(desk.said().contains("d4"), "{}", desk.said());
    desk.letters("p");
    assert_eq!(moves(&desk), 0);
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut desk = at_table(against_computer());
    desk.letters("u");
    assert!(desk.said().contains("There is no move to take back."));
    desk.squares("f5");
    desk.wait(1.0);
    assert_eq!(moves(&desk), 2);
    desk.letters("u");
    assert_eq!((moves(&desk), desk.game().turn()), (0, Color::Black));
    desk.letters("r");
    assert_eq!(moves(&desk), 2);
}

#[test]
fn taking_back_stops_the_computer() {
    let mut desk = at_table(against_computer());
    desk.engine = Engine::Silent;
    desk.squares("f5");
    let asked = desk.asked.unwrap();
    assert!(desk.said().contains("Thinking…"));
    desk.squares("c4");
    assert!(desk.said().contains("not your turn") || desk.said().contains("White"));
    desk.letters("u");
    assert!(
        desk.done
            .iter()
            .any(|effect| matches!(effect, Effect::StopEngine))
    );
    // Its answer comes too late.
    desk.engine = Engine::Quick;
    desk.asked = Some(asked);
    desk.answer(Engine::Quick);
    desk.wait(1.0);
    assert_eq!(moves(&desk), 0);
}

#[test]
fn the_computer_can_be_hurried() {
    let mut desk = at_table(against_computer());
    desk.engine = Engine::Slow;
    desk.squares("f5");
    assert!(desk.said().contains("123k nodes"), "{}", desk.said());
    desk.letters(".");
    assert!(matches!(desk.done.last(), Some(Effect::StopEngine)));
    desk.answer(Engine::Quick);
    assert_eq!(moves(&desk), 2);
}

#[test]
fn hints_are_numbers_on_squares_until_a_move_is_made() {
    let mut desk = at_table(MatchSetup::default());
    desk.letters("i");
    let picture = desk.picture(80, 24);
    for text in ["~+3", "~+2", "~+1", "~+0"] {
        assert!(picture.contains(text), "{picture}");
    }
    assert!(desk.said().contains("d3  +3.00  14 moves ahead, 73% sure"));
    desk.squares("d3");
    assert!(!desk.picture(80, 24).contains("~+"));
}

#[test]
fn giving_up_is_asked_for_once_more() {
    let mut desk = at_table(against_computer());
    desk.squares("f5");
    desk.wait(1.0);
    desk.letters("xz");
    assert!(!desk.game().is_over());
    desk.letters("xy");
    let result = desk.game().result().unwrap();
    assert!(matches!(result.reason, EndReason::Resignation(_)));
    assert_eq!(result.winner(), Some(Color::White));
    assert!(desk.said().contains("Black resigns"));
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut desk = at_table(MatchSetup::default());
    desk.letters("o");
    assert!(desk.said().contains("Black offers a draw."));
    desk.letters("j");
    assert!(desk.said().contains("declines"));
    desk.letters("oo");
    assert_eq!(desk.game().result().unwrap().reason, EndReason::Agreement);
}

#[test]
fn the_computer_answers_an_offer() {
    // In a young game it wants to play.
    let mut desk = at_table(against_computer());
    desk.letters("oz");
    assert!(!desk.said().contains("declines"), "no offer without a yes");
    desk.letters("oy");
    assert!(desk.said().contains("declines"), "{}", desk.said());
    // Later, the best move is worth three discs for the person: the computer is glad.
    let late = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    let mut desk = at_table(MatchSetup {
        start: Start::Position(late.parse().unwrap()),
        ..against_computer()
    });
    desk.letters("oy");
    assert_eq!(desk.game().result().unwrap().reason, EndReason::Agreement);
}

#[test]
fn a_series_goes_on_and_the_winner_chooses() {
    let setup = MatchSetup {
        series: "wins:2,winner".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut desk = at_table(setup);
    desk.squares("f5");
    desk.letters("xy");
    assert!(desk.said().contains("press n"), "{}", desk.said());
    desk.letters("n");
    desk.letters("?");
    assert!(!desk.game().position().is_over());
    desk.letters("b");
    assert!(!desk.game().is_over());
    assert!(desk.said().contains("Game 2"), "{}", desk.said());
    assert_eq!(desk.game().series().lines().len(), 1);
}

#[test]
fn the_same_match_can_be_played_again() {
    let mut desk = at_table(MatchSetup::default());
    desk.squares("f5");
    desk.letters("xym");
    assert!(!desk.game().is_over());
    assert_eq!(moves(&desk), 0);
}

#[test]
fn by_hand_mistakes_can_be_put_right_or_stand() {
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..against_computer()
    };
    let mut desk = at_table(setup);
    let table = |desk: &Desk| desk.game().tabletop().unwrap().clone();
    desk.squares("f5");
    assert_eq!(table(&desk).in_hand().unwrap().square, Square::F5);
    desk.letters("t");
    assert_eq!(table(&desk).in_hand(), None);
    // A wrong disc is turned, and the right one is not.
    desk.squares("f5 d5");
    desk.letters("k");
    assert!(
        desk.said().contains("Outflanked but not flipped: e5."),
        "{}",
        desk.said()
    );
    // The computer waits; a disc is put right, the other stands.
    desk.wait(2.0);
    assert_eq!(table(&desk).turns().len(), 1);
    desk.squares("e5");
    assert!(desk.said().contains("Corrected: e5."));
    desk.letters("k");
    desk.wait(2.0);
    assert_eq!(table(&desk).turns().len(), 2);
}

/// The letters of `oui` and `noir`, of `sí` and `negras`; y is understood everywhere.
#[test]
fn questions_are_answered_with_the_letters_of_the_language() {
    for (language, resign) in [
        (Language::FR, "xo"),
        (Language::ES, "xs"),
        (Language::ES, "xy"),
    ] {
        let mut desk = Desk::new(language);
        let series = "wins:2,winner".parse().unwrap();
        let setup = MatchSetup {
            series,
            ..MatchSetup::default()
        };
        desk.play(Match::new(setup).unwrap());
        desk.squares("f5");
        desk.letters(resign);
        assert!(desk.game().is_over());
        desk.letters("nw");
        assert!(desk.game().is_over());
        desk.letters("n");
        assert!(!desk.game().is_over());
    }
}
