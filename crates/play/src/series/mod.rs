//! Series of games: goals, starters and the score sheet (fact A15).

mod rules;
mod sheet;

pub use rules::{Goal, NextStarter, SeriesError, SeriesRules};
pub use sheet::{Series, SheetLine, Standing, Starter, Totals};
