//! How the three colours are perceived: lightness L* of any mixture, with normal sight, with the three kinds
//! of colour blindness (Machado, Oliveira & Fernandes 2009, severity 1) and in greyscale.

use super::{Colours, Rgb};

/// Points in a pixel that may hold ink, grey or paper.
const PARTS: usize = 25;
/// L* is stored in halves.
const HALVES: i32 = 2;
/// Two pixels are distinct from this difference on.
const DISTINCT: i32 = 20 * HALVES;

/// A kind of sight: the matrix from a linear colour to the perceived one, in millionths.
type Sight = [[i64; 3]; 3];

const SIGHTS: [Sight; 4] = [
    [[1_000_000, 0, 0], [0, 1_000_000, 0], [0, 0, 1_000_000]],
    [[152_286, 1_052_583, -204_868], [114_503, 786_281, 99_216], [-3_882, -48_116, 1_051_998]],
    [[367_322, 860_646, -227_968], [280_085, 672_501, 47_413], [-11_820, 42_940, 968_881]],
    [[1_255_528, -76_749, -178_779], [-78_411, 930_809, 147_602], [4_733, 691_367, 303_900]],
];

/// Lightness of every mixture of three colours, and the difference from which two mixtures differ by 20 L*
/// for every kind of sight.
#[derive(Debug, Clone)]
pub(super) struct Eyes {
    /// `level[ink][mid]` in halves of L*, by how many of a pixel's 25 points are ink and mid.
    pub(super) level: [[u8; 32]; 32],
    /// In halves of L*; 255 if no difference is enough.
    pub(super) distinct: u8,
}

impl Eyes {
    pub(super) fn on(colours: &Colours) -> Self {
        let mut level = [[0; 32]; 32];
        let mut seen = Vec::new();
        for (ink, row) in level.iter_mut().enumerate().take(PARTS + 1) {
            for (mid, level) in row.iter_mut().enumerate().take(PARTS + 1 - ink) {
                let lightness = sights(mixture(colours, ink, mid));
                *level = u8::try_from(lightness[0]).unwrap_or(u8::MAX);
                seen.push(lightness);
            }
        }
        // The largest difference for normal sight that is not distinct for some other sight.
        let mut confused = DISTINCT - 1;
        for (n, one) in seen.iter().enumerate() {
            for other in &seen[n + 1..] {
                let least = (0..one.len()).map(|sight| (one[sight] - other[sight]).abs()).min();
                if least.is_some_and(|least| least < DISTINCT) {
                    confused = confused.max((one[0] - other[0]).abs());
                }
            }
        }
        Self { level, distinct: u8::try_from(confused + 1).unwrap_or(u8::MAX) }
    }
}

/// Screens mix encoded values, not light.
fn mixture(colours: &Colours, ink: usize, mid: usize) -> Rgb {
    let mut mixed = [0; 3];
    for (channel, out) in mixed.iter_mut().enumerate() {
        let of = |colour: Rgb, parts: usize| usize::from(colour[channel]) * parts;
        let sum = of(colours.ink, ink) + of(colours.mid, mid) + of(colours.paper, PARTS - ink - mid);
        *out = u8::try_from((sum + PARTS / 2) / PARTS).unwrap_or(u8::MAX);
    }
    mixed
}

/// L* in halves for the four sights and in greyscale (the luma of Rec. 601).
fn sights(colour: Rgb) -> [i32; 5] {
    let linear = colour.map(|channel| i64::from(LINEAR[usize::from(channel)]));
    let mut out = [0; 5];
    for (sight, out) in SIGHTS.iter().zip(&mut out) {
        let [red, green, blue] = sight.map(|row| {
            (row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]).clamp(0, 65_535_000_000)
        });
        *out = lightness((2126 * red + 7152 * green + 722 * blue) / 10_000_000_000);
    }
    let [red, green, blue] = colour.map(u32::from);
    let luma = (299 * red + 587 * green + 114 * blue + 500) / 1000;
    out[4] = lightness(i64::from(LINEAR[luma.min(255) as usize]));
    out
}

/// L* of a luminance in 65535ths (CIE 1976), in halves.
fn lightness(luminance: i64) -> i32 {
    const WHITE: i64 = 65_535;
    // Below 0.8856 % of white the scale is a straight line.
    let halves = if luminance * 1_000_000 < 8_856 * WHITE {
        luminance * 9_033 * i64::from(HALVES) / (10 * WHITE)
    } else {
        // 116 · cbrt(Y) − 16, with the cube root in tenths of L*
        let cube = luminance * 1_160 * 1_160 * 1_160 / WHITE;
        let mut root = 0;
        let mut step = 1_024;
        while step > 0 {
            let next: i64 = root + step;
            if next * next * next <= cube {
                root = next;
            }
            step /= 2;
        }
        (root - 160) * i64::from(HALVES) / 10
    };
    i32::try_from(halves).unwrap_or(0)
}

