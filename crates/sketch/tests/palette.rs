//! The promises of the palette: contrast, distance for all eyes, names.

#![allow(clippy::unreadable_literal, reason = "colours are known and searched for as rrggbb")]

use sketch::colour::{Colour, Eyes};
use sketch::palette::{Ink, Mode, Shade, Tone, css, shades};
use std::collections::BTreeSet;

/// Colours that meet on one table.
const TOGETHER: [&[Ink]; 6] = [
    &[Ink::Elf, Ink::Gnome],
    &[Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red, Ink::Joker],
    &[Ink::Water, Ink::Fire, Ink::Air, Ink::Earth, Ink::Mask],
    &[Ink::NorthSouth, Ink::EastWest],
    &[Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Seat3, Ink::Seat4, Ink::Seat5],
    &[Ink::Legal, Ink::Focus, Ink::Danger],
];

/// Hues whose pieces are drawn with an edge; woods are grounds.
fn pieces() -> impl Iterator<Item = Ink> {
    let woods = [Ink::WoodPale, Ink::WoodRed];
    Ink::ALL.iter().copied().filter(move |ink| ink.is_hue() && !woods.contains(ink))
}

#[track_caller]
fn at_least(limit: f64, mark: impl Into<Shade>, ground: impl Into<Shade>, mode: Mode) {
    let (mark, ground) = (mark.into(), ground.into());
    let ratio = mark.colour(mode).contrast(ground.colour(mode));
    assert!(ratio >= limit, "{mode:?}: {} on {} is {ratio:.2}:1", mark.name(), ground.name());
}

#[test]
fn the_words_of_the_look_are_kept() {
    let light = [(Ink::Paper, 0xf6f1de), (Ink::Moss, 0xcfdcae), (Ink::Bark, 0x5b4632)];
    for (ink, value) in light {
        assert_eq!(ink.colour(Mode::Light), Colour::hex(value));
    }
    assert_eq!(Ink::Ink.colour(Mode::Light), Colour::hex(0x2c2a26));
    assert_eq!(Ink::Paper.colour(Mode::Dark), Colour::hex(0x14201a));
    assert_eq!(Ink::Moss.colour(Mode::Dark), Colour::hex(0x24352a));
    assert_eq!(Ink::Ink.colour(Mode::Dark), Colour::hex(0xece6d3));
}

#[test]
fn text_reads_on_every_ground() {
    for mode in Mode::ALL {
        for ground in Ink::GROUNDS {
            for text in [Ink::Ink, Ink::Muted, Ink::Bark] {
                at_least(4.5, text, ground, mode);
            }
            for hue in pieces() {
                at_least(4.5, hue.text(), ground, mode);
            }
        }
    }
}

#[test]
fn text_reads_on_hues_and_woods() {
    for mode in Mode::ALL {
        for hue in Ink::ALL.iter().copied().filter(|ink| ink.is_hue()) {
            at_least(4.5, Ink::Ink, hue.soft(), mode);
            at_least(4.5, hue.text(), hue.soft(), mode);
            at_least(4.5, Ink::Night, hue, mode);
            at_least(4.5, Ink::Chalk, hue.edge(), mode);
        }
    }
}

#[test]
fn shapes_stand_out_from_every_ground() {
    for mode in Mode::ALL {
        for ground in Ink::GROUNDS {
            for sign in [Ink::Legal, Ink::Focus, Ink::Danger, Ink::Bark] {
                at_least(3.0, sign, ground, mode);
            }
            for hue in pieces() {
                match mode {
                    Mode::Light => at_least(3.0, hue.edge(), ground, mode),
                    Mode::Dark => at_least(3.0, hue, ground, mode),
                }
            }
        }
        for hue in pieces() {
            at_least(3.0, hue.edge(), hue, mode);
            at_least(3.0, hue.text(), hue.soft(), mode);
        }
        for wood in [Ink::WoodPale, Ink::WoodRed] {
            at_least(3.0, Ink::Bark, wood.soft(), mode);
            at_least(3.0, wood.text(), wood.soft(), mode);
        }
    }
}

#[test]
fn colours_that_meet_stay_apart_for_all_eyes() {
    for mode in Mode::ALL {
        for eyes in Eyes::ALL {
            // Tritanopia is rare (1 in 10,000) and shapes and textures tell the rest.
            let limit = if eyes == Eyes::Tritanopia { 0.07 } else { 0.10 };
            for group in TOGETHER {
                for (i, a) in group.iter().enumerate() {
                    for b in &group[..i] {
                        let [x, y] = [a, b].map(|ink| ink.colour(mode).seen_by(eyes));
                        let d = x.distance(y);
                        assert!(d >= limit, "{mode:?}, {eyes:?}: {a:?} and {b:?} are {d:.3} apart");
                    }
                }
            }
        }
    }
}

#[test]
fn the_two_woods_differ() {
    for mode in Mode::ALL {
        let [a, b] = [Ink::WoodPale.soft(), Ink::WoodRed.soft()].map(|wood| wood.colour(mode));
        assert!(a.distance(b) > 0.04, "{mode:?}: {}", a.distance(b));
    }
}

#[test]
fn names_are_unique_and_fit_css() {
    let names: BTreeSet<String> = shades().map(Shade::name).collect();
    assert_eq!(names.len(), shades().count());
    assert!(names.iter().all(|n| n.bytes().all(|b| b.is_ascii_lowercase() || b"-012345".contains(&b))));
    assert_eq!(Shade { ink: Ink::Paper, tone: Tone::Edge }.name(), "paper");
    assert_eq!(Ink::Elf.edge().name(), "elf-edge");
}

#[test]
fn the_style_sheet_has_every_shade_in_light_and_dark() {
    let css = css();
    for shade in shades() {
        for mode in Mode::ALL {
            let declaration = format!("--wp-{}:{};", shade.name(), shade.colour(mode));
            assert!(css.contains(&declaration), "{declaration}");
        }
    }
    assert_eq!(css.matches('{').count(), css.matches('}').count());
}
