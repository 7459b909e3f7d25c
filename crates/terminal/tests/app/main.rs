//! The app without a terminal: keys and clicks in, pictures out.

mod files;
mod games;
mod learning;
mod leaving;
mod library;
mod playing;
mod snapshots;
mod time;
mod training;
mod user;
