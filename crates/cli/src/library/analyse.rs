//! How well the games of a library were played.

use std::io::{Write as _, stdout};

use clap::Args;
use outflank_app::figures::{Phase, PlayerFigures, SURVEY_LEVEL, of_game};
use outflank_app::study::Tree;
use outflank_engine::Level;
use outflank_library::{Judging, LibraryError};
use outflank_record::openings::Opening;
use outflank_terminal::app::players;
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use super::explore::print_table;
use super::filter::Filter;
use crate::engines::Engines;
use crate::failure::Failure;
use crate::interrupt::Stop;
use crate::json::{self, hundredths};
use crate::progress::Progress;
use crate::resources;
use crate::value;

/// How many players are listed.
const LISTED: usize = 20;

/// How many openings of each.
const OPENINGS: usize = 3;

/// `outflank library analyse`.
#[derive(Args)]
pub struct Analyse {
    #[command(flatten)]
    filter: Filter,
    #[arg(long, value_parser = value::level)]
    level: Option<Level>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    library: String,
    /// Games analysed in this run, and those that are left.
    analysed: usize,
    left: usize,
    players: Vec<Player>,
}

#[derive(Serialize)]
#[allow(clippy::struct_field_names)] // As programs read it.
struct Player {
    player: String,
    games: usize,
    accuracy: Option<f64>,
    /// Discs that a move cost on average, in all and in each phase.
    loss: Option<f64>,
    phases: [Option<f64>; 3],
    openings: Vec<Played>,
}

#[derive(Serialize)]
struct Played {
    opening: String,
    games: usize,
    accuracy: Option<f64>,
    loss: Option<f64>,
}

impl Analyse {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let failed = |error: LibraryError| self.library.failure(&error, texts);
        let mut library = self.library.open(texts)?;
        let search = self.filter.search(texts)?;
        let level = self.level.unwrap_or(SURVEY_LEVEL);
        let engines = Engines::new(resources::threads(self.threads));
        let stop = Stop::on_interrupt();
        let progress = Progress::new();
        let judged = library.judge(&search, level.number(), |game, done, total| {
            progress.show(&texts.library_analysing(done, total));
            let tree = Tree::from(&game.record);
            let (_, summary) = engines.review(tree, level, &|| stop.is_wanted(), &|_, _| {})?;
            Some(of_game(&summary, level))
        });
        let Judging { analysed, left } = judged.map_err(failed)?;
        progress.clear();
        let players = players(&mut library, &search).map_err(failed)?;
        if self.json {
            let library = self.library.path(texts)?.display().to_string();
            json::print(&Answer {
                library,
                analysed,
                left,
                players: players.iter().map(|it| Player::new(it, texts)).collect(),
            })?;
        } else {
            print(analysed, &players, texts)?;
        }
        if stop.is_wanted() {
            return Err(Failure::No(texts.library_analyse_left(left)));
        }
        Ok(())
    }
}

impl Player {
    fn new(player: &PlayerFigures, texts: &Texts) -> Player {
        let name = |opening: &Opening| texts.describe(opening);
        Player {
            player: player.name.clone(),
            games: player.games,
            accuracy: player.figures.accuracy().map(hundredths),
            loss: player.figures.mean_loss().map(hundredths),
            phases: player
                .figures
                .phases
                .map(|phase| phase.mean_loss().map(hundredths)),
            openings: player
                .openings
                .iter()
                .map(|it| Played {
                    opening: name(&it.opening),
                    games: it.games,
                    accuracy: it.figures.accuracy().map(hundredths),
                    loss: it.figures.mean_loss().map(hundredths),
                })
                .collect(),
        }
    }
}

fn print(analysed: usize, players: &[PlayerFigures], texts: &Texts) -> Result<(), Failure> {
    let mut out = stdout().lock();
    writeln!(out, "{}", texts.library_analysed(analysed))?;
    if players.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", texts.library_figures())?;
    let phase = |phase: Phase| match phase {
        Phase::Opening => texts.library_column_opening(),
        Phase::Middle => texts.library_column_middle(),
        Phase::End => texts.library_column_end(),
    };
    let [opening, middle, end] = Phase::ALL.map(phase);
    let mut table = vec![[
        texts.library_column_player(),
        texts.library_column_games(),
        texts.library_column_accuracy(),
        opening,
        middle,
        end,
        texts.library_column_openings(),
    ]];
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(String::new, |it| texts.decimal(it, digits))
    };
    for player in players.iter().take(LISTED) {
        let figures = &player.figures;
        let [opening, middle, end] = figures.phases.map(|it| number(it.mean_loss(), 2));
        let openings = player.openings.iter().take(OPENINGS);
        let openings = openings.map(|it| format!("{} {}", texts.describe(&it.opening), it.games));
        table.push([
            player.name.clone(),
            player.games.to_string(),
            number(figures.accuracy(), 1),
            opening,
            middle,
            end,
            openings.collect::<Vec<_>>().join(", "),
        ]);
    }
    print_table(&mut out, &table)?;
    Ok(())
}