/// Linear light of an encoded channel, in 65535ths (IEC 61966-2-1).
#[rustfmt::skip]
static LINEAR: [u16; 256] = [
    0, 20, 40, 60, 80, 99, 119, 139, 159, 179, 199, 219, 241, 264, 288, 313, 340, 367, 396, 427, 458, 491,
    526, 562, 599, 637, 677, 718, 761, 805, 851, 898, 947, 997, 1048, 1101, 1156, 1212, 1270, 1330, 1391,
    1453, 1517, 1583, 1651, 1720, 1790, 1863, 1937, 2013, 2090, 2170, 2250, 2333, 2418, 2504, 2592, 2681,
    2773, 2866, 2961, 3058, 3157, 3258, 3360, 3464, 3570, 3678, 3788, 3900, 4014, 4129, 4247, 4366, 4488,
    4611, 4736, 4864, 4993, 5124, 5257, 5392, 5530, 5669, 5810, 5953, 6099, 6246, 6395, 6547, 6700, 6856,
    7014, 7174, 7335, 7500, 7666, 7834, 8004, 8177, 8352, 8528, 8708, 8889, 9072, 9258, 9445, 9635, 9828,
    10022, 10219, 10417, 10619, 10822, 11028, 11235, 11446, 11658, 11873, 12090, 12309, 12530, 12754,
    12980, 13209, 13440, 13673, 13909, 14146, 14387, 14629, 14874, 15122, 15371, 15623, 15878, 16135,
    16394, 16656, 16920, 17187, 17456, 17727, 18001, 18277, 18556, 18837, 19121, 19407, 19696, 19987,
    20281, 20577, 20876, 21177, 21481, 21787, 22096, 22407, 22721, 23038, 23357, 23678, 24002, 24329,
    24658, 24990, 25325, 25662, 26001, 26344, 26688, 27036, 27386, 27739, 28094, 28452, 28813, 29176,
    29542, 29911, 30282, 30656, 31033, 31412, 31794, 32179, 32567, 32957, 33350, 33745, 34143, 34544,
    34948, 35355, 35764, 36176, 36591, 37008, 37429, 37852, 38278, 38706, 39138, 39572, 40009, 40449,
    40891, 41337, 41785, 42236, 42690, 43147, 43606, 44069, 44534, 45002, 45473, 45947, 46423, 46903,
    47385, 47871, 48359, 48850, 49344, 49841, 50341, 50844, 51349, 51858, 52369, 52884, 53401, 53921,
    54445, 54971, 55500, 56032, 56567, 57105, 57646, 58190, 58737, 59287, 59840, 60396, 60955, 61517,
    62082, 62650, 63221, 63795, 64372, 64952, 65535,
];

#[cfg(test)]
mod tests {
    use super::{
        super::{DARK, LIGHT},
        *,
    };

    #[test]
    fn lightness_follows_the_standard() {
        let grey = |level: u8| sights([level; 3])[0];
        // L* of sRGB greys 0, 119, 188 and 255: 0, 50.0, 76.2, 100 (CIE 1976)
        assert_eq!([grey(0), grey(119), grey(188), grey(255)], [0, 100, 152, 200]);
    }

    #[test]
    fn ink_grey_and_paper_are_twenty_apart_for_every_kind_of_sight() {
        for colours in [LIGHT, DARK] {
            let [ink, mid, paper] = [colours.ink, colours.mid, colours.paper].map(sights);
            for sight in 0..5 {
                for (one, other) in [(ink, mid), (mid, paper), (ink, paper)] {
                    assert!((one[sight] - other[sight]).abs() >= DISTINCT);
                }
            }
        }
    }

    #[test]
    fn no_sight_needs_much_more_than_normal_sight() {
        for colours in [LIGHT, DARK] {
            assert!((40..=44).contains(&Eyes::on(&colours).distinct), "{}", Eyes::on(&colours).distinct);
        }
    }

    #[test]
    fn ink_and_grey_have_a_contrast_of_three_to_one_on_paper() {
        let luminance = |rgb: Rgb| {
            let [red, green, blue] = rgb.map(|channel| u32::from(LINEAR[usize::from(channel)]));
            (2126 * red + 7152 * green + 722 * blue) / 10_000
        };
        for colours in [LIGHT, DARK] {
            for one in [colours.ink, colours.mid] {
                let (a, b) = (luminance(one), luminance(colours.paper));
                // WCAG 2.2: (lighter + 0.05) / (darker + 0.05)
                let flare = 65_535 / 20;
                assert!(a.max(b) + flare >= 3 * (a.min(b) + flare));
            }
        }
    }
}
