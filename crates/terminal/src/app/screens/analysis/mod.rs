//! Analysis: values on squares, the best lines, graphs.
//!
//! - `panel`: the texts and the graphs beside the board;
//! - `explorer`: what was played, in their place;
//! - `moments`: the moves to talk about, in their place.

mod explorer;
mod moments;
mod panel;

use outflank_app::explorer::Found;
use outflank_app::kept::is_finished;
use outflank_app::review::{self, Desk, Effort, Findings, Happening, Plan, Review, USUAL};
use outflank_app::study::{Opened, OpenedFile, Study, Tree, open};
use outflank_app::training::of_review;
use outflank_app::{JobId, Reply};
use outflank_play::SavedGame;
use outflank_record::GameRecord;
use outflank_record::wthor::Roster;
use outflank_rules::Position;
use ratatui::layout::Rect;

use super::games::FileGames;
use super::library::search::Field;
use super::menu::MenuScreen;
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::screens::setup::play_from;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::cursor::Cursor;
use crate::app::widgets::list::Choice;
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::widgets::values;
use crate::app::{Effect as Outside, Input, Key, RecordFile};

/// The current position first, then every position of the line.
const PLAN: Plan = Plan {
    here: Some(Effort::Level(USUAL)),
    line: Some(Effort::Level(USUAL)),
    glance: true,
    explored: false,
};

/// After so many answers they are kept: no more are lost when the program is killed.
const AT_ONCE: usize = 8;

/// The analysis screen.
pub struct AnalysisScreen {
    review: Review,
    stopped: bool,
    cursor: Cursor,
    notes: Notes,
    question: Question,
    panel: explorer::Panel,
    /// The list of moves to talk about, if it is shown.
    moments: Option<Choice>,
    /// How many lines of play are shown, if there is room.
    lines: u8,
    /// Whether what was found before is known,
    recalled: bool,
    /// and how many answers are not kept yet.
    fresh: usize,
}

/// What was noted about a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notes {
    /// Nothing so far.
    None,
    /// Something, even if it has been deleted since.
    Some,
    /// The screen below keeps it with its game.
    Below,
}

impl Notes {
    fn of(study: &Study) -> Notes {
        match study.whole().notes.as_str() {
            "" => Notes::None,
            _ => Notes::Some,
        }
    }
}

/// What the open prompt asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// A file, or moves.
    Game,
    Comment,
    /// The name of the file to write.
    SaveAs,
    /// Which games the explorer counts.
    Filter(Field),
}

impl AnalysisScreen {
    /// A game that was played, from its end; if it is finished, it is reviewed, and ends at the first move to talk about.
    /// The screen below saves its comments.
    pub fn of_saved(saved: &SavedGame) -> AnalysisScreen {
        let mut screen = AnalysisScreen::of(Study::of_saved(saved, None));
        screen.notes = Notes::Below;
        if is_finished(&saved.game) {
            screen
                .review
                .update(review::Input::Review(Effort::Level(USUAL)));
        }
        screen
    }

    /// The last study in which something was noted; without one, an empty board and a prompt for a game.
    pub fn empty(shared: &mut Shared) -> AnalysisScreen {
        shared.prompt = Some(Prompt::text(""));
        shared.effects.push(Outside::LastStudy);
        AnalysisScreen::of(Tree::new(Position::START))
    }

    pub fn of(study: impl Into<Study>) -> AnalysisScreen {
        // The search begins when the screen is visible.
        let study = study.into();
        let notes = Notes::of(&study);
        let mut review = Review::new(study, Plan::default());
        review.update(review::Input::Pause(true));
        review.update(review::Input::Plan(PLAN));
        AnalysisScreen {
            review,
            stopped: false,
            cursor: Cursor::default(),
            notes,
            question: Question::Game,
            panel: explorer::Panel::default(),
            moments: None,
            lines: Desk::default().lines,
            recalled: false,
            fresh: 0,
        }
    }

    fn study(&self) -> &Study {
        self.review.study()
    }

    /// Updates the review and performs its effects.
    fn update(&mut self, input: review::Input, shared: &mut Shared) {
        for happening in self.review.update(input) {
            match happening {
                Happening::Refused(reason) => {
                    shared.notice = Some(shared.texts.describe(&reason));
                }
                Happening::LineDone => self.keep(shared),
                _ => {}
            }
            if happening == Happening::LineDone
                && let Some(learned) = of_review(&self.review, shared.today())
            {
                let count = learned.keep(&mut shared.progress);
                shared.keep_progress();
                if count > 0 {
                    shared.notice = Some(shared.texts.practice_learned(count));
                }
            }
        }
        // Before the next question: it may be answered before anything else is done.
        if self.fresh >= AT_ONCE {
            self.keep(shared);
        }
        shared.carry_out(self.review.effects());
        self.follow(shared);
    }

