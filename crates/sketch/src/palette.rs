//! All colours of the project, by name, once for light and once for dark.
//!
//! An [`Ink`] is a token. Most tokens are one colour; those that stand for players, suits and
//! elements are *hues* and come in four tones:
//!
//! | tone | for | promise |
//! |---|---|---|
//! | [`Tone::Soft`] | large areas: card faces, tiles | text in [`Ink::Ink`] reads on it |
//! | [`Tone::Main`] | pieces, lanes, symbols | text in [`Ink::Night`] reads on it |
//! | [`Tone::Edge`] | outline of main, marks on main | 3:1 to main; in light mode also to every ground |
//! | [`Tone::Text`] | words in that hue, marks on soft | 4.5:1 to every ground and to soft |
//!
//! So a coloured piece is `fill(Ink::Elf)` with `stroke(Ink::Elf.edge(), 2.0)`: the edge carries the
//! shape on light paper, the main tone carries it in the dark. `tests/palette.rs` holds the
//! promises, and hold colours that meet in one game apart for colour-blind eyes too.

#![allow(clippy::unreadable_literal, reason = "colours are known and searched for as rrggbb")]

use crate::colour::Colour;
use std::fmt::Write as _;

/// The two sets of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Ink on paper.
    Light,
    /// A wood at night.
    Dark,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];
}

/// Four strengths of a hue; see the table in the [module documentation](self).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tone {
    /// Tint for large areas.
    Soft,
    /// The colour itself.
    Main,
    /// Dark outline, and marks on the main tone.
    Edge,
    /// Words in this hue, and marks on the soft tone.
    Text,
}

impl Tone {
    /// All tones, in the order of the table.
    pub const ALL: [Self; 4] = [Self::Soft, Self::Main, Self::Edge, Self::Text];

    /// What the name of a custom property ends with.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Soft => "-soft",
            Self::Main => "",
            Self::Edge => "-edge",
            Self::Text => "-text",
        }
    }
}

/// The values behind a token: soft, main, edge, text, each in light and dark.
struct Values {
    light: [u32; 4],
    dark: [u32; 4],
}

/// A token of one colour a mode: all tones are equal.
const fn plain(light: u32, dark: u32) -> Values {
    Values { light: [light; 4], dark: [dark; 4] }
}

/// A hue: main and edge are the same in both modes, the rest follows the ground.
const fn hue(soft: [u32; 2], main: u32, edge: u32, text: [u32; 2]) -> Values {
    Values { light: [soft[0], main, edge, text[0]], dark: [soft[1], main, edge, text[1]] }
}

