use std::io::{Write as _, stderr, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_arena::{Contender as _, Match, Openings, Pair, Pairs, Sprt, Verdict};
use outflank_play::clock::ClockRules;
use outflank_rules::Color;
use outflank_text::Texts;

use super::save::SavedGames;
use super::side::Side;
use super::words::{Answer, elo_in_words, fault_in_words, share_in_words, summary};
use crate::failure::{self, Failure};
use crate::interrupt::Stop;
use crate::journal::Journal;
use crate::progress::Progress;
use crate::{json, resources, value, xot};

/// How a match is played.
#[derive(Args)]
pub struct Rules {
    #[arg(long, value_parser = value::paired_games)]
    games: Option<u32>,
    #[arg(long)]
    openings: Option<PathBuf>,
    // With a file, without one, or not at all.
    #[arg(long, num_args = 0..=1, conflicts_with = "openings")]
    #[allow(clippy::option_option)]
    xot: Option<Option<PathBuf>>,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = value::sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[arg(long, value_parser = value::number::<u64>(0..=u32::MAX))]
    seed: Option<u64>,
    #[arg(long)]
    journal: Option<PathBuf>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[arg(long, value_parser = value::parsed::<ClockRules>)]
    time: Option<ClockRules>,
    #[arg(long)]
    save: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// An SPRT with a journal, so that it can be resumed.
    pub fn test(games: u32, sprt: Sprt, journal: PathBuf, threads: usize) -> Rules {
        Rules {
            games: Some(games),
            openings: None,
            xot: None,
            sprt: Some(sprt),
            seed: None,
            journal: Some(journal),
            threads: Some(threads),
            time: None,
            save: None,
            json: false,
        }
    }

    fn clock(&self) -> ClockRules {
        self.time.unwrap_or(ClockRules::NONE)
    }

    /// The number of concurrent games.
    pub fn threads(&self) -> usize {
        resources::threads(self.threads)
    }
}

/// Plays matches one after the other, and prints a line for each.
pub struct Scoreboard<'a> {
    rules: &'a Rules,
    openings: Openings,
    journal: Option<Journal>,
    saved: Option<SavedGames>,
    texts: &'a Texts,
    stop: Stop,
    /// Whether the table has its header.
    begun: bool,
}

