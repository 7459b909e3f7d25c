use std::io::{BufReader, IsTerminal as _, stderr, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::Args;
use outflank_play::cartridge::Variation;
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, Handicap, Level, MatchSetup, PlayerKind, Seat, SeriesRules, Start, Style,
};
use outflank_rules::Color;
use outflank_terminal::line::{EngineComputer, Opening, Session, SessionError, Typed};
use outflank_terminal::{BoardStyle, Store, data_directory};
use outflank_text::{Language, Texts};

use crate::failure::Failure;
use crate::opening_book::BookArgument;
use crate::position::PositionArgument;
use crate::{resources, value};

/// `outflank play`.
#[derive(Args, Default)]
pub struct Play {
    #[arg(long, value_name = "LR", value_parser = value::variation)]
    variation: Option<Variation>,
    #[arg(long, value_parser = value::player)]
    black: Option<PlayerKind>,
    #[arg(long, value_parser = value::player)]
    white: Option<PlayerKind>,
    #[arg(long, value_parser = value::player_level, conflicts_with_all = ["black", "white"])]
    level: Option<Level>,
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
        "variation", "black", "white", "level", "clock", "handicap", "corners", "position", "series", "tabletop",
        "counting",
    ])]
    resume: bool,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_parser = value::board_style)]
    board: Option<BoardStyle>,
    #[command(flatten)]
    book: BookArgument,
}

impl Play {
    /// `lang` is the language if it was asked for: then the app's settings have no say.
    pub fn run(self, texts: &Texts, lang: Option<Language>) -> Result<(), Failure> {
        #[cfg(not(target_family = "wasm"))]
        if self.wants_app() {
            return self.run_app(texts, lang);
        }
        #[cfg(target_family = "wasm")]
        let _ = lang;
        self.run_lines(texts)
    }

    fn run_lines(&self, texts: &Texts) -> Result<(), Failure> {
        let variable = |name: &str| std::env::var(name).ok();
        let interactive = stdin().is_terminal() && stdout().is_terminal();
        let suited = || BoardStyle::suited_to(stdout().is_terminal(), variable);
        let start = Instant::now();
        let kept = Arc::new(AtomicBool::new(false));
        #[cfg(not(target_family = "wasm"))]
        crate::interrupt::end_quietly(texts.language(), Arc::clone(&kept));
        let session = Session {
            texts,
            style: self.board.unwrap_or_else(|| match suited() {
                // Letters that a screen reader and every eye can tell apart; colour alone would not do.
                BoardStyle::Color if self.plain => BoardStyle::Ascii,
                style => style,
            }),
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
        let mut typed = Typed::new(BufReader::new(stdin())).map_err(Failure::Terminal)?;
        let book = self.book.book(texts)?;
        let computer = EngineComputer::new(resources::options(), resources::seed(), book);
        let played = session.play(
            opening,
            Box::new(computer),
            &mut typed,
            &mut stdout().lock(),
            &mut stderr(),
        );
        played.map_err(|error| failure(error, texts))
    }

    /// Whether there is a terminal that the app can draw on, and nobody wants lines.
    #[cfg(not(target_family = "wasm"))]
    fn wants_app(&self) -> bool {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let words = self.board == Some(BoardStyle::Words);
        stdin().is_terminal() && stdout().is_terminal() && !(self.plain || words || dumb)
    }

    #[cfg(not(target_family = "wasm"))]
    fn run_app(&self, texts: &Texts, lang: Option<Language>) -> Result<(), Failure> {
        use std::io::Write as _;

        use outflank_terminal::app::{self, App, Depth, First};

        let variable = |name: &str| std::env::var(name).ok();
        let start = Instant::now();
        let kept = Arc::new(AtomicBool::new(false));
        crate::interrupt::end_quietly(texts.language(), Arc::clone(&kept));
        let app = App {
            language: texts.language(),
            asked_language: lang,
            style: BoardStyle::suited_to(true, variable),
            asked_style: self.board,
            depth: Depth::suited_to(variable),
            data: data_directory(|name| std::env::var_os(name)),
            options: resources::options(),
            seed: resources::seed(),
            book: self.book.book(texts)?,
            time: &|| start.elapsed(),
            kept: &kept,
        };
        let first = if self.resume {
            First::Resume
        } else if self.names_a_game() {
            First::Game(self.setup())
        } else {
            First::Home
        };
        let last = app::run(&app, first).map_err(|error| failure(error, texts))?;
        if let Some(sentence) = last {
            writeln!(stdout(), "{sentence}")?;
        }
        Ok(())
    }

    /// Whether the arguments say what game is to be played.
    #[cfg(not(target_family = "wasm"))]
    fn names_a_game(&self) -> bool {
        self.new || self.setup() != MatchSetup::default()
    }

    fn setup(&self) -> MatchSetup {
        let level = self.level.unwrap_or_default();
        let mut setup = match self.variation {
            Some(variation) => MatchSetup::cartridge(variation, level),
            None => MatchSetup::default(),
        };
        // What is asked for beside a game number is set too, so that a contradiction is found.
        let against = self.level.map(PlayerKind::Computer);
        let against = against.filter(|_| setup.players.iter().all(|player| player.is_human()));
        for (color, player) in Color::ALL
            .into_iter()
            .zip([self.black, self.white.or(against)])
        {
            let seat = Seat::with_color(color, setup.starter);
            if let Some(player) = player {
                setup.players[seat.index()] = player;
            }
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

fn failure(error: SessionError, texts: &Texts) -> Failure {
    match error {
        SessionError::Terminal(error) => Failure::Terminal(error),
        SessionError::Setup(contradiction) => Failure::Usage(texts.describe(&contradiction)),
        SessionError::NothingToResume => Failure::No(texts.resume_none()),
        SessionError::EngineBroken => Failure::Usage(texts.engine_failed()),
    }
}
