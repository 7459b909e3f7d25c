//! The opening trainer: choose an opening and a colour, then play against the book.

use outflank_app::training::openings::{Happening, Input as Act, OpeningTrainer, extent, mine};
use outflank_app::{JobId, Reply};
use outflank_record::openings::Opening;
use outflank_rules::{Bitboard, Color};
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Paragraph, Scroll};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::theme::Theme;
use crate::app::widgets::cursor::Cursor;
use crate::app::widgets::list::{Choice, Row};
use crate::app::{Input, Key};

/// The list of openings: any, one's own, then all by name.
pub struct OpeningsScreen {
    choice: Choice,
    color: Color,
    openings: Vec<(Option<Opening>, u32)>,
}

impl OpeningsScreen {
    pub fn new(shared: &Shared) -> OpeningsScreen {
        let mine = mine(&shared.progress);
        let is_mine = |it: &&Opening| mine.iter().any(|own| own.0 == **it);
        let others = Opening::all().iter().filter(|it| !is_mine(it));
        let mut others: Vec<Opening> = others.copied().collect();
        others.sort_by_key(|it| shared.texts.describe(it));
        let any = [(None, 0)].into_iter();
        let mine = mine.iter().map(|it| (Some(it.0), it.1));
        let others = others.into_iter().map(|it| (Some(it), 0));
        OpeningsScreen {
            choice: Choice::default(),
            color: Color::Black,
            openings: any.chain(mine).chain(others).collect(),
        }
    }
}

impl Screen for OpeningsScreen {
    fn title(&self, shared: &Shared) -> String {
        let color = shared.texts.color_name(self.color);
        format!("{} · {color}", shared.texts.practice_openings())
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let mut keys = KeyHint::to_choose(texts);
        keys.insert(1, KeyHint::letter('o', texts.color_name(!self.color)));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.practice_openings_about()]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let row = |(opening, games): &(Option<Opening>, u32)| match opening {
            None => Row::new(texts.practice_opening_any()),
            Some(opening) => {
                let name = texts.describe(opening);
                Row::new(match games {
                    0 => name,
                    games => texts.practice_opening_mine(&name, *games),
                })
            }
        };
        let rows: Vec<Row> = self.openings.iter().map(row).collect();
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        let chosen = self.openings.get(self.choice.0).and_then(|it| it.0);
        let about = match chosen {
            Some(opening) => {
                let extent = extent(opening, self.color);
                texts.practice_opening_extent(extent.lines, extent.decisions)
            }
            None => texts.practice_openings_about(),
        };
        canvas.note(below, about);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Char('o')) {
            self.color = !self.color;
            return Go::Stay;
        }
        let Some(index) = self.choice.input(input, self.openings.len()) else {
            return Go::Stay;
        };
        Go::open(TrainerScreen::new(
            self.openings[index].0,
            self.color,
            shared,
        ))
    }
}

/// A line being played.
struct TrainerScreen {
    opening: Option<Opening>,
    trainer: OpeningTrainer,
    cursor: Cursor,
    said: Option<String>,
}

impl TrainerScreen {
    fn new(opening: Option<Opening>, color: Color, shared: &Shared) -> TrainerScreen {
        let seed = shared.seed ^ shared.now.as_millis() as u64;
        TrainerScreen {
            opening,
            trainer: OpeningTrainer::new(opening, color, seed),
            cursor: Cursor::default(),
            said: None,
        }
    }

    fn update(&mut self, act: Act, shared: &mut Shared) {
        for happening in self.trainer.update(act) {
            match happening {
                Happening::Placed(_) => self.said = None,
                Happening::Refused(reason) => self.said = Some(shared.texts.describe(&reason)),
                Happening::Over => {
                    let today = shared.today();
                    self.trainer.record(&mut shared.progress, today);
                    shared.keep_progress();
                }
            }
        }
        shared.carry_out(self.trainer.effects());
    }
}

impl Screen for TrainerScreen {
    fn title(&self, shared: &Shared) -> String {
        match &self.opening {
            Some(opening) => shared.texts.describe(opening),
            None => shared.texts.practice_openings(),
        }
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let mut keys = Vec::new();
        if self.trainer.end().is_some() {
            keys.push(KeyHint::letter('n', texts.practice_opening_next()));
        }
        keys.push(KeyHint::new(Key::Esc, texts.app_key_back()));
        keys
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let (texts, trainer) = (&shared.texts, &self.trainer);
        let layout = Layout::of(area, canvas.theme);
        let targets = if trainer.is_waiting() {
            trainer.position().legal_moves()
        } else {
            Bitboard::EMPTY
        };
        let mut board = Board::new(trainer.position(), targets, &shared.settings);
        board.last = trainer.moves().last().copied();
        if trainer.is_waiting() {
            board.cursor = self.cursor.seen();
        }
        board.draw(canvas, layout.board, layout.size);
        let moves: Vec<String> = trainer.moves().iter().map(ToString::to_string).collect();
        let moves = moves.join(" ");
        let mut prose = vec![Paragraph::styled(moves, Theme::muted()), Paragraph::gap()];
        match trainer.end() {
            Some(end) => {
                prose.push(Paragraph::styled(texts.describe(end), Theme::strong()));
                if trainer.card(shared.today()).is_some() {
                    prose.push(Paragraph::new(texts.practice_opening_kept()));
                }
            }
            None if trainer.is_waiting() => {
                prose.push(Paragraph::new(texts.practice_opening_turn()));
            }
            None => prose.push(Paragraph::styled(texts.thinking(), Theme::muted())),
        }
        prose.extend(self.said.iter().map(Paragraph::new));
        canvas.paragraphs(layout.panel, &prose, Scroll::From(0));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Char('n')) && self.trainer.end().is_some() {
            let learner = self.trainer.learner();
            return Go::Replace(Box::new(TrainerScreen::new(self.opening, learner, shared)));
        }
        if let Some(square) = self.cursor.input(input) {
            self.update(Act::Choose(square), shared);
        }
        Go::Stay
    }

    fn replied(&mut self, id: JobId, reply: Reply, shared: &mut Shared) {
        self.update(Act::Reply(id, reply), shared);
    }

    fn enter(&mut self, shared: &mut Shared) {
        shared.carry_out(self.trainer.effects());
    }
}
