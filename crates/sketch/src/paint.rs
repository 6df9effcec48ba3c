//! What shapes are filled and drawn with.

use crate::palette::{Ink, Shade};
use crate::texture::Texture;

/// What an area is filled with, or a line drawn in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Paint {
    /// Nothing: the ground shows.
    None,
    /// A colour, and how much it covers (0 to 1).
    Flat(Shade, f64),
    /// A repeated drawing.
    Textured(Texture),
}

impl From<Ink> for Paint {
    fn from(ink: Ink) -> Self {
        Self::Flat(ink.into(), 1.0)
    }
}

impl From<Shade> for Paint {
    fn from(shade: Shade) -> Self {
        Self::Flat(shade, 1.0)
    }
}

impl From<Texture> for Paint {
    fn from(texture: Texture) -> Self {
        Self::Textured(texture)
    }
}

impl Ink {
    /// This ink, covering only in part (0 to 1): shadows, veils.
    pub fn veil(self, cover: f64) -> Paint {
        Paint::Flat(self.into(), cover)
    }
}

impl Shade {
    /// This shade, covering only in part (0 to 1).
    pub fn veil(self, cover: f64) -> Paint {
        Paint::Flat(self, cover)
    }
}

/// A drawn line: ends and corners are round unless said otherwise.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    pub(crate) paint: Paint,
    pub(crate) width: f64,
    pub(crate) dashes: Vec<f64>,
    pub(crate) shift: f64,
    pub(crate) blunt: bool,
}

impl Stroke {
    /// A line of this width.
    pub fn new(paint: impl Into<Paint>, width: f64) -> Self {
        Self { paint: paint.into(), width, dashes: Vec::new(), shift: 0.0, blunt: false }
    }

    /// Broken into dashes and gaps of these lengths; a dash of 0 is a dot.
    #[must_use]
    pub fn dashed(mut self, dashes: impl IntoIterator<Item = f64>) -> Self {
        self.dashes = dashes.into_iter().collect();
        self
    }

    /// With the first dash starting only this far along the line, after a piece of the last gap.
    #[must_use]
    pub fn shifted(mut self, by: f64) -> Self {
        self.shift = by;
        self
    }

    /// With ends cut off and corners pointed.
    #[must_use]
    pub fn blunt(mut self) -> Self {
        self.blunt = true;
        self
    }
}
