//! Whether the CPU has the features the program was compiled for.
//!
//! The standard library's run-time check answers "yes" without looking for every feature enabled at compile
//! time, so this asks the CPU itself.

/// The names of the instruction sets that this program was compiled for but this CPU lacks.
///
/// A binary calls this first and, if anything is missing, says so instead of crashing later.
#[cfg(target_arch = "x86_64")]
pub fn missing_features() -> alloc::vec::Vec<&'static str> {
    use core::arch::x86_64::{__cpuid, __cpuid_count};

    let basic = __cpuid(1);
    let extended = (__cpuid(0).eax >= 7).then(|| __cpuid_count(7, 0));
    let amd = (__cpuid(0x8000_0000).eax > 0x8000_0000).then(|| __cpuid(0x8000_0001));
    let (ebx, ecx) = extended.map_or((0, 0), |leaf| (leaf.ebx, leaf.ecx));
    let amd_ecx = amd.map_or(0, |leaf| leaf.ecx);
    // The operating system must save the wide registers too.
    let saves_wide_registers = basic.ecx >> 27 & 1 != 0;

    [
        (
            "POPCNT",
            cfg!(target_feature = "popcnt"),
            basic.ecx >> 23 & 1 != 0,
        ),
        ("BMI1", cfg!(target_feature = "bmi1"), ebx >> 3 & 1 != 0),
        ("BMI2", cfg!(target_feature = "bmi2"), ebx >> 8 & 1 != 0),
        (
            "LZCNT",
            cfg!(target_feature = "lzcnt"),
            amd_ecx >> 5 & 1 != 0,
        ),
        (
            "AVX",
            cfg!(target_feature = "avx"),
            saves_wide_registers && basic.ecx >> 28 & 1 != 0,
        ),
        (
            "AVX2",
            cfg!(target_feature = "avx2"),
            saves_wide_registers && ebx >> 5 & 1 != 0,
        ),
        (
            "AVX512F",
            cfg!(target_feature = "avx512f"),
            saves_wide_registers && ebx >> 16 & 1 != 0,
        ),
        (
            "AVX512DQ",
            cfg!(target_feature = "avx512dq"),
            ebx >> 17 & 1 != 0,
        ),
        (
            "AVX512CD",
            cfg!(target_feature = "avx512cd"),
            ebx >> 28 & 1 != 0,
        ),
        (
            "AVX512BW",
            cfg!(target_feature = "avx512bw"),
            ebx >> 30 & 1 != 0,
        ),
        (
            "AVX512VL",
            cfg!(target_feature = "avx512vl"),
            ebx >> 31 & 1 != 0,
        ),
        (
            "AVX512VBMI",
            cfg!(target_feature = "avx512vbmi"),
            ecx >> 1 & 1 != 0,
        ),
        (
            "AVX512VBMI2",
            cfg!(target_feature = "avx512vbmi2"),
            ecx >> 6 & 1 != 0,
        ),
        ("GFNI", cfg!(target_feature = "gfni"), ecx >> 8 & 1 != 0),
        (
            "AVX512VNNI",
            cfg!(target_feature = "avx512vnni"),
            ecx >> 11 & 1 != 0,
        ),
        (
            "AVX512BITALG",
            cfg!(target_feature = "avx512bitalg"),
            ecx >> 12 & 1 != 0,
        ),
        (
            "AVX512VPOPCNTDQ",
            cfg!(target_feature = "avx512vpopcntdq"),
            ecx >> 14 & 1 != 0,
        ),
    ]
    .into_iter()
    .filter(|&(_, compiled, present)| compiled && !present)
    .map(|(name, ..)| name)
    .collect()
}

/// On other architectures, a program that starts has all it needs.
#[cfg(not(target_arch = "x86_64"))]
pub fn missing_features() -> alloc::vec::Vec<&'static str> {
    alloc::vec::Vec::new()
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_is_missing_where_the_tests_run() {
        assert!(super::missing_features().is_empty());
    }
}
