//! Positions and results in the form of the display commands.

use std::fmt::Write as _;

use outflank_rules::{Color, Position, Square};

fn mark(position: Position, square: Square) -> char {
    position.at(square).map_or('.', Color::letter)
}

/// The marks of a row, 0 at the top, with blanks between them.
fn row(position: Position, row: u8) -> String {
    let squares = (0..8).filter_map(|column| Square::at(column, row));
    let marks: Vec<String> = squares
        .map(|square| mark(position, square).to_string())
        .collect();
    marks.join(" ")
}

/// For people, with row 1 at the top, as usual in Othello.
pub(super) fn drawing(position: Position) -> String {
    const COLUMNS: &str = "\n  A B C D E F G H";
    let mut text = COLUMNS.to_owned();
    for number in 1..=8 {
        let marks = row(position, number - 1);
        let _ = write!(text, "\n{number} {marks} {number}");
    }
    text.push_str(COLUMNS);
    let [black, white] = Color::ALL.map(|color| position.discs(color).len());
    let _ = write!(text, "\nBlack (X) {black}, White (O) {white}, ");
    if position.is_over() {
        text.push_str("game over");
    } else {
        let _ = write!(text, "{} to move", position.turn());
    }
    text
}

/// For GoGui, which draws the first line at the top and calls it row 8.
pub(super) fn gogui_board(position: Position) -> String {
    let rows: Vec<String> = (0..8).rev().map(|number| row(position, number)).collect();
    rows.join("\n")
}

/// The available moves; empty when the game is over, which is how GoGui notices.
pub(super) fn legal_moves(position: Position) -> String {
    let moves: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// `B+4`, `W+4` or `0`, counted as if the game ended here, empty squares for the winner.
pub(super) fn score(position: Position) -> String {
    match position.final_score(Color::Black).discs() {
        0 => "0".to_owned(),
        black @ 1.. => format!("B+{black}"),
        black => format!("W+{}", -black),
    }
}

/// The result in words, once the game is over.
pub(super) fn result(position: Position) -> String {
    let black = position.final_score(Color::Black).discs();
    if !position.is_over() {
        return "unfinished".to_owned();
    }
    let (winner, loser) = (32 + black.abs() / 2, 32 - black.abs() / 2);
    match black {
        0 => "draw 32-32".to_owned(),
        1.. => format!("Black wins {winner}-{loser}"),
        _ => format!("White wins {winner}-{loser}"),
    }
}
