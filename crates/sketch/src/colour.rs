//! Plain colours, and what eyes make of them: contrast, distance, colour blindness.

#![allow(clippy::unreadable_literal, reason = "colours are known and searched for as rrggbb")]

use std::fmt;

/// An opaque sRGB colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

/// Kinds of eyes that [`Colour::seen_by`] can look through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All three cones.
    Usual,
    /// No long-wave cones: red is dark, red and green fall together.
    Protanopia,
    /// No middle-wave cones: red and green fall together.
    Deuteranopia,
    /// No short-wave cones: blue and green, yellow and rose fall together.
    Tritanopia,
}

impl Eyes {
    /// All kinds, the usual one first.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// Rows of the linear-light matrix of Machado, Oliveira and Fernandes (2009) at full severity.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }
}

impl Colour {
    /// The colour written in hexadecimal as `0xrrggbb`.
    pub const fn hex(value: u32) -> Self {
        Self { r: (value >> 16) as u8, g: (value >> 8) as u8, b: value as u8 }
    }

    /// Linear light of the three channels, 0 to 1.
    fn linear(self) -> [f64; 3] {
        [self.r, self.g, self.b].map(|channel| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// The nearest colour to linear light that may lie outside of the gamut.
    fn from_linear(light: [f64; 3]) -> Self {
        let [r, g, b] = light.map(|c| {
            let c = c.clamp(0.0, 1.0);
            let c = if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 };
            (c * 255.0).round() as u8
        });
        Self { r, g, b }
    }

    /// Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white).
    pub fn luminance(self) -> f64 {
        let [r, g, b] = self.linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// WCAG 2 contrast ratio of two colours, 1 (equal) to 21 (black on white).
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// What this colour looks like to such eyes.
    #[must_use]
    pub fn seen_by(self, eyes: Eyes) -> Self {
        let [r, g, b] = self.linear();
        Self::from_linear(eyes.matrix().map(|row| row[0] * r + row[1] * g + row[2] * b))
    }

    /// Perceived distance (Euclid in `OKLab`): 0 equal, 1 black to white, from about 0.1 on clearly two colours.
    pub fn distance(self, other: Self) -> f64 {
        let (a, b) = (self.oklab(), other.oklab());
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    }

    /// `OKLab` coordinates (Ottosson 2020).
    fn oklab(self) -> [f64; 3] {
        let [r, g, b] = self.linear();
        let long = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
        let middle = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
        let short = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
        [
            0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
            1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
            0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short,
        ]
    }
}

impl fmt::Display for Colour {
    /// `#rrggbb`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }
}

#[cfg(test)]
mod tests {
    use super::{Colour, Eyes};

    const BLACK: Colour = Colour::hex(0);
    const WHITE: Colour = Colour::hex(0xffffff);

    #[test]
    fn contrast_agrees_with_published_values() {
        assert!((BLACK.contrast(WHITE) - 21.0).abs() < 1e-9);
        // The well-known lightest grey that still passes on white.
        assert!((Colour::hex(0x767676).contrast(WHITE) - 4.54).abs() < 0.01);
        assert!((WHITE.contrast(Colour::hex(0x767676)) - 4.54).abs() < 0.01);
    }

    #[test]
    fn distance_is_zero_to_itself_and_one_from_black_to_white() {
        assert!(WHITE.distance(WHITE) < 1e-9);
        assert!((BLACK.distance(WHITE) - 1.0).abs() < 0.001);
    }

    #[test]
    fn red_and_green_fall_together_for_the_colour_blind_and_greys_stay() {
        let (red, green) = (Colour::hex(0xc04030), Colour::hex(0x6a7a20));
        let usual = red.distance(green);
        for eyes in [Eyes::Protanopia, Eyes::Deuteranopia] {
            assert!(red.seen_by(eyes).distance(green.seen_by(eyes)) < usual * 0.6, "{eyes:?}");
        }
        for eyes in Eyes::ALL {
            let grey = Colour::hex(0x808080);
            assert!(grey.distance(grey.seen_by(eyes)) < 0.01, "{eyes:?}");
        }
    }

    #[test]
    fn colours_print_as_hex() {
        assert_eq!(Colour::hex(0x0ab0ff).to_string(), "#0ab0ff");
    }
}