impl<'a> Scoreboard<'a> {
    /// Reads and checks all files before the first game.
    pub fn new(rules: &'a Rules, stop: Stop, texts: &'a Texts) -> Result<Scoreboard<'a>, Failure> {
        let openings = match &rules.openings {
            Some(path) if path.as_os_str() == "start" => Openings::start(),
            Some(path) => read_openings(path, texts)?,
            None => {
                let file = rules.xot.as_ref().and_then(Option::as_ref);
                Openings::from(xot::list(file, texts)?)
            }
        };
        let journal = match &rules.journal {
            Some(path) => Some(open_journal(path, texts)?),
            None => None,
        };
        let saved = match &rules.save {
            Some(path) => Some(SavedGames::open(path, texts)?),
            None => None,
        };
        Ok(Scoreboard {
            rules,
            openings,
            journal,
            saved,
            texts,
            stop,
            begun: false,
        })
    }

    /// Plays or resumes a match, and prints the result.
    pub fn play(&mut self, sides: &[Side; 2]) -> Result<Pairs, Failure> {
        let names = sides.each_ref().map(Side::name);
        let seed = self.rules.seed.unwrap_or(1);
        let key = self.key(sides, seed);
        let title = names.join(" – ");
        let mut pairs = Pairs::default();
        let earlier = match &mut self.journal {
            Some(journal) => journal.begin(key, &title)?,
            None => Vec::new(),
        };
        let wanted = u64::from(self.rules.games.unwrap_or(200).div_ceil(2));
        let (mut played, sprt) = (0, self.rules.sprt);
        let is_decided =
            |pairs: &Pairs| sprt.is_some_and(|sprt| sprt.verdict(pairs) != Verdict::Open);
        for &scores in earlier.iter().take(wanted as usize) {
            if is_decided(&pairs) {
                break;
            }
            pairs.add_scores(scores);
            played += 1;
        }
        let (progress, mut faults) = (Progress::new(), [0; 2]);
        let mut written = Ok(());
        let (journal, saved) = (&mut self.journal, &mut self.saved);
        let (stop, clock, texts) = (&self.stop, self.rules.clock(), self.texts);
        if !is_decided(&pairs) {
            let [first, second] = sides;
            let duel = Match {
                contenders: [first, second],
                openings: &self.openings,
                seed,
                threads: self.rules.threads(),
                clock,
                stop: &|| stop.is_wanted(),
            };
            duel.play(played..wanted, |pair| {
                pairs.add(pair);
                progress.clear();
                tell_faults(pair, names, &mut faults, texts);
                // The games first: a pair that is in the journal is not played again.
                written = (saved.as_mut())
                    .map_or(Ok(()), |it| it.add(pair, names, clock))
                    .and_then(|()| {
                        journal
                            .as_mut()
                            .map_or(Ok(()), |it| it.add(key, pair.number, pair.scores()))
                    });
                progress.show(&format!("{title}: {}", summary(&pairs, sprt, texts)));
                if written.is_err() || is_decided(&pairs) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
        }
        progress.clear();
        written?;
        self.print(names, &pairs, faults)?;
        if self.stop.is_wanted() {
            return Err(Failure::Interrupted);
        }
        Ok(pairs)
    }

    /// The verdict of the SPRT, if there was one: a failure unless the first player is stronger.
    pub fn judge(&self, pairs: &Pairs, first: &str) -> Result<(), Failure> {
        let Some(sprt) = self.rules.sprt else {
            return Ok(());
        };
        let (texts, (lower, upper)) = (self.texts, sprt.bounds());
        let number = |number: f64| texts.signed(number, 2);
        let ratio = sprt.ratio(pairs);
        let conclusion = sprt.conclusion(pairs);
        let reason = if conclusion == sprt.verdict(pairs) {
            texts.match_ratio(&number(ratio), &number(lower), &number(upper))
        } else {
            format!("Elo {}", elo_in_words(pairs, texts))
        };
        let sentence = match conclusion {
            Verdict::Confirmed => texts.match_confirmed(first, &reason),
            Verdict::Refuted => return Err(Failure::No(texts.match_refuted(first, &reason))),
            Verdict::Open => return Err(Failure::No(texts.match_open(first, &reason))),
        };
        if !self.rules.json {
            writeln!(stdout(), "\n{sentence}")?;
        }
        Ok(())
    }

    /// Identifies a match: a hash of players, openings, seed and clock.
    fn key(&self, sides: &[Side; 2], seed: u64) -> u64 {
        let mut bytes = Vec::new();
        for side in sides {
            side.identify(&mut bytes);
        }
        for opening in self.openings.lines() {
            bytes.extend(format!("{opening};").bytes());
        }
        bytes.extend(seed.to_le_bytes());
        if let Some(clock) = self.rules.time {
            bytes.extend(clock.to_string().bytes());
        }
        // FNV-1a is good enough for a few matches.
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    fn print(&mut self, names: [&str; 2], pairs: &Pairs, faults: [u64; 2]) -> Result<(), Failure> {
        if self.rules.json {
            return json::print(&Answer::new(names, pairs, faults, self.rules.sprt));
        }
        let (mut out, texts) = (stdout().lock(), self.texts);
        if !self.begun {
            writeln!(out, "{}\n|---|---|---|---|---|---|---|", texts.match_head())?;
            self.begun = true;
        }
        let counts = pairs.counts().map(|count| count.to_string()).join("-");
        let share = share_in_words(pairs, texts);
        let elo = elo_in_words(pairs, texts);
        let discs = texts.signed(pairs.mean_discs(), 2);
        let games = pairs.count() * 2;
        let [first, second] = names;
        writeln!(
            out,
            "| {first} | {second} | {games} | {share} | {elo} | {discs} | {counts} |"
        )?;
        Ok(())
    }
}

/// Reports games lost by a fault.
fn tell_faults(pair: &Pair, names: [&str; 2], faults: &mut [u64; 2], texts: &Texts) {
    for (number, game) in (1..).zip(&pair.games) {
        let Some((color, fault)) = &game.fault else {
            continue;
        };
        // The first player is Black in the first game of a pair.
        let loser = usize::from((number == 1) != (*color == Color::Black));
        faults[loser] += 1;
        let reason = fault_in_words(fault, texts);
        let sentence = texts.match_fault(pair.number * 2 + number, names[loser], &reason);
        // Optional, like progress: the score has it too.
        let _ = writeln!(stderr(), "{sentence}");
    }
}

fn read_openings(path: &Path, texts: &Texts) -> Result<Openings, Failure> {
    use outflank_arena::OpeningError::{Line, None, Over};
    let text = String::from_utf8_lossy(&failure::read(path, texts)?).into_owned();
    Openings::parse(&text).map_err(|error| {
        let reason = match error {
            None => texts.openings_none(),
            Line(line, reason) => texts.openings_line(line, &texts.describe(&reason)),
            Over(line) => texts.openings_line(line, &texts.openings_over()),
        };
        Failure::cannot_read(path, &reason, texts)
    })
}

fn open_journal(path: &Path, texts: &Texts) -> Result<Journal, Failure> {
    let opened = Journal::open(path);
    let opened = opened.map_err(|error| Failure::cannot_read(path, &error, texts))?;
    opened.map_err(|not| Failure::cannot_read(path, &texts.journal_line(not.line), texts))
}
