//! The picture of a match in the terminal itself: each character is two dots, one above the other.
//!
//! Coarse, but enough to see what lies where; small writing is for files (`picture FILE`).

use crate::failure::Failure;
use crate::tables;
use core::fmt::Write as _;
use sketch::{Look, Scene};
use std::io::Cursor;
use table::Phrase;

/// Narrower than this nothing can be made out.
const NARROWEST: u32 = 20;

/// Wider than this no terminal is.
const WIDEST: u32 = 400;

/// The picture in this many columns, or in as many as the terminal has.
pub(super) fn board(scene: &Scene, columns: Option<u32>) -> Result<String, Failure> {
    let columns = columns.unwrap_or_else(|| tables::width().into()).clamp(NARROWEST, WIDEST);
    let failed = |detail: String| Failure::from(Phrase::new("draw-failed").with("detail", detail));
    let png = scene.to_png(&Look::light(), columns).map_err(|error| failed(error.to_string()))?;
    let dots = Dots::read(&png).map_err(|error| failed(error.to_string()))?;
    // Terminals that know millions of colours say so; all others get the nearest of 216.
    let many = std::env::var("COLORTERM").is_ok_and(|value| value == "truecolor" || value == "24bit");
    Ok(dots.characters(if many { exact } else { nearest }))
}

/// A picture as dots.
struct Dots {
    width: usize,
    rows: Vec<[u8; 3]>,
}

impl Dots {
    fn read(png: &[u8]) -> Result<Dots, png::DecodingError> {
        let mut reader = png::Decoder::new(Cursor::new(png)).read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().unwrap_or_default()];
        let info = reader.next_frame(&mut bytes)?;
        // Our own pictures have a ground all over, so what is transparent does not matter.
        let rows = bytes.chunks_exact(info.color_type.samples().max(3)).map(|dot| [dot[0], dot[1], dot[2]]);
        Ok(Dots { width: info.width as usize, rows: rows.collect() })
    }

    fn characters(&self, colour: fn([u8; 3]) -> String) -> String {
        let mut text = String::new();
        let rows: Vec<&[[u8; 3]]> = self.rows.chunks(self.width.max(1)).collect();
        for pair in rows.chunks(2) {
            let upper = pair[0];
            let lower = pair.get(1).copied().unwrap_or(upper);
            let mut last = None;
            for (above, below) in upper.iter().zip(lower) {
                // Colours are named only where they change.
                if last != Some((above, below)) {
                    let _ = write!(text, "\x1b[38;{};48;{}m", colour(*above), colour(*below));
                    last = Some((above, below));
                }
                text.push('▀');
            }
            text += "\x1b[0m\n";
        }
        text
    }
}

fn exact([red, green, blue]: [u8; 3]) -> String {
    format!("2;{red};{green};{blue}")
}

fn nearest(dot: [u8; 3]) -> String {
    // Six steps for each of red, green and blue.
    let [red, green, blue] = dot.map(|part| (u16::from(part) * 5 + 127) / 255);
    format!("5;{}", 16 + 36 * red + 6 * green + blue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sketch::{Ink, Node};

    #[test]
    fn a_picture_fills_the_columns_and_half_as_many_rows() {
        let scene = Scene::new(40.0, 20.0, "t").with(Node::rect(0.0, 0.0, 20.0, 20.0).fill(Ink::Ink));
        let text = board(&scene, Some(40)).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 10);
        assert!(lines.iter().all(|line| line.matches('▀').count() == 40), "{text}");
        assert_eq!(lines[5].matches("\x1b[38;").count(), 2, "two colours, named once each: {:?}", lines[5]);
    }

    #[test]
    fn the_nearest_of_few_colours() {
        assert_eq!(nearest([0, 0, 0]), "5;16");
        assert_eq!(nearest([255, 255, 255]), "5;231");
        assert_eq!(nearest([255, 0, 0]), "5;196");
        assert_eq!(exact([1, 2, 3]), "2;1;2;3");
    }
}
