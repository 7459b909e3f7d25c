//! Every language is complete, with the same variables as English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use outflank_rules::Color;

use crate::catalogue::{self, Catalogue, folders};
use crate::{Language, Texts, is_computed};

/// Phrases that are rightly the same as in English.
const SAME_AS_ENGLISH: &[(&str, &str)] = &[];

/// Prefixes of keys that are computed for the help alone. Other tests find unused ones.
const OF_HELP: [&str; 3] = ["about-", "help-", "note-"];

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn catalogues() -> Vec<Catalogue> {
    let folders = folders(&locales()).unwrap();
    let read = |folder: PathBuf| Catalogue::read(&folder).unwrap_or_else(|what| panic!("{what}"));
    folders.into_iter().map(read).collect()
}

/// The English texts.
pub(crate) fn english() -> Catalogue {
    catalogues().remove(0)
}

/// How a language differs from English.
fn faults(catalogue: &Catalogue, english: &Catalogue) -> Vec<String> {
    let code = &catalogue.code;
    let mut faults = Vec::new();
    for (key, expected) in &english.texts {
        match catalogue.texts.get(key) {
            None => faults.push(format!("{code}/{}.ftl lacks {key}", expected.file)),
            Some(text) if text.file != expected.file => {
                faults.push(format!("{key} belongs into {code}/{}.ftl", expected.file));
            }
            Some(text) if text.variables != expected.variables => faults.push(format!(
                "{code}/{}.ftl: {key} uses {:?} instead of {:?}",
                text.file, text.variables, expected.variables
            )),
            Some(_) => {}
        }
    }
    for (key, text) in &catalogue.texts {
        let place = format!("{code}/{}.ftl: {key}", text.file);
        let Some(english) = english.texts.get(key) else {
            faults.push(format!("{place} is no text of the program"));
            continue;
        };
        let words = text.words.split_whitespace();
        let words = words.filter(|word| word.chars().any(char::is_alphabetic));
        // A word with a variable is a phrase too.
        let phrase = match words.count() {
            0 => false,
            1 => !text.variables.is_empty() || !text.references.is_empty(),
            _ => true,
        };
        let same = code != "en" && phrase && text.words == english.words;
        if same != SAME_AS_ENGLISH.contains(&(code, key)) {
            faults.push(format!("{place} is left in English: {}", text.words));
        }
        if text.words.contains(['\'', '"']) {
            faults.push(format!("{place} has straight quotation marks"));
        }
        if text.file == "errors" {
            if text.words.contains('!') {
                faults.push(format!("{place} shouts"));
            }
            if !text.words.trim_end().ends_with('.') && !text.variables.contains("reason") {
                faults.push(format!("{place} is not a sentence"));
            }
        }
    }
    faults
}

#[test]
fn every_language_says_the_same_with_the_same_variables() {
    let catalogues = catalogues();
    for catalogue in &catalogues {
        let faults = faults(catalogue, &catalogues[0]);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn words_follow_the_typography_of_their_language() {
    for Catalogue { code, texts } in catalogues() {
        for (key, text) in texts {
            let words = &text.words;
            if code == "fr" {
                for (left, right) in words.chars().zip(words.chars().skip(1)) {
                    let needs_narrow_space = matches!(right, ';' | '?' | '!' | '»')
                        || right == ':' && left == ' '
                        || left == '«';
                    let space = if left == '«' { right } else { left };
                    let right = !needs_narrow_space || space == '\u{202f}';
                    assert!(right, "{key}: {words}");
                }
            }
            let capital = words.contains(':') && text.sample.ends_with(": { $reason }");
            assert!(code == "en" || !capital, "{key}: {words}");
            if code == "es" {
                for (open, close) in [('¿', '?'), ('¡', '!')] {
                    let count = |mark| words.matches(mark).count();
                    assert_eq!(count(open), count(close), "{key}: {words}");
                }
            }
        }
    }
}

/// Collects the names used as `.name` or `::name` in the sources of a folder.
fn names_used(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            names_used(&path, names);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            let parts = source.split(['.', ':']).skip(1);
            names.extend(parts.map(|part| {
                let end = part.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
                part[..end.unwrap_or(part.len())].to_owned()
            }));
        }
    }
}

