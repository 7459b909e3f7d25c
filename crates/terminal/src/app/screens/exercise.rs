//! A lesson or a puzzle under way.

use core::time::Duration;

use outflank_app::exercise::{Exercise, Happening, Input as Act, Task, Tone};
use outflank_app::training::Entrance;
use outflank_app::{JobId, Reply};
use outflank_learn::AnswerKind;
use outflank_learn::course::{Chapter, Practice};
use outflank_learn::training::Tag;
use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Paragraph, Scroll};
use crate::app::event::chooses;
use crate::app::screens::setup::{SetupScreen, play_from};
use crate::app::screens::training::{DrillScreen, OpeningsScreen, open_sitting};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::theme::Theme;
use crate::app::widgets::cursor::Cursor;
use crate::app::widgets::prompt::TextInput;
use crate::app::widgets::values;
use crate::app::{Input, Key};

/// The keys of the reasons: none is a letter of a square.
const REASON_KEYS: [char; 4] = ['k', 'l', 'm', 't'];

/// What lessons and puzzles do differently.
pub trait Subject: Task + Sized + 'static {
    /// Whether one may play on from its position to the end of the game.
    const PLAYED_ON: bool = false;

    fn title(&self, texts: &Texts) -> String;

    /// The task, or how it went.
    fn task(&self, texts: &Texts) -> String;

    fn help(&self, texts: &Texts) -> Vec<String>;

    /// The key to the next one.
    fn next_key(texts: &Texts) -> KeyHint;

    /// The current step.
    fn part(&self) -> usize {
        0
    }

    /// What it sends the learner to.
    fn practice(&self) -> Option<Practice> {
        None
    }

    /// The chapter that helps whoever fails at it again and again.
    fn lesson(&self, _shared: &Shared) -> Option<&'static Chapter> {
        None
    }

    fn next(&self, shared: &mut Shared) -> Next<Self>;
}

/// What comes next.
pub enum Next<T> {
    /// Another step of the same task.
    Part(usize),
    Task(T),
    /// Something else.
    Screen(Box<dyn Screen>),
    /// The end.
    Back,
}

pub struct ExerciseScreen<T: Subject> {
    exercise: Exercise<T>,
    cursor: Cursor,
    /// The number typed so far, if one is asked for.
    number: TextInput,
    view: Scroll,
}

impl<T: Subject> ExerciseScreen<T> {
    pub fn open(task: T, shared: &mut Shared) -> Box<Self> {
        let part = task.part();
        let mut screen = ExerciseScreen {
            exercise: Exercise::new(task),
            cursor: Cursor::default(),
            number: TextInput::default(),
            view: Scroll::From(0),
        };
        // The engine is asked once the screen is there.
        screen.update(Act::GoTo(part), shared);
        Box::new(screen)
    }

    fn act(&mut self, act: Act, shared: &mut Shared) -> Go {
        self.update(act, shared);
        shared.carry_out(self.exercise.effects());
        Go::Stay
    }

    fn update(&mut self, act: Act, shared: &mut Shared) {
        let today = shared.today();
        for happening in self.exercise.update(act, shared.now) {
            match happening {
                Happening::TaskChanged => {
                    self.number = TextInput::default();
                    self.view = Scroll::From(0);
                }
                Happening::Told => self.view = Scroll::End,
                Happening::Progressed => {
                    if let Some(chapter) = self.exercise.record(&mut shared.progress, today) {
                        let title = shared.texts.chapter_title(chapter);
                        shared.notice = Some(shared.texts.lesson_chapter_done(&title));
                    }
                    shared.keep_progress();
                }
                Happening::Played(_) | Happening::Placed { .. } | Happening::Finished => {}
            }
        }
    }

    fn reason(&self, letter: char) -> Option<Tag> {
        self.reasons().find(|it| it.0 == letter).map(|it| it.1)
    }

    /// Reasons to choose from, each with its key.
    fn reasons(&self) -> impl Iterator<Item = (char, Tag)> {
        let reasons = self.exercise.task().reasons().iter().copied();
        REASON_KEYS.into_iter().zip(reasons)
    }

