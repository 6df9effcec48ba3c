//! Words and figures in a picture.

use crate::paint::Paint;
use crate::palette::Ink;

/// Which point of the text lies at its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// One line of text; `(x, y)` is its anchor on the base line.
///
/// ```
/// use sketch::{Ink, Look, Scene, Text};
/// let scene = Scene::new(100.0, 40.0, "Score").with(Text::at(50.0, 25.0, "12").size(20.0).middle().bold().figures());
/// assert!(scene.to_svg(&Look::light()).contains(">12</text>"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) words: String,
    pub(crate) size: f64,
    pub(crate) anchor: Anchor,
    pub(crate) serif: bool,
    pub(crate) bold: bool,
    pub(crate) figures: bool,
    pub(crate) paint: Paint,
    pub(crate) halo: Option<(Paint, f64)>,
}

impl Text {
    /// A line of text of size 14 in ink, beginning here.
    pub fn at(x: f64, y: f64, words: impl Into<String>) -> Self {
        Self {
            x,
            y,
            words: words.into(),
            size: 14.0,
            anchor: Anchor::Start,
            serif: false,
            bold: false,
            figures: false,
            paint: Ink::Ink.into(),
            halo: None,
        }
    }

    /// A line of text whose middle, also in height, lies here: for figures on tokens.
    pub fn centred(x: f64, y: f64, size: f64, words: impl Into<String>) -> Self {
        // Capitals and figures are about 0.72 of the size high in the fonts we name.
        Self::at(x, y + size * 0.36, words).size(size).middle()
    }

    /// The size of the type in user units.
    #[must_use]
    pub fn size(mut self, size: f64) -> Self {
        self.size = size;
        self
    }

    /// The position is the middle of the line.
    #[must_use]
    pub fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// The position is the end of the line.
    #[must_use]
    pub fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }

    /// In the book serif: titles and names.
    #[must_use]
    pub fn serif(mut self) -> Self {
        self.serif = true;
        self
    }

    /// Heavier.
    #[must_use]
    pub fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    /// With figures of equal width, so that columns and changing scores do not dance.
    #[must_use]
    pub fn figures(mut self) -> Self {
        self.figures = true;
        self
    }

    /// In this colour.
    #[must_use]
    pub fn fill(mut self, paint: impl Into<Paint>) -> Self {
        self.paint = paint.into();
        self
    }

    /// With a rim of this colour and width around the letters, to read on busy grounds.
    #[must_use]
    pub fn halo(mut self, paint: impl Into<Paint>, width: f64) -> Self {
        self.halo = Some((paint.into(), width));
        self
    }
}
