use std::io::{IsTerminal as _, Write as _, stdout};

use clap::Args;
use outflank_rules::{Color, Move, Outcome, Position};
use outflank_terminal::{BoardStyle, Drawing};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::position::PositionArgument;
use crate::{json, value};

/// `outflank show`.
#[derive(Args)]
pub struct Show {
    position: PositionArgument,
    #[arg(long, value_parser = value::board_style)]
    board: Option<BoardStyle>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    position: Position,
    turn: Color,
    black: u32,
    white: u32,
    empties: u32,
    /// Squares, or just `pass`; empty if the game is over.
    moves: Vec<Move>,
    over: bool,
    /// `black`, `white` or `draw`, once the game is over.
    winner: Option<&'static str>,
}

impl Show {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let PositionArgument { position, last } = self.position;
        if self.json {
            return json::print(&Answer {
                position,
                turn: position.turn(),
                black: position.discs(Color::Black).len(),
                white: position.discs(Color::White).len(),
                empties: position.empties().len(),
                moves: position.moves().collect(),
                over: position.is_over(),
                winner: position.outcome().map(|outcome| match outcome {
                    Outcome::Win(Color::Black) => "black",
                    Outcome::Win(Color::White) => "white",
                    Outcome::Draw => "draw",
                }),
            });
        }
        let style = self.board.unwrap_or_else(|| {
            BoardStyle::suited_to(stdout().is_terminal(), |name| std::env::var(name).ok())
        });
        let board = Drawing::of(position).with_last(last).to_text(style, texts);
        write!(stdout(), "{board}{}", in_words(position, texts))?;
        Ok(())
    }
}

/// A position in sentences, one per line: the discs, then whose turn it is and the legal moves, or that the player
/// must pass, or how the game ended.
fn in_words(position: Position, texts: &Texts) -> String {
    let discs = |color| position.discs(color).len();
    let (black, white) = (discs(Color::Black), discs(Color::White));
    let mut lines = vec![texts.counts(black, white, position.empties().len())];
    let (turn, legal) = (position.turn(), position.legal_moves());
    match position.outcome() {
        Some(Outcome::Win(color)) => {
            lines.push(texts.over_won(color, discs(color), discs(!color)));
        }
        Some(Outcome::Draw) => lines.push(texts.over_drawn(black)),
        None if legal.is_empty() => lines.push(texts.must_pass(turn)),
        None => {
            lines.push(texts.turn(turn));
            lines.push(texts.legal_moves(legal.len(), &legal.to_string()));
        }
    }
    lines
        .iter()
        .flat_map(|line| [line.as_str(), "\n"])
        .collect()
}
