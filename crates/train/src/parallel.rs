use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Runs numbered jobs on several threads; the results come in the order of the numbers.
pub fn in_parallel<T: Send>(
    threads: usize,
    pieces: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    if threads <= 1 {
        return (0..pieces).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let mut results: Vec<Option<T>> = (0..pieces).map(|_| None).collect();
    std::thread::scope(|scope| {
        let one_thread = || {
            let pieces = std::iter::from_fn(|| {
                Some(next.fetch_add(1, Relaxed)).filter(|&piece| piece < pieces)
            });
            pieces.map(|piece| (piece, work(piece))).collect::<Vec<_>>()
        };
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(one_thread)).collect();
        for handle in handles {
            match handle.join() {
                Ok(done) => done.into_iter().for_each(|(piece, result)| {
                    results[piece] = Some(result);
                }),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    results.into_iter().flatten().collect()
}

/// Changes every item, several at once on different threads.
pub fn for_each_in_parallel<T: Send>(
    threads: usize,
    items: &mut [T],
    work: impl Fn(&mut T) + Sync,
) {
    let share = items.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        for items in items.chunks_mut(share) {
            scope.spawn(|| items.iter_mut().for_each(&work));
        }
    });
}
