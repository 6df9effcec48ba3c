//! How a scene is written: for a page that brings the colours, or as a file that stands alone.

use crate::palette::{Mode, Shade};

/// Font families for titles: a book serif that the reader's system has.
pub(crate) const SERIF: &str =
    "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif";
/// Font families for text.
pub(crate) const SANS: &str =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif";

/// Where letters come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// `<text>` in the fonts of whoever shows the picture.
    System,
    /// Lines drawn by this crate ([`glyph`](crate::glyph)): the same everywhere, even without any font.
    ///
    /// A text with a character that the drawn letters lack is written as `<text>` all the same.
    Drawn,
}

/// How a scene is written.
///
/// ```
/// use sketch::Look;
/// let web = Look::page(); // colours as CSS variables, from `sketch::css()`
/// let file = Look::dark().drawn_letters(); // plain colours, no font needed
/// assert_ne!(web, file);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// `None`: the page decides.
    mode: Option<Mode>,
    letters: Letters,
}

impl Look {
    /// For SVG inside a page: colours are `var(--wp-…)`, light or dark as the page is.
    pub const fn page() -> Self {
        Self { mode: None, letters: Letters::System }
    }

    /// For a file that is always light, on paper.
    pub const fn light() -> Self {
        Self::file(Mode::Light)
    }

    /// For a file that is always dark, on paper of the night.
    pub const fn dark() -> Self {
        Self::file(Mode::Dark)
    }

    /// For a file in this mode.
    pub const fn file(mode: Mode) -> Self {
        Self { mode: Some(mode), letters: Letters::System }
    }

    /// The same look with [`Letters::Drawn`].
    #[must_use]
    pub const fn drawn_letters(self) -> Self {
        Self { letters: Letters::Drawn, ..self }
    }

    /// Where letters come from.
    pub const fn letters(&self) -> Letters {
        self.letters
    }

    /// Whether the colours are left to a page.
    pub const fn is_page(&self) -> bool {
        self.mode.is_none()
    }

    /// Appends the value of a `fill` or `stroke` attribute.
    pub(crate) fn push_colour(self, out: &mut String, shade: Shade) {
        use std::fmt::Write as _;
        let _ = match self.mode {
            Some(mode) => write!(out, "{}", shade.colour(mode)),
            None => write!(out, "var(--wp-{},{})", shade.name(), shade.colour(Mode::Light)),
        };
    }
}
