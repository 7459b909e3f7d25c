//! Whether the CPU has the features the program was compiled for.
//!
//! The standard library's run-time check answers "yes" without looking for every feature enabled at compile
//! time, so this asks the CPU itself.

/// The names of the instruction sets that this program was compiled for but this CPU lacks.
///
/// A binary calls this first and, if anything is missing, says so instead of crashing later.
#[cfg(target_arch = "x86_64")]
pub fn missing_features() -> alloc::vec::Vec<&'static str> {
    x86::missing_from(x86::registers())
}

/// On other architectures, a program that starts has all it needs.
#[cfg(not(target_arch = "x86_64"))]
pub fn missing_features() -> alloc::vec::Vec<&'static str> {
    alloc::vec::Vec::new()
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use alloc::vec::Vec;
    use core::arch::x86_64::{__cpuid, __cpuid_count};

    /// What the CPU says of itself: ECX of leaf 1, EBX and ECX of leaf 7, ECX of leaf 0x8000_0001.
    pub(super) type Registers = [u32; 4];

    const BASIC: usize = 0;
    const EXTENDED: usize = 1;
    const EXTENDED_MORE: usize = 2;
    const AMD: usize = 3;

    /// The operating system saves the wide registers.
    const SAVES_WIDE_REGISTERS: (usize, u32) = (BASIC, 27);

    macro_rules! features {
        ($($name:literal $feature:literal $register:ident $bit:literal $wide:literal,)*) => {
            [$(($name, cfg!(target_feature = $feature), ($register, $bit), $wide)),*]
        };
    }

    /// Name, whether the program was compiled for it, where the CPU says that it has it, whether it needs wide registers.
    pub(super) const FEATURES: [(&str, bool, (usize, u32), bool); 17] = features! {
        "POPCNT" "popcnt" BASIC 23 false,
        "BMI1" "bmi1" EXTENDED 3 false,
        "BMI2" "bmi2" EXTENDED 8 false,
        "LZCNT" "lzcnt" AMD 5 false,
        "AVX" "avx" BASIC 28 true,
        "AVX2" "avx2" EXTENDED 5 true,
        "AVX512F" "avx512f" EXTENDED 16 true,
        "AVX512DQ" "avx512dq" EXTENDED 17 true,
        "AVX512CD" "avx512cd" EXTENDED 28 true,
        "AVX512BW" "avx512bw" EXTENDED 30 true,
        "AVX512VL" "avx512vl" EXTENDED 31 true,
        "AVX512VBMI" "avx512vbmi" EXTENDED_MORE 1 true,
        "AVX512VBMI2" "avx512vbmi2" EXTENDED_MORE 6 true,
        "GFNI" "gfni" EXTENDED_MORE 8 false,
        "AVX512VNNI" "avx512vnni" EXTENDED_MORE 11 true,
        "AVX512BITALG" "avx512bitalg" EXTENDED_MORE 12 true,
        "AVX512VPOPCNTDQ" "avx512vpopcntdq" EXTENDED_MORE 14 true,
    };

    pub(super) fn registers() -> Registers {
        // Every 64-bit CPU has the last leaf: there it says that it is one.
        let mut registers = [__cpuid(1).ecx, 0, 0, __cpuid(0x8000_0001).ecx];
        if __cpuid(0).eax >= 7 {
            let leaf = __cpuid_count(7, 0);
            registers[EXTENDED] = leaf.ebx;
            registers[EXTENDED_MORE] = leaf.ecx;
        }
        registers
    }

    pub(super) fn missing_from(registers: Registers) -> Vec<&'static str> {
        let has = |(register, bit): (usize, u32)| registers[register] >> bit & 1 != 0;
        FEATURES
            .into_iter()
            .filter(|&(_, compiled, place, wide)| {
                compiled && !(has(place) && (!wide || has(SAVES_WIDE_REGISTERS)))
            })
            .map(|(name, ..)| name)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_is_missing_where_the_tests_run() {
        assert!(super::missing_features().is_empty());
    }

    #[cfg(target_arch = "x86_64")]
    mod x86 {
        use super::super::x86::{FEATURES, missing_from, registers};
        use alloc::vec::Vec;

        #[test]
        fn what_a_cpu_lacks_is_named() {
            let compiled = FEATURES.into_iter().filter(|&(_, compiled, ..)| compiled);
            let all: Vec<&str> = compiled.clone().map(|(name, ..)| name).collect();
            assert_eq!(missing_from([0; 4]), all);
            assert!(missing_from([u32::MAX; 4]).is_empty());
            for (name, _, (register, bit), _) in compiled.clone() {
                let mut registers = [u32::MAX; 4];
                registers[register] ^= 1 << bit;
                assert_eq!(missing_from(registers), [name]);
            }
            // Where the system does not save wide registers, it is as if there were none.
            let wide: Vec<&str> = compiled
                .filter(|&(.., wide)| wide)
                .map(|(name, ..)| name)
                .collect();
            let narrow = [!(1 << 27), u32::MAX, u32::MAX, u32::MAX];
            assert_eq!(missing_from(narrow), wide);
        }

        /// Linux has asked the CPU, too.
        #[cfg(all(target_os = "linux", feature = "std"))]
        #[test]
        fn the_system_says_the_same() {
            let info = std::fs::read_to_string("/proc/cpuinfo").unwrap();
            let flags = info.lines().find(|line| line.starts_with("flags")).unwrap();
            let registers = registers();
            for (name, _, (register, bit), _) in FEATURES {
                // Some of them go by another name there.
                let flag = match name {
                    "LZCNT" => "abm".into(),
                    "AVX512VBMI2" | "AVX512VNNI" | "AVX512BITALG" => {
                        name.to_lowercase().replace("avx512", "avx512_")
                    }
                    "AVX512VPOPCNTDQ" => "avx512_vpopcntdq".into(),
                    _ => name.to_lowercase(),
                };
                let listed = flags.split_whitespace().any(|it| it == flag);
                let said = registers[register] >> bit & 1 == 1;
                assert_eq!(said, listed, "{name}");
            }
        }
    }
}
