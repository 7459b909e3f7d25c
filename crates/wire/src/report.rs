//! How reports, moves and positions are written: with the words of the rules' notation.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use outflank_engine::{Kind, MoveScore, Report, Value};
use outflank_rules::{Move, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

#[derive(Serialize, Deserialize)]
struct WireReport {
    lines: Vec<WireScore>,
    nodes: u64,
    milliseconds: u64,
}

#[derive(Serialize, Deserialize)]
struct WireScore {
    value: i16,
    kind: WireKind,
    /// Never empty: it begins with the move itself.
    line: Vec<WireMove>,
}

/// A square or `pass`.
#[derive(Clone, Copy)]
struct WireMove(Move);

impl Serialize for WireMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for WireMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WireMove, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == Move::Pass.to_string() {
            return Ok(WireMove(Move::Pass));
        }
        let square: Square = text.parse().map_err(de::Error::custom)?;
        Ok(WireMove(Move::Place(square)))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WireKind {
    Static,
    Midgame { depth: u32, percent: u8 },
    Book { depth: u32 },
    Selective { percent: u8 },
    Exact,
}

/// A report.
pub mod as_report {
    use super::{Deserialize, Deserializer, Duration, MoveScore, Report, Serialize, Serializer};
    use super::{WireReport, WireScore, de};

    pub fn serialize<S: Serializer>(report: &Report, serializer: S) -> Result<S::Ok, S::Error> {
        WireReport {
            lines: report.lines.iter().map(WireScore::from).collect(),
            nodes: report.nodes,
            milliseconds: report.elapsed.as_millis() as u64,
        }
        .serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Report, D::Error> {
        let report = WireReport::deserialize(deserializer)?;
        let lines = report.lines.into_iter().map(MoveScore::try_from);
        Ok(Report {
            lines: lines.collect::<Result<_, _>>().map_err(de::Error::custom)?,
            nodes: report.nodes,
            elapsed: Duration::from_millis(report.milliseconds),
        })
    }
}

/// Whatever has a notation.
pub mod as_text {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer, de};

    pub fn serialize<T: Display, S: Serializer>(it: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(it)
    }

    pub fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr,
        T::Err: Display,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The same where it may be missing.
pub mod as_text_option {
    use super::{Deserialize, Deserializer, Move, Serialize, Serializer, WireMove};

    // The signature is serde's.
    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)]
    pub fn serialize<S: Serializer>(it: &Option<Move>, serializer: S) -> Result<S::Ok, S::Error> {
        it.map(WireMove).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Move>, D::Error> {
        Ok(Option::<WireMove>::deserialize(deserializer)?.map(|it| it.0))
    }
}

/// A level by its number.
pub mod level_number {
    use outflank_engine::{Level, NotALevel};

    use super::{Deserialize, Deserializer, Serializer, de};

    // The signature is serde's.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(level.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Level::new(number).ok_or_else(|| de::Error::custom(NotALevel))
    }
}

impl From<&MoveScore> for WireScore {
    fn from(score: &MoveScore) -> WireScore {
        let kind = match score.kind {
            Kind::Static => WireKind::Static,
            Kind::Midgame { depth, percent } => WireKind::Midgame { depth, percent },
            Kind::Book { depth } => WireKind::Book { depth },
            Kind::Selective { percent } => WireKind::Selective { percent },
            Kind::Exact => WireKind::Exact,
        };
        WireScore {
            value: score.value.0,
            kind,
            line: score.line.iter().copied().map(WireMove).collect(),
        }
    }
}

impl TryFrom<WireScore> for MoveScore {
    type Error = &'static str;

    fn try_from(score: WireScore) -> Result<MoveScore, &'static str> {
        let kind = match score.kind {
            WireKind::Static => Kind::Static,
            WireKind::Midgame { depth, percent } => Kind::Midgame { depth, percent },
            WireKind::Book { depth } => Kind::Book { depth },
            WireKind::Selective { percent } => Kind::Selective { percent },
            WireKind::Exact => Kind::Exact,
        };
        let line: Vec<Move> = score.line.into_iter().map(|it| it.0).collect();
        Ok(MoveScore {
            mv: *line.first().ok_or("a line without a move")?,
            value: Value(score.value),
            kind,
            line,
        })
    }
}
