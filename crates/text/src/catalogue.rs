//! Fluent files as the build script and the tests see them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The reference language: the methods are made from its texts.
pub(crate) const ENGLISH: &str = "en";

/// The texts of a folder, by key.
pub(crate) struct Catalogue {
    /// The language code, which is the name of the folder.
    pub(crate) code: String,
    pub(crate) texts: BTreeMap<String, Text>,
}

/// A text, its variables and references.
#[derive(Default)]
pub(crate) struct Text {
    /// The name of its file, without the extension.
    pub(crate) file: String,
    /// The words of all variants, without variables.
    pub(crate) words: String,
    /// The default variant, with variables: `Move { $ply }`.
    pub(crate) sample: String,
    /// The variables, including those of referenced texts.
    pub(crate) variables: BTreeSet<String>,
    /// The texts it refers to.
    pub(crate) references: BTreeSet<String>,
    /// The variables and their types, from the comment above: `# $color (Color), $level (u8)`.
    pub(crate) parameters: Vec<(String, String)>,
}

/// The folders of languages, English first.
pub(crate) fn folders(locales: &Path) -> Result<Vec<PathBuf>, String> {
    let mut folders = entries(locales)?;
    folders.retain(|path| path.is_dir());
    folders.sort_by_key(|path| (!path.ends_with(ENGLISH), path.clone()));
    match folders.first() {
        Some(first) if first.ends_with(ENGLISH) => Ok(folders),
        _ => Err(format!("{} has no folder {ENGLISH}", locales.display())),
    }
}

/// The Fluent files of a folder, sorted by name.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|it| it == "ftl"));
    files.sort();
    Ok(files)
}

/// The file name, without the extension.
pub(crate) fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(failed)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    paths.collect::<Result<_, _>>().map_err(failed)
}

/// The constants of `Language`, as Rust: one per folder, and `ALL`.
pub(crate) fn languages(locales: &Path) -> Result<String, String> {
    let folders = folders(locales)?;
    let (mut locales, mut all, mut consts) = (String::new(), String::new(), String::new());
    for (index, folder) in folders.iter().enumerate() {
        let Catalogue { code, texts } = Catalogue::read(folder)?;
        let text = |key: &str| {
            let text = texts.get(key);
            text.map(|text| &text.sample)
                .ok_or_else(|| format!("{code} lacks {key}"))
        };
        let (name, discs) = (text("language-name")?, text("disc-words")?);
        let _ = write!(
            locales,
            "Locale {{ code: {code:?}, name: {name:?}, discs: {discs:?}, files: if IS_BUILT_IN {{ &["
        );
        for file in files(folder)? {
            let path = format!("/{}", file.display());
            let source = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))");
            let _ = write!(locales, "({:?}, {source}), ", stem(&file));
        }
        locales.push_str("] } else { &[] } },\n");
        let constant = code.replace('-', "_").to_uppercase();
        let _ = write!(all, "Language::{constant}, ");
        let _ = writeln!(
            consts,
            "/// {name}.\npub const {constant}: Language = Language(&LOCALES[{index}]);"
        );
    }
    let count = folders.len();
    Ok(format!(
        "static LOCALES: [Locale; {count}] = [\n{locales}];\nimpl Language {{\n/// All of them, English first.\n\
         pub const ALL: [Language; {count}] = [{all}];\n{consts}}}\n"
    ))
}

impl Catalogue {
    /// Reads the files of a folder.
    pub(crate) fn read(folder: &Path) -> Result<Catalogue, String> {
        let sources = files(folder)?.into_iter().map(|path| {
            let source = fs::read_to_string(&path);
            let source = source.map_err(|error| format!("{}: {error}", path.display()))?;
            Ok((stem(&path), source))
        });
        Catalogue::new(&stem(folder), sources.collect::<Result<Vec<_>, String>>()?)
    }

