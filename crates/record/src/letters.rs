//! Character encodings: UTF-8 today, Latin-1 in old files.

use std::borrow::Cow;

/// The file without its byte order mark. Anywhere else the same bytes are a character.
pub(crate) fn unmarked(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}

/// A file as UTF-8, if its byte order mark says that it is UTF-16: what some spreadsheets and editors call Unicode.
pub fn utf8(file: &[u8]) -> Cow<'_, [u8]> {
    let (units, order): (_, fn([u8; 2]) -> u16) = match file {
        [0xff, 0xfe, units @ ..] => (units, u16::from_le_bytes),
        [0xfe, 0xff, units @ ..] => (units, u16::from_be_bytes),
        _ => return Cow::Borrowed(file),
    };
    let units = units.chunks_exact(2).map(|pair| order([pair[0], pair[1]]));
    let letters = char::decode_utf16(units);
    let text: String = letters
        .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect();
    Cow::Owned(text.into_bytes())
}

/// Decodes UTF-8, or Latin-1 if it is not valid UTF-8.
pub(crate) fn read(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(read_latin(bytes)),
    }
}

/// Decodes Latin-1: one character per byte.
pub(crate) fn read_latin(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// Encodes Latin-1, with the nearest letter for missing ones.
pub(crate) fn write_latin(text: &str) -> Vec<u8> {
    text.chars().map(latin).collect()
}

fn latin(letter: char) -> u8 {
    // The letters of the block after Latin-1, without diacritics.
    const NEAREST: &[u8; 128] =
        b"AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
    match u32::from(letter) {
        code @ 0..=0xff => code as u8,
        code @ 0x100..=0x17f => NEAREST[code as usize - 0x100],
        // Typographic quotation marks and dashes.
        0x2018 | 0x2019 => b'\'',
        0x201c | 0x201d => b'"',
        0x2010..=0x2015 => b'-',
        _ => b'?',
    }
}

/// On one line: line breaks become blanks, and the text is trimmed.
pub(crate) fn on_one_line(text: &str) -> String {
    let letters = text.trim().chars();
    let letters = letters.map(|it| if matches!(it, '\r' | '\n') { ' ' } else { it });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_letters_are_read() {
        assert_eq!(read("Éric".as_bytes()), "Éric");
        assert_eq!(read(b"P\xe9renchies"), "Pérenchies");
    }

    #[test]
    fn letters_that_latin_lacks_lose_their_marks() {
        assert_eq!(write_latin("Pérenchies ÿ"), b"P\xe9renchies \xff");
        assert_eq!(
            write_latin("Łukasz Žižka Őry ŉ ſ漢’"),
            b"Lukasz Zizka Ory n s?'"
        );
        assert_eq!(
            write_latin("‘Ann’ “Bob” – a‐b―c …"),
            b"'Ann' \"Bob\" - a-b-c ?"
        );
    }

    #[test]
    fn utf_16_is_told_by_its_mark() {
        for file in [
            &b"\xff\xfef\x005\x00\xe9\x00"[..],
            b"\xfe\xff\x00f\x005\x00\xe9",
        ] {
            assert_eq!(&*utf8(file), "f5é".as_bytes());
        }
        assert_eq!(&*utf8(b"\xff\xfe\x00\xd8f"), "\u{fffd}".as_bytes());
        assert_eq!(&*utf8(b"f5"), b"f5");
    }

    #[test]
    fn text_goes_on_one_line() {
        assert_eq!(on_one_line(" a\r\nb\n"), "a  b");
    }
}
