//! What is on a disk, and what would be left of it.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Component, Path};

use super::seam::Change;
use crate::disk::FileNumber;

/// What a crash takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// The program is killed: nothing is lost.
    Killed,
    /// The machine stops: all that was not synced is lost, bytes and names.
    Strict,
    /// Names are kept, and bytes that were not synced are lost: empty files.
    NoBytes,
    /// Bytes are kept, and names that were not synced are lost.
    NoNames,
    /// Names are kept, and half of the bytes that were not synced.
    HalfTheBytes,
    /// Of the names in a folder only the last change is kept, without those before it.
    LastName,
}

impl Crash {
    /// All of them.
    pub const ALL: [Crash; 6] = [
        Crash::Killed,
        Crash::Strict,
        Crash::NoBytes,
        Crash::NoNames,
        Crash::HalfTheBytes,
        Crash::LastName,
    ];
}

#[derive(Clone, Debug)]
enum Node {
    File {
        bytes: Vec<u8>,
        synced: Vec<u8>,
    },
    Folder {
        names: BTreeMap<OsString, usize>,
        synced: BTreeMap<OsString, usize>,
        /// The last change of names, if it was not synced: what has which name now.
        last: Vec<(OsString, Option<usize>)>,
    },
}

impl Node {
    fn folder() -> Node {
        Node::Folder {
            names: BTreeMap::new(),
            synced: BTreeMap::new(),
            last: Vec::new(),
        }
    }
}

/// Files and folders, as they are and as they are for sure.
#[derive(Clone, Debug)]
pub struct Disk {
    /// The first is the folder that is watched.
    nodes: Vec<Node>,
    open: BTreeMap<FileNumber, usize>,
}

impl Disk {
    /// What is in a folder, all of it synced.
    pub fn of_folder(folder: &Path) -> Disk {
        let mut disk = Disk {
            nodes: vec![Node::folder()],
            open: BTreeMap::new(),
        };
        disk.read(folder, 0);
        disk
    }

    fn read(&mut self, folder: &Path, node: usize) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let inside = if path.is_dir() {
                Node::folder()
            } else {
                let bytes = fs::read(&path).expect("a file");
                let synced = bytes.clone();
                Node::File { bytes, synced }
            };
            self.nodes.push(inside);
            let inside = self.nodes.len() - 1;
            let name = path.file_name().expect("a name").to_owned();
            self.name(node, vec![(name, Some(inside))]);
            if path.is_dir() {
                self.read(&path, inside);
            }
        }
        self.sync_names(node);
    }

    /// Writes into an empty folder what a crash leaves.
    pub fn leave(&self, crash: Crash, to: &Path) {
        self.write(0, crash, to);
    }

    fn write(&self, node: usize, crash: Crash, to: &Path) {
        match &self.nodes[node] {
            Node::File { bytes, synced } => {
                let left = match crash {
                    Crash::Killed | Crash::NoNames => bytes.clone(),
                    Crash::Strict | Crash::NoBytes | Crash::LastName => synced.clone(),
                    Crash::HalfTheBytes if bytes == synced => bytes.clone(),
                    Crash::HalfTheBytes => bytes
                        [..usize::midpoint(synced.len().min(bytes.len()), bytes.len())]
                        .to_vec(),
                };
                fs::write(to, left).expect("a folder for it");
            }
            Node::Folder {
                names,
                synced,
                last,
            } => {
                if node != 0 {
                    fs::create_dir(to).expect("a folder for it");
                }
                let mut left = match crash {
                    Crash::Killed | Crash::NoBytes | Crash::HalfTheBytes => names,
                    Crash::Strict | Crash::NoNames | Crash::LastName => synced,
                }
                .clone();
                if crash == Crash::LastName {
                    change_names(&mut left, last);
                }
                for (name, inside) in left {
                    self.write(inside, crash, &to.join(name));
                }
            }
        }
    }

    /// Makes a change of the watched folder.
    pub fn make(&mut self, change: &Change, root: &Path) {
        match change {
            Change::Open(number, path) => {
                if let Some(node) = self.find(path, root) {
                    self.open.insert(*number, node);
                }
            }
            Change::Create(number, path) => {
                let (bytes, synced) = (Vec::new(), Vec::new());
                let node = self.add(path, root, Node::File { bytes, synced });
                self.open.insert(*number, node);
            }
            Change::CreateFolder(path) => {
                self.add(path, root, Node::folder());
            }
            Change::Write(number, more) => self.file(*number).0.extend(more),
            Change::SetLength(number, length) => self.file(*number).0.resize(*length as usize, 0),
            Change::Sync(number) => {
                let (bytes, synced) = self.file(*number);
                synced.clone_from(bytes);
            }
            Change::Rename(from, to) => {
                let node = self.find(from, root).expect("it was there");
                let (old, new) = (self.place(from, root), self.place(to, root));
                if old.0 == new.0 {
                    self.name(old.0, vec![(old.1, None), (new.1, Some(node))]);
                } else {
                    self.name(old.0, vec![(old.1, None)]);
                    self.name(new.0, vec![(new.1, Some(node))]);
                }
            }
            Change::Remove(path) => {
                let (folder, name) = self.place(path, root);
                self.name(folder, vec![(name, None)]);
            }
            Change::SyncFolder(path) => {
                let node = self.find(path, root).expect("it was there");
                self.sync_names(node);
            }
            Change::Acknowledge => {}
        }
    }

    fn file(&mut self, number: FileNumber) -> (&mut Vec<u8>, &mut Vec<u8>) {
        match &mut self.nodes[self.open[&number]] {
            Node::File { bytes, synced } => (bytes, synced),
            Node::Folder { .. } => panic!("a folder is not written to"),
        }
    }

    fn add(&mut self, path: &Path, root: &Path, node: Node) -> usize {
        self.nodes.push(node);
        let node = self.nodes.len() - 1;
        let (folder, name) = self.place(path, root);
        self.name(folder, vec![(name, Some(node))]);
        node
    }

    fn find(&self, path: &Path, root: &Path) -> Option<usize> {
        let inside = path.strip_prefix(root).expect("it is watched");
        let mut node = 0;
        for part in inside.components() {
            if let Component::Normal(name) = part {
                node = self.inside(node, name)?;
            }
        }
        Some(node)
    }

    fn inside(&self, node: usize, name: &OsStr) -> Option<usize> {
        match &self.nodes[node] {
            Node::Folder { names, .. } => names.get(name).copied(),
            Node::File { .. } => None,
        }
    }

    /// The folder that something is in, and its name there.
    fn place(&self, path: &Path, root: &Path) -> (usize, OsString) {
        let folder = self.find(path.parent().expect("inside"), root);
        let name = path.file_name().expect("a name");
        (folder.expect("its folder is there"), name.to_owned())
    }

    fn name(&mut self, folder: usize, change: Vec<(OsString, Option<usize>)>) {
        if let Node::Folder { names, last, .. } = &mut self.nodes[folder] {
            change_names(names, &change);
            *last = change;
        }
    }

    fn sync_names(&mut self, folder: usize) {
        if let Node::Folder {
            names,
            synced,
            last,
        } = &mut self.nodes[folder]
        {
            synced.clone_from(names);
            last.clear();
        }
    }
}

fn change_names(names: &mut BTreeMap<OsString, usize>, change: &[(OsString, Option<usize>)]) {
    for (name, node) in change {
        match node {
            Some(node) => names.insert(name.clone(), *node),
            None => names.remove(name),
        };
    }
}
