//! The generated methods of [`Texts`](crate::Texts), one per English text.

#![allow(clippy::too_many_arguments)]

use outflank_app::review::Standing;
use outflank_learn::insight::Area;
use outflank_play::cartridge::Opponents;
use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

use crate::argument::Argument;
use crate::party::Party;

include!(concat!(env!("OUT_DIR"), "/methods.rs"));
