//! Which games are taken for games of XOT although nothing says so.
//!
//! ```console
//! $ cargo run --release -p outflank-record --example xot -- wthor/*.wtb
//! ```

use std::env;
use std::error::Error;
use std::fs;

use outflank_record::openings::Opening;
use outflank_record::wthor::Roster;
use outflank_record::xot::XotList;
use outflank_record::{Content, recognize};

fn main() -> Result<(), Box<dyn Error>> {
    let list = match env::var("LIST") {
        Ok(file) => XotList::read(&fs::read_to_string(file)?)?.0,
        Err(_) => XotList::built_in(),
    };
    let mut hist = [[0usize; 10]; 2];
    let (mut taken, mut all) = (0, 0);
    let mut seen = std::collections::HashMap::new();
    for file in env::args().skip(1) {
        let bytes = fs::read(&file)?;
        let Some(Content::Games(dress)) = recognize(&bytes) else {
            continue;
        };
        let roster = Roster::default();
        for reading in dress.read(&*bytes, &roster)? {
            let Some(record) = reading?.record else {
                continue;
            };
            let g = record.transcript();
            let positions: Vec<_> = g.positions().take(9).collect();
            let Some(&end) = positions.get(8) else {
                continue;
            };
            let known = Opening::of(positions.iter().copied()).map_or(0, |o| o.moves.len() / 2);
            hist[usize::from(list.has(end))][known.min(9)] += 1;
            all += 1;
            if list.drawn_moves(&g).is_some() {
                taken += 1;
                let text: String = g.moves().iter().take(8).map(|it| it.to_string()).collect();
                *seen.entry((end.board().canonical().0, text)).or_insert(0) += 1;
            }
        }
    }
    println!(
        "by known moves, not on list {:?}\n on list {:?}",
        hist[0], hist[1]
    );
    println!("{taken} of {all} games, {} starts", seen.len());
    let mut seen: Vec<_> = seen.into_iter().map(|((_, t), n)| (n, t)).collect();
    seen.sort();
    for (n, t) in seen.iter().rev().take(40) {
        println!("{n} {t}");
    }
    Ok(())
}
