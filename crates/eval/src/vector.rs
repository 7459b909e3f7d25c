//! Vectors of 16-bit numbers, as the network needs them: one trait, an implementation for each instruction set.
//!
//! [`Portable`] is the specification; the tests check the others against it. The choice is made here, once, at compile
//! time ([`Native`]).

/// The largest activation; with its square an activation fills 13 bits.
const MOST: i16 = 255;

/// How far the square of an activation is shifted.
const SQUARE_SHIFT: u32 = 3;

/// How far a unit of the hidden layer is shifted, to be an activation.
const UNIT_SHIFT: u32 = 15;

/// A vector of 16-bit numbers. All sums wrap around.
pub trait Vector: Copy {
    /// How many numbers it has.
    const LANES: usize;

    /// Sums of products, 32 bits each, half as many.
    type Sums: Copy;

    /// Reads the first numbers of a slice.
    fn load(numbers: &[i16]) -> Self;

    /// Writes them to the start of a slice.
    fn store(self, numbers: &mut [i16]);

    /// The same two numbers over and over.
    fn repeat(pair: [i16; 2]) -> Self;

    /// Number by number.
    fn plus(self, other: Self) -> Self;

    /// The activation of each number: it is brought into its range and squared.
    fn activate(self) -> Self;

    /// Adds the products with another vector's numbers, two neighbours to a sum.
    fn times(self, other: Self, sums: Self::Sums) -> Self::Sums;

    /// Reads sums from the start of a slice.
    fn sums(numbers: &[i32]) -> Self::Sums;

    /// Sum by sum.
    fn plus_sums(sums: Self::Sums, other: Self::Sums) -> Self::Sums;

    /// The activations of sums, each followed by a zero.
    fn activate_sums(sums: Self::Sums) -> Self;

    /// All sums added up.
    fn total(sums: Self::Sums) -> i32;
}

cfg_select! {
    all(target_arch = "x86_64", target_feature = "avx512bw") => {
        pub type Native = avx512::Vector512;
    }
    all(target_arch = "x86_64", target_feature = "avx2") => {
        pub type Native = avx2::Vector256;
    }
    all(target_family = "wasm", target_feature = "simd128") => {
        pub type Native = simd128::Vector128;
    }
    _ => {
        pub type Native = Portable;
    }
}

/// Plain Rust, which compilers turn into whatever vectors there are. Where there is something better, only tests use it.
#[derive(Clone, Copy)]
#[allow(dead_code)]
pub struct Portable([i16; 8]);

impl Vector for Portable {
    const LANES: usize = 8;
    type Sums = [i32; 4];

    #[inline]
    fn load(numbers: &[i16]) -> Portable {
        Portable(*numbers.first_chunk().expect("a whole vector"))
    }

    #[inline]
    fn store(self, numbers: &mut [i16]) {
        *numbers.first_chunk_mut().expect("a whole vector") = self.0;
    }

    #[inline]
    fn repeat(pair: [i16; 2]) -> Portable {
        Portable(core::array::from_fn(|i| pair[i % 2]))
    }

    #[inline]
    fn plus(self, other: Portable) -> Portable {
        Portable(core::array::from_fn(|i| self.0[i].wrapping_add(other.0[i])))
    }

    #[inline]
    fn activate(self) -> Portable {
        Portable(self.0.map(activation))
    }

    #[inline]
    fn times(self, other: Portable, sums: [i32; 4]) -> [i32; 4] {
        let product = |i: usize| i32::from(self.0[i]).wrapping_mul(other.0[i].into());
        core::array::from_fn(|i| {
            let pair = product(2 * i).wrapping_add(product(2 * i + 1));
            sums[i].wrapping_add(pair)
        })
    }

    #[inline]
    fn sums(numbers: &[i32]) -> [i32; 4] {
        *numbers.first_chunk().expect("a whole vector")
    }

    #[inline]
    fn plus_sums(sums: [i32; 4], other: [i32; 4]) -> [i32; 4] {
        core::array::from_fn(|i| sums[i].wrapping_add(other[i]))
    }