#[test]
fn no_text_is_there_that_nobody_asks_for() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut used = BTreeSet::new();
    for entry in fs::read_dir(&crates).into_iter().flatten().flatten() {
        names_used(&entry.path().join("src"), &mut used);
    }
    // The viewer gets its texts when it is packed.
    names_used(&crates.join("../xtask/pack/src"), &mut used);
    // Without the rest of the workspace nothing can be said.
    if !used.contains("heading_usage") {
        return;
    }
    let texts = english().texts;
    let referred: BTreeSet<&String> = texts.values().flat_map(|text| &text.references).collect();
    let unused: Vec<&String> = texts
        .keys()
        .filter(|key| !is_computed(key) && !OF_HELP.iter().any(|start| key.starts_with(start)))
        .filter(|key| !used.contains(&key.replace('-', "_")) && !referred.contains(key))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Replaces the letters of the words, but not Fluent's syntax.
fn respelt(source: &str) -> String {
    let mut made = String::new();
    for line in source.lines() {
        // A key, or the name of a variant.
        let start = match line.trim_start().trim_start_matches('*') {
            rest if rest.starts_with('[') => line.find(']').map_or(0, |end| end + 1),
            _ if line.starts_with(char::is_alphabetic) => line.find('=').map_or(0, |end| end + 1),
            _ => 0,
        };
        let (start, mut rest) = line.split_at(if line.starts_with('#') {
            line.len()
        } else {
            start
        });
        made.push_str(start);
        while let Some(letter) = rest.chars().next() {
            let taken = match letter {
                '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
                _ => letter.len_utf8(),
            };
            let (part, after) = rest.split_at(taken);
            rest = after;
            match part {
                "a" => made.push('å'),
                "e" => made.push('ë'),
                "i" => made.push('ï'),
                "o" => made.push('ø'),
                "u" => made.push('ü'),
                _ => made.push_str(part),
            }
        }
        made.push('\n');
    }
    made
}

#[test]
fn a_language_is_added_by_adding_its_folder() {
    let home = tempfile::tempdir().unwrap();
    let (en, folder) = (home.path().join("en"), home.path().join("tlh"));
    for folder in [&en, &folder] {
        fs::create_dir(folder).unwrap();
    }
    for file in catalogue::files(&locales().join("en")).unwrap() {
        let source = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap();
        fs::write(en.join(name), &source).unwrap();
        fs::write(folder.join(name), respelt(&source)).unwrap();
    }
    let own = "language-name = tlhIngan Hol\ndecimal-mark = ·\ngrouping-mark = {\" \"}\nbetween-items = {\", \"}\npercent = % { $number }\nkeeps-capital = Qo\n";
    fs::write(folder.join("language.ftl"), own).unwrap();

    // The build script accepts the folder, and it is complete.
    let table = catalogue::languages(home.path()).unwrap();
    assert!(table.contains("pub const TLH: Language = Language(&LOCALES[1]);"));
    assert!(table.contains("code: \"tlh\", name: \"tlhIngan Hol\""));
    let read = || Catalogue::read(&folder).unwrap();
    assert_eq!(faults(&read(), &english()), Vec::<String>::new());

    // The same folder can be loaded at run time.
    let texts = || Texts::new(Language::from_folder(&folder).unwrap());
    assert_eq!(texts().language().code(), "tlh");
    assert_eq!(texts().language().name(), "tlhIngan Hol");
    assert_eq!(texts().turn(Color::Black), "Blåck tø møvë.");
    assert_eq!(texts().decimal(1.25, 2), "1·25");
    assert_eq!(texts().grouped(12_345), "12 345");

    // A missing text is found by the check, and appears in English.
    fs::remove_file(folder.join("line.ftl")).unwrap();
    let board = fs::read_to_string(folder.join("board.ftl")).unwrap();
    let board = board.replace("turn = { color-name }", "turn = { $nobody }");
    fs::write(folder.join("board.ftl"), board).unwrap();
    assert!(faults(&read(), &english()).contains(&"tlh/line.ftl lacks taken-back".to_owned()));
    assert_eq!(texts().taken_back(), "Taken back.");
    assert_eq!(texts().turn(Color::Black), "Black to move.");
    assert_eq!(texts().heading_usage(), "Usågë");
}

/// Texts that are equal by coincidence, not by meaning.
const SAME_BY_CHANCE: &[&[&str]] = &[
    // How many games a series has; the games that are kept.
    &["app-row-series", "nav-games"],
    // What is shown on the board; what keys do there.
    &["settings-board", "shortcuts-board"],
];

#[test]
fn no_two_keys_stand_for_the_same_text() {
    let catalogues = catalogues();
    let mut keys: BTreeMap<Vec<_>, Vec<&str>> = BTreeMap::new();
    for key in catalogues[0].texts.keys() {
        let texts = catalogues.iter().map(|it| &it.texts[key]);
        let texts = texts.map(|text| (&text.words, &text.sample));
        keys.entry(texts.collect()).or_default().push(key);
    }
    let same = keys.into_values().filter(|keys| keys.len() > 1);
    let same: BTreeSet<Vec<&str>> = same.collect();
    let expected = SAME_BY_CHANCE.iter().map(|keys| keys.to_vec()).collect();
    assert_eq!(same, expected);
}

