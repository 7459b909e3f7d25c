use super::{Reading, Storage, Unavailable, read};
use crate::review::Findings;
use crate::study::Tree;

/// The beginning of the names.
const JUDGED: &str = "judged.";

/// What is known about so many studies is kept. Then the oldest is dropped.
const MOST: usize = 40;

/// What engines found about studies. It can be found again, so old things make room for new ones.
#[derive(Debug)]
pub struct Judged<'a, S: ?Sized>(pub &'a S);

impl<S: Storage + ?Sized> Judged<'_, S> {
    /// What is known about a study.
    pub fn read(&self, tree: &Tree) -> Reading<Findings> {
        match self.name(tree) {
            Ok(Some(name)) => read(self.0, &name, |text| text.parse().ok()),
            _ => Reading::new(Findings::default()),
        }
    }

    /// Keeps what is known about a study. The time, in milliseconds since 1970, says which one is the oldest.
    pub fn keep(&self, tree: &Tree, findings: &Findings, now: u64) -> Result<(), Unavailable> {
        if findings.is_empty() {
            return Ok(());
        }
        let known = self.name(tree)?;
        let name = known.unwrap_or_else(|| format!("{JUDGED}{now:013}{}", ending(tree)));
        self.0.write(&name, &findings.to_string())?;
        let mut names = self.0.names(JUDGED)?;
        names.sort_unstable();
        let superfluous = names.len().saturating_sub(MOST);
        let oldest = names.iter().filter(|it| **it != name).take(superfluous);
        oldest.into_iter().try_for_each(|it| self.0.remove(it))
    }

    /// The name under which something is kept about a study.
    fn name(&self, tree: &Tree) -> Result<Option<String>, Unavailable> {
        let ending = ending(tree);
        let names = self.0.names(JUDGED)?;
        Ok(names.into_iter().find(|name| name.ends_with(&ending)))
    }
}

/// What tells a study from others: its start and its main line.
fn ending(tree: &Tree) -> String {
    let moves = tree.main_line().into_iter().map(|mv| mv.to_string());
    let text = format!("{} {}", tree.start(), moves.collect::<String>());
    // FNV-1a.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("-{hash:016x}")
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Answer, Kind, MoveScore, Report, Value};
    use outflank_rules::{Move, Position, Square};

    use super::*;
    use crate::kept::Memory;
    use crate::review::{Effort, Plan, Review, USUAL};

    fn study(moves: &[Square]) -> Tree {
        let mut tree = Tree::new(Position::START);
        let mut path = Vec::new();
        for &square in moves {
            path.push(tree.add(&path, square.into()).unwrap());
        }
        tree
    }

    fn findings(tree: &Tree) -> Findings {
        let plan = Plan {
            line: Some(Effort::Level(USUAL)),
            ..Plan::default()
        };
        let mut review = Review::new(tree.clone(), plan);
        let question = review.questions()[0];
        let score = |mv: Move| MoveScore {
            mv,
            value: Value(0),
            kind: Kind::Exact,
            line: vec![mv],
        };
        let report = Report {
            lines: question.position.moves().map(score).collect(),
            ..Report::default()
        };
        let chosen = None;
        review.learn(question, &Answer { chosen, report });
        review.findings()
    }

    #[test]
    fn every_study_has_its_own_and_the_oldest_make_room() {
        let storage = Memory::default();
        let judged = Judged(&storage);
        let first = study(&[Square::F5]);
        let second = study(&[Square::F5, Square::D6]);
        assert!(judged.read(&first).value.is_empty());
        judged.keep(&first, &findings(&first), 5).unwrap();
        judged.keep(&second, &findings(&second), 7).unwrap();
        assert_eq!(judged.read(&first).value, findings(&first));
        assert_eq!(judged.read(&second).value, findings(&second));
        // A comment or a variation does not make another study of it, and nothing is kept twice.
        let mut varied = second.clone();
        varied.comment(&[0], "Why not?");
        varied.add(&[0], Square::F6.into()).unwrap();
        judged.keep(&varied, &findings(&second), 9).unwrap();
        assert_eq!(storage.names(JUDGED).unwrap().len(), 2);
        for number in 0..MOST as u64 {
            let name = format!("{JUDGED}{:013}-{number:016x}", 100 + number);
            storage.write(&name, "findings 1 0").unwrap();
        }
        judged.keep(&second, &findings(&second), 999).unwrap();
        assert_eq!(storage.names(JUDGED).unwrap().len(), MOST);
        assert!(judged.read(&first).value.is_empty());
        assert!(!judged.read(&second).value.is_empty());
    }

    #[test]
    fn what_cannot_be_read_is_set_aside() {
        let storage = Memory::default();
        let tree = study(&[Square::F5]);
        Judged(&storage).keep(&tree, &findings(&tree), 5).unwrap();
        let name = storage.names(JUDGED).unwrap().remove(0);
        storage.write(&name, "nonsense").unwrap();
        let reading = Judged(&storage).read(&tree);
        assert!(reading.value.is_empty() && reading.notice.is_some());
        assert_eq!(storage.names("damaged.").unwrap().len(), 1);
    }
}
