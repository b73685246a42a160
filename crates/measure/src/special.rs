//! The functions of the normal and the chi-square distribution.
//!
//! Only what estimation and tests of fit need; every value is finite or a probability for any input, except
//! that NaN gives NaN.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// Density of the standard normal, `exp(−x²/2) / √(2π)`.
///
/// ```
/// assert!((measure::special::normal_pdf(0.0) - 0.398_942_280_401_432_7).abs() < 1e-15);
/// ```
pub fn normal_pdf(x: f64) -> f64 {
    libm::exp(-0.5 * x * x) / (2.0 * PI).sqrt()
}

/// Distribution function of the standard normal, `Φ(x) = erfc(−x/√2) / 2`.
///
/// ```
/// assert!((measure::special::normal_cdf(1.96) - 0.975_002_104_851_779_6).abs() < 1e-14);
/// ```
pub fn normal_cdf(x: f64) -> f64 {
    0.5 * libm::erfc(-x * FRAC_1_SQRT_2)
}

/// Quantile of the standard normal, `Φ⁻¹(p)`, to about 16 digits (Wichura 1988, algorithm AS 241).
/// `p ≤ 0` and `p ≥ 1` give the infinities.
///
/// ```
/// let z = measure::special::normal_quantile(0.975);
/// assert!((z - 1.959_963_984_540_054).abs() < 1e-14);
/// ```
pub fn normal_quantile(p: f64) -> f64 {
    if p.is_nan() {
        return f64::NAN;
    }
    if p <= 0.0 {
        return f64::NEG_INFINITY;
    }
    if p >= 1.0 {
        return f64::INFINITY;
    }
    let q = p - 0.5;
    if q.abs() <= 0.425 {
        let r = 0.180_625 - q * q;
        return q * polynomial(&CENTRE_OVER, r) / polynomial(&CENTRE_UNDER, r);
    }
    let tail = if q < 0.0 { p } else { 1.0 - p };
    let r = (-libm::log(tail)).sqrt();
    let size = if r <= 5.0 {
        polynomial(&TAIL_OVER, r - 1.6) / polynomial(&TAIL_UNDER, r - 1.6)
    } else {
        polynomial(&FAR_OVER, r - 5.0) / polynomial(&FAR_UNDER, r - 5.0)
    };
    if q < 0.0 { -size } else { size }
}

/// `P(X > x)` of the chi-square distribution with `df` degrees of freedom: `Q(df/2, x/2)`.
///
/// ```
/// let tail = measure::special::chi_square_tail(3.841_458_820_694_124, 1.0);
/// assert!((tail - 0.05).abs() < 1e-13);
/// ```
pub fn chi_square_tail(x: f64, df: f64) -> f64 {
    upper_gamma(0.5 * df, 0.5 * x)
}

/// Regularised lower incomplete gamma function `P(a, x) = γ(a, x) / Γ(a)`.
///
/// ```
/// assert!((measure::special::lower_gamma(1.0, 2.0) - (1.0 - (-2.0_f64).exp())).abs() < 1e-14);
/// ```
pub fn lower_gamma(a: f64, x: f64) -> f64 {
    let (lower, _) = incomplete_gamma(a, x);
    lower
}

/// Regularised upper incomplete gamma function `Q(a, x) = 1 − P(a, x)`, exact in its own tail.
///
/// ```
/// assert!((measure::special::upper_gamma(1.0, 40.0) / (-40.0_f64).exp() - 1.0).abs() < 1e-12);
/// ```
pub fn upper_gamma(a: f64, x: f64) -> f64 {
    let (_, upper) = incomplete_gamma(a, x);
    upper
}

/// Both tails: the series below `a + 1`, Lentz's continued fraction above it (Press et al. 2007,
/// *Numerical Recipes*, 6.2).
fn incomplete_gamma(a: f64, x: f64) -> (f64, f64) {
    if a.is_nan() || x.is_nan() {
        return (f64::NAN, f64::NAN);
    }
    if x <= 0.0 {
        return (0.0, 1.0);
    }
    if a <= 0.0 || x.is_infinite() {
        return (1.0, 0.0);
    }
    if a.is_infinite() {
        return (0.0, 1.0);
    }
    if a > LARGE_SHAPE {
        let upper = large_shape_tail(a, x);
        return (1.0 - upper, upper);
    }
    let scale = libm::exp(a * libm::log(x) - x - libm::lgamma(a));
    if x < a + 1.0 {
        let (mut term, mut sum, mut shape) = (1.0 / a, 1.0 / a, a);
        for _ in 0..MOST_STEPS {
            shape += 1.0;
            term *= x / shape;
            sum += term;
            if term < sum * f64::EPSILON {
                break;
            }
        }
        let lower = (sum * scale).clamp(0.0, 1.0);
        (lower, 1.0 - lower)
    } else {
        let mut whole = x + 1.0 - a;
        let mut above = 1.0 / f64::MIN_POSITIVE;
        let mut below = 1.0 / whole;
        let mut fraction = below;
        let mut step = 0.0;
        for _ in 0..MOST_STEPS {
            step += 1.0;
            let numerator = -step * (step - a);
            whole += 2.0;
            below = 1.0 / away_from_zero(numerator * below + whole);
            above = away_from_zero(whole + numerator / above);
            let change = below * above;
            fraction *= change;
            if (change - 1.0).abs() < f64::EPSILON {
                break;
            }
        }
        let upper = (fraction * scale).clamp(0.0, 1.0);
        (1.0 - upper, upper)
    }
}

