//! Draws all that the kit has on one sheet, in light and dark: `sampler-light.png` and `sampler-dark.png`,
//! or with a folder as argument there. `cargo run -p sketch --example sampler --features png`

use sketch::sign::{self, Place};
use sketch::{
    Core, Ink, Look, Mode, Node, Path, Ribbon, Scene, Shade, Text, Texture, Tone, glyph, ribbon, symbol,
};
use std::error::Error;
use std::path::PathBuf;

const WIDTH: f64 = 1400.0;
const MARGIN: f64 = 40.0;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(PathBuf::new, PathBuf::from);
    for (name, mode) in [("light", Mode::Light), ("dark", Mode::Dark)] {
        let scene = sheet(mode);
        let look = Look::file(mode);
        std::fs::write(folder.join(format!("sampler-{name}.svg")), scene.to_svg(&look))?;
        std::fs::write(folder.join(format!("sampler-{name}.png")), scene.to_png(&look, 1400)?)?;
    }
    Ok(())
}

/// Draws one part of the sheet, and tells how high it is.
type Part = fn(Mode) -> (Node, f64);

/// The whole sheet, part under part.
fn sheet(mode: Mode) -> Scene {
    let parts: [(&str, Part); 7] = [
        ("Plain inks", plain_inks),
        ("Hues: soft, main, edge, text", hues),
        ("Textures", textures),
        ("Symbols", symbols),
        ("The five signs", signs),
        ("Lanes, rails, routes", lines),
        ("Type", letters),
    ];
    let mut body = Node::group();
    let mut y = 84.0;
    for (title, part) in parts {
        body.push(Text::at(0.0, y, title).size(22.0).serif().bold());
        let (node, height) = part(mode);
        body.push(node.at(0.0, y + 16.0));
        y += height + 64.0;
    }
    let heading = Text::at(0.0, 34.0, "Sampler").size(40.0).serif();
    Scene::new(WIDTH, y, "Sampler")
        .describe("All colours, textures, symbols, signs and letters.")
        .with(Node::group().with(heading).with(body).at(MARGIN, 36.0))
}

fn ratio(mark: impl Into<Shade>, ground: impl Into<Shade>, mode: Mode) -> String {
    format!("{:.1}", mark.into().colour(mode).contrast(ground.into().colour(mode)))
}

/// Plain tokens with their contrast on paper and on moss.
fn plain_inks(mode: Mode) -> (Node, f64) {
    let inks = Ink::ALL.iter().copied().filter(|ink| !ink.is_hue());
    let chip = |(i, ink): (usize, Ink)| {
        let (x, y) = ((i % 7) as f64 * 188.0, (i / 7) as f64 * 62.0);
        let figures = format!("{} · {}", ratio(ink, Ink::Paper, mode), ratio(ink, Ink::Moss, mode));
        Node::group()
            .with(Node::round_rect(x, y, 56.0, 48.0, 6.0).fill(ink).stroke(Ink::Bark, 1.0))
            .with(Text::at(x + 66.0, y + 20.0, ink.name()).size(15.0))
            .with(Text::at(x + 66.0, y + 40.0, figures).size(13.0).fill(Ink::Muted).figures())
    };
    (inks.enumerate().map(chip).collect(), 116.0)
}

/// Hues in their four tones, with words on them.
fn hues(mode: Mode) -> (Node, f64) {
    let hues: Vec<Ink> = Ink::ALL.iter().copied().filter(|ink| ink.is_hue()).collect();
    let rows = hues.len().div_ceil(4);
    let strip = |(i, &ink): (usize, &Ink)| {
        let (x, y) = ((i / rows) as f64 * 332.0, (i % rows) as f64 * 58.0);
        let mut strip = Node::group();
        for (j, tone) in Tone::ALL.into_iter().enumerate() {
            let shade = Shade { ink, tone };
            let (words, on): (Shade, Shade) = match tone {
                Tone::Soft => (ink.text(), shade),
                Tone::Main => (Ink::Night.into(), shade),
                Tone::Edge => (Ink::Chalk.into(), shade),
                Tone::Text => (shade, Ink::Paper.into()),
            };
            let x = x + j as f64 * 52.0;
            let mut cell = Node::round_rect(x, y, 48.0, 46.0, 6.0);
            if tone != Tone::Text {
                cell = cell.fill(shade);
            }
            strip.push(cell.stroke(ink.edge(), 1.5));
            strip.push(Text::centred(x + 24.0, y + 23.0, 15.0, ratio(words, on, mode)).fill(words).figures());
        }
        strip.with(Text::at(x + 214.0, y + 28.0, ink.name()).size(15.0))
    };
    (hues.iter().enumerate().map(strip).collect(), rows as f64 * 58.0 - 8.0)
}