/// Writes the enum, its names and its values from one list.
macro_rules! inks {
    ($($(#[doc = $doc:literal])+ $ink:ident $name:literal $values:expr;)+) => {
        /// A named colour of the project.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Ink { $($(#[doc = $doc])+ $ink,)+ }

        impl Ink {
            /// Every token, in the order of the palette.
            pub const ALL: &'static [Self] = &[$(Self::$ink),+];

            /// The name as it stands in CSS after `--wp-`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$ink => $name),+ }
            }

            const fn values(self) -> Values {
                match self { $(Self::$ink => $values),+ }
            }
        }
    };
}

inks! {
    /// The sheet everything lies on.
    Paper "paper" plain(0xf6f1de, 0x14201a);
    /// The clearing: board grounds, empty places.
    Moss "moss" plain(0xcfdcae, 0x24352a);
    /// Face of a card.
    Card "card" plain(0xfffaee, 0x1d2b24);
    /// Second face of a card, alternate rows, wells.
    CardAlt "card-alt" plain(0xefe4c8, 0x2b3b31);
    /// Text and drawn lines.
    Ink "ink" plain(0x2c2a26, 0xece6d3);
    /// Text of less weight.
    Muted "muted" plain(0x584f3f, 0xbdb6a0);
    /// Frames, rails, wood lines.
    Bark "bark" plain(0x5b4632, 0xc9ab85);
    /// Wood of the first kind; soft is its face, text its grain.
    WoodPale "wood-pale" Values {
        light: [0xf0dfbd, 0xe3c897, 0x7a5526, 0x7a5526],
        dark: [0x494030, 0xb09162, 0x1f1505, 0xd0b386],
    };
    /// Wood of the second kind, redder and deeper.
    WoodRed "wood-red" Values {
        light: [0xe2c2a4, 0xc8946c, 0x5f341b, 0x5f341b],
        dark: [0x46271c, 0xc08663, 0x1f0a03, 0xe6b698],
    };
    /// Thin lines that only divide; never the sole bearer of a meaning.
    Grid "grid" plain(0xa9ba85, 0x455a4b);
    /// Cast shadows; always used with some transparency.
    Shadow "shadow" plain(0x2c2a26, 0x000000);
    /// Always dark, in both modes: text on main tones.
    Night "night" plain(0x1c1a17, 0x1c1a17);
    /// Always light, in both modes: light marks on edge tones.
    Chalk "chalk" plain(0xfffaee, 0xfffaee);

    /// Sign: a legal place.
    Legal "legal" plain(0x06504e, 0x97f0d0);
    /// Sign: keyboard focus.
    Focus "focus" plain(0x1862bc, 0x80aef9);
    /// Sign: danger for whoever looks.
    Danger "danger" plain(0xc2470f, 0xf07a42);
    /// A found route, a gift, a prize.
    Gold "gold" hue([0xf4e1ba, 0x42351a], 0xeeb422, 0x6a4d03, [0x765700, 0xdfb867]);

    /// Rose, with a solid core.
    Elf "elf" hue([0xfdd6eb, 0x472d3c], 0xd05ba3, 0x602048, [0x983574, 0xf1a1ce]);
    /// Amber, with a dotted core.
    Gnome "gnome" hue([0xf7e0ba, 0x43341a], 0xf3b01d, 0x6c4c05, [0x795502, 0xe3b667]);

    /// Suit with the drop.
    Blue "blue" hue([0xd5e4fe, 0x29374e], 0x5b87d4, 0x183870, [0x315aa3, 0x9abffd]);
    /// Suit with the leaf.
    Green "green" hue([0xc7eed3, 0x233e2c], 0x72c690, 0x0c6337, [0x036a3a, 0x82d39e]);
    /// Suit with the sun.
    Yellow "yellow" hue([0xf3e6ac, 0x3d371a], 0xf7d63f, 0x615203, [0x6b5b08, 0xd2be67]);
    /// Suit with the berry.
    Red "red" hue([0xffd9d3, 0x4b2e29], 0xe65446, 0x682019, [0xa5342b, 0xfda295]);
    /// Any suit: the four-part flower.
    Joker "joker" hue([0xecdbfe, 0x3d3049], 0xcfa6f7, 0x62417f, [0x724b94, 0xd0abf5]);

    /// Element of waves.
    Water "water" hue([0xc1eafe, 0x1b3b49], 0x4090b2, 0x003f56, [0x0b6382, 0x7bcaee]);
    /// Element of tongues.
    Fire "fire" hue([0xfddbcc, 0x4a2f23], 0xe2601a, 0x682500, [0x9e3d02, 0xfaa683]);
    /// Element of swirls.
    Air "air" hue([0xeaeef8, 0x313646], 0xdde4f8, 0x4c5263, [0x565c6d, 0xb7bdd1]);
    /// Element of dots.
    Earth "earth" hue([0xd7ebc5, 0x2f3b22], 0x9fbd82, 0x425c24, [0x4a642c, 0xabca8e]);
    /// Spirit without element.
    Mask "mask" hue([0xefd9ff, 0x3e3048], 0xd3a6f2, 0x65407d, [0x734a8e, 0xd4aaf2]);

    /// Side that joins north and south.
    NorthSouth "north-south" hue([0xd5e4fe, 0x2a374e], 0x5684da, 0x18366f, [0x2f59ab, 0x9bbefd]);
    /// Side that joins east and west.
    EastWest "east-west" hue([0xfddcbd, 0x47321d], 0xf49923, 0x764602, [0x854f02, 0xeeaf6e]);

    /// First seat.
    Seat0 "seat-0" hue([0xd5e4fe, 0x2a374e], 0x6f9ef4, 0x2b4b86, [0x2e59a8, 0x9bbefd]);
    /// Second seat.
    Seat1 "seat-1" hue([0xfedcc2, 0x48311e], 0xee871a, 0x794104, [0x8b4b00, 0xf3ac74]);
    /// Third seat.
    Seat2 "seat-2" hue([0xc2efda, 0x1e3e31], 0x79cca9, 0x006246, [0x00694b, 0x7fd2af]);
    /// Fourth seat.
    Seat3 "seat-3" hue([0xf0e7b4, 0x3c371b], 0xf2db55, 0x5f5305, [0x695c00, 0xcfbf68]);
    /// Fifth seat.
    Seat4 "seat-4" hue([0xffd6e8, 0x482d3a], 0xc46896, 0x632145, [0x943d6b, 0xf4a0c8]);
    /// Sixth seat.
    Seat5 "seat-5" hue([0xece9e2, 0x393632], 0xebe8e2, 0x55524d, [0x615b4f, 0xc0bdb8]);
}

impl Ink {
    /// Grounds on which pieces and words may lie.
    pub const GROUNDS: [Self; 4] = [Self::Paper, Self::Moss, Self::Card, Self::CardAlt];

    /// The colour of a seat, counted from 0; the seventh seat would begin anew.
    ///
    /// Never by hue alone: [`symbol::seat`](crate::symbol::seat) has a shape for each.
    pub const fn seat(seat: usize) -> Self {
        match seat % 6 {
            0 => Self::Seat0,
            1 => Self::Seat1,
            2 => Self::Seat2,
            3 => Self::Seat3,
            4 => Self::Seat4,
            _ => Self::Seat5,
        }
    }

    /// Whether the token has four different tones, rather than one colour.
    pub fn is_hue(self) -> bool {
        let light = self.values().light;
        light.iter().any(|value| *value != light[0])
    }

    /// The tint for large areas.
    pub const fn soft(self) -> Shade {
        Shade { ink: self, tone: Tone::Soft }
    }

    /// The outline of the main tone, and marks on it.
    pub const fn edge(self) -> Shade {
        Shade { ink: self, tone: Tone::Edge }
    }

    /// Words in this hue, and marks on the soft tone.
    pub const fn text(self) -> Shade {
        Shade { ink: self, tone: Tone::Text }
    }

    /// The main tone as a value.
    pub fn colour(self, mode: Mode) -> Colour {
        Shade::from(self).colour(mode)
    }
}

/// A token in one of its tones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shade {
    /// The token.
    pub ink: Ink,
    /// Its strength.
    pub tone: Tone,
}

