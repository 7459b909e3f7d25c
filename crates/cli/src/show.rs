use std::io::{IsTerminal as _, Write as _, stdout};

use clap::Args;
use outflank_rules::{Color, Move};
use outflank_terminal::{BoardStyle, Drawing, in_words};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::position::PositionArgument;
use crate::value;

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
    position: String,
    turn: &'static str,
    black: u32,
    white: u32,
    empties: u32,
    /// Squares, or the one word `pass`, or nothing when the game is over.
    moves: Vec<String>,
    over: bool,
    /// `black`, `white` or `draw`, once the game is over.
    winner: Option<&'static str>,
}

impl Show {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let PositionArgument { position, last } = self.position;
        let mut out = stdout().lock();
        if self.json {
            let answer = Answer {
                position: position.to_string(),
                turn: name(position.turn()),
                black: position.discs(Color::Black).len(),
                white: position.discs(Color::White).len(),
                empties: position.empties().len(),
                moves: position.moves().map(|mv: Move| mv.to_string()).collect(),
                over: position.is_over(),
                winner: position
                    .outcome()
                    .map(|outcome| outcome.winner().map_or("draw", name)),
            };
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
            return Ok(());
        }
        let style = self.board.unwrap_or_else(|| {
            BoardStyle::suited_to(stdout().is_terminal(), |name| std::env::var(name).ok())
        });
        out.write_all(
            Drawing::of(position)
                .with_last(last)
                .to_text(style, texts)
                .as_bytes(),
        )?;
        out.write_all(in_words(position, texts).as_bytes())?;
        Ok(())
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