fn textures(_: Mode) -> (Node, f64) {
    let all = [
        ("waves", Texture::waves(), Ink::Water),
        ("tongues", Texture::tongues(), Ink::Fire),
        ("swirls", Texture::swirls(), Ink::Air),
        ("dots", Texture::dots(), Ink::Earth),
        ("dotted core", Texture::dotted(Ink::Gnome), Ink::Gnome),
        ("stripes", Texture::stripes(), Ink::Danger),
        ("pale wood", Texture::wood_pale(), Ink::Bark),
        ("red wood", Texture::wood_red(), Ink::Bark),
        ("forest floor", Texture::leaves(), Ink::Bark),
    ];
    let swatch = |(i, (name, texture, edge)): (usize, (&str, Texture, Ink))| {
        let x = i as f64 * 148.0;
        let shape = if i < 4 {
            Node::path(Path::regular(x + 62.0, 66.0, 66.0, 6, -90.0))
        } else {
            Node::round_rect(x, 4.0, 124.0, 124.0, 8.0)
        };
        Node::group()
            .with(shape.fill(texture).stroke(edge.edge(), 2.0))
            .with(Text::at(x + 62.0, 156.0, name).size(15.0).middle())
    };
    (all.into_iter().enumerate().map(swatch).collect(), 160.0)
}

fn symbols(_: Mode) -> (Node, f64) {
    let all = symbol::all();
    let rows = all.len().div_ceil(11);
    let place = |(i, (name, node)): (usize, (&str, Node))| {
        let (x, y) = ((i % 11) as f64 * 122.0, (i / 11) as f64 * 122.0);
        let ground = Node::round_rect(x, y, 112.0, 84.0, 8.0).fill(if i / 11 % 2 == 0 {
            Ink::Card
        } else {
            Ink::Moss
        });
        Node::group()
            .with(ground)
            .with(node.clone().scale(64.0).at(x + 42.0, y + 42.0))
            .with(node.scale(20.0).at(x + 92.0, y + 62.0))
            .with(Text::at(x + 56.0, y + 103.0, name).size(14.0).middle())
    };
    (all.into_iter().enumerate().map(place).collect(), rows as f64 * 122.0)
}

fn signs(_: Mode) -> (Node, f64) {
    let hex = |x: f64, y: f64| Path::regular(x + 50.0, y + 50.0, 54.0, 6, -90.0);
    let names = ["legal place", "focus", "last move", "preview", "danger"];
    let mut all = Node::group();
    for (i, name) in names.into_iter().enumerate() {
        let x = i as f64 * 264.0;
        let places = [(x, Place::cell(x, 0.0, 104.0)), (x + 124.0, Place::of(hex(x + 124.0, 2.0)))];
        all.push(Node::round_rect(x, 0.0, 104.0, 104.0, 7.0).fill(Ink::Moss).stroke(Ink::Grid, 1.5));
        all.push(Node::path(hex(x + 124.0, 2.0)).fill(Texture::dots()).stroke(Ink::Bark, 1.5));
        for (left, place) in &places {
            let piece = symbol::stone(Ink::Gnome, Core::Dotted).scale(52.0).at(left + 51.0, 52.0);
            match name {
                "preview" => {
                    all.push(sign::preview_with(piece, Text::at(left + 51.0, 96.0, "+2").middle().bold()));
                }
                "legal place" => all.push(sign::legal(place)),
                "focus" => all.push(Node::group().with(piece).with(sign::focus(place))),
                "last move" => all.push(Node::group().with(piece).with(sign::last(place))),
                _ => all.push(Node::group().with(piece).with(sign::danger(place))),
            }
        }
        all.push(Text::at(x, 132.0, name).size(15.0));
    }
    (all, 136.0)
}

fn lines(_: Mode) -> (Node, f64) {
    let mut all = Node::group();
    all.push(lanes());
    all.push(rail_cards().at(470.0, 0.0));
    all.push(ring().at(1120.0, 100.0));
    (all, 206.0)
}

/// Four cards of lanes that cross, meet and end.
fn lanes() -> Node {
    let board = Node::rect(0.0, 0.0, 400.0, 200.0).fill(Ink::Moss);
    let grid = Path::line((200.0, 0.0), (200.0, 200.0));
    let elf = Ribbon::new(Ink::Elf, Core::Solid, 20.0).gap(Ink::Moss);
    let gnome = Ribbon::new(Ink::Gnome, Core::Dotted, 20.0).gap(Ink::Moss);
    let low = Path::start(0.0, 128.0).line_to(222.0, 128.0).arc_to(38.0, true, 260.0, 166.0);
    let high = Path::start(0.0, 72.0).line_to(72.0, 72.0).line_to(330.0, 72.0);
    let upright = Path::start(72.0, 0.0).line_to(72.0, 200.0);
    let closed =
        Path::start(328.0, 0.0).line_to(328.0, 20.0).arc_to(16.0, true, 312.0, 36.0).line_to(150.0, 36.0);
    Node::group()
        .with(board)
        .with(Node::path(grid).stroke(Ink::Grid, 2.0))
        .with(elf.along(&upright))
        .with(gnome.along(&low))
        .with(elf.along(&high))
        .with(elf.junction(72.0, 72.0))
        .with(elf.open_end(340.0, 72.0, 0.0))
        .with(gnome.deep().along(&closed))
        .with(gnome.deep().dead_end(150.0, 36.0))
        .with(gnome.open_end(260.0, 176.0, 90.0))
        .with(symbol::hut(Ink::Elf, Core::Solid).scale(34.0).at(120.0, 98.0))
        .with(symbol::hut(Ink::Gnome, Core::Dotted).scale(34.0).at(150.0, 160.0))
        .with(symbol::stone(Ink::Elf, Core::Solid).scale(34.0).at(250.0, 102.0))
        .with(symbol::stone(Ink::Gnome, Core::Dotted).scale(34.0).at(320.0, 150.0))
}