    #[inline]
    fn activate_sums(sums: [i32; 4]) -> Portable {
        let unit = |sum: i32| activation((sum >> UNIT_SHIFT).clamp(0, MOST.into()) as i16);
        Portable(core::array::from_fn(|i| {
            if i % 2 == 0 { unit(sums[i / 2]) } else { 0 }
        }))
    }

    #[inline]
    fn total(sums: [i32; 4]) -> i32 {
        sums.into_iter().fold(0, i32::wrapping_add)
    }
}

#[allow(dead_code)]
#[inline]
fn activation(number: i16) -> i16 {
    let number = number.clamp(0, MOST) as u16;
    ((number * number) >> SQUARE_SHIFT) as i16
}

#[cfg(all(target_arch = "x86_64", target_feature = "avx512bw"))]
#[allow(unsafe_code)]
mod avx512 {
    use core::arch::x86_64::{
        __m512i, _mm512_add_epi16, _mm512_add_epi32, _mm512_loadu_si512, _mm512_max_epi16,
        _mm512_max_epi32, _mm512_min_epi16, _mm512_min_epi32, _mm512_mullo_epi16,
        _mm512_reduce_add_epi32, _mm512_set1_epi16, _mm512_set1_epi32, _mm512_setzero_si512,
        _mm512_srai_epi32, _mm512_srli_epi16, _mm512_storeu_si512,
    };

    use super::{MOST, SQUARE_SHIFT, UNIT_SHIFT, Vector};

    /// 32 numbers.
    #[derive(Clone, Copy)]
    pub struct Vector512(__m512i);

    // SAFETY, for all: the instructions are enabled where this is compiled; loads and stores are of slices that are
    // long enough.
    impl Vector for Vector512 {
        const LANES: usize = 32;
        type Sums = __m512i;

