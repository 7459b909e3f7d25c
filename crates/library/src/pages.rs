//! The rows in the pages of a database file, whatever else is damaged.
//!
//! SQLite finds a row through other pages, and none through a damaged one. Here every place in the file is tried as the
//! beginning of a row; checksums tell which of them are whole. <https://sqlite.org/fileformat2.html>

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Integer(i64),
    Text(String),
    Blob(Vec<u8>),
}

/// The pages of a file.
pub(crate) struct Pages {
    file: File,
    size: usize,
    count: u32,
    /// How many pages may still be read for the sake of rows that go on in other pages.
    left: u64,
}

/// Where a row begins: the number of the page, and the place in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    page: u32,
    at: usize,
}

/// SQLite's default, if the header does not tell.
const PAGE: usize = 4096;

/// The longest header of a row that is looked at: ours have at most eleven values.
const HEADER: usize = 64;

/// The longest row: no game that can be read takes more, and no block.
const LONGEST: usize = 4 << 20;

/// How often each page may be part of a row, on average: once, and again where old rows are left.
const SHARED: u64 = 64;

impl Pages {
    pub fn open(path: &Path) -> io::Result<Pages> {
        let mut file = File::open(path)?;
        let mut header = [0; 18];
        let read = file.read(&mut header)?;
        let told = usize::from(u16::from_be_bytes([header[16], header[17]]));
        let told = Some(told).filter(|told| told.is_power_of_two() && *told >= 512);
        let size = told.filter(|_| read == header.len()).unwrap_or(PAGE);
        let count = file.metadata()?.len().div_ceil(size as u64);
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let left = u64::from(count) * SHARED;
        Ok(Pages {
            file,
            size,
            count,
            left,
        })
    }

    /// Calls a function with everything that looks like a row with one of these numbers of columns.
    pub fn find(
        &mut self,
        columns: &[usize],
        mut found: impl FnMut(Place, i64, Vec<Value>),
    ) -> io::Result<()> {
        for page in 1..=self.count {
            let bytes = self.page(page)?;
            for at in 0..bytes.len() {
                if let Some((number, values)) = self.row(&bytes[at..], columns) {
                    found(Place { page, at }, number, values);
                }
            }
        }
        Ok(())
    }

    /// The row that was found at a place: its number and its values.
    pub fn row_at(
        &mut self,
        place: Place,
        columns: &[usize],
    ) -> io::Result<Option<(i64, Vec<Value>)>> {
        let page = self.page(place.page)?;
        Ok(page
            .get(place.at..)
            .and_then(|cell| self.row(cell, columns)))
    }

    /// A page; shorter at the end of a file that was cut off.
    fn page(&mut self, number: u32) -> io::Result<Vec<u8>> {
        let start = u64::from(number - 1) * self.size as u64;
        self.file.seek(SeekFrom::Start(start))?;
        let mut page = Vec::with_capacity(self.size);
        (&mut self.file)
            .take(self.size as u64)
            .read_to_end(&mut page)?;
        Ok(page)
    }

    /// A row that begins here and has one of these numbers of columns, the first of which is its number.
    fn row(&mut self, mut cell: &[u8], columns: &[usize]) -> Option<(i64, Vec<Value>)> {
        let length = usize::try_from(varint(&mut cell)?).ok()?;
        let number = varint(&mut cell)?;
        let types = types(cell, length, columns)?;
        let payload = self.payload(cell, length)?;
        let header = usize::try_from(varint(&mut &payload[..])?).ok()?;
        let mut content = payload.get(header..)?;
        let values = types.iter().map(|&kind| value(kind, &mut content));
        Some((number, values.collect::<Option<_>>()?))
    }

    /// The bytes of a row; the rest of a long one is in a chain of other pages.
    fn payload(&mut self, cell: &[u8], length: usize) -> Option<Vec<u8>> {
        // Somebody may have made a chain that never ends, or many rows of the same one.
        let all = u64::from(self.count) * self.size as u64;
        if length > LONGEST || length as u64 > all {
            return None;
        }
        let most = self.size - 35;
        let least = (self.size - 12) * 32 / 255 - 23;
        let local = match least + length.saturating_sub(least) % (self.size - 4) {
            _ if length <= most => length,
            local if local <= most => local,
            _ => least,
        };
        let mut payload = cell.get(..local)?.to_vec();
        let mut next = cell.get(local..)?.first_chunk().copied();
        while payload.len() < length {
            let number = u32::from_be_bytes(next?);
            if number == 0 || number > self.count {
                return None;
            }
            self.left = self.left.checked_sub(1)?;
            let page = self.page(number).ok()?;
            let (link, content) = page.split_first_chunk()?;
            next = Some(*link);
            let missing = length - payload.len();
            payload.extend(content.get(..missing.min(self.size - 4))?);
        }
        Some(payload)
    }
}

/// The types of a row's values, if they fit its length.
fn types(cell: &[u8], length: usize, columns: &[usize]) -> Option<Vec<i64>> {
    let mut rest = cell;
    let header = usize::try_from(varint(&mut rest)?).ok()?;
    if header > HEADER || header > length {
        return None;
    }
    let mut rest = cell.get(cell.len() - rest.len()..header)?;
    // The number of a row is not among its values.
    if rest.first() != Some(&0) {
        return None;
    }
    let mut types = Vec::new();
    while !rest.is_empty() {
        types.push(varint(&mut rest)?);
    }
    let content = types
        .iter()
        .try_fold(0usize, |sum, &kind| sum.checked_add(size(kind)?))?;
    let fits = columns.contains(&types.len()) && header + content == length;
    fits.then_some(types)
}

/// How many bytes a value of this type takes.
fn size(kind: i64) -> Option<usize> {
    match kind {
        0 | 8 | 9 => Some(0),
        1..=4 => Some(kind as usize),
        5 => Some(6),
        6 => Some(8),
        12.. => usize::try_from((kind - 12) / 2).ok(),
        _ => None,
    }
}

fn value(kind: i64, content: &mut &[u8]) -> Option<Value> {
    let (bytes, rest) = content.split_at_checked(size(kind)?)?;
    *content = rest;
    Some(match kind {
        0 => Value::Null,
        8 | 9 => Value::Integer(kind - 8),
        12.. if kind % 2 == 0 => Value::Blob(bytes.to_vec()),
        12.. => Value::Text(String::from_utf8(bytes.to_vec()).ok()?),
        _ => {
            let negative = bytes[0] >= 0x80;
            let begin = if negative { -1 } else { 0 };
            Value::Integer(
                bytes
                    .iter()
                    .fold(begin, |number, &byte| number << 8 | i64::from(byte)),
            )
        }
    })
}

/// SQLite's numbers of one to nine bytes.
fn varint(bytes: &mut &[u8]) -> Option<i64> {
    let mut number = 0u64;
    for at in 0..9 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        if at == 8 {
            return Some((number << 8 | u64::from(byte)) as i64);
        }
        number = number << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            break;
        }
    }
    Some(number as i64)
}
