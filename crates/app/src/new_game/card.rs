use outflank_play::tabletop::Vigilance;

use super::{Beginning, Field, NewGame, Way};

/// The kinds of games between which one chooses first; everything else is a detail of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// A person against the computer.
    Computer,
    /// Two people at one screen.
    People,
    /// Two computers, to be watched.
    Watch,
    /// People flip the discs by hand.
    Tabletop,
    /// A game that begins after an opening, chosen or drawn by lot.
    Opening,
    /// A game number of the cartridge.
    Cartridge,
}

impl Card {
    /// All of them, in order.
    pub const ALL: [Card; 6] = [
        Card::Computer,
        Card::People,
        Card::Watch,
        Card::Tabletop,
        Card::Opening,
        Card::Cartridge,
    ];

    /// Between whom such games are played, where that is left to choose.
    pub const fn ways(self) -> &'static [Way] {
        match self {
            Card::Tabletop => &[Way::People, Way::Computer],
            Card::Opening => &[Way::Computer, Way::People, Way::Computers],
            Card::Computer | Card::People | Card::Watch | Card::Cartridge => &[],
        }
    }
}

impl NewGame {
    /// The kind of game that is chosen.
    pub fn card(&self) -> Card {
        let after_moves = !matches!(self.beginning, Beginning::Usual | Beginning::Position(_));
        match self.way {
            Way::Cartridge => Card::Cartridge,
            _ if self.by_hand.is_some() && self.has(Field::ByHand) => Card::Tabletop,
            _ if after_moves => Card::Opening,
            Way::Computer => Card::Computer,
            Way::People => Card::People,
            Way::Computers => Card::Watch,
        }
    }

    /// Chooses a kind of game; what else was chosen stays as far as it goes with it.
    pub fn choose(&mut self, card: Card) {
        if card == Card::Cartridge {
            self.way = Way::Cartridge;
            return;
        }
        self.by_hand = match card {
            Card::Tabletop => Some(self.by_hand.unwrap_or(Vigilance::Warn)),
            _ => None,
        };
        self.beginning = match (card, self.beginning) {
            (Card::Opening, Beginning::Usual | Beginning::Position(_)) => Beginning::Xot,
            (Card::Opening, chosen) => chosen,
            _ => Beginning::Usual,
        };
        self.way = match card {
            Card::Computer => Way::Computer,
            Card::People => Way::People,
            Card::Watch => Way::Computers,
            _ if card.ways().contains(&self.way) => self.way,
            _ => card.ways()[0],
        };
    }
}
