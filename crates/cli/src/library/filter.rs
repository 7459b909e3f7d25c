//! Options that select games.

use clap::Args;
use outflank_collection::{Search, Years};
use outflank_record::openings::Opening;
use outflank_rules::Outcome;
use outflank_text::Texts;

use crate::failure::Failure;
use crate::position::PositionArgument;
use crate::value;

/// Conditions on games.
#[derive(Args)]
pub struct Filter {
    #[arg(long)]
    player: Option<String>,
    #[arg(long)]
    black: Option<String>,
    #[arg(long)]
    white: Option<String>,
    #[arg(long)]
    event: Option<String>,
    #[arg(long, value_parser = value::years)]
    year: Option<Years>,
    #[arg(long, conflicts_with = "at")]
    opening: Option<String>,
    #[arg(long = "position", id = "at")]
    at: Option<PositionArgument>,
    #[arg(long, value_parser = value::outcome)]
    result: Option<Outcome>,
}

impl Filter {
    pub fn search(self, texts: &Texts) -> Result<Search, Failure> {
        let opening = self.opening.map(|name| texts.find_opening(&name));
        let opening = opening.transpose();
        let opening = opening.map_err(|error| Failure::Usage(texts.describe(&error)))?;
        Ok(Search {
            player: self.player,
            black: self.black,
            white: self.white,
            event: self.event,
            years: self.year,
            position: self
                .at
                .map(|it| it.position)
                .or(opening.map(Opening::position)),
            then: None,
            result: self.result,
        })
    }
}
