//! A method of [`Texts`](crate::Texts) for each English text: its name is the key with underscores, and its variables
//! are those that the comment above the text names.

#![allow(clippy::too_many_arguments)]

use outflank_play::cartridge::Opponents;
use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

use crate::argument::Argument;

include!(concat!(env!("OUT_DIR"), "/methods.rs"));
