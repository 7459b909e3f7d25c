//! Any bytes as a file of names of the WTHOR archive: it is refused with a reason, or its names are those that are
//! written again, and each is found at its first place. A name that is added is found where it was put.

use outflank_record::Date;
use outflank_record::wthor::Names;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let mut names = match Names::read(data) {
        Ok(names) => names,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(names.len() <= data.len());
    let written = names.to_bytes(&Date::of_year(2024));
    let again = Names::read(&written).expect("what is written is read");
    assert_eq!((again.len(), again.kind()), (names.len(), names.kind()));
    for place in 0..names.len() as u16 {
        let name = names.get(place).expect("it is there").to_owned();
        assert_eq!(again.get(place), Some(name.as_str()));
        let first = names.place_of(&name).expect("it is there");
        assert!(first <= place || name.is_empty());
    }
    if let Ok(name) = core::str::from_utf8(data)
        && let Some(place) = names.place_of(name)
    {
        assert_eq!(names.place_of(name), Some(place));
    }
}
