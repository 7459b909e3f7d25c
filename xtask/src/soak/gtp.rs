//! Games of the engine against itself over GTP, each move checked by the rules and by a clock.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use outflank_rules::{Color, Move, Position, Square};

use super::engine::Engine;
use super::tally::{Fault, Tally};

#[derive(clap::Args)]
pub struct Args {
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// How many at once.
    #[arg(long, default_value_t = 2)]
    at_once: u32,
    /// The levels, one after the other.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4,5,6,7,20")]
    levels: Vec<u8>,
    /// The time for each side, in seconds; 0 for no clock, where a level takes the time it takes.
    #[arg(long, default_value_t = 1)]
    seconds: u32,
    /// The threads of each engine.
    #[arg(long, default_value_t = 1)]
    threads: u32,
    /// The table of each engine, in MiB.
    #[arg(long, default_value_t = 4)]
    hash: u32,
}

pub fn run(args: &Args, program: &Path) -> Result<()> {
    let soak = Soak {
        args,
        program,
        next: AtomicU32::new(0),
        tallies: Mutex::default(),
    };
    let start = Instant::now();
    let ended = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..args.at_once)
            .map(|_| scope.spawn(|| soak.play_games()))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("no worker panics"))
    });
    let tallies = soak.tallies.into_inner().expect("no worker panics");
    println!("{}", Tally::HEADER);
    for (level, tally) in &tallies {
        println!("{level:>5}  {tally}");
    }
    println!("{:.0} s", start.elapsed().as_secs_f32());
    ended?;
    let faults: u32 = tallies.values().map(Tally::faults).sum();
    if faults > 0 {
        bail!("{faults} of {} games went wrong", args.games);
    }
    Ok(())
}

struct Soak<'a> {
    args: &'a Args,
    program: &'a Path,
    next: AtomicU32,
    tallies: Mutex<BTreeMap<u8, Tally>>,
}

impl Soak<'_> {
    fn start_engine(&self) -> Result<Engine> {
        Engine::start(self.program, self.args.threads, self.args.hash)
    }

    /// Plays games as long as there are any. After one that went wrong a new engine plays the next.
    fn play_games(&self) -> Result<()> {
        let mut engine = self.start_engine()?;
        loop {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.args.games {
                return engine.quit();
            }
            let level = self.args.levels[number as usize % self.args.levels.len()];
            let mut game = Game::new(self.args.seconds);
            let end = game.play(&mut engine, level, number);
            if let Err(fault) = &end {
                let moves: Vec<String> = game.moves.iter().map(Move::to_string).collect();
                eprintln!(
                    "game {number}, level {level}: {fault:#}: {}",
                    moves.join("")
                );
                engine = self.start_engine()?;
            }
            let mut tallies = self.tallies.lock().expect("no worker panics");
            let tally = tallies.entry(level).or_default();
            tally.add(
                game.moves.len(),
                game.slowest,
                game.least_left(),
                end.as_ref().err(),
            );
            drop(tallies);
            if number % 500 == 499 {
                eprintln!("{} games", number + 1);
            }
        }
    }
}

/// A game as the rules and the clock see it.
struct Game {
    position: Position,
    moves: Vec<Move>,
    /// What each side has left, if there is a clock.
    left: Option<[Duration; 2]>,
    slowest: Duration,
}

impl Game {
    fn new(seconds: u32) -> Game {
        let time = Duration::from_secs(seconds.into());
        Game {
            position: Position::START,
            moves: Vec::new(),
            left: (seconds > 0).then_some([time; 2]),
            slowest: Duration::ZERO,
        }
    }

    fn least_left(&self) -> Option<Duration> {
        self.left.and_then(|left| left.into_iter().min())
    }

    fn play(&mut self, engine: &mut Engine, level: u8, number: u32) -> Result<(), Fault> {
        engine.ask("clear_board")?;
        engine.ask(&format!("set_level {level}"))?;
        let main = self.left.map_or(0, |left| left[0].as_secs());
        engine.ask(&format!("time_settings {main} 0 0"))?;
        self.play_opening(engine, number)?;
        while !self.position.is_over() {
            let answer = self.ask_for_move(engine)?;
            self.make(&answer)?;
        }
        Ok(())
    }

    /// The number of the game, in digits as large as there are moves, says how it begins: no two begin alike.
    fn play_opening(&mut self, engine: &mut Engine, mut number: u32) -> Result<(), Fault> {
        while number > 0 && !self.position.is_over() {
            let count = self.position.moves().count() as u32;
            let name = name(self.position.turn());
            let mv = self.position.moves().nth((number % count) as usize);
            let mv = mv.unwrap_or(Move::Pass);
            engine.ask(&format!("play {name} {mv}"))?;
            self.make(&mv.to_string())?;
            number /= count;
        }
        Ok(())
    }

    /// Lets the engine move, and takes the time it needs off its clock.
    fn ask_for_move(&mut self, engine: &mut Engine) -> Result<String, Fault> {
        let color = self.position.turn();
        let left = self.left.map(|left| left[color.index()]);
        if let Some(left) = left {
            // Rounded down: the engine must not count on time that is not there.
            let seconds = left.as_millis() as f64 / 1000.0;
            engine.ask(&format!("time_left {} {seconds:.3} 0", name(color)))?;
        }
        let start = Instant::now();
        let genmove = format!("genmove {}", name(color));
        let answer = engine.ask_within(&genmove, left.unwrap_or_default())?;
        let elapsed = start.elapsed();
        self.slowest = self.slowest.max(elapsed);
        if let Some(clocks) = &mut self.left {
            let clock = &mut clocks[color.index()];
            let over = elapsed.saturating_sub(*clock);
            if !over.is_zero() {
                *clock = Duration::ZERO;
                return Err(Fault::Time { color, over });
            }
            *clock -= elapsed;
        }
        Ok(answer)
    }

    fn make(&mut self, answer: &str) -> Result<(), Fault> {
        let illegal = || Fault::Illegal(answer.to_owned());
        let mv = match answer {
            "pass" => Move::Pass,
            square => Move::Place(square.parse::<Square>().map_err(|_| illegal())?),
        };
        self.position = self.position.play(mv).map_err(|_| illegal())?;
        self.moves.push(mv);
        Ok(())
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}
