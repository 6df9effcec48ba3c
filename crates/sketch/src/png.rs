//! From SVG to PNG.
//!
//! Text is set in the fonts of the machine. Where there are none, `<text>` stays invisible: write the SVG
//! with [`Look::drawn_letters`](crate::Look::drawn_letters) there, as [`Scene::to_png`](crate::Scene::to_png) does by itself.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use std::sync::{Arc, LazyLock};

/// Widest picture made, in pixels; the height may be as much.
pub const MAX_PIXELS: u32 = 8192;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// The text is not SVG that can be read.
    #[error("this is not a readable SVG picture: {0}")]
    Svg(#[from] usvg::Error),
    /// The picture would be too small or too large.
    #[error(
        "a picture of {width} × {height} pixels cannot be made: each side has to be 1 to {MAX_PIXELS}; choose another width"
    )]
    Size {
        /// Pixels asked for.
        width: u32,
        /// Pixels that follow from the shape of the picture.
        height: u32,
    },
    /// The encoder failed.
    #[error("the PNG could not be written: {0}")]
    Encode(String),
}

/// The fonts of this machine, read once.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    settle(&mut fonts);
    Arc::new(fonts)
});

/// Makes sure that the generic families name fonts that exist, for otherwise text would vanish.
fn settle(fonts: &mut fontdb::Database) {
    let families: Vec<String> =
        fonts.faces().flat_map(|face| &face.families).map(|family| family.0.clone()).collect();
    let first = |wanted: &[&str]| {
        let named = wanted.iter().find(|name| families.iter().any(|family| family == *name));
        named.map(|name| (*name).to_owned()).or_else(|| families.iter().min().cloned())
    };
    if let Some(serif) =
        first(&["Palatino", "Georgia", "Liberation Serif", "Noto Serif", "DejaVu Serif", "Times New Roman"])
    {
        fonts.set_serif_family(serif);
    }
    if let Some(sans) =
        first(&["Segoe UI", "Roboto", "Noto Sans", "Liberation Sans", "DejaVu Sans", "Helvetica", "Arial"])
    {
        fonts.set_sans_serif_family(sans);
    }
}

/// Whether this machine has any font.
pub fn has_fonts() -> bool {
    !FONTS.is_empty()
}

/// Draws an SVG, as [`Scene::to_svg`](crate::Scene::to_svg) writes it, that many pixels wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    draw(svg, width, Arc::clone(&FONTS))
}

fn draw(svg: &str, width: u32, fonts: Arc<fontdb::Database>) -> Result<Vec<u8>, PngError> {
    let options =
        usvg::Options { fontdb: fonts, font_family: "sans-serif".to_owned(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round() as u32;
    let fits = |side: u32| (1..=MAX_PIXELS).contains(&side);
    let pixels = if fits(width) && fits(height) { Pixmap::new(width, height) } else { None };
    let mut pixels = pixels.ok_or(PngError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encode(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{PngError, draw, fontdb, png};
    use crate::{Ink, Look, Node, Scene, Text};
    use resvg::tiny_skia::Pixmap;
    use std::sync::Arc;

    fn scene() -> Scene {
        Scene::new(100.0, 50.0, "t").with(Text::centred(50.0, 25.0, 30.0, "Wald 42"))
    }

    fn dark_pixels(png: &[u8]) -> usize {
        let pixels = Pixmap::decode_png(png).expect("a PNG");
        pixels.pixels().iter().filter(|pixel| pixel.red() < 0x60).count()
    }

    #[test]
    fn the_picture_has_the_width_asked_for_and_the_shape_of_the_scene() {
        let bytes = scene().to_png(&Look::light(), 300).expect("a picture");
        let pixels = Pixmap::decode_png(&bytes).expect("a PNG");
        assert_eq!((pixels.width(), pixels.height()), (300, 150));
        let corner = pixels.pixel(0, 0).expect("a pixel");
        let paper = Ink::Paper.colour(crate::Mode::Light);
        assert_eq!((corner.red(), corner.green(), corner.blue()), (paper.r, paper.g, paper.b));
    }

    #[test]
    fn text_is_to_be_seen_with_or_without_fonts() {
        let bytes = scene().to_png(&Look::light(), 300).expect("a picture");
        assert!(dark_pixels(&bytes) > 200, "{}", dark_pixels(&bytes));

        let none = Arc::new(fontdb::Database::new());
        let plain =
            draw(&scene().to_svg(&Look::light()), 300, Arc::clone(&none)).expect("no panic without fonts");
        assert_eq!(dark_pixels(&plain), 0, "nothing to draw with");
        let drawn = draw(&scene().to_svg(&Look::light().drawn_letters()), 300, none).expect("a picture");
        assert!(dark_pixels(&drawn) > 200, "{}", dark_pixels(&drawn));
    }

    #[test]
    fn bad_input_is_told_apart() {
        assert!(matches!(png("not svg", 100), Err(PngError::Svg(_))));
        assert!(matches!(scene().to_png(&Look::light(), 0), Err(PngError::Size { width: 0, .. })));
        let tower = Scene::new(1.0, 1000.0, "tower").with(Node::circle(0.0, 0.0, 1.0).fill(Ink::Elf));
        let error = tower.to_png(&Look::light(), 100).expect_err("too high");
        assert!(error.to_string().contains("100 × 100000 pixels"), "{error}");
    }
}
