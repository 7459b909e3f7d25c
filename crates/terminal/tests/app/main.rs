//! The app without a terminal: keys and clicks in, pictures out.

mod desk;
mod files;
mod learning;
mod playing;
mod snapshots;