    /// Starts or continues the search, unless it was stopped. It begins with what was found before.
    fn run(&mut self, shared: &mut Shared) {
        if self.recalled {
            self.update(review::Input::Pause(self.stopped), shared);
        } else {
            let tree = Box::new(self.study().tree().clone());
            shared.effects.push(Outside::Recall(tree));
        }
    }

    /// Keeps what was found, if it is not kept yet.
    fn keep(&mut self, shared: &mut Shared) {
        if std::mem::take(&mut self.fresh) > 0 {
            let tree = Box::new(self.study().tree().clone());
            let findings = Box::new(self.review.findings());
            shared.effects.push(Outside::KeepFindings(tree, findings));
        }
    }

    /// Keeps what was noted about a game that nobody else keeps.
    fn keep_notes(&self, shared: &mut Shared) {
        if self.notes == Notes::Some && !self.study().is_empty() {
            let record = Box::new(self.study().whole());
            shared.effects.push(Outside::KeepStudy(record));
        }
    }

    /// Shows a game, and what could not be read of it.
    fn show(&mut self, game: &Opened, shared: &mut Shared) {
        if let Some(missing) = shared.texts.missing_of(game) {
            shared.notice = Some(missing);
        }
        self.study_another(game.study(), shared);
    }

    fn study_another(&mut self, study: Study, shared: &mut Shared) {
        self.update(review::Input::Pause(true), shared);
        self.keep(shared);
        self.keep_notes(shared);
        self.notes = Notes::of(&study);
        self.update(review::Input::Open(study), shared);
        self.recalled = false;
        self.run(shared);
    }

    /// Whether another move was tried in place of the last one.
    fn has_siblings(&self) -> bool {
        let study = self.study();
        let before = study.cursor().split_last().map(|it| it.1);
        before.is_some_and(|path| study.tree().node(path).children.len() > 1)
    }

    /// Lets the screen below keep what was tried and noted.
    fn noted(&mut self) -> Go {
        match self.notes {
            Notes::Below => return Go::Annotate(Box::new(self.study().tree().clone())),
            Notes::None => self.notes = Notes::of(self.study()),
            Notes::Some => {}
        }
        Go::Stay
    }

    fn ask(&mut self, question: Question, text: &str, shared: &mut Shared) {
        self.question = question;
        shared.prompt = Some(Prompt::text(text));
    }
}

/// Where it leads to paste a game, or several.
pub fn of_pasted(text: &str, shared: &mut Shared) -> Go {
    match open(text.as_bytes(), &Roster::default()) {
        Ok(file) if file.games.len() == 1 => {
            let game = &file.games[0];
            shared.notice = shared.texts.missing_of(game);
            Go::open(AnalysisScreen::of(game.study()))
        }
        Ok(file) => Go::Open(choice(shared.texts.app_pasted(), file, shared)),
        Err(error) => {
            shared.notice = Some(shared.texts.describe(&error));
            Go::Stay
        }
    }
}

/// The games of a file, to choose one.
fn choice(name: String, file: OpenedFile, shared: &mut Shared) -> Box<dyn Screen> {
    let OpenedFile { games, is_cut } = file;
    if is_cut {
        shared.notice = Some(shared.texts.files_cut(games.len()));
    }
    Box::new(MenuScreen::new(FileGames { name, games }))
}

/// The games of a file, or why there are none.
fn read(
    name: &str,
    file: Result<RecordFile, String>,
    shared: &Shared,
) -> Result<OpenedFile, String> {
    let texts = &shared.texts;
    match file {
        Ok(file) => open(&file.bytes, &file.names)
            .map_err(|error| texts.not_loaded(name, &texts.describe(&error))),
        // The name may be a game after all.
        Err(reason) => {
            open(name.as_bytes(), &Roster::default()).map_err(|_| texts.not_loaded(name, &reason))
        }
    }
}

