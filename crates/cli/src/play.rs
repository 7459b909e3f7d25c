use std::io::{BufReader, IsTerminal as _, stderr, stdin, stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::Args;
use outflank_app::new_game::{Beginning, Field, NewGame, Way};
use outflank_play::cartridge::{Face, Variation};
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Contradiction, Counting, Handicap, Level, MatchSetup, PlayerKind, Prelude, PreludeKind,
    Resignation, Seat, SeriesRules, Setting,
};
use outflank_store::data_directory;
use outflank_terminal::line::{EngineComputer, Opening, Session, SessionError, Typed};
use outflank_terminal::{BoardStyle, Store};
use outflank_text::{Language, Texts};

use crate::failure::Failure;
use crate::opening_book::BookArgument;
use crate::position::PositionArgument;
use crate::{resources, value, xot};

/// `outflank play`.
#[derive(Args, Default)]
pub struct Play {
    #[arg(
        long,
        value_name = "LR",
        value_parser = value::parsed::<Variation>,
        conflicts_with_all = ["black", "white", "clock", "handicap", "corners", "tabletop"]
    )]
    variation: Option<Variation>,
    #[arg(long, value_parser = value::parsed::<PlayerKind>)]
    black: Option<PlayerKind>,
    #[arg(long, value_parser = value::parsed::<PlayerKind>)]
    white: Option<PlayerKind>,
    #[arg(long, value_parser = value::player_level, conflicts_with_all = ["black", "white"])]
    level: Option<Level>,
    #[arg(long, value_parser = value::parsed::<ClockRules>)]
    clock: Option<ClockRules>,
    #[arg(long, value_parser = value::parsed::<Handicap>)]
    handicap: Option<Handicap>,
    #[arg(long, value_parser = value::parsed::<Handicap>, conflicts_with = "handicap")]
    corners: Option<Handicap>,
    #[arg(long, conflicts_with_all = ["variation", "handicap", "corners"])]
    position: Option<PositionArgument>,
    #[arg(long, conflicts_with_all = ["variation", "handicap", "corners", "position"])]
    opening: Option<String>,
    // With a file, without one, or not at all.
    #[arg(
        long,
        num_args = 0..=1,
        conflicts_with_all = ["variation", "handicap", "corners", "position", "opening"]
    )]
    #[allow(clippy::option_option)]
    xot: Option<Option<PathBuf>>,
    #[arg(long, value_parser = value::number::<u64>(0..=u32::MAX), requires = "xot")]
    seed: Option<u64>,
    #[arg(long, value_parser = value::parsed::<SeriesRules>)]
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
    #[arg(long, value_parser = value::resignation)]
    resignation: Option<Resignation>,
    #[arg(long, value_parser = value::face, requires = "variation")]
    first: Option<Face>,
    #[arg(long, conflicts_with = "resume")]
    new: bool,
    #[arg(long, conflicts_with_all = [
        "variation", "black", "white", "level", "clock", "handicap", "corners", "position", "opening", "xot",
        "series", "tabletop",
        "counting", "resignation", "first",
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
    /// `lang` is the language from the command line, which overrides the app's settings.
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
                // Readable by a screen reader, and without colour vision.
                BoardStyle::Color if self.plain => BoardStyle::Ascii,
                style => style,
            }),
            interactive,
            store: Store::of_user(|name| std::env::var_os(name), texts.language()),
            time: &|| start.elapsed(),
            kept: &kept,
        };
        let opening = match self.setup(texts)? {
            _ if self.resume => Opening::Resume,
            setup if self.new => Opening::New(setup),
            setup => Opening::Ask(setup),
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
        played.map_err(|error| in_words(error, texts))
    }

    /// Whether to start the app: on a terminal, unless line mode is wanted.
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
        let first = match self.setup(texts)? {
            _ if self.resume => First::Resume,
            setup if self.new || setup != MatchSetup::default() => First::Game(setup),
            _ => First::Home,
        };
        let last = app::run(&app, first).map_err(|error| in_words(error, texts))?;
        if let Some(sentence) = last {
            writeln!(stdout(), "{sentence}")?;
        }
        Ok(())
    }

    /// The match that the arguments describe.
    fn setup(&self, texts: &Texts) -> Result<MatchSetup, Failure> {
        let level = |player| match player {
            Some(PlayerKind::Computer(level)) => Some(level),
            Some(PlayerKind::Human) | None => None,
        };
        let [black, white] = [level(self.black), level(self.white).or(self.level)];
        let (way, starter) = match (black, white) {
            _ if self.variation.is_some() => (Way::Cartridge, Seat::Left),
            (None, None) => (Way::People, Seat::Left),
            (Some(_), Some(_)) => (Way::Computers, Seat::Left),
            // Against the computer, the person has the left seat.
            (None, Some(_)) => (Way::Computer, Seat::Left),
            (Some(_), None) => (Way::Computer, Seat::Right),
        };
        let default = NewGame::default();
        let mut new_game = NewGame {
            way,
            level: white.or(black).unwrap_or_default(),
            left_level: black.unwrap_or_default(),
            starter: Some(starter),
            clock: self.clock.unwrap_or_default(),
            series: self.series.unwrap_or_default(),
            counting: self.counting.unwrap_or_default(),
            resignation: self.resignation.unwrap_or_default(),
            first: self.first.unwrap_or_default(),
            by_hand: self.tabletop,
            number: self.variation.unwrap_or(default.number),
            beginning: self.beginning(texts)?,
            ..default
        };
        new_game.set_handicap(self.handicap.or(self.corners).unwrap_or_default());
        let contradiction = match self.variation {
            None if self.tabletop.is_some() && !new_game.has(Field::ByHand) => {
                Some(Contradiction::TabletopWithoutPeople)
            }
            Some(variation) if self.level.is_some() && !new_game.has(Field::Level) => {
                let setting = Setting::Players;
                Some(Contradiction::VariationFixes { variation, setting })
            }
            _ => None,
        };
        if let Some(contradiction) = contradiction {
            return Err(Failure::Usage(texts.describe(&contradiction)));
        }
        Ok(new_game.setup(Seat::Left))
    }

    /// Where the arguments let the game begin.
    fn beginning(&self, texts: &Texts) -> Result<Beginning, Failure> {
        if let Some(argument) = &self.position {
            return Ok(Beginning::Position(argument.position));
        }
        if let Some(name) = &self.opening {
            let opening = texts.find_opening(name);
            let opening = opening.map_err(|error| Failure::Usage(texts.describe(&error)))?;
            return Ok(Beginning::Opening(opening));
        }
        let Some(file) = &self.xot else {
            return Ok(Beginning::Usual);
        };
        let list = xot::list(file.as_ref(), texts)?;
        let line = list.draw(self.seed.unwrap_or_else(resources::seed));
        let prelude = Prelude::new(PreludeKind::Drawn, line)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Beginning::After(prelude))
    }
}

fn in_words(error: SessionError, texts: &Texts) -> Failure {
    match error {
        SessionError::Terminal(error) => Failure::Terminal(error),
        SessionError::Setup(contradiction) => Failure::Usage(texts.describe(&contradiction)),
        SessionError::CannotResume(sentence) => Failure::Usage(sentence),
        SessionError::NothingToResume => Failure::No(texts.resume_none()),
        SessionError::EngineBroken => Failure::Usage(texts.engine_failed()),
    }
}