impl From<Ink> for Shade {
    fn from(ink: Ink) -> Self {
        Self { ink, tone: Tone::Main }
    }
}

impl Shade {
    /// The name of this shade as it stands in CSS after `--wp-`: `elf-edge`, `paper`.
    pub fn name(self) -> String {
        let suffix = if self.ink.is_hue() { self.tone.suffix() } else { "" };
        format!("{}{suffix}", self.ink.name())
    }

    /// The value of this shade.
    pub fn colour(self, mode: Mode) -> Colour {
        let values = self.ink.values();
        let row = match mode {
            Mode::Light => values.light,
            Mode::Dark => values.dark,
        };
        Colour::hex(row[self.tone as usize])
    }
}

/// Every shade that has a name of its own.
pub fn shades() -> impl Iterator<Item = Shade> {
    Ink::ALL.iter().flat_map(|&ink| {
        let tones: &[Tone] = if ink.is_hue() { &Tone::ALL } else { &[Tone::Main] };
        tones.iter().map(move |&tone| Shade { ink, tone })
    })
}

/// The declarations `--wp-paper:#f6f1de;…` of one mode, for a rule of one's own.
pub fn css_properties(mode: Mode) -> String {
    let mut css = String::new();
    for shade in shades() {
        let _ = write!(css, "--wp-{}:{};", shade.name(), shade.colour(mode));
    }
    css
}

/// A whole style sheet for pages that show scenes drawn with [`Look::page`](crate::Look::page).
///
/// Light and dark follow the reader's system; `<html data-theme="light">` or `"dark"` overrules it.
/// Also holds the type: the variables `--wp-serif` and `--wp-sans`, and the class `wp-num` for figures.
pub fn css() -> String {
    let (light, dark) = (css_properties(Mode::Light), css_properties(Mode::Dark));
    format!(
        ":root{{color-scheme:light;--wp-serif:{serif};--wp-sans:{sans};{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n\
         .wp-num{{font-variant-numeric:tabular-nums lining-nums}}\n",
        serif = crate::look::SERIF,
        sans = crate::look::SANS,
    )
}