/// The glossary: a language, a word it does not use, the one it uses, and the texts in which the word means something
/// else. A `*` stands for any ending.
const RULED_OUT: &[(&str, &str, &str, &[&str])] = &[
    ("en", "1981", "no year", &[]),
    ("en", "analyz*", "analyse", &[]),
    ("en", "are kept", "are saved", &[]),
    ("en", "capture*", "flip", &[]),
    ("en", "color*", "colour", &["help-board"]),
    ("en", "corrupt*", "damaged", &[]),
    ("en", "fault*", "error", &["note-convert"]),
    ("en", "file of weights", "weights file", &[]),
    ("en", "gave up", "resigned", &[]),
    ("en", "give up", "resign", &[]),
    ("en", "half wing", "Semi-Wing", &[]),
    ("en", "is kept", "is saved", &["note-convert"]),
    ("en", "looked at", "analysed", &[]),
    ("en", "lots", "random", &[]),
    ("en", "parts", "regions", &[]),
    ("en", "piece*", "disc", &[]),
    ("en", "put it right", "correct it", &[]),
    ("en", "put right", "corrected", &[]),
    ("en", "recogniz*", "recognise", &[]),
    ("en", "slip", "inaccuracy", &[]),
    ("en", "slips", "inaccuracies", &["level-feels"]),
    ("en", "somebody", "unknown", &[]),
    ("en", "table of positions", "hash table", &[]),
    ("en", "tie*", "draw", &[]),
    ("en", "turn over", "flip", &[]),
    ("en", "turned over", "flipped", &[]),
    ("en", "turning flat", "Rotating Flat", &[]),
    ("en", "usual", "default", &[]),
    ("en", "without it", "default", &[]),
    ("es", "1981", "ningún año", &[]),
    ("es", "acordad", "acuerda", &[]),
    ("es", "casilla libre", "casilla vacía", &[]),
    ("es", "casillas libres", "casillas vacías", &[]),
    ("es", "conserv*", "guardar", &[]),
    ("es", "consejo*", "pista", &[]),
    ("es", "estrope*", "dañado", &[]),
    ("es", "lo normal", "por defecto", &[]),
    ("es", "posiciones finales", "posiciones de finales", &[]),
    ("es", "región", "zona", &[]),
    ("es", "regiones", "zonas", &[]),
    ("es", "rend*", "abandonar", &[]),
    ("es", "si falta", "por defecto", &[]),
    ("es", "sin ello", "por defecto", &[]),
    ("es", "sin esta opción", "por defecto", &[]),
    (
        "es",
        "tablas",
        "empate",
        &["library-newer", "note-validate"],
    ),
    ("es", "tanteo*", "puntuación", &[]),
    ("es", "yago", "Iago", &[]),
    ("fr", "1981", "aucune année", &[]),
    ("fr", "abîm*", "endommagé", &[]),
    ("fr", "case libre", "case vide", &[]),
    ("fr", "cases libres", "cases vides", &[]),
    ("fr", "conseil*", "indice", &[]),
    ("fr", "conserv*", "enregistrer", &[]),
    ("fr", "emploi", "utilisation", &[]),
    ("fr", "sans cela", "par défaut", &[]),
    ("fr", "sans cette option", "par défaut", &[]),
    ("fr", "stable*", "définitif", &[]),
    ("fr", "table des positions", "table de hachage", &[]),
    ("fr", "à défaut", "par défaut", &[]),
    ("fr", "zone*", "région", &[]),
];

/// Whether the words have this one among them.
fn says(words: &str, word: &str) -> bool {
    let words = words.to_lowercase();
    let (word, any_ending) = match word.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (word, false),
    };
    words.match_indices(word).any(|(start, _)| {
        let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let after = words[start + word.len()..].chars().next();
        !letter(words[..start].chars().next_back()) && (any_ending || !letter(after))
    })
}

#[test]
fn one_thing_has_one_name() {
    let mut faults = Vec::new();
    for Catalogue { code, texts } in catalogues() {
        // What a player may type is not what the program says.
        let said = texts.iter().filter(|(key, _)| !key.starts_with("word-"));
        let said: Vec<_> = said.collect();
        for (_, word, right, elsewhere) in RULED_OUT.iter().filter(|row| row.0 == code) {
            for (key, text) in &said {
                if says(&text.words, word) != elsewhere.contains(&key.as_str()) {
                    let file = &text.file;
                    faults.push(format!("{code}/{file}.ftl: {key}: “{word}” is “{right}”"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
