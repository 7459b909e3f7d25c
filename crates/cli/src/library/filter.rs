//! Options that select games.

use clap::Args;
use outflank_collection::{Search, Years};
use outflank_record::openings::Opening;
use outflank_rules::{Outcome, Position};
use outflank_text::{Language, Texts};

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
        let opening = self.opening.map(|name| opening(&name, texts)).transpose()?;
        Ok(Search {
            player: self.player,
            black: self.black,
            white: self.white,
            event: self.event,
            years: self.year,
            position: self.at.map(|it| it.position).or(opening),
            then: None,
            result: self.result,
        })
    }
}

/// The position of an opening, by its name in any language. Part of a name will do if it is unambiguous.
fn opening(name: &str, texts: &Texts) -> Result<Position, Failure> {
    let wanted = name.to_lowercase();
    let languages = Language::ALL.map(Texts::new);
    let like = |is_like: &dyn Fn(&str) -> bool| -> Vec<Opening> {
        let all = Opening::all().iter().copied();
        all.filter(|opening| {
            let mut names = languages.iter().map(|texts| texts.describe(opening));
            is_like(opening.id) || names.any(|name| is_like(&name.to_lowercase()))
        })
        .collect()
    };
    let mut found = like(&|name| name == wanted);
    if found.is_empty() {
        found = like(&|name| name.contains(&wanted));
    }
    match &*found {
        [] => Err(Failure::Usage(texts.library_unknown_opening(name))),
        [opening] => Ok(opening.position()),
        several => {
            let names: Vec<String> = several.iter().map(|it| texts.describe(it)).collect();
            let sentence = texts.library_which_opening(name, &names.join(", "));
            Err(Failure::Usage(sentence))
        }
    }
}
