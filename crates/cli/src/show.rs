use std::io::{IsTerminal as _, Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args};
use outflank_drawing::{Film, Palette, Picture};
use outflank_rules::{Color, Move, Outcome, Position};
use outflank_store::replace;
use outflank_terminal::{BoardStyle, Drawing};
use outflank_text::Texts;
use serde::Serialize;

use crate::convert::output::is_stream;
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
    #[command(flatten)]
    pictures: Pictures,
}

/// The pictures to write.
#[derive(Args)]
#[command(group(ArgGroup::new("picture").multiple(true)))]
struct Pictures {
    #[arg(long, group = "picture", conflicts_with_all = ["board", "json"])]
    svg: Option<PathBuf>,
    #[arg(long, group = "picture", conflicts_with_all = ["board", "json"])]
    png: Option<PathBuf>,
    #[arg(long, group = "picture", conflicts_with_all = ["board", "json"])]
    gif: Option<PathBuf>,
    #[arg(long, value_parser = value::number::<u16>(64..=4096), requires = "picture")]
    size: Option<u16>,
    #[arg(long, conflicts_with = "gif", requires = "picture")]
    numbered: bool,
    #[arg(long, value_parser = value::number::<u16>(2..=1000), requires = "gif")]
    delay: Option<u16>,
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
        if self.pictures.are_wanted() {
            return self.pictures.write(&self.position, texts);
        }
        let PositionArgument { position, last, .. } = self.position;
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

impl Pictures {
    const fn are_wanted(&self) -> bool {
        self.svg.is_some() || self.png.is_some() || self.gif.is_some()
    }

    fn write(&self, shown: &PositionArgument, texts: &Texts) -> Result<(), Failure> {
        let streams = [
            ("--svg -", &self.svg),
            ("--png -", &self.png),
            ("--gif -", &self.gif),
        ];
        let mut streams = streams
            .into_iter()
            .filter(|(_, to)| to.as_deref().is_some_and(is_stream));
        if let (Some((one, _)), Some((other, _))) = (streams.next(), streams.next()) {
            return Err(Failure::Usage(texts.usage_conflict(one, other)));
        }
        let game = || {
            let game = shown.game.as_ref();
            game.ok_or_else(|| Failure::Usage(texts.show_needs_moves()))
        };
        let picture = Picture {
            coordinates: true,
            ..if self.numbered {
                Picture::diagram(game()?)
            } else {
                Picture {
                    last: shown.last,
                    ..Picture::new(shown.position)
                }
            }
        };
        // Before anything is written: all that is asked for, or nothing.
        let film = match &self.gif {
            Some(path) => Some((path, Film::of(game()?).with_coordinates(true))),
            None => None,
        };
        let look = Palette::classic();
        let size = self.size.map_or(picture.natural_size(), u32::from);
        if let Some(path) = &self.svg {
            put(path, picture.svg_of_size(&look, size).as_bytes(), texts)?;
        }
        if let Some(path) = &self.png {
            put(path, &picture.png(&look, size), texts)?;
        }
        if let Some((path, film)) = film {
            let film = film.with_delay(self.delay.unwrap_or(Film::DELAY));
            let size = self.size.unwrap_or(Film::SIZE);
            put(path, &film.gif(&look, size), texts)?;
        }
        Ok(())
    }
}

/// Writes a picture into a file, or to standard output.
fn put(path: &Path, content: &[u8], texts: &Texts) -> Result<(), Failure> {
    if is_stream(path) {
        let mut out = stdout().lock();
        out.write_all(content)?;
        return Ok(out.flush()?);
    }
    replace(path, content).map_err(|error| Failure::cannot_write(path, &error, texts))
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