    /// Goes where the step sends the learner; what was read is read.
    fn practise(&mut self, practice: Practice, shared: &mut Shared) -> Go {
        self.act(Act::Read, shared);
        match practice {
            Practice::Game { level, clock } => Go::open(SetupScreen::against(level, clock, shared)),
            Practice::Drill(drill) => Go::open(DrillScreen::new(drill, shared)),
            Practice::Openings => Go::open(OpeningsScreen::new(shared)),
            Practice::Mistakes => open_sitting(Entrance::Mistakes, shared),
        }
    }

    /// The chapter to go to, once it is over.
    fn lesson(&self, shared: &Shared) -> Option<&'static Chapter> {
        let can_go_on = self.exercise.view().can_go_on;
        self.exercise.task().lesson(shared).filter(|_| can_go_on)
    }

    fn next(&mut self, shared: &mut Shared) -> Go {
        match self.exercise.task().next(shared) {
            Next::Part(part) => self.act(Act::GoTo(part), shared),
            Next::Task(task) => Go::Replace(ExerciseScreen::open(task, shared)),
            Next::Screen(screen) => Go::Replace(screen),
            Next::Back => Go::Back,
        }
    }

    fn board(&self, shared: &Shared) -> Board {
        let view = self.exercise.view();
        let mut board = Board::new(view.position, view.targets, &shared.settings);
        board.last = view.last;
        board.marks = view.marks.pointed | view.marks.right | view.marks.wrong | view.marks.next;
        if board.marks.is_empty() {
            board.marks = view.marks.highlight;
        }
        let marks = view.answer == AnswerKind::Mark && !view.can_go_on;
        if view.turn.is_some() || marks {
            board.cursor = self.cursor.seen();
        }
        if let Some(square) = board.cursor.filter(|&it| view.targets.contains(it)) {
            board.flips = view.position.flips(square.into());
        }
        board
    }

    fn prose(&self, shared: &Shared) -> Vec<Paragraph> {
        let (texts, view) = (&shared.texts, self.exercise.view());
        let mut prose = vec![Paragraph::new(self.exercise.task().task(texts))];
        let mut say = |text: String| {
            prose.extend([Paragraph::gap(), Paragraph::styled(text, Theme::strong())]);
        };
        if let Some(asked) = self.exercise.task().asks_why() {
            say(texts.describe(&asked));
        }
        for (key, tag) in self.reasons() {
            say(format!("[{key}] {}", texts.describe(&tag)));
        }
        if view.answer == AnswerKind::Number && !view.can_go_on {
            say(format!("{} {}_", texts.app_your_number(), self.number.text));
        }
        if let Some(chapter) = self.lesson(shared) {
            say(texts.practice_lesson(&texts.chapter_title(chapter)));
        }
        if self.exercise.is_thinking() {
            say(texts.thinking());
        }
        let Some(message) = &view.message else {
            return prose;
        };
        say(texts.describe(message));
        if !message.shown().is_empty() {
            say(texts.app_would_follow(&values::moves(message.shown())));
        }
        if message.tone() == Tone::Done && !view.is_finished {
            say(texts.app_step_done());
        }
        prose
    }
}

