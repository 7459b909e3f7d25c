use std::io::{IsTerminal as _, Write as _, stderr, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use clap::Args;
use outflank_play::cartridge::{Opponents, Variation};
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, Handicap, Level, MatchSetup, PlayerKind, SeriesRules, Start, Style};
use outflank_terminal::line::{Opening, Session, SessionError};
use outflank_terminal::{BoardStyle, Store};
use outflank_text::{Language, Texts};

use crate::failure::Failure;
use crate::position::PositionArgument;
use crate::value;

/// What a program that was interrupted from the keyboard exits with.
const INTERRUPTED: i32 = 130;

/// `outflank play`.
#[derive(Args, Default)]
pub struct Play {
    #[arg(long, value_parser = value::variation)]
    variation: Option<Variation>,
    #[arg(long, value_parser = value::player)]
    black: Option<PlayerKind>,
    #[arg(long, value_parser = value::player)]
    white: Option<PlayerKind>,
    #[arg(long, value_parser = value::clock)]
    clock: Option<ClockRules>,
    #[arg(long, value_parser = value::handicap)]
    handicap: Option<Handicap>,
    #[arg(long, value_parser = value::handicap, conflicts_with = "handicap")]
    corners: Option<Handicap>,
    #[arg(long, conflicts_with_all = ["variation", "handicap", "corners"])]
    position: Option<PositionArgument>,
    #[arg(long, value_parser = value::series)]
    series: Option<SeriesRules>,
    #[arg(
        long,
        value_parser = value::vigilance,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "warn"
    )]
    tabletop: Option<Vigilance>,
    #[arg(long, value_parser = value::counting)]
    counting: Option<Counting>,
    #[arg(long, conflicts_with = "resume")]
    new: bool,
    #[arg(long, conflicts_with_all = [
        "variation", "black", "white", "clock", "handicap", "corners", "position", "series", "tabletop", "counting",
    ])]
    resume: bool,
    /// The line mode is the only one so far; scripts that ask for it will always get it.
    #[arg(long)]
    plain: bool,
    #[arg(long, value_parser = value::board_style)]
    board: Option<BoardStyle>,
}

impl Play {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        if let Some((option, value)) = self.computer() {
            let reason = texts.no_computer();
            return Err(Failure::Usage(texts.wrong_value(option, &value, &reason)));
        }
        let variable = |name: &str| std::env::var(name).ok();
        let interactive = stdin().is_terminal() && stdout().is_terminal();
        let suited = || BoardStyle::suited_to(stdout().is_terminal(), variable);
        let start = Instant::now();
        let kept = Arc::new(AtomicBool::new(false));
        end_quietly_when_interrupted(texts.language(), Arc::clone(&kept));
        let session = Session {
            texts,
            style: self.board.unwrap_or_else(suited),
            interactive,
            store: Store::of_user(|name| std::env::var_os(name)),
            time: &|| start.elapsed(),
            kept: &kept,
        };
        let opening = if self.resume {
            Opening::Resume
        } else if self.new {
            Opening::New(self.setup())
        } else {
            Opening::Ask(self.setup())
        };
        let played = session.play(
            opening,
            None,
            &mut stdin().lock(),
            &mut stdout().lock(),
            &mut stderr(),
        );
        played.map_err(|error| match error {
            SessionError::Terminal(error) => Failure::Terminal(error),
            SessionError::Setup(contradiction) => Failure::Usage(texts.describe(&contradiction)),
            SessionError::NoComputer => Failure::Usage(texts.no_computer()),
            SessionError::NothingToResume => Failure::No(texts.resume_none()),
        })
    }

    /// The option that asks for a computer player, and its value.
    fn computer(&self) -> Option<(&'static str, String)> {
        let computer = |player: &PlayerKind| !player.is_human();
        let option =
            |name, player: Option<PlayerKind>| Some((name, player.filter(computer)?.to_string()));
        let variation = self
            .variation
            .filter(|it| it.opponents() != Opponents::TwoPeople);
        variation
            .map(|variation| ("--variation", variation.to_string()))
            .or_else(|| option("--black", self.black))
            .or_else(|| option("--white", self.white))
    }

    fn setup(&self) -> MatchSetup {
        let person = PlayerKind::Human;
        let mut setup = match self.variation {
            Some(variation) => MatchSetup::cartridge(variation, Level::DEFAULT),
            None => MatchSetup::new(person, person),
        };
        // What is asked for beside a game number is set too, so that a contradiction is found.
        let players = [self.black, self.white];
        for (place, player) in setup.players.iter_mut().zip(players) {
            *place = player.unwrap_or(*place);
        }
        setup.clock = self.clock.unwrap_or(setup.clock);
        setup.series = self.series.unwrap_or(setup.series);
        if let Some(handicap) = self.handicap.or(self.corners) {
            setup.start = Start::Usual(handicap);
        }
        if let Some(argument) = self.position {
            setup.start = Start::Position(argument.position);
        }
        if let Some(vigilance) = self.tabletop {
            setup.style = Style::Tabletop(vigilance);
        }
        setup.counting = self.counting.unwrap_or(setup.counting);
        setup
    }
}

/// Every move is on disk before it is printed, so an interrupted program has nothing to do but to say so.
fn end_quietly_when_interrupted(language: Language, kept: Arc<AtomicBool>) {
    // Where no handler can be set, the system ends the program, which loses nothing either.
    let _ = ctrlc::set_handler(move || {
        let mut err = stderr().lock();
        let _ = writeln!(err);
        if kept.load(Ordering::Relaxed) {
            let _ = writeln!(err, "{}", Texts::new(language).kept());
        }
        std::process::exit(INTERRUPTED);
    });
}
