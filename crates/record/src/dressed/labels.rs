//! Names, dates and results around the moves: `Black: Anna`, `Anna vs Ben`.

use outflank_rules::Color;

use super::tokens::{Kind, Letter, Token};
use crate::heading::{self, Field, Heading};

/// Longer lines are no headings, in letters.
const LONGEST: usize = 400;

/// Reads what a line says about a game. Moves on it are no names.
pub(super) fn read(letters: &[Letter], tokens: &[Token], heading: &mut Heading) {
    let played = tokens.iter().find(|it| it.is_played()).map(|it| it.at);
    let before = letters
        .iter()
        .take_while(|(at, _)| played.is_none_or(|played| *at < played));
    let text: String = before
        .take(LONGEST + 1)
        .map(|(_, letter)| *letter)
        .collect();
    if text.chars().count() > LONGEST {
        return;
    }
    let text = without_tags(&text);
    let text = text
        .trim_start_matches(|it: char| it.is_whitespace() || is_bullet(it))
        .trim_end();
    if !labelled(text, heading) {
        players(text, tokens, heading);
    }
}

/// HTML separates like a comma.
fn without_tags(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, tag)) = rest.split_once('<') {
        plain.push_str(before);
        plain.push(',');
        rest = tag.split_once('>').map_or("", |(_, after)| after);
    }
    plain + rest
}

const fn is_bullet(letter: char) -> bool {
    matches!(letter, '>' | '|' | '-' | '*' | '・' | '•' | '●' | '○' | '#')
}

/// `Black: Anna   White: Ben`. False if there is no label.
fn labelled(text: &str, heading: &mut Heading) -> bool {
    let mut labels = Vec::new();
    for (at, colon) in text.match_indices([':', '=']) {
        let before = text[..at].trim_end();
        // Labels have one word or two.
        let starts = before.rmatch_indices([' ', '\t', ',', ';', '|', '[', '(', '*', '_']);
        let starts = starts
            .map(|(at, blank)| at + blank.len())
            .take(2)
            .chain([0]);
        let label = starts.filter_map(|start| Some((start, heading::field(&before[start..])?)));
        if let Some((start, field)) = label.min_by_key(|(start, _)| *start) {
            labels.push((start, field, at + colon.len()));
        }
    }
    for (index, &(_, field, from)) in labels.iter().enumerate() {
        let to = labels.get(index + 1).map_or(text.len(), |next| next.0);
        if field != Field::Moves
            && let Some(value) = text.get(from..to)
        {
            heading.set(field, value);
        }
    }
    !labels.is_empty()
}

/// `Anna (1720) vs Ben, 2024-05-01`, `Anna 34-30 Ben`.
fn players(text: &str, tokens: &[Token], heading: &mut Heading) {
    let mut parts = text.split(',').map(str::trim);
    if let Some((black, white)) = parts.clone().find_map(heading::both) {
        heading.set(Field::Player(Color::Black), black);
        heading.set(Field::Player(Color::White), without_score(white));
    } else if tokens.iter().any(|it| matches!(it.kind, Kind::Discs(..)))
        && let Some((black, white)) = parts.clone().find_map(around_score)
    {
        heading.set(Field::Player(Color::Black), black);
        heading.set(Field::Player(Color::White), white);
    }
    // A date stands by itself.
    let date = parts.find_map(|part| heading::date(part).filter(|date| date.day.is_some()));
    if let Some(date) = date {
        heading.set(Field::Date, &date.to_string());
    }
}

/// `Ben 34-30`: Ben.
fn without_score(text: &str) -> &str {
    let is_score =
        |it: char| it.is_ascii_digit() || it.is_whitespace() || matches!(it, '-' | ':' | '.');
    let name = text.trim_end_matches(is_score);
    if name.is_empty() {
        text
    } else {
        name.trim_end_matches(['(', '[']).trim_end()
    }
}

/// `Anna 34-30 Ben`: both names.
fn around_score(text: &str) -> Option<(&str, &str)> {
    let is_score = |it: char| it.is_ascii_digit() || matches!(it, ' ' | '-' | ':');
    let first = text.find(|it: char| it.is_ascii_digit())?;
    let after = text[first..].find(|it: char| !is_score(it))?;
    let (black, white) = (text[..first].trim(), text[first + after..].trim());
    let is_name = |name: &str| {
        let words = name.split_whitespace().count();
        (1..=4).contains(&words)
            && name
                .chars()
                .all(|it| it.is_alphabetic() || matches!(it, ' ' | '.' | '\'' | '_'))
    };
    (is_name(black) && is_name(white)).then_some((black, white))
}