impl<T: Subject> Screen for ExerciseScreen<T> {
    fn title(&self, shared: &Shared) -> String {
        self.exercise.task().title(&shared.texts)
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let (texts, view) = (&shared.texts, self.exercise.view());
        let letter = KeyHint::letter;
        let goes_on = view.can_go_on && view.turn.is_none();
        let part = self.exercise.task().part();
        let mut keys = Vec::new();
        if goes_on {
            keys.push(KeyHint::new(Key::Enter, texts.go_on()));
        } else if view.answer == AnswerKind::Number {
            keys.push(KeyHint::new(Key::Enter, texts.app_key_accept()));
        }
        let offers = [
            (Act::Hint, letter('i', texts.hint())),
            (Act::Pass, letter('p', texts.pass())),
            (Act::Solution, letter('x', texts.solution())),
            (Act::PlayOut, letter('o', texts.app_key_play_out())),
        ];
        let offered = offers
            .into_iter()
            .filter(|(act, _)| self.exercise.offers(act));
        keys.extend(offered.map(|(_, key)| key));
        if !goes_on {
            keys.push(T::next_key(texts));
        }
        if part > 0 {
            keys.push(letter('u', texts.app_key_step_before()));
        }
        if self.exercise.offers(&Act::StartOver) {
            keys.push(letter('r', texts.app_key_again()));
        }
        if T::PLAYED_ON && !view.position.is_over() {
            keys.push(letter('j', texts.play_from_here()));
        }
        if let Some(practice) = self.exercise.task().practice() {
            keys.push(letter('j', texts.describe(&practice)));
        }
        if let Some(chapter) = self.lesson(shared) {
            keys.push(letter('j', texts.chapter_title(chapter)));
        }
        keys.push(KeyHint::new(Key::Esc, texts.app_key_back()));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        self.exercise.task().help(&shared.texts)
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.theme);
        self.board(shared).draw(canvas, layout.board, layout.size);
        canvas.paragraphs(layout.panel, &self.prose(shared), self.view);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let view = self.exercise.view();
        let counts = view.answer == AnswerKind::Number && !view.can_go_on;
        let goes_on = view.can_go_on && view.turn.is_none();
        let act = match input {
            Input::Key(key) if chooses(key) && goes_on => {
                self.act(Act::Read, shared);
                return self.next(shared);
            }
            Input::Key(Key::Tab | Key::Char('n')) => return self.next(shared),
            Input::Key(key @ (Key::Char('0'..='9') | Key::Backspace)) if counts => {
                // No answer has more digits.
                self.number.text.truncate(2);
                self.number.key(key);
                None
            }
            Input::Key(Key::Enter) if counts => {
                Some(Act::Number(core::mem::take(&mut self.number.text)))
            }
            Input::Key(Key::BackTab | Key::Char('u')) => {
                let before = self.exercise.task().part().checked_sub(1);
                before.map(Act::GoTo)
            }
            Input::Key(Key::Char(letter)) if self.reason(letter).is_some() => {
                self.reason(letter).map(Act::Reason)
            }
            Input::Key(Key::Char('i')) => Some(Act::Hint),
            Input::Key(Key::Char('p')) => Some(Act::Pass),
            Input::Key(Key::Char('x')) => Some(Act::Solution),
            Input::Key(Key::Char('o')) => Some(Act::PlayOut),
            Input::Key(Key::Char('j')) if T::PLAYED_ON && !view.position.is_over() => {
                return play_from(shared, view.position);
            }
            Input::Key(Key::Char('j')) if let Some(practice) = self.exercise.task().practice() => {
                return self.practise(practice, shared);
            }
            Input::Key(Key::Char('j')) if let Some(chapter) = self.lesson(shared) => {
                let lesson = shared.progress.lesson(chapter);
                return Go::Open(ExerciseScreen::open(lesson, shared));
            }
            Input::Key(Key::Char('r')) => Some(Act::StartOver),
            Input::Key(Key::PageDown) | Input::Scroll(1..) => {
                self.view = Scroll::End;
                None
            }
            Input::Key(Key::PageUp) | Input::Scroll(_) => {
                self.view = Scroll::From(0);
                None
            }
            input => self.cursor.input(input).map(Act::Choose),
        };
        act.map_or(Go::Stay, |act| self.act(act, shared))
    }

    fn tick(&mut self, shared: &mut Shared) {
        self.act(Act::Tick, shared);
    }

    fn replied(&mut self, id: JobId, reply: Reply, shared: &mut Shared) {
        self.act(Act::Reply(id, reply), shared);
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.act(Act::Tick, shared);
    }

    fn leave(&mut self, shared: &mut Shared) {
        self.exercise.leave();
        shared.carry_out(self.exercise.effects());
    }

    fn wake(&self, shared: &Shared) -> Option<Duration> {
        Some(self.exercise.due()?.saturating_sub(shared.now))
    }
}
