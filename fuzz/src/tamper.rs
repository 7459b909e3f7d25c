//! Saves that were tampered with.

use arbitrary::{Result, Unstructured};
use serde_json::Value;

/// What the fields of a save may hold, in some other save.
const WORDS: [&str; 40] = [
    "",
    " ",
    "0",
    "4",
    "60",
    "a1",
    "f5",
    "F5",
    "d3*",
    "pass",
    "pass*",
    "f5 d6 c3",
    "h1+a8:white",
    "human",
    "left",
    "right",
    "black",
    "white",
    "discs",
    "tournament",
    "assisted",
    "tabletop silent",
    "tabletop warn",
    "tabletop review",
    "none",
    "15s/move",
    "1m,0-64",
    "10s+3s,computer",
    "0s+2x3s,computer",
    "games:3",
    "points:64,winner",
    "wins:2,loser",
    "32-32",
    "0-64",
    "65-0",
    "black resigned",
    "draw agreed",
    "white out of time",
    "X 0 0",
    "O 0+1x3000 18446744073709551615+255x1",
];

/// Characters that make sense in many places.
const USUAL: [char; 27] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 's',
    'x', 'X', 'O', '+', '-', '*', ':', ' ',
];

/// The text with one character altered: another in its place, one more, one less, two exchanged, or the end of
/// the text there.
pub fn alter_character(text: &str, u: &mut Unstructured) -> Result<String> {
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return Ok(String::new());
    }
    let place = u.choose_index(letters.len())?;
    match u.int_in_range(0..=7)? {
        0 => letters[place] = u.arbitrary()?,
        1 => letters[place] = char::from(u.int_in_range(b' '..=b'~')?),
        2 => letters.insert(place, char::from(u.int_in_range(b' '..=b'~')?)),
        3 => letters.swap(place, place.saturating_sub(1)),
        4 => letters.truncate(place),
        5 => drop(letters.remove(place)),
        6 => letters.insert(place, *u.choose(&USUAL)?),
        _ => letters[place] = *u.choose(&USUAL)?,
    }
    Ok(letters.into_iter().collect())
}

/// Alters one thing that the content of a save says, mostly into something that could stand there.
pub fn alter_content(content: &mut Value, u: &mut Unstructured) -> Result<()> {
    let count = count(content);
    let other = nth(content, u.choose_index(count)?).cloned();
    // Not the whole of it: that is number 0.
    let Some(value) = nth(content, 1 + u.choose_index(count)?) else {
        return Ok(());
    };
    match (value, other) {
        (Value::String(text), other) => match (u.int_in_range(0..=3)?, other) {
            (0, Some(Value::String(other))) => *text = other,
            (1, _) => *text = alter_character(text, u)?,
            (2, _) => *text = alter_word(text, u)?,
            _ => *text = (*u.choose(&WORDS)?).to_owned(),
        },
        (Value::Array(items), _) if !items.is_empty() => alter_list(items, u)?,
        (Value::Bool(yes), _) => *yes = !*yes,
        (value @ Value::Null, _) if u.ratio(1, 2)? => *value = (*u.choose(&WORDS)?).into(),
        (value, Some(other)) if u.ratio(3, 4)? => *value = other,
        (value, _) => *value = Value::Null,
    }
    Ok(())
}

/// The text with one word more or less, or two exchanged.
fn alter_word(text: &str, u: &mut Unstructured) -> Result<String> {
    let mut words: Vec<&str> = text.split(' ').collect();
    alter_list(&mut words, u)?;
    if u.ratio(1, 4)? {
        words.push(u.choose(&WORDS)?);
    }
    Ok(words.join(" "))
}

fn alter_list<T: Clone>(items: &mut Vec<T>, u: &mut Unstructured) -> Result<()> {
    let (place, last) = (u.choose_index(items.len())?, items.len() - 1);
    match u.int_in_range(0..=4)? {
        0 => drop(items.pop()),
        1 => drop(items.remove(place)),
        2 => items.insert(place, items[place].clone()),
        3 => items.truncate(place),
        _ => items.swap(place, last),
    }
    Ok(())
}

/// How many values there are in a value, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value with this number, in the order in which [`count`] meets them.
fn nth(value: &mut Value, mut number: usize) -> Option<&mut Value> {
    if number == 0 {
        return Some(value);
    }
    number -= 1;
    let parts: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return None,
    };
    for part in parts {
        let inside = count(part);
        if number < inside {
            return nth(part, number);
        }
        number -= inside;
    }
    None
}
