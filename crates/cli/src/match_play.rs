use std::io::{Write as _, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_arena::{Contender, EngineContender, Match, Openings, Pairs, Sprt, Verdict};
use outflank_engine::Level;
use outflank_text::Texts;
use serde::Serialize;

use crate::contender::ContenderArgument;
use crate::failure::Failure;
use crate::journal::Journal;
use crate::progress::Progress;
use crate::validate::{self, Examiner};
use crate::{resources, value, weights};

/// `outflank match`.
#[derive(Args)]
pub struct MatchPlay {
    #[arg(
        long = "player",
        required_unless_present = "levels",
        conflicts_with = "levels"
    )]
    players: Vec<ContenderArgument>,
    #[arg(long, value_parser = value::levels)]
    levels: Option<(Level, Level)>,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, conflicts_with_all = ["levels", "json"])]
    solve: Option<PathBuf>,
}

/// How a match is played.
#[derive(Args)]
pub struct Rules {
    #[arg(long, value_parser = value::match_games)]
    games: Option<u32>,
    #[arg(long)]
    openings: Option<PathBuf>,
    #[arg(long, value_parser = value::sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[arg(long, value_parser = value::seed)]
    seed: Option<u64>,
    #[arg(long)]
    journal: Option<PathBuf>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<u32>,
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// A test whether the first is stronger, on so many threads, that can be interrupted.
    pub fn test(games: u32, sprt: Sprt, journal: PathBuf, threads: u32) -> Rules {
        Rules {
            games: Some(games),
            openings: None,
            sprt: Some(sprt),
            seed: None,
            journal: Some(journal),
            threads: Some(threads),
            json: false,
        }
    }
}

/// What is known after a match.
#[derive(Serialize)]
struct Answer<'a> {
    first: &'a str,
    second: &'a str,
    games: u64,
    /// Pairs with 0, ½, 1, 1½ and 2 points for the first.
    pairs: [u64; 5],
    /// The first's share of the points, with its standard error.
    share: Option<f64>,
    error: Option<f64>,
    /// Elo points, with the ends of the interval that is right in 95 of 100 matches; none where they are infinite.
    elo: Option<[Option<f64>; 3]>,
    /// The mean number of discs by which the first won.
    discs: f64,
    /// The logarithm of the likelihood ratio, and what it says, if a test was asked for.
    llr: Option<f64>,
    verdict: Option<&'static str>,
}

impl MatchPlay {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut board = Scoreboard::new(&self.rules, texts)?;
        if let Some((from, to)) = self.levels {
            for number in from.number()..to.number() {
                let [stronger, weaker] = [number + 1, number]
                    .map(|number| Level::new(number).expect("between two levels"))
                    .map(ContenderArgument::level);
                board.play(&stronger.contender(texts)?, &weaker.contender(texts)?)?;
            }
            return Ok(());
        }
        let [first, second] = &*self.players else {
            return Err(Failure::Usage(texts.match_two_players()));
        };
        let problems = match &self.solve {
            Some(path) => Some(validate::read_problems(path, texts)?),
            None => None,
        };
        let contenders = [first.contender(texts)?, second.contender(texts)?];
        let pairs = board.play(&contenders[0], &contenders[1])?;
        if let Some(problems) = problems {
            let examiner = Examiner {
                texts,
                threads: resources::threads(self.rules.threads),
            };
            let hash_bytes = resources::options().hash_bytes;
            examiner.solve(
                &contenders.map(|contender| EngineContender {
                    hash_bytes,
                    ..contender
                }),
                &problems,
            )?;
        }
        board.judge(&pairs, first.text())
    }
}

/// Plays matches by the same rules, one after the other, and prints a line for each.
pub struct Scoreboard<'a> {
    rules: &'a Rules,
    openings: Openings,
    journal: Option<Journal>,
    texts: &'a Texts,
    /// Whether the head of the table was printed.
    begun: bool,
}

