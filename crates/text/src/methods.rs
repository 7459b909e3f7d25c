//! The generated methods of [`Texts`](crate::Texts), one per English text.

#![allow(clippy::too_many_arguments)]

use outflank_play::cartridge::Opponents;
use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

use crate::argument::Argument;

include!(concat!(env!("OUT_DIR"), "/methods.rs"));