        #[inline]
        fn load(numbers: &[i16]) -> Vector512 {
            let numbers: &[i16; 32] = numbers.first_chunk().expect("a whole vector");
            // SAFETY: see above.
            Vector512(unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) })
        }

        #[inline]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 32] = numbers.first_chunk_mut().expect("a whole vector");
            // SAFETY: see above.
            unsafe { _mm512_storeu_si512(numbers.as_mut_ptr().cast(), self.0) }
        }

        #[inline]
        fn repeat([first, second]: [i16; 2]) -> Vector512 {
            let pair = i32::from(first as u16) | i32::from(second) << 16;
            // SAFETY: see above.
            Vector512(unsafe { _mm512_set1_epi32(pair) })
        }

        #[inline]
        fn plus(self, other: Vector512) -> Vector512 {
            // SAFETY: see above.
            Vector512(unsafe { _mm512_add_epi16(self.0, other.0) })
        }

        #[inline]
        fn activate(self) -> Vector512 {
            // SAFETY: see above.
            Vector512(unsafe {
                let below = _mm512_min_epi16(self.0, _mm512_set1_epi16(MOST));
                let inside = _mm512_max_epi16(below, _mm512_setzero_si512());
                _mm512_srli_epi16::<SQUARE_SHIFT>(_mm512_mullo_epi16(inside, inside))
            })
        }

        #[inline]
        fn times(self, other: Vector512, sums: __m512i) -> __m512i {
            cfg_select! {
                target_feature = "avx512vnni" => {
                    // SAFETY: see above.
                    unsafe { core::arch::x86_64::_mm512_dpwssd_epi32(sums, self.0, other.0) }
                }
                _ => {
                    // SAFETY: see above.
                    unsafe { _mm512_add_epi32(sums, core::arch::x86_64::_mm512_madd_epi16(self.0, other.0)) }
                }
            }
        }

        #[inline]
        fn sums(numbers: &[i32]) -> __m512i {
            let numbers: &[i32; 16] = numbers.first_chunk().expect("a whole vector");
            // SAFETY: see above.
            unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) }
        }

        #[inline]
        fn plus_sums(sums: __m512i, other: __m512i) -> __m512i {
            // SAFETY: see above.
            unsafe { _mm512_add_epi32(sums, other) }
        }

        #[inline]
        fn activate_sums(sums: __m512i) -> Vector512 {
            // SAFETY: see above. An activation has no high half, and neither has its square.
            Vector512(unsafe {
                let units = _mm512_srai_epi32::<UNIT_SHIFT>(sums);
                let below = _mm512_min_epi32(units, _mm512_set1_epi32(i32::from(MOST)));
                let inside = _mm512_max_epi32(below, _mm512_setzero_si512());
                _mm512_srli_epi16::<SQUARE_SHIFT>(_mm512_mullo_epi16(inside, inside))
            })
        }

        #[inline]
        fn total(sums: __m512i) -> i32 {
            // SAFETY: see above.
            unsafe { _mm512_reduce_add_epi32(sums) }
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[cfg_attr(target_feature = "avx512bw", allow(dead_code))]
#[allow(unsafe_code)]
pub mod avx2 {
    use core::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
        _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256,
        _mm256_madd_epi16, _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16, _mm256_min_epi32,
        _mm256_mullo_epi16, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256,
        _mm256_srai_epi32, _mm256_srli_epi16, _mm256_storeu_si256,
    };

    use super::{MOST, SQUARE_SHIFT, UNIT_SHIFT, Vector};

    /// 16 numbers.
    #[derive(Clone, Copy)]
    pub struct Vector256(__m256i);

    // SAFETY, for all: the instructions are enabled where this is compiled; loads and stores are of slices that are
    // long enough.
    impl Vector for Vector256 {
        const LANES: usize = 16;
        type Sums = __m256i;

        #[inline]
        fn load(numbers: &[i16]) -> Vector256 {
            let numbers: &[i16; 16] = numbers.first_chunk().expect("a whole vector");
            // SAFETY: see above.
            Vector256(unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) })
        }

        #[inline]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 16] = numbers.first_chunk_mut().expect("a whole vector");
            // SAFETY: see above.
            unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast(), self.0) }
        }

        #[inline]
        fn repeat([first, second]: [i16; 2]) -> Vector256 {
            let pair = i32::from(first as u16) | i32::from(second) << 16;
            // SAFETY: see above.
            Vector256(unsafe { _mm256_set1_epi32(pair) })
        }

        #[inline]
        fn plus(self, other: Vector256) -> Vector256 {
            // SAFETY: see above.
            Vector256(unsafe { _mm256_add_epi16(self.0, other.0) })
        }

        #[inline]
        fn activate(self) -> Vector256 {
            // SAFETY: see above.
            Vector256(unsafe {
                let below = _mm256_min_epi16(self.0, _mm256_set1_epi16(MOST));
                let inside = _mm256_max_epi16(below, _mm256_setzero_si256());
                _mm256_srli_epi16::<{ SQUARE_SHIFT as i32 }>(_mm256_mullo_epi16(inside, inside))
            })
        }

        #[inline]
        fn times(self, other: Vector256, sums: __m256i) -> __m256i {
            // SAFETY: see above.
            unsafe { _mm256_add_epi32(sums, _mm256_madd_epi16(self.0, other.0)) }
        }

        #[inline]
        fn sums(numbers: &[i32]) -> __m256i {
            let numbers: &[i32; 8] = numbers.first_chunk().expect("a whole vector");
            // SAFETY: see above.
            unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
        }

        #[inline]
        fn plus_sums(sums: __m256i, other: __m256i) -> __m256i {
            // SAFETY: see above.
            unsafe { _mm256_add_epi32(sums, other) }
        }

        #[inline]
        fn activate_sums(sums: __m256i) -> Vector256 {
            // SAFETY: see above. An activation has no high half, and neither has its square.
            Vector256(unsafe {
                let units = _mm256_srai_epi32::<{ UNIT_SHIFT as i32 }>(sums);
                let below = _mm256_min_epi32(units, _mm256_set1_epi32(i32::from(MOST)));
                let inside = _mm256_max_epi32(below, _mm256_setzero_si256());
                _mm256_srli_epi16::<{ SQUARE_SHIFT as i32 }>(_mm256_mullo_epi16(inside, inside))
            })
        }

        #[inline]
        fn total(sums: __m256i) -> i32 {
            // SAFETY: see above.
            unsafe {
                let halves = (
                    _mm256_castsi256_si128(sums),
                    _mm256_extracti128_si256::<1>(sums),
                );
                let four = _mm_add_epi32(halves.0, halves.1);
                let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b01_00_11_10>(four));
                let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b10_11_00_01>(two));
                _mm_cvtsi128_si32(one)
            }
        }
    }
}

