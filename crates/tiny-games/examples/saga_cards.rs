//! Writes the component files of `saga` and the names of its cards, from a small grammar.

use core::fmt::Write as _;
use std::{fs, io, path::Path};

/// What beasts and items are made of: (code, English, German). German puts both words into one.
const STUFFS: [(&str, &str, &str); 20] = [
    ("moss", "Moss", "Moos"),
    ("mist", "Mist", "Nebel"),
    ("thorn", "Thorn", "Dornen"),
    ("amber", "Amber", "Bernstein"),
    ("frost", "Frost", "Frost"),
    ("ember", "Ember", "Glut"),
    ("bark", "Bark", "Rinden"),
    ("fern", "Fern", "Farn"),
    ("storm", "Storm", "Sturm"),
    ("moon", "Moon", "Mond"),
    ("root", "Root", "Wurzel"),
    ("dew", "Dew", "Tau"),
    ("ash", "Ash", "Aschen"),
    ("reed", "Reed", "Schilf"),
    ("stone", "Stone", "Stein"),
    ("shadow", "Shadow", "Schatten"),
    ("heather", "Heather", "Heide"),
    ("marsh", "Marsh", "Moor"),
    ("star", "Star", "Sternen"),
    ("honey", "Honey", "Honig"),
];

const BEASTS: [(&str, &str, &str); 10] = [
    ("bear", "Bear", "bär"),
    ("wolf", "Wolf", "wolf"),
    ("fox", "Fox", "fuchs"),
    ("owl", "Owl", "eule"),
    ("boar", "Boar", "keiler"),
    ("hare", "Hare", "hase"),
    ("stag", "Stag", "hirsch"),
    ("toad", "Toad", "kröte"),
    ("raven", "Raven", "rabe"),
    ("adder", "Adder", "natter"),
];

const ITEMS: [(&str, &str, &str); 5] = [
    ("blade", "Blade", "klinge"),
    ("shield", "Shield", "schild"),
    ("cloak", "Cloak", "mantel"),
    ("balm", "Balm", "salbe"),
    ("draught", "Draught", "trank"),
];

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut beasts = "# Beasts: code, number, effect, amount.\n".to_owned();
    let mut items = "# Items: code, number, effect, and an amount where it heals.\n".to_owned();
    let mut english = "# Names of cards; written by the example saga_cards.\n".to_owned();
    let mut german = english.clone();
    let mut name =
        |code: &str, (_, english_stuff, german_stuff): (&str, &str, &str), kind: (&str, &str, &str)| {
            let _ = writeln!(english, "card-{code} = {english_stuff} {}", kind.1);
            let _ = writeln!(german, "card-{code} = {german_stuff}{}", kind.2);
        };
    for (s, stuff) in STUFFS.into_iter().enumerate() {
        for (k, kind) in BEASTS.into_iter().enumerate() {
            let code = format!("{}-{}", stuff.0, kind.0);
            // Neighbours differ in number and effect, and every beast has strong and weak kin.
            let number = 1 + (5 * s + 7 * k) % 9;
            let (effect, amount) = match (3 * s + 4 * k) % 10 {
                0..=6 => ("hurt", 1 + (s + k) % 3),
                7 | 8 => ("drain", 1 + (s + k) % 3),
                _ => ("heal", 2 + (s + k) % 3),
            };
            let _ = writeln!(beasts, "{code} {number} {effect} {amount}");
            name(&code, stuff, kind);
        }
    }
    for (s, stuff) in STUFFS.into_iter().enumerate() {
        for (k, kind) in ITEMS.into_iter().enumerate() {
            let code = format!("{}-{}", stuff.0, kind.0);
            let number = 1 + (s + 2 * k) % 4;
            let _ = match kind.0 {
                "balm" | "draught" => writeln!(items, "{code} {number} heal {}", 2 + (s + k) % 3),
                _ => writeln!(items, "{code} {number} carry"),
            };
            name(&code, stuff, kind);
        }
    }
    fs::write(folder.join("data/saga/beasts.txt"), beasts)?;
    fs::write(folder.join("data/saga/items.txt"), items)?;
    fs::write(folder.join("words/saga/cards.en.ftl"), english)?;
    fs::write(folder.join("words/saga/cards.de.ftl"), german)
}
