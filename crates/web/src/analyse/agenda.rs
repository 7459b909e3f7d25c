//! What the engine is to look at next: the position on the board, then the rest of the game from its end.

use std::collections::HashSet;
use std::time::Duration;

use outflank_engine::Level;
use outflank_rules::Position;
use outflank_wire::{Question, Task};

/// How thoroughly a position is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effort {
    /// A moment for each position.
    #[default]
    Quick,
    /// Some seconds.
    Thorough,
    /// As long as it takes to look far ahead.
    Deep,
    /// Five seconds.
    Timed,
    /// Until it is stopped or everything is proven.
    Endless,
}

impl Effort {
    /// All of them, the smallest first.
    pub const ALL: [Effort; 5] = [
        Effort::Quick,
        Effort::Thorough,
        Effort::Deep,
        Effort::Timed,
        Effort::Endless,
    ];

    /// The question about all moves of a position. It may build on earlier ones, which are about the same game.
    pub fn question(self, position: Position) -> Question {
        // More than any position has moves.
        let lines = 64;
        let level = |number| Task::Level {
            level: Level::new(number).unwrap_or(Level::STRONGEST),
            lines,
        };
        let question = match self {
            Effort::Quick => Question::new(position, level(10)),
            Effort::Thorough => Question::new(position, level(13)),
            Effort::Deep => Question::new(position, level(16)),
            Effort::Timed => {
                Question::new(position, Task::Best { lines }).within(Duration::from_secs(5))
            }
            Effort::Endless => Question::new(position, Task::Best { lines }),
        };
        question.remembering()
    }

    /// The effort for one of many positions: none of them may take for ever.
    const fn of_many(self) -> Effort {
        match self {
            Effort::Endless => Effort::Timed,
            other => other,
        }
    }
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Ask this; whatever was asked before is of no interest any more.
    Ask(Position, Effort),
    /// Nothing is to be asked, and whatever was asked is of no interest any more.
    Hush,
    /// Wait for the answer.
    Wait,
}

/// What is to be looked at.
#[derive(Clone, Debug, Default)]
pub struct Agenda {
    /// Whether the position on the board is looked at.
    pub looking: bool,
    /// How thoroughly.
    pub effort: Effort,
    /// The positions of a game that are to be looked at, the first one last.
    game: Vec<Position>,
    /// How many there were.
    total: usize,
    asked: Option<(Position, Effort)>,
    done: HashSet<(Position, Effort)>,
}

impl Agenda {
    /// The positions of a game are to be looked at, from the last to the first: what is found about later ones helps
    /// with earlier ones.
    pub fn take_game(&mut self, positions: &[Position]) {
        self.game = positions.to_vec();
        self.total = positions.len();
    }

    /// The game need not be looked at any further.
    pub fn drop_game(&mut self) {
        self.game.clear();
        self.total = 0;
    }

    /// How many positions of the game are done, and how many there are; nothing if no game is looked at.
    pub fn game(&self) -> Option<(usize, usize)> {
        (!self.game.is_empty()).then(|| (self.total - self.game.len(), self.total))
    }

    /// What is being asked.
    pub fn asked(&self) -> Option<Position> {
        self.asked.map(|(position, _)| position)
    }

    /// What to do next. `here` is the position on the board, if there is one; `solved` are positions about which there
    /// is nothing left to find out.
    pub fn next(&mut self, here: Option<Position>, solved: impl Fn(Position) -> bool) -> Step {
        let effort = self.effort;
        let many = effort.of_many();
        let is_open = |this: &Agenda, position, effort| {
            !this.done.contains(&(position, effort)) && !solved(position)
        };
        let here = here.filter(|&here| self.looking && is_open(self, here, effort));
        while let Some(&last) = self.game.last()
            && !is_open(self, last, many)
        {
            self.game.pop();
        }
        let wanted = match (here, self.game.last()) {
            (Some(here), _) => Some((here, effort)),
            (None, last) => last.map(|&last| (last, many)),
        };
        if wanted == self.asked {
            return Step::Wait;
        }
        self.asked = wanted;
        match wanted {
            Some((position, effort)) => Step::Ask(position, effort),
            None => Step::Hush,
        }
    }

    /// What was asked is answered.
    pub fn finish(&mut self) {
        if let Some(asked) = self.asked.take() {
            self.done.insert(asked);
        }
    }

    /// What was asked cannot be answered: nothing is looked at any more.
    pub fn give_up(&mut self) {
        self.asked = None;
        self.looking = false;
        self.drop_game();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions() -> Vec<Position> {
        let game: outflank_rules::notation::Transcript = "f5d6c3".parse().unwrap();
        super::super::study::Study::of(&game).positions()
    }

    fn open(_: Position) -> bool {
        false
    }

    #[test]
    fn nothing_is_asked_until_it_is_wanted() {
        let all = positions();
        let mut agenda = Agenda::default();
        assert_eq!(agenda.next(Some(all[0]), open), Step::Wait);
        agenda.looking = true;
        assert_eq!(
            agenda.next(Some(all[0]), open),
            Step::Ask(all[0], Effort::Quick)
        );
        assert_eq!(agenda.next(Some(all[0]), open), Step::Wait);
        // Another position, another effort, nothing any more.
        assert_eq!(
            agenda.next(Some(all[1]), open),
            Step::Ask(all[1], Effort::Quick)
        );
        agenda.effort = Effort::Deep;
        assert_eq!(
            agenda.next(Some(all[1]), open),
            Step::Ask(all[1], Effort::Deep)
        );
        agenda.looking = false;
        assert_eq!(agenda.next(Some(all[1]), open), Step::Hush);
        assert_eq!(agenda.next(Some(all[1]), open), Step::Wait);
    }

    #[test]
    fn an_answer_is_not_asked_for_twice() {
        let all = positions();
        let mut agenda = Agenda {
            looking: true,
            ..Agenda::default()
        };
        agenda.next(Some(all[0]), open);
        agenda.finish();
        assert_eq!(agenda.next(Some(all[0]), open), Step::Wait);
        agenda.effort = Effort::Thorough;
        assert_eq!(
            agenda.next(Some(all[0]), open),
            Step::Ask(all[0], Effort::Thorough)
        );
        assert_eq!(agenda.next(Some(all[0]), |_| true), Step::Hush);
    }

    #[test]
    fn a_game_is_looked_at_from_its_end_after_the_position_on_the_board() {
        let all = positions();
        let mut agenda = Agenda::default();
        agenda.take_game(&all);
        assert_eq!(agenda.next(None, open), Step::Ask(all[3], Effort::Quick));
        assert_eq!(agenda.game(), Some((0, 4)));
        agenda.looking = true;
        assert_eq!(
            agenda.next(Some(all[1]), open),
            Step::Ask(all[1], Effort::Quick)
        );
        agenda.finish();
        for index in [3, 2, 0] {
            assert_eq!(
                agenda.next(Some(all[1]), open),
                Step::Ask(all[index], Effort::Quick)
            );
            agenda.finish();
        }
        assert_eq!(agenda.next(Some(all[1]), open), Step::Wait);
        assert_eq!(agenda.game(), None);
    }

    #[test]
    fn a_game_ends_even_without_a_limit_and_when_the_engine_breaks_down() {
        let all = positions();
        let mut agenda = Agenda {
            effort: Effort::Endless,
            ..Agenda::default()
        };
        agenda.take_game(&all);
        assert_eq!(agenda.next(None, open), Step::Ask(all[3], Effort::Timed));
        agenda.give_up();
        assert_eq!(agenda.next(None, open), Step::Wait);
        assert_eq!(agenda.game(), None);
    }
}