#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
mod simd128 {
    use core::arch::wasm32::{
        i16x8, i16x8_add, i16x8_extract_lane, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4,
        i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, i32x4_max, i32x4_min, i32x4_shr,
        i32x4_splat, u16x8_shr, v128,
    };

    use super::{MOST, SQUARE_SHIFT, UNIT_SHIFT, Vector};

    /// 8 numbers.
    #[derive(Clone, Copy)]
    pub struct Vector128(v128);

    impl Vector for Vector128 {
        const LANES: usize = 8;
        type Sums = v128;

        #[inline]
        fn load(numbers: &[i16]) -> Vector128 {
            let n: &[i16; 8] = numbers.first_chunk().expect("a whole vector");
            Vector128(i16x8(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]))
        }

        #[inline]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 8] = numbers.first_chunk_mut().expect("a whole vector");
            *numbers = [
                i16x8_extract_lane::<0>(self.0),
                i16x8_extract_lane::<1>(self.0),
                i16x8_extract_lane::<2>(self.0),
                i16x8_extract_lane::<3>(self.0),
                i16x8_extract_lane::<4>(self.0),
                i16x8_extract_lane::<5>(self.0),
                i16x8_extract_lane::<6>(self.0),
                i16x8_extract_lane::<7>(self.0),
            ];
        }

        #[inline]
        fn repeat([first, second]: [i16; 2]) -> Vector128 {
            Vector128(i32x4_splat(
                i32::from(first as u16) | i32::from(second) << 16,
            ))
        }

        #[inline]
        fn plus(self, other: Vector128) -> Vector128 {
            Vector128(i16x8_add(self.0, other.0))
        }

        #[inline]
        fn activate(self) -> Vector128 {
            let below = i16x8_min(self.0, i16x8_splat(MOST));
            let inside = i16x8_max(below, i16x8_splat(0));
            Vector128(u16x8_shr(i16x8_mul(inside, inside), SQUARE_SHIFT))
        }

        #[inline]
        fn times(self, other: Vector128, sums: v128) -> v128 {
            i32x4_add(sums, i32x4_dot_i16x8(self.0, other.0))
        }

        #[inline]
        fn sums(numbers: &[i32]) -> v128 {
            let &[a, b, c, d] = numbers.first_chunk().expect("a whole vector");
            i32x4(a, b, c, d)
        }

        #[inline]
        fn plus_sums(sums: v128, other: v128) -> v128 {
            i32x4_add(sums, other)
        }

        #[inline]
        fn activate_sums(sums: v128) -> Vector128 {
            let units = i32x4_shr(sums, UNIT_SHIFT);
            let below = i32x4_min(units, i32x4_splat(MOST.into()));
            let inside = i32x4_max(below, i32x4_splat(0));
            // An activation has no high half, and neither has its square.
            Vector128(u16x8_shr(i16x8_mul(inside, inside), SQUARE_SHIFT))
        }

        #[inline]
        fn total(sums: v128) -> i32 {
            [
                i32x4_extract_lane::<0>(sums),
                i32x4_extract_lane::<1>(sums),
                i32x4_extract_lane::<2>(sums),
                i32x4_extract_lane::<3>(sums),
            ]
            .into_iter()
            .fold(0, i32::wrapping_add)
        }
    }
}
