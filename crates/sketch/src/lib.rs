//! A drawing kit: scenes of shapes in the look of Waldpfade, written as SVG and PNG.
//!
//! - A [`Scene`] holds [`Node`]s: groups and shapes, [`Text`], [`Path`]s.
//! - Colours are tokens ([`Ink`]), never values, and each is there for light and dark ([`palette`]).
//! - No meaning hangs on hue alone: [`texture`]s, [`symbol`]s and [`ribbon`]s tell the same.
//! - State on the board has five signs, the same in all games ([`sign`]); they are laid over the things ([`Layers`]).
//! - A game implements [`Picture`] for its view; what else the drawer is told comes in a [`Brush`].
//! - A [`Look`] says how the scene is written: for a page with [`css`], or as a file of its own.
//!
//! Scenes are planned for cells of about 100 units; nothing depends on it but the default size of textures.

mod attribute;
pub mod colour;
pub mod glyph;
pub mod layers;
pub mod look;
pub mod node;
mod number;
pub mod paint;
pub mod palette;
pub mod path;
pub mod picture;
#[cfg(feature = "png")]
pub mod png;
pub mod ribbon;
pub mod scene;
pub mod sign;
pub mod symbol;
pub mod text;
pub mod texture;
pub mod walk;
mod write;
mod xml;

pub use colour::Colour;
pub use layers::Layers;
pub use look::{Letters, Look};
pub use node::Node;
pub use paint::{Paint, Stroke};
pub use palette::{Ink, Mode, Shade, Tone, css, css_properties};
pub use path::{Path, Point};
pub use picture::{Brush, Picture};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use ribbon::{Core, Ribbon};
pub use scene::Scene;
pub use text::{Anchor, Text};
pub use texture::{Motif, Texture};
pub use walk::Spot;

/// Runs the example of the README with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
