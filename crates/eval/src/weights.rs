use core::fmt;

use outflank_rules::Board;
use outflank_rules::random::Random;

use crate::network::{HEADS, Head, Network, Row, SUMS};
use crate::patterns::{self, TABLE_SIZE};
use crate::{Contents, ErrorModel, Value};

/// The evaluation: a network, and the errors of shallow searches with it.
#[derive(Clone)]
pub struct Weights {
    pub(crate) network: Network,
    /// The errors of shallow searches with these weights.
    pub error_model: ErrorModel,
}

impl Weights {
    /// Weights that value every position equally.
    pub fn untrained() -> Weights {
        let rows = core::iter::repeat_n(Row::ZERO, TABLE_SIZE);
        Weights {
            network: Network::new(rows, Row::ZERO, Vec::new()),
            error_model: ErrorModel::default(),
        }
    }

    /// Weights from the numbers of a network: a row for each group of equivalent contents, in the order of
    /// [`patterns::shared`], and a head for each number of empty squares.
    pub fn new(rows: &[Row], bias: Row, heads: Vec<Head>) -> Weights {
        let places = patterns::shared().0;
        let rows = places.iter().map(|&place| rows[place as usize]);
        Weights {
            network: Network::new(rows, bias, heads),
            error_model: ErrorModel::default(),
        }
    }

    /// The numbers that [`Weights::new`] makes these weights of.
    pub fn parts(&self) -> (Vec<Row>, Row, &[Head]) {
        let (places, count) = patterns::shared();
        let mut rows = vec![Row::ZERO; count];
        for (&place, &row) in places.iter().zip(self.network.rows()) {
            rows[place as usize] = row;
        }
        (rows, self.network.bias, &self.network.heads)
    }

    /// Meaningless weights that differ from position to position, for tests of what must not depend on them.
    pub fn random(random: &mut Random) -> Weights {
        let mut number = |most: i16| {
            let most = i32::from(most);
            (random.below(2 * most as u32 + 1) as i32 - most) as i16
        };
        let rows: Vec<Row> = (0..patterns::shared().1)
            .map(|_| Row(core::array::from_fn(|_| number(60))))
            .collect();
        let mut head = || Head {
            hidden: core::array::from_fn(|_| {
                core::array::from_fn(|_| core::array::from_fn(|_| number(1500)))
            }),
            direct: core::array::from_fn(|_| number(300)),
            hidden_bias: core::array::from_fn(|_| i32::from(number(32_000)) * 128),
            output: core::array::from_fn(|_| [number(400), 0]),
            bias: i32::from(number(1000)),
        };
        let heads = (0..HEADS).map(|_| head()).collect();
        Weights::new(&rows, Row([100; SUMS]), heads)
    }

    /// The value of a board for the player to move.
    pub fn evaluate(&self, board: Board) -> Value {
        self.evaluate_contents(&Contents::of(board), board.empties().len())
    }

    /// The same, of a board with these contents and this many empty squares.
    #[inline]
    pub fn evaluate_contents(&self, contents: &Contents, empties: u32) -> Value {
        self.network.evaluate(contents, empties)
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({TABLE_SIZE} × {SUMS}, {HEADS} heads)")
    }
}

/// Why a weights file is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not begin like one.
    #[error("this is not a weights file")]
    NotWeights,
    /// Its version is unknown to this program.
    #[error("weights of version {0} are not known here")]
    Version(u32),
    /// It was made for another set of patterns.
    #[error("the weights were made for other patterns")]
    Layout,
    /// It ends too early.
    #[error("the weights file ends too early")]
    Truncated,
    /// Its checksum is wrong.
    #[error("the weights file is damaged: its checksum is wrong")]
    Damaged,
}
