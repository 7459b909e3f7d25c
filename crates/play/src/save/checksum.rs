use serde::Serialize;

use super::SaveError;

/// The checksum of a save: FNV-1a over its content written compactly, so that layout does not matter.
pub(super) fn of(content: &impl Serialize) -> String {
    let text = serde_json::to_string(content).unwrap_or_default();
    format!("{:016x}", fnv1a(text.as_bytes()))
}

/// Whether content has the checksum that was stated for it.
pub(super) fn check(stated: String, content: &impl Serialize) -> Result<(), SaveError> {
    let computed = of(content);
    if stated == computed {
        Ok(())
    } else {
        Err(SaveError::Checksum { stated, computed })
    }
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_has_its_published_values() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
