/// Requests large pages for memory that is accessed here and there, before it is first used: with small pages nearly
/// every access misses the TLB. No effect where there are none.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
pub fn prefer_large_pages<T>(memory: &[T]) {
    const LARGE: usize = 2 << 20;
    let memory = memory.as_ptr_range();
    let first = memory.start.addr().next_multiple_of(LARGE);
    let length = memory.end.addr().saturating_sub(first) / LARGE * LARGE;
    if length > 0 {
        let first = memory.start.cast_mut().with_addr(first).cast();
        // SAFETY: these pages lie within memory that is borrowed, and the advice does not change its contents.
        unsafe { libc::madvise(first, length, libc::MADV_HUGEPAGE) };
    }
}

/// No effect on this system.
#[cfg(not(target_os = "linux"))]
pub fn prefer_large_pages<T>(_: &[T]) {}
