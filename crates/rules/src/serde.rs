//! Squares, moves and positions as text, sets as lists of squares, scores as numbers.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Bitboard, Move, Position, Score, Square};

macro_rules! as_text {
    ($($type:ident)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
as_text!(Square Move Position);

impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.discs().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
        let discs = i32::deserialize(deserializer)?;
        Score::new(discs).ok_or_else(|| D::Error::custom("a score is from -64 to 64"))
    }
}

#[cfg(test)]
mod tests {
    use core::fmt::Debug;

    use serde::de::DeserializeOwned;

    use super::*;
    use crate::{Color, Outcome};

    fn is_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
        assert_eq!(serde_json::to_string(value).unwrap(), json);
        assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
    }

    #[test]
    fn values_are_written_in_their_notation() {
        is_written(&Square::F5, "\"f5\"");
        is_written(&Move::Place(Square::A1), "\"a1\"");
        is_written(&Move::Pass, "\"pass\"");
        is_written(&Bitboard::CORNERS, r#"["a1","h1","a8","h8"]"#);
        is_written(&Color::White, "\"white\"");
        is_written(&Score::MIN, "-64");
        is_written(&Outcome::Draw, "\"draw\"");
        is_written(&Outcome::Win(Color::Black), r#"{"win":"black"}"#);
        let start = "---------------------------OX------XO--------------------------- X";
        is_written(&Position::START, &std::format!("\"{start}\""));
    }

    #[test]
    fn what_is_no_value_is_refused() {
        assert!(serde_json::from_str::<Square>("\"i9\"").is_err());
        assert!(serde_json::from_str::<Move>("\"\"").is_err());
        assert!(serde_json::from_str::<Score>("65").is_err());
        assert!(serde_json::from_str::<Position>("\"X\"").is_err());
        assert!(serde_json::from_str::<Bitboard>(r#"["a1","z"]"#).is_err());
    }
}
