//! Games of the engine against itself over GTP, each move checked by the rules.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use outflank_rules::{Color, Move, Position, Square};

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
    /// The time for each side, in seconds.
    #[arg(long, default_value_t = 1)]
    seconds: u32,
}

pub fn run(args: &Args, program: &Path) -> Result<()> {
    let (next, failure) = (AtomicU32::new(0), Mutex::new(None));
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..args.at_once {
            scope.spawn(|| {
                if let Err(error) = play_games(args, program, &next) {
                    next.store(args.games, Relaxed);
                    *failure.lock().expect("no thread panics while it reports") = Some(error);
                }
            });
        }
    });
    let failure = failure
        .into_inner()
        .expect("no thread panics while it reports");
    if let Some(error) = failure {
        return Err(error);
    }
    let seconds = start.elapsed().as_secs_f32();
    println!(
        "{} games in {seconds:.0} s: every move legal, no time lost",
        args.games
    );
    Ok(())
}

fn play_games(args: &Args, program: &Path, next: &AtomicU32) -> Result<()> {
    let mut engine = Engine::start(program)?;
    loop {
        let game = next.fetch_add(1, Relaxed);
        if game >= args.games {
            return engine.quit();
        }
        let level = args.levels[game as usize % args.levels.len()];
        engine
            .play_game(level, args.seconds)
            .with_context(|| format!("game {game} at level {level}"))?;
        if game % 500 == 499 {
            eprintln!("{} games", game + 1);
        }
    }
}

struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &Path) -> Result<Engine> {
        let mut process = Command::new(program)
            .args(["gtp", "--threads", "1", "--hash", "4"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the engine does not start")?;
        let input = process.stdin.take().context("its input is piped")?;
        let output = BufReader::new(process.stdout.take().context("its output is piped")?);
        Ok(Engine {
            process,
            input,
            output,
        })
    }

    /// Sends a command and returns the answer; a failure is an error.
    fn ask(&mut self, command: &str) -> Result<String> {
        writeln!(self.input, "{command}").context("the engine is gone")?;
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            ensure!(
                self.output.read_line(&mut line)? > 0,
                "the engine ended at `{command}`"
            );
            if line.trim().is_empty() {
                break;
            }
            answer.push_str(&line);
        }
        match answer.trim().strip_prefix('=') {
            Some(answer) => Ok(answer.trim().to_owned()),
            None => bail!("`{command}` was answered `{}`", answer.trim()),
        }
    }

    fn play_game(&mut self, level: u8, seconds: u32) -> Result<()> {
        self.ask("clear_board")?;
        self.ask(&format!("set_level {level}"))?;
        self.ask(&format!("time_settings {seconds} 0 0"))?;
        let mut position = Position::START;
        let mut left = [Duration::from_secs(seconds.into()); 2];
        while !position.is_over() {
            let color = position.turn();
            let name = if color == Color::Black { "b" } else { "w" };
            let clock = &mut left[color.index()];
            self.ask(&format!("time_left {name} {} 0", clock.as_secs()))?;
            let start = Instant::now();
            let answer = self.ask(&format!("genmove {name}"))?;
            *clock = clock
                .checked_sub(start.elapsed())
                .with_context(|| format!("{color} lost on time"))?;
            let mv = match answer.as_str() {
                "pass" => Move::Pass,
                square => Move::Place(square.parse::<Square>()?),
            };
            position = position
                .play(mv)
                .with_context(|| format!("{mv} {position:?}"))?;
        }
        Ok(())
    }

    fn quit(mut self) -> Result<()> {
        self.ask("quit")?;
        let status = self.process.wait()?;
        ensure!(status.success(), "the engine ended with {status}");
        Ok(())
    }
}