impl Screen for AnalysisScreen {
    fn title(&self, shared: &Shared) -> String {
        let texts = &shared.texts;
        let players = texts.players_in(self.study());
        let parts = [Some(texts.nav_analyse()), players];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let stop = if self.stopped {
            texts.go_on()
        } else {
            texts.button_stop()
        };
        let mut keys = vec![
            KeyHint::new(Key::Left, texts.app_key_before()),
            KeyHint::new(Key::Right, texts.app_key_after()),
        ];
        if self.has_siblings() {
            keys.push(KeyHint::letter(']', texts.analyse_variations()));
        }
        if self.study().variation().is_some() {
            keys.push(KeyHint::letter('m', texts.analyse_leave_variation()));
            keys.push(KeyHint::letter('i', texts.analyse_promote()));
            keys.push(KeyHint::letter('r', texts.games_delete()));
        }
        keys.extend([
            KeyHint::letter('l', texts.open()),
            KeyHint::letter('.', stop),
            KeyHint::letter('w', texts.analyse_moments()),
            KeyHint::letter('n', texts.app_key_comment()),
            KeyHint::letter('z', texts.app_key_save()),
            KeyHint::letter('x', texts.explorer_title()),
            KeyHint::letter('+', texts.next_mistake()),
            KeyHint::letter('-', texts.previous_mistake()),
            KeyHint::letter('t', texts.analyse_best_lines()),
            KeyHint::letter('j', texts.play_from_here()),
            KeyHint::new(Key::Home, texts.start_of_game()),
            KeyHint::new(Key::End, texts.app_key_last()),
            KeyHint::letter('u', texts.play_undo()),
            KeyHint::new(Key::Esc, texts.app_key_back()),
        ]);
        if self.panel.explorer.is_shown() {
            let explorer = [
                KeyHint::new(Key::Tab, texts.explorer_next()),
                KeyHint::letter('k', texts.play()),
                KeyHint::letter('o', texts.nav_games()),
            ];
            let filter = Field::WITHOUT_OPENING;
            let filter = filter.map(|field| KeyHint::letter(field.key(), field.label(texts)));
            keys.splice(0..0, explorer.into_iter().chain(filter));
        }
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        let texts = &shared.texts;
        vec![texts.app_about_analysis(), texts.app_about_explorer()]
    }

