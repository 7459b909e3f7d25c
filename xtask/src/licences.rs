//! The licences that `deny.toml` allows, for the check that needs neither cargo-deny nor a network.

use std::iter::Peekable;

use anyhow::{Context, Result, ensure};

/// The licences that a dependency may have.
pub struct Licences(Vec<String>);

impl Licences {
    /// Those of `[licenses]` in `deny.toml`.
    pub fn read(deny: &str) -> Result<Licences> {
        let section = deny.split("\n[licenses]\n").nth(1);
        let list = section.and_then(|section| section.split("\nallow = [").nth(1));
        let list = list.and_then(|list| list.split(']').next());
        let list = list.context("deny.toml allows no licences")?;
        let names = list.split('"').skip(1).step_by(2).map(str::to_owned);
        let licences = Licences(names.collect());
        ensure!(!licences.0.is_empty(), "deny.toml allows no licences");
        Ok(licences)
    }

    /// Whether an expression allows what we may do: `MIT OR Apache-2.0`, `(A AND B) OR C WITH D`, the older `MIT/Apache-2.0`.
    pub fn allow(&self, expression: &str) -> bool {
        let spaced = expression.replace('/', " OR ");
        let spaced = spaced.replace('(', " ( ").replace(')', " ) ");
        let mut words = spaced.split_whitespace().peekable();
        self.either(&mut words) == Some(true) && words.next().is_none()
    }

    fn either<'a>(&self, words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<bool> {
        let mut allowed = self.both(words)?;
        while words.next_if_eq(&"OR").is_some() {
            allowed |= self.both(words)?;
        }
        Some(allowed)
    }

    fn both<'a>(&self, words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<bool> {
        let mut allowed = self.one(words)?;
        while words.next_if_eq(&"AND").is_some() {
            allowed &= self.one(words)?;
        }
        Some(allowed)
    }

    fn one<'a>(&self, words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<bool> {
        let word = words.next()?;
        if word == "(" {
            let allowed = self.either(words)?;
            return (words.next()? == ")").then_some(allowed);
        }
        let mut name = word.to_owned();
        if words.next_if_eq(&"WITH").is_some() {
            name = format!("{word} WITH {}", words.next()?);
        }
        Some(self.0.contains(&name))
    }
}

#[cfg(test)]
mod tests {
    use super::Licences;

    #[test]
    fn an_expression_is_allowed_if_we_may_choose_so() {
        let deny = "[graph]\n\n[licenses]\nversion = 2\nallow = [\n  \"MIT\",\n  \"Zlib\",\n  \"A WITH B\",\n]\n";
        let licences = Licences::read(deny).unwrap();
        for good in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0/MIT",
            "MIT AND Zlib",
            "(GPL-3.0 AND Zlib) OR MIT",
            "A WITH B",
            "MIT AND (Zlib OR GPL-3.0)",
        ] {
            assert!(licences.allow(good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "A",
            "MIT WITH B",
            "(MIT",
            "MIT)",
            "MIT Zlib",
            "Zlib AND (GPL-3.0 OR LGPL-3.0)",
        ] {
            assert!(!licences.allow(bad), "{bad}");
        }
        assert!(Licences::read("[bans]\n").is_err());
    }
}