/// The cube-root transformation of Wilson & Hilferty (1931): beyond [`LARGE_SHAPE`] the series would
/// need too many terms.
fn large_shape_tail(a: f64, x: f64) -> f64 {
    let variance = 1.0 / (9.0 * a);
    let z = (libm::cbrt(x / a) - (1.0 - variance)) / variance.sqrt();
    normal_cdf(-z)
}

fn away_from_zero(value: f64) -> f64 {
    if value.abs() < f64::MIN_POSITIVE { f64::MIN_POSITIVE } else { value }
}

/// Coefficients by rising power.
fn polynomial(coefficients: &[f64; 8], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

const LARGE_SHAPE: f64 = 1e5;
const MOST_STEPS: usize = 20_000;

const CENTRE_OVER: [f64; 8] = [
    3.387_132_872_796_366_5,
    1.331_416_678_917_843_8e2,
    1.971_590_950_306_551_3e3,
    1.373_169_376_550_946e4,
    4.592_195_393_154_987e4,
    6.726_577_092_700_87e4,
    3.343_057_558_358_813e4,
    2.509_080_928_730_122_7e3,
];
const CENTRE_UNDER: [f64; 8] = [
    1.0,
    4.231_333_070_160_091e1,
    6.871_870_074_920_579e2,
    5.394_196_021_424_751e3,
    2.121_379_430_158_659_7e4,
    3.930_789_580_009_271e4,
    2.872_908_573_572_194_3e4,
    5.226_495_278_852_545e3,
];
const TAIL_OVER: [f64; 8] = [
    1.423_437_110_749_683_5,
    4.630_337_846_156_546,
    5.769_497_221_460_691,
    3.647_848_324_763_204_5,
    1.270_458_252_452_368_4,
    2.417_807_251_774_506e-1,
    2.272_384_498_926_918_4e-2,
    7.745_450_142_783_414e-4,
];
const TAIL_UNDER: [f64; 8] = [
    1.0,
    2.053_191_626_637_759,
    1.676_384_830_183_803_8,
    6.897_673_349_851e-1,
    1.481_039_764_274_800_8e-1,
    1.519_866_656_361_645_7e-2,
    5.475_938_084_995_345e-4,
    1.050_750_071_644_416_9e-9,
];
const FAR_OVER: [f64; 8] = [
    6.657_904_643_501_103,
    5.463_784_911_164_114,
    1.784_826_539_917_291_3,
    2.965_605_718_285_048_7e-1,
    2.653_218_952_657_612_4e-2,
    1.242_660_947_388_078_4e-3,
    2.711_555_568_743_487_6e-5,
    2.010_334_399_292_288_1e-7,
];
const FAR_UNDER: [f64; 8] = [
    1.0,
    5.998_322_065_558_88e-1,
    1.369_298_809_227_358e-1,
    1.487_536_129_085_061_5e-2,
    7.868_691_311_456_133e-4,
    1.846_318_317_510_054_8e-5,
    1.421_511_758_316_446e-7,
    2.044_263_103_389_939_8e-15,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantile_and_distribution_are_inverse() {
        for step in 1..400 {
            let z = f64::from(step - 200) * 0.04;
            let p = normal_cdf(z);
            if p < 0.999_999 {
                assert!((normal_quantile(p) - z).abs() < 1e-9, "{z}");
            }
        }
    }

    #[test]
    fn the_far_tail_of_the_quantile_is_exact() {
        assert!((normal_quantile(1e-20) + 9.262_340_089_798_408).abs() < 1e-12);
    }

    #[test]
    fn chi_square_tails_agree_with_closed_forms() {
        // Two degrees of freedom: exp(−x/2); one: 2(1 − Φ(√x)); four: exp(−x/2)(1 + x/2).
        for step in 1..200 {
            let x = f64::from(step) * 0.5;
            assert!((chi_square_tail(x, 2.0) / libm::exp(-0.5 * x) - 1.0).abs() < 1e-11);
            assert!((chi_square_tail(x, 1.0) - 2.0 * normal_cdf(-x.sqrt())).abs() < 1e-13);
            let four = libm::exp(-0.5 * x) * (1.0 + 0.5 * x);
            assert!((chi_square_tail(x, 4.0) / four - 1.0).abs() < 1e-11);
        }
    }

    #[test]
    fn hostile_arguments_give_probabilities() {
        for a in [-1.0, 0.0, 1e-300, 0.5, 1e5, 2e5, 1e300, f64::INFINITY] {
            for x in [f64::NEG_INFINITY, -1.0, 0.0, 1e-300, 1.0, 1e5, 1e300, f64::INFINITY] {
                let (lower, upper) = incomplete_gamma(a, x);
                assert!((0.0..=1.0).contains(&lower) && (0.0..=1.0).contains(&upper), "{a} {x}");
            }
        }
    }
}
