use miniz_oxide::deflate::compress_to_vec_zlib;

use crate::colors::Indexed;

/// As small as it gets without waiting.
const EFFORT: u8 = 6;

/// A PNG file.
pub fn write(picture: &Indexed) -> Vec<u8> {
    const DEPTH: u8 = 8;
    const BY_NUMBER: u8 = 3;
    let size = picture.size.to_be_bytes();
    let header = [&size[..], &size, &[DEPTH, BY_NUMBER, 0, 0, 0]].concat();
    // Each row begins with the number of its filter: none.
    let rows = picture.pixels.chunks(picture.size as usize);
    let rows: Vec<u8> = rows.flat_map(|row| [&[0], row].concat()).collect();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut file, *b"IHDR", &header);
    chunk(&mut file, *b"PLTE", &picture.color_bytes());
    chunk(&mut file, *b"IDAT", &compress_to_vec_zlib(&rows, EFFORT));
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    let length = u32::try_from(content.len()).expect("a picture is smaller than four gigabytes");
    file.extend(length.to_be_bytes());
    let begin = file.len();
    file.extend(name);
    file.extend(content);
    let check = crc(&file[begin..]);
    file.extend(check.to_be_bytes());
}

/// The checksum of PNG.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            let carried = if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
            (sum >> 1) ^ carried
        })
    })
}

#[cfg(test)]
mod tests {
    use miniz_oxide::inflate::decompress_to_vec_zlib;

    use super::*;
    use crate::{Palette, Picture};
    use outflank_rules::Position;

    #[test]
    fn the_checksum_is_the_usual_one() {
        // The check value of CRC-32, and the last bytes of every PNG file.
        assert_eq!(crc(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn a_file_has_its_size_its_colors_and_every_pixel() {
        let picture = Picture::new(Position::START).pixels(&Palette::classic(), 100);
        let file = write(&picture);
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        let mut rest = &file[8..];
        let mut chunks = Vec::new();
        while let Some((length, after)) = rest.split_first_chunk::<4>() {
            let (content, after) = after.split_at(4 + u32::from_be_bytes(*length) as usize);
            let (check, after) = after.split_at(4);
            assert_eq!(check, crc(content).to_be_bytes());
            chunks.push(content.split_at(4));
            rest = after;
        }
        let names: Vec<&[u8]> = chunks.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, [b"IHDR", b"PLTE", b"IDAT", b"IEND"]);
        assert_eq!(chunks[0].1, [0, 0, 0, 100, 0, 0, 0, 100, 8, 3, 0, 0, 0]);
        assert_eq!(chunks[1].1, picture.color_bytes());
        let rows = decompress_to_vec_zlib(chunks[2].1).unwrap();
        assert_eq!(rows.len(), 100 * 101);
        for (row, pixels) in rows.chunks(101).zip(picture.pixels.chunks(100)) {
            assert_eq!((row[0], &row[1..]), (0, pixels));
        }
    }
}