    /// Reads files given by name and content.
    pub(crate) fn new(
        code: &str,
        sources: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Catalogue, String> {
        let mut catalogue = Catalogue {
            code: code.to_owned(),
            texts: BTreeMap::new(),
        };
        for (file, source) in sources {
            catalogue
                .add(&file, &source)
                .map_err(|what| format!("{code}/{file}.ftl: {what}"))?;
        }
        catalogue.resolve()?;
        Ok(catalogue)
    }

    fn add(&mut self, file: &str, source: &str) -> Result<(), String> {
        let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
        for entry in &resource.body {
            // A term is private to its language.
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let Some(pattern) = message.value.as_ref() else {
                return Err(format!("{key} has no text"));
            };
            let mut text = Text {
                file: file.to_owned(),
                parameters: parameters(message.comment.as_ref())
                    .map_err(|what| format!("{key}: {what}"))?,
                ..Text::default()
            };
            text.sample = text.pattern(pattern);
            if let Some(other) = self.texts.insert(key.to_owned(), text) {
                return Err(format!("{key} is in {}.ftl already", other.file));
            }
        }
        Ok(())
    }

    /// Adds to each text the variables of the texts it refers to.
    fn resolve(&mut self) -> Result<(), String> {
        loop {
            let mut missing = Vec::new();
            for (key, text) in &self.texts {
                for reference in &text.references {
                    let Some(used) = self.texts.get(reference) else {
                        let (code, file) = (&self.code, &text.file);
                        return Err(format!(
                            "{code}/{file}.ftl: {key} refers to {reference}, which is not there"
                        ));
                    };
                    let more = used.variables.difference(&text.variables);
                    missing.extend(more.map(|variable| (key.clone(), variable.clone())));
                }
            }
            if missing.is_empty() {
                return Ok(());
            }
            for (key, variable) in missing {
                let text = self.texts.get_mut(&key);
                text.map(|text| text.variables.insert(variable));
            }
        }
    }

    /// The methods of `Texts`, as Rust.
    pub(crate) fn methods(&self) -> Result<String, String> {
        let mut methods = String::from("impl crate::Texts {\n");
        for (key, text) in &self.texts {
            let fault = |what: &str, name: &str| {
                let (code, file) = (&self.code, &text.file);
                Err(format!("{code}/{file}.ftl: {key}: ${name} {what}"))
            };
            let typed: BTreeSet<&String> = text.parameters.iter().map(|(name, _)| name).collect();
            if let Some(name) = text.variables.iter().find(|name| !typed.contains(name)) {
                return fault("has no type in a comment above", name);
            }
            if let Some(name) = typed.into_iter().find(|it| !text.variables.contains(*it)) {
                return fault("is in the comment above, but not in the text", name);
            }
            let mut parameters = String::new();
            let mut variables = String::new();
            for (name, kind) in &text.parameters {
                let _ = write!(parameters, ", {name}: {kind}");
                let _ = write!(variables, "({name:?}, Argument::value(&{name})), ");
            }
            let (doc, name) = (format!("`{}`", text.sample), key.replace('-', "_"));
            let _ = writeln!(
                methods,
                "#[doc = {doc:?}]\npub fn {name}(&self{parameters}) -> String {{ self.format({key:?}, [{variables}]) }}"
            );
        }
        methods.push_str("}\n");
        Ok(methods)
    }
}

/// The variables declared in a comment, with their types.
fn parameters(comment: Option<&Comment<&str>>) -> Result<Vec<(String, String)>, String> {
    let lines = comment.map_or(&[][..], |comment| &comment.content);
    let lines = lines.iter().filter(|line| line.starts_with('$'));
    lines
        .flat_map(|line| line.split(", "))
        .map(|parameter| {
            let inside = parameter
                .strip_prefix('$')
                .and_then(|it| it.strip_suffix(')'));
            let parts = inside.and_then(|it| it.split_once(" ("));
            let (name, kind) =
                parts.ok_or_else(|| format!("“{parameter}” is not “$name (Type)”"))?;
            Ok((name.to_owned(), kind.to_owned()))
        })
        .collect()
}

/// Each method collects words, variables and references, and returns the sample.
impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> String {
        let elements = pattern.elements.iter();
        elements
            .map(|element| match element {
                PatternElement::TextElement { value } => {
                    self.words.push_str(value);
                    (*value).to_owned()
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            })
            .collect()
    }

    fn expression(&mut self, expression: &Expression<&str>) -> String {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let mut usual = String::new();
                for variant in variants {
                    let sample = self.pattern(&variant.value);
                    self.words.push(' ');
                    if variant.default {
                        usual = sample;
                    }
                }
                usual
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                format!("{{ ${} }}", id.name)
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
                format!("{{ {} }}", id.name)
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let arguments = arguments.positional.iter();
                let arguments: String = arguments.map(|argument| self.inline(argument)).collect();
                format!("{}({arguments})", id.name)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => (*value).to_owned(),
            InlineExpression::TermReference { id, .. } => format!("{{ -{} }}", id.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn methods(source: &str) -> Result<String, String> {
        let sources = [("games".to_owned(), source.to_owned())];
        Catalogue::new("en", sources)?.methods()
    }

    #[test]
    fn a_text_makes_a_method() {
        let made = methods(
            "# Who won.\n# $color (Color)\nname = { $color }\n# $color (Color), $by (u8)\nwon-by = { name } won by { $by ->\n    [one] 1 disc\n   *[other] { $by } discs\n }.\n",
        );
        let method = "#[doc = \"`{ name } won by { $by } discs.`\"]\npub fn won_by(&self, color: Color, by: u8) -> String { self.format(\"won-by\", [(\"color\", Argument::value(&color)), (\"by\", Argument::value(&by)), ]) }\n";
        assert!(made.unwrap().contains(method));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (source, expected) in [
            (
                "won = { $color }",
                "won: $color has no type in a comment above",
            ),
            (
                "# $color (Color)\nwon = Won",
                "won: $color is in the comment above, but not in the text",
            ),
            (
                "# $color\nwon = { $color }",
                "won: “$color” is not “$name (Type)”",
            ),
            ("won = Won\nwon = Lost", "won is in games.ftl already"),
            ("won = { color }", "won refers to color, which is not there"),
            ("won =", "[ParserError"),
        ] {
            let place = format!("en/games.ftl: {expected}");
            let error = methods(source).unwrap_err();
            assert!(error.starts_with(&place), "{error}");
        }
    }
}
