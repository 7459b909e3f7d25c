/// The errors of shallow searches as predictions of deep ones. They belong to the weights they were measured with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ErrorModel {
    /// For a search to a depth.
    pub midgame: ErrorCurve,
    /// For the final score.
    pub endgame: ErrorCurve,
}

/// The standard error of a shallow search.
///
/// It grows with the plies left out, shrinks with those searched, and is larger near the end of the game, where the
/// evaluation foresees less.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ErrorCurve {
    /// The constant part, in discs.
    pub base: f32,
    /// For each ply left out.
    pub left_out: f32,
    /// The part with no ply searched; half of it with one, a third with two, and so on.
    pub searched: f32,
    /// The relative increase for each further square filled …
    pub late: f32,
    /// … once fewer than this many are empty.
    pub late_from: f32,
}

impl ErrorModel {
    /// The number of parameters of a model.
    pub const NUMBERS: usize = 10;

    /// Its parameters: the midgame's in the order of the fields, then the endgame's.
    pub fn numbers(&self) -> [f32; ErrorModel::NUMBERS] {
        let (mid, end) = (&self.midgame, &self.endgame);
        [
            mid.base,
            mid.left_out,
            mid.searched,
            mid.late,
            mid.late_from,
            end.base,
            end.left_out,
            end.searched,
            end.late,
            end.late_from,
        ]
    }

    /// The model with these parameters.
    pub fn from_numbers(numbers: [f32; ErrorModel::NUMBERS]) -> ErrorModel {
        let curve = |first: usize| ErrorCurve {
            base: numbers[first],
            left_out: numbers[first + 1],
            searched: numbers[first + 2],
            late: numbers[first + 3],
            late_from: numbers[first + 4],
        };
        ErrorModel {
            midgame: curve(0),
            endgame: curve(5),
        }
    }
}

impl ErrorCurve {
    /// The standard error, in discs, of a `shallow`-ply search as a prediction of a `depth`-ply one. Plain
    /// arithmetic: the same on every machine.
    #[inline]
    pub fn error(&self, empties: u32, depth: u32, shallow: u32) -> f32 {
        let (left_out, searched) = ((depth - shallow) as f32, shallow as f32);
        let late = 1.0 + self.late * (self.late_from - empties as f32).max(0.0);
        (self.base + self.left_out * left_out + self.searched / (1.0 + searched)) * late
    }
}

/// Measured with the weights of an early round: the default for uncalibrated weights.
impl Default for ErrorCurve {
    fn default() -> ErrorCurve {
        ErrorCurve {
            base: 1.0,
            left_out: 0.16,
            searched: 5.5,
            late: 0.05,
            late_from: 25.0,
        }
    }
}