impl<'a> Scoreboard<'a> {
    /// What is given is read and checked before a game is played.
    pub fn new(rules: &'a Rules, texts: &'a Texts) -> Result<Scoreboard<'a>, Failure> {
        let openings = match &rules.openings {
            Some(path) if path.as_os_str() == "start" => Openings::start(),
            Some(path) => read_openings(path, texts)?,
            None => Openings::built_in(),
        };
        let journal = match &rules.journal {
            Some(path) => Some(open_journal(path, texts)?),
            None => None,
        };
        Ok(Scoreboard {
            rules,
            openings,
            journal,
            texts,
            begun: false,
        })
    }

    /// Plays a match, or the rest of one, and prints how it ended.
    pub fn play(
        &mut self,
        first: &EngineContender,
        second: &EngineContender,
    ) -> Result<Pairs, Failure> {
        let seed = self.rules.seed.unwrap_or(1);
        let key = self.key(first, second, seed);
        let title = format!("{} – {}", first.name(), second.name());
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
        let progress = Progress::new();
        let mut written = Ok(());
        let journal = &mut self.journal;
        if !is_decided(&pairs) {
            let duel = Match {
                contenders: [first, second],
                openings: &self.openings,
                seed,
                threads: resources::threads(self.rules.threads),
            };
            duel.play(played..wanted, |pair| {
                pairs.add(pair);
                if let Some(journal) = journal {
                    written = journal.add(key, pair.number, pair.scores());
                }
                progress.show(&format!("{title}: {}", summary(&pairs, sprt, self.texts)));
                if written.is_err() || is_decided(&pairs) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
        }
        progress.clear();
        written?;
        self.print(first.name(), second.name(), &pairs)?;
        Ok(pairs)
    }

    /// Whether the test confirmed that the first is stronger, if there was one; “no” is a failure.
    pub fn judge(&self, pairs: &Pairs, first: &str) -> Result<(), Failure> {
        let Some(sprt) = self.rules.sprt else {
            return Ok(());
        };
        let (texts, (lower, upper)) = (self.texts, sprt.bounds());
        let number = |number: f64| texts.signed(number, 2);
        let ratio = sprt.ratio(pairs);
        let bounds = texts.match_ratio(&number(ratio), &number(lower), &number(upper));
        let sentence = match sprt.verdict(pairs) {
            Verdict::Confirmed => texts.match_confirmed(first, &bounds),
            Verdict::Refuted => return Err(Failure::No(texts.match_refuted(first, &bounds))),
            Verdict::Open => return Err(Failure::No(texts.match_open(first, &bounds))),
        };
        if !self.rules.json {
            writeln!(stdout(), "\n{sentence}")?;
        }
        Ok(())
    }

    /// The same match, and only the same, has the same key: contenders with their weights, openings and seed.
    fn key(&self, first: &EngineContender, second: &EngineContender, seed: u64) -> u64 {
        let mut bytes = Vec::new();
        for contender in [first, second] {
            bytes.extend(format!("{:?};", contender.thinking).bytes());
            bytes.extend(weights::fingerprint(contender.engine().weights()));
            if let Some(book) = &contender.book {
                bytes.extend(book.to_bytes());
            }
        }
        for opening in self.openings.lines() {
            bytes.extend(format!("{opening};").bytes());
        }
        bytes.extend(seed.to_le_bytes());
        // FNV-1a: short, and good enough to tell a few matches apart.
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    fn print(&mut self, first: &str, second: &str, pairs: &Pairs) -> Result<(), Failure> {
        let (mut out, texts) = (stdout().lock(), self.texts);
        if self.rules.json {
            let answer = Answer::new(first, second, pairs, self.rules.sprt);
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
            return Ok(());
        }
        if !self.begun {
            writeln!(out, "{}\n|---|---|---|---|---|---|---|", texts.match_head())?;
            self.begun = true;
        }
        let counts = pairs.counts().map(|count| count.to_string()).join("-");
        let share = share_in_words(pairs, texts);
        let elo = elo_in_words(pairs, texts);
        let discs = texts.signed(pairs.mean_discs(), 2);
        let games = pairs.count() * 2;
        writeln!(
            out,
            "| {first} | {second} | {games} | {share} | {elo} | {discs} | {counts} |"
        )?;
        Ok(())
    }
}

impl<'a> Answer<'a> {
    fn new(first: &'a str, second: &'a str, pairs: &Pairs, sprt: Option<Sprt>) -> Answer<'a> {
        let finite = |number: f64| number.is_finite().then_some(number);
        Answer {
            first,
            second,
            games: pairs.count() * 2,
            pairs: pairs.counts(),
            share: pairs.share().map(|share| share.mean),
            error: pairs.share().map(|share| share.error),
            elo: pairs
                .elo()
                .map(|elo| [elo.difference, elo.low, elo.high].map(finite)),
            discs: pairs.mean_discs(),
            llr: sprt.map(|sprt| sprt.ratio(pairs)),
            verdict: sprt.map(|sprt| match sprt.verdict(pairs) {
                Verdict::Confirmed => "confirmed",
                Verdict::Refuted => "refuted",
                Verdict::Open => "open",
            }),
        }
    }
}

fn read_openings(path: &Path, texts: &Texts) -> Result<Openings, Failure> {
    let name = path.display().to_string();
    let refused = |reason: String| Failure::Usage(texts.cannot_read(&name, &reason));
    let text = std::fs::read_to_string(path).map_err(|error| refused(format!("{error}.")))?;
    Openings::parse(&text).map_err(|error| {
        use outflank_arena::OpeningError::{Line, None, Over};
        refused(match error {
            None => texts.openings_none(),
            Line(line, reason) => texts.openings_line(line, &texts.describe(&reason)),
            Over(line) => texts.openings_line(line, &texts.openings_over()),
        })
    })
}

fn open_journal(path: &Path, texts: &Texts) -> Result<Journal, Failure> {
    let name = path.display().to_string();
    let refused = |reason: String| Failure::Usage(texts.cannot_read(&name, &reason));
    match Journal::open(path) {
        Ok(Ok(journal)) => Ok(journal),
        Ok(Err(not)) => Err(refused(texts.journal_line(not.line))),
        Err(error) => Err(refused(format!("{error}."))),
    }
}

/// How a match stands, on a line.
fn summary(pairs: &Pairs, sprt: Option<Sprt>, texts: &Texts) -> String {
    let share = share_in_words(pairs, texts);
    let test = sprt.map_or(String::new(), |sprt| {
        format!(", LLR {}", texts.signed(sprt.ratio(pairs), 2))
    });
    format!("{} {share}{test}", pairs.count() * 2)
}

/// `61.3 % ± 2.4`: two standard errors, near enough.
fn share_in_words(pairs: &Pairs, texts: &Texts) -> String {
    pairs.share().map_or(String::new(), |share| {
        let percent = |number: f64| texts.decimal(100.0 * number, 1);
        format!("{} % ± {}", percent(share.mean), percent(share.margin()))
    })
}

/// `+81 [+63, +99]`.
fn elo_in_words(pairs: &Pairs, texts: &Texts) -> String {
    let number = |number: f64| {
        if number.is_finite() {
            texts.signed(number, 0)
        } else if number > 0.0 {
            "+∞".to_owned()
        } else {
            "−∞".to_owned()
        }
    };
    pairs.elo().map_or(String::new(), |elo| {
        let [difference, low, high] = [elo.difference, elo.low, elo.high].map(number);
        format!("{difference} [{low}, {high}]")
    })
}
