use outflank_rules::Position;
use outflank_rules::random::mix;

use super::{Mistake, Tag};

/// The question why a move was a mistake: asked before the better move, and counted apart from it.
///
/// ```
/// # use outflank_learn::training::{Mistake, Tag, Why};
/// # use outflank_rules::{Move, Position, Square};
/// # let line = |first: Square| vec![Move::Place(first)];
/// # let after = Position::START.play(Square::F5.into()).unwrap();
/// # let mistake = Mistake::new(after, Square::D6.bitboard(), line(Square::D6), line(Square::F4), Some(Tag::Mobility));
/// let mut why = Why::about(&mistake.unwrap()).unwrap();
/// assert_eq!(why.choices().len(), 4);
/// assert_eq!(why.choose(Tag::Mobility), Some(true));
/// assert_eq!(why.choose(Tag::Parity), None); // only the first answer counts
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    right: Tag,
    choices: Vec<Tag>,
    chosen: Option<Tag>,
}

impl Why {
    /// How many reasons there are to choose from.
    const CHOICES: usize = 4;

    /// The question about a mistake; none if its reason has no name.
    pub fn about(mistake: &Mistake) -> Option<Why> {
        let right = mistake.tag()?;
        Some(Why::of(mistake.position(), &[right], right))
    }

    /// The question about a board on which these reasons hold, one of them above all. The same board has the same choices.
    pub fn of(position: Position, hold: &[Tag], right: Tag) -> Why {
        let board = position.board();
        let seed = board.player().0 ^ board.opponent().0.rotate_left(32);
        // Puzzles have themes that no mistake has.
        let is_reason = |tag: &Tag| !matches!(tag, Tag::OnlyWin | Tag::Ending);
        let mut others: Vec<Tag> = Tag::ALL.into_iter().filter(is_reason).collect();
        others.retain(|tag| !hold.contains(tag));
        others.sort_by_key(|&tag| mix(seed ^ tag as u64));
        others.truncate(Why::CHOICES - 1);
        others.push(right);
        others.sort_unstable();
        Why {
            right,
            choices: others,
            chosen: None,
        }
    }

    /// The reasons to choose from, always in the same order.
    pub fn choices(&self) -> &[Tag] {
        &self.choices
    }

    /// The same, until one is chosen.
    pub fn open_choices(&self) -> &[Tag] {
        if self.chosen.is_none() {
            &self.choices
        } else {
            &[]
        }
    }

    /// Whether the one that was chosen is right.
    pub fn is_right(&self) -> Option<bool> {
        self.chosen.map(|chosen| chosen == self.right)
    }

    /// The right one.
    pub const fn right(&self) -> Tag {
        self.right
    }

    /// What was chosen.
    pub const fn chosen(&self) -> Option<Tag> {
        self.chosen
    }

    /// Chooses a reason: whether it is right. `None` if one was chosen before, or it is not among the choices.
    pub fn choose(&mut self, tag: Tag) -> Option<bool> {
        if self.chosen.is_some() || !self.choices.contains(&tag) {
            return None;
        }
        self.chosen = Some(tag);
        Some(tag == self.right)
    }
}