/// Two cards with rails, a third on top with a shadow, and a route.
fn rail_cards() -> Node {
    let card = |x: f64, texture: Texture| {
        Node::round_rect(x, 0.0, 200.0, 200.0, 10.0).fill(texture).stroke(Ink::Bark, 2.0)
    };
    let curve = |from: (f64, f64), clockwise: bool, to: (f64, f64)| {
        Path::start(from.0, from.1).arc_to(100.0, clockwise, to.0, to.1)
    };
    let way = curve((100.0, 0.0), false, (200.0, 100.0)).arc_to(100.0, true, 300.0, 200.0);
    Node::group()
        .with(card(0.0, Texture::wood_pale()))
        .with(ribbon::rails(
            &[curve((100.0, 0.0), false, (200.0, 100.0)), curve((0.0, 100.0), true, (100.0, 200.0))],
            16.0,
        ))
        .with(Node::round_rect(205.0, 5.0, 200.0, 200.0, 10.0).fill(Ink::Shadow.veil(0.25)))
        .with(card(200.0, Texture::wood_red()))
        .with(ribbon::rails(
            &[
                curve((300.0, 0.0), false, (400.0, 100.0)),
                curve((200.0, 100.0), true, (300.0, 200.0)),
                curve((300.0, 200.0), true, (400.0, 100.0)),
            ],
            16.0,
        ))
        .with(ribbon::route(&way, 8.0))
        .with_all(ribbon::train(&way, 0.75, 44.0))
}

/// A ring board in small.
fn ring() -> Node {
    let mut all = Node::group();
    for i in 0..12 {
        let from = f64::from(i) * 30.0 - 90.0;
        let fill: sketch::Paint = if i % 2 == 0 { Ink::Card.into() } else { Ink::CardAlt.into() };
        all.push(
            Node::path(Path::ring_piece(0.0, 0.0, 58.0, 96.0, from, from + 30.0))
                .fill(fill)
                .stroke(Ink::Bark, 1.5),
        );
    }
    let inner = Path::regular(0.0, 0.0, 54.0, 36, 0.0);
    all.push(Node::path(inner).fill(Texture::leaves().sized(0.6)).stroke(Ink::Bark, 1.5));
    let place = Place::of(Path::ring_piece(0.0, 0.0, 58.0, 96.0, 0.0, 30.0));
    all.push(sign::legal(&place));
    all.push(symbol::tree().scale(44.0).at(-14.0, -4.0));
    all.push(symbol::tree().scale(32.0).at(18.0, 10.0));
    for (seat, angle) in [(0, -75.0_f64), (2, 165.0)] {
        let (x, y) = (77.0 * angle.to_radians().cos(), 77.0 * angle.to_radians().sin());
        all.push(symbol::figure(Ink::seat(seat)).scale(38.0).at(x, y));
        all.push(Text::centred(x, y + 6.0, 12.0, ["A", "", "K"][seat]).bold().fill(Ink::Night));
    }
    all
}

fn letters(_: Mode) -> (Node, f64) {
    let words = [
        "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg",
        "Edition my box with five dozen liquor jugs: 0123456789",
    ];
    let lines = |x: f64, y: f64, words: &str, size: f64, bold: bool| {
        let mut text = Text::at(x, y, words).size(size);
        if bold {
            text = text.bold();
        }
        glyph::drawn(&text).unwrap_or_else(|| text.into())
    };
    let all: String = glyph::letters().filter(|c| !c.is_alphanumeric()).flat_map(|c| [c, ' ']).collect();
    let node = Node::group()
        .with(Text::at(0.0, 24.0, words[0]).size(22.0).serif())
        .with(Text::at(0.0, 54.0, words[1]).size(18.0).figures())
        .with(lines(0.0, 92.0, words[0], 22.0, false))
        .with(lines(0.0, 124.0, words[1], 20.0, true))
        .with(lines(0.0, 154.0, &all, 18.0, false))
        .with(lines(760.0, 60.0, "Waldpfade 2468", 60.0, false))
        .with(lines(760.0, 120.0, "N O S W 13579", 44.0, true))
        .with(lines(0.0, 182.0, "closes 2 networks: you 3 stones, opponent 1", 14.0, false))
        .with(Text::at(760.0, 182.0, "closes 2 networks: you 3 stones, opponent 1").size(14.0));
    (node, 190.0)
}
