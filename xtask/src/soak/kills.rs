//! The program, killed while it writes: whatever it had said to be kept is there, whole.

mod games;
mod play;
mod program;
mod train;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::play::build_program;
use crate::workspace::target_dir;
use program::{Program, Random};

#[derive(clap::Args)]
pub struct Args {
    /// How many kills.
    #[arg(long, default_value_t = 1000)]
    cycles: u32,
    /// The kinds of work.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "line,app,import,convert,book,training"
    )]
    only: Vec<String>,
    /// The seed of the moments.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A program that is built already.
    #[arg(long)]
    program: Option<PathBuf>,
}

/// Something that is interrupted again and again.
pub trait Work {
    /// Kills it once and looks at what is left.
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()>;
}

pub fn run(args: &Args) -> Result<()> {
    let path = match &args.program {
        Some(path) => path.canonicalize()?,
        None => build_program(None)?,
    };
    let mut random = Random(args.seed);
    let share = args.cycles.div_ceil(args.only.len() as u32);
    let mut left = args.cycles;
    for name in &args.only {
        let folder = target_dir()?.join("soak-kills").join(name);
        let program = Program::new(path.clone(), folder)?;
        let mut work: Box<dyn Work> = match name.as_str() {
            "line" => Box::new(play::Lines),
            "app" => Box::new(play::App::new()?),
            "import" => Box::new(games::Import::new(&program)?),
            "convert" => Box::new(games::Convert::new(&program)?),
            "book" => Box::new(games::Learning::new(&program)?),
            "training" => Box::new(train::Training::new(&program)?),
            other => bail!("no work is called `{other}`"),
        };
        let (start, cycles) = (Instant::now(), share.min(left));
        left -= cycles;
        for cycle in 1..=cycles {
            let killed = work.kill(&program, &mut random);
            killed.with_context(|| format!("{name}: kill {cycle}, --seed {}", args.seed))?;
        }
        let seconds = start.elapsed().as_secs();
        println!("{name:<9} {cycles:>5} kills, nothing torn or lost, {seconds} s");
    }
    Ok(())
}