    fn follows_mouse(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.theme);
        let here = self.study().position();
        let mut board = Board::new(here, here.legal_moves(), &shared.settings);
        board.cursor = self.cursor.seen();
        board.last = self.study().last();
        let candidates = self.review.candidates(here);
        let label = candidates
            .iter()
            .filter_map(|it| values::label(&it.score, it.is_best));
        board.labels = label.collect();
        board.draw(canvas, layout.board, layout.size);
        match self.moments {
            _ if shared.prompt.is_some() => self.draw_panel(canvas, layout.panel, shared),
            Some(choice) => self.draw_moments(canvas, layout.panel, choice, shared),
            None if self.panel.explorer.is_shown() => {
                self.draw_explorer(canvas, layout.panel, shared);
            }
            None => self.draw_panel(canvas, layout.panel, shared),
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if self.talk(input, shared) {
            return Go::Stay;
        }
        if self.moments.is_none()
            && let Some(go) = self.explore(input, shared)
        {
            return go;
        }
        let done = match input {
            Input::Key(Key::Left | Key::Backspace | Key::Char('u')) | Input::Scroll(..0) => {
                review::Input::Step(-1)
            }
            Input::Key(Key::Right) | Input::Scroll(_) => review::Input::Step(1),
            Input::Key(Key::Up | Key::PageUp) => review::Input::Step(-5),
            Input::Key(Key::Down | Key::PageDown) => review::Input::Step(5),
            Input::Key(Key::Home) => review::Input::Go(0),
            Input::Key(Key::End) => review::Input::Go(usize::MAX),
            Input::Item(at) => review::Input::Go(at),
            Input::Key(Key::Char('m')) => review::Input::LeaveVariation,
            Input::Key(Key::Char(']')) => review::Input::Sibling(1),
            Input::Key(Key::Char('[')) => review::Input::Sibling(-1),
            Input::Key(Key::Char('i')) => review::Input::Promote,
            Input::Key(Key::Char('r')) => review::Input::DeleteVariation,
            Input::Key(Key::Char('+')) => review::Input::Mistake(1),
            Input::Key(Key::Char('-')) => review::Input::Mistake(-1),
            Input::Key(Key::Char('j')) if !self.study().position().is_over() => {
                return play_from(shared, self.study().position());
            }
            Input::Key(Key::Char('l')) => {
                self.ask(Question::Game, "", shared);
                return Go::Stay;
            }
            Input::Key(Key::Char('z')) => {
                self.ask(Question::SaveAs, "", shared);
                return Go::Stay;
            }
            Input::Key(Key::Char('n')) => {
                let text = self.study().node().comment.clone();
                self.ask(Question::Comment, &text, shared);
                return Go::Stay;
            }
            Input::Key(Key::Char('x')) => {
                self.moments = None;
                self.toggle_explorer(shared);
                return Go::Stay;
            }
            Input::Key(Key::Char('w')) => {
                self.toggle_moments();
                return Go::Stay;
            }
            Input::Key(Key::Char('t')) => {
                self.lines = self.lines % Desk::MOST_LINES + 1;
                return Go::Stay;
            }
            Input::Key(Key::Char('.')) => {
                self.stopped = !self.stopped;
                self.run(shared);
                self.keep(shared);
                return Go::Stay;
            }
            input => match self.cursor.input(input) {
                Some(square) => review::Input::Place(square),
                None => return Go::Stay,
            },
        };
        let is_noted = matches!(
            done,
            review::Input::Place(_) | review::Input::Promote | review::Input::DeleteVariation
        );
        self.update(done, shared);
        if is_noted { self.noted() } else { Go::Stay }
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        match (self.question, answer) {
            (Question::Comment, Answer::Text(text)) => {
                self.update(review::Input::Comment(text), shared);
                return self.noted();
            }
            (Question::SaveAs, Answer::Text(name)) if !name.is_empty() => {
                let study = Box::new(self.study().clone());
                shared.effects.push(Outside::SaveStudy { name, study });
            }
            (Question::Filter(field), Answer::Text(text)) => self.filter(field, &text, shared),
            (Question::Game, Answer::Text(text)) => {
                // What looks like the name of a file may be one; `read` sees to it if there is none.
                let is_name = text.contains(['.', '/', '\\']);
                match open(text.as_bytes(), &Roster::default()) {
                    _ if text.is_empty() => {
                        self.study_another(Tree::new(Position::START).into(), shared);
                    }
                    Ok(file) if !is_name && file.games[0].fault.is_none() => {
                        self.show(&file.games[0], shared);
                    }
                    _ => shared.effects.push(Outside::ReadFile(text)),
                }
            }
            // Nothing was opened yet.
            (Question::Game, _) if self.review.is_paused() && !self.stopped => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn pasted(&mut self, text: &str, shared: &mut Shared) -> Option<Go> {
        // The prompt for a game takes one line: moves, or the name of a file.
        let has_lines = text.trim().contains(['\n', '\r']);
        let is_ours = match shared.prompt {
            Some(_) => self.question == Question::Game && has_lines,
            None => true,
        };
        if !is_ours {
            return None;
        }
        Some(match open(text.as_bytes(), &Roster::default()) {
            Ok(file) if file.games.len() == 1 => {
                shared.prompt = None;
                self.show(&file.games[0], shared);
                Go::Stay
            }
            Ok(file) => {
                shared.prompt = None;
                Go::Replace(choice(shared.texts.app_pasted(), file, shared))
            }
            Err(error) => {
                shared.notice = Some(shared.texts.describe(&error));
                Go::Stay
            }
        })
    }

    fn replied(&mut self, id: JobId, reply: Reply, shared: &mut Shared) {
        self.fresh += usize::from(matches!(reply, Reply::Done(_)));
        self.update(review::Input::Reply(id, reply), shared);
    }

    fn recalled(&mut self, findings: &Findings, shared: &mut Shared) {
        self.review.recall(findings);
        self.recalled = true;
        self.run(shared);
    }

    fn last_study(&mut self, record: GameRecord, shared: &mut Shared) {
        shared.prompt = None;
        self.study_another(record.into(), shared);
    }

    fn wrong_file(&mut self, name: String, shared: &mut Shared) {
        self.ask(Question::SaveAs, &name, shared);
    }

    fn found(&mut self, job: JobId, found: &Found, shared: &mut Shared) -> Go {
        self.hear_library(job, found, shared);
        Go::Stay
    }

    fn file(&mut self, name: &str, file: Result<RecordFile, String>, shared: &mut Shared) -> Go {
        let is_typed = file.is_err();
        match read(name, file, shared) {
            Ok(file) if file.games.len() == 1 => {
                let is_faulty = file.games[0].fault.is_some();
                self.show(&file.games[0], shared);
                if is_typed && is_faulty {
                    // The rest can be corrected.
                    self.ask(Question::Game, name, shared);
                }
            }
            Ok(file) => return Go::Replace(choice(name.to_owned(), file, shared)),
            Err(sentence) => {
                // The text stays, to be corrected.
                self.ask(Question::Game, name, shared);
                shared.notice = Some(sentence);
            }
        }
        Go::Stay
    }

    fn enter(&mut self, shared: &mut Shared) {
        if shared.prompt.is_none() {
            self.run(shared);
        }
    }

    fn leave(&mut self, shared: &mut Shared) {
        self.update(review::Input::Pause(true), shared);
        self.keep(shared);
        self.keep_notes(shared);
    }
}
