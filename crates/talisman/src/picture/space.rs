//! A space of the board: its drawing, its name, what lies on it, who stands on it.

use super::board::Cell;
use super::card_face::{CHIP, chip, chip_back};
use super::{Drawer, figure, scenery};
use crate::components::CardId;
use crate::language::{Region, SpaceId};
use crate::moves::Move;
use crate::state::Side;
use sketch::{Ink, Layers, Node, Shade, Text, glyph, sign, symbol};
use table::Seat;

/// How much wider than the letters we measure those of a book serif may be.
const SERIF: f64 = 1.2;
/// How many cards are shown on a space; the rest is counted.
const MOST_CARDS: usize = 8;

/// The name of a space as it is written on it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Name {
    pub(crate) lines: Vec<String>,
    /// The size of the type.
    pub(crate) size: f64,
    /// The height of the band it stands in.
    pub(crate) band: f64,
}

impl Name {
    /// In one line if that fits, else in two, as large as they fit.
    pub(crate) fn fit(name: &str, cell: f64) -> Name {
        let room = cell * 0.92;
        let wide = |line: &str, size: f64| glyph::width(line, size, false) * SERIF;
        let whole = (room / wide(name, 1.0)).min(cell * 0.135);
        if whole > cell * 0.11 {
            return Name { lines: vec![name.to_owned()], size: whole, band: cell * 0.2 };
        }
        let mut size = cell * 0.122;
        loop {
            let lines = glyph::wrap(name, size, room / SERIF);
            let fits = lines.len() <= 2 && lines.iter().all(|line| wide(line, size) <= room);
            if fits || size < cell * 0.05 {
                let band = if lines.len() == 1 { cell * 0.2 } else { cell * 0.3 };
                return Name { lines: lines.into_iter().take(2).collect(), size, band };
            }
            size -= cell * 0.002;
        }
    }
}

fn ground(region: Region) -> (Shade, Shade) {
    let ink = match region {
        Region::Outer => Ink::Earth,
        Region::Middle => Ink::WoodPale,
        Region::Inner => Ink::Mask,
    };
    (ink.soft(), ink.text())
}

/// The handle of a space.
pub(super) fn handle(space: SpaceId) -> String {
    format!("space:{space}")
}

/// A space without what is on it; signs are laid over it.
pub(super) fn draw(drawer: &Drawer<'_>, space: SpaceId, cell: Cell) -> Layers {
    let Cell { x, y, size } = cell;
    let entry = drawer.game.kit().space(space);
    let words = drawer.brush.label(&format!("space-{}", entry.key));
    let name = Name::fit(&words, size);
    let (face, rim) = ground(space.region());
    let crown = space == SpaceId::CROWN;
    let round = size * 0.06;
    let line = size * 0.012;
    let mut node = Node::group().with(Node::round_rect(0.0, 0.0, size, size, round).fill(if crown {
        Ink::Gold.soft()
    } else {
        face
    }));
    let tall = size - name.band;
    if let Some(art) = scenery::scenery(&entry.key) {
        let scale = ((size * 0.96) / scenery::BOX.0).min((tall * 0.94) / scenery::BOX.1);
        node.push(art.scale(scale).at(size / 2.0, tall / 2.0 + size * 0.015));
    }
    // The band has the round corners of the space at its foot.
    let band = Node::round_rect(0.0, tall - round, size, name.band + round, round).fill(Ink::Card);
    node.push(band.clip(sketch::Path::rect(0.0, tall, size, name.band, 0.0)));
    node.push(Node::line((0.0, tall), (size, tall)).stroke(rim, line));
    let first =
        tall + name.band / 2.0 - (name.lines.len() as f64 - 1.0) * name.size * 0.54 + name.size * 0.34;
    for (n, text) in name.lines.iter().enumerate() {
        let at = first + n as f64 * name.size * 1.08;
        node.push(Text::at(size / 2.0, at, text.clone()).size(name.size).serif().middle());
    }
    if entry.draw > 0 {
        node.push(draws(entry.draw).scale(size / 100.0).at(size * 0.865, size * 0.035));
    }
    node.push(
        Node::round_rect(0.0, 0.0, size, size, round)
            .stroke(if crown { Ink::Gold.text() } else { rim }, line * if crown { 2.4 } else { 1.2 }),
    );
    if drawer.is_active_space(space) {
        let frame = |by: f64| Node::round_rect(by, by, size - by * 2.0, size - by * 2.0, round);
        node.push(frame(size * 0.005).stroke(Ink::Gold.edge(), size * 0.056));
        node.push(frame(size * 0.005).stroke(Ink::Gold, size * 0.034));
    }
    let id = space.to_string();
    let handle = handle(space);
    let label = drawer.brush.label_with("label-space", &[("space", &words), ("id", &id)]);
    let mut part = Layers::of(node.data("space", id.clone()).handle(handle.clone()).button(label));
    let place = sign::Place::cell(0.0, 0.0, size);
    if drawer.brush.was_last(&handle) {
        part.lay_over(sign::last(&place));
    }
    if drawer.brush.highlights(&handle) || drawer.brush.highlights(&id) {
        // A ring further out than usual, so that the name stays readable.
        let out = size * 0.14;
        part.lay_over(sign::legal(&sign::Place::cell(-out, -out, size + out * 2.0)));
    }
    if let (Some(Move::Walk(to)), Some(seat)) = (drawer.preview, drawer.mover)
        && to == space
        && let Some(ghost) = token(drawer, seat)
    {
        let scale = size / 100.0;
        part.lay_over(sign::preview(ghost.scale(scale * 1.15).at(size / 2.0, tall - size * 0.04)));
    }
    part.at(x, y)
}

/// How many cards are drawn on a space: a small back with a number.
pub(super) fn draws(count: u8) -> Node {
    Node::round_rect(0.0, 0.0, 10.5, 14.0, 2.0)
        .fill(Ink::WoodRed)
        .stroke(Ink::WoodRed.edge(), 1.0)
        .with(Text::centred(5.25, 7.0, 9.0, count.to_string()).bold().figures().fill(Ink::Night))
}

/// Cards on a space.
pub(super) fn cards(drawer: &Drawer<'_>, space: SpaceId, cell: Cell) -> Layers {
    let state = drawer.view.state();
    let row = state.lying(space);
    let lying = row.cards();
    let scale = cell.size / 100.0;
    let mut all = Layers::new();
    let shown = lying.len().min(MOST_CARDS);
    // In the corner it is written how many cards are drawn here.
    let room = 84.0 - CHIP.0 - 4.0;
    let step = if shown > 1 { (CHIP.0 + 2.0).min(room / (shown as f64 - 1.0)) } else { 0.0 };
    for (n, &card) in lying.iter().take(shown).enumerate() {
        all.put(lying_card(drawer, card).at(4.0 + n as f64 * step, 4.0));
    }
    if lying.len() > shown {
        let more =
            Text::at(97.0, 29.0, format!("+{}", lying.len() - shown)).size(12.0).bold().end().figures();
        all.push(more.halo(Ink::Paper, 3.0));
    }
    all.scale(scale).at(cell.x, cell.y)
}

/// Gold on a space, which lies before the figures.
pub(super) fn gold(drawer: &Drawer<'_>, space: SpaceId, cell: Cell) -> Node {
    let mut all = Node::group();
    let state = drawer.view.state();
    let gold = state.gold[space.index()];
    if gold > 0 {
        let label = drawer.brush.label_with("label-gold-here", &[("count", &gold.to_string())]);
        let coins = Node::group().with(symbol::gold_dot().scale(20.0)).with(
            Text::centred(0.0, 0.0, 12.0, gold.to_string())
                .bold()
                .figures()
                .fill(Ink::Night)
                .halo(Ink::Gold, 3.0),
        );
        all.push(coins.at(87.0, 42.0).label(label));
    }
    all.scale(cell.size / 100.0).at(cell.x, cell.y)
}

fn lying_card(drawer: &Drawer<'_>, card: CardId) -> Layers {
    if !drawer.view.knows(card) {
        let deck = drawer.game.kit().face(card).deck;
        return Layers::of(chip_back(deck));
    }
    let art = Node::group()
        .with(Node::round_rect(1.2, 1.8, CHIP.0, CHIP.1, 3.5).fill(Ink::Shadow.veil(0.3)))
        .with(chip(drawer.game.kit().entry(card)));
    drawer.card(card, art, CHIP)
}

/// Who stands on a space.
pub(super) fn figures(drawer: &Drawer<'_>, space: SpaceId, cell: Cell) -> Layers {
    let state = drawer.view.state();
    let entry = drawer.game.kit().space(space);
    let words = drawer.brush.label(&format!("space-{}", entry.key));
    let foot = cell.size - Name::fit(&words, cell.size).band - cell.size * 0.035;
    let standing: Vec<Seat> = drawer
        .seats()
        .filter(|&seat| state.side(seat).is_alive() && state.side(seat).space == space)
        .collect();
    let mut all = Layers::new();
    let count = standing.len() as f64;
    let grown = if standing.len() > 3 { 0.92 } else { 1.12 };
    let wide = figure::SIZE.0 * grown * cell.size / 100.0;
    let step =
        if standing.len() > 1 { (wide * 0.98).min((cell.size * 0.97 - wide) / (count - 1.0)) } else { 0.0 };
    let first = cell.size / 2.0 - step * (count - 1.0) / 2.0;
    for (n, seat) in standing.into_iter().enumerate() {
        let Some(art) = token(drawer, seat) else { continue };
        let scale = grown * cell.size / 100.0;
        let handle = format!("seat:{seat}");
        let label = label(drawer, seat, &words);
        let mut part = Layers::of(
            Node::group().with(art).data("seat", seat.to_string()).handle(handle.clone()).button(label),
        );
        let (wide, tall) = figure::SIZE;
        let place = sign::Place::rect(-wide / 2.0 - 2.0, -tall - 2.0, wide + 4.0, tall + 6.0);
        if drawer.brush.was_last(&handle) {
            part.lay_over(sign::last(&place));
        }
        if drawer.brush.highlights(&handle) {
            part.lay_over(sign::legal(&place));
        }
        all.put(part.scale(scale).at(first + n as f64 * step, foot));
    }
    all.at(cell.x, cell.y)
}

/// The figure of a seat, whatever has become of it.
pub(super) fn token(drawer: &Drawer<'_>, seat: Seat) -> Option<Node> {
    let side: &Side = drawer.view.state().side(seat);
    let initials = drawer.initials(side.character()?);
    let active = drawer.is_active(seat);
    Some(if side.toad > 0 {
        figure::toad(seat.index(), &initials, active)
    } else {
        figure::figure(seat.index(), &initials, active)
    })
}

fn label(drawer: &Drawer<'_>, seat: Seat, space: &str) -> String {
    let side = drawer.view.state().side(seat);
    let key = if side.toad > 0 { "label-figure-toad" } else { "label-figure" };
    let (name, character) = (drawer.name(seat), drawer.character(seat));
    drawer.brush.label_with(key, &[("name", &name), ("character", &character), ("space", space)])
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::Name;
    use crate::language::SpaceId;
    use crate::talisman::Talisman;
    use sketch::glyph;
    use table::{Edition, Speech};
    use words::{Lang, Words};

    /// Every name stands whole in the band of its space, in both languages, on wide and narrow boards.
    #[test]
    fn names_fit_their_spaces() {
        let game: Talisman = Edition::newest().open(2, &serde_json::json!({})).expect("sound options");
        for lang in [Lang::En, Lang::De] {
            let words = Words::new(lang, &[Talisman::WORDS]);
            for (side, space) in
                [760.0, 352.0].into_iter().flat_map(|side| SpaceId::all().map(move |space| (side, space)))
            {
                let name = words.text(&format!("space-{}", game.kit().space(space).key)).expect("a name");
                let cell = Board::new(side).cell(space).size;
                let fit = Name::fit(&name, cell);
                assert_eq!(fit.lines.join(" "), name, "nothing is cut off");
                assert!(
                    fit.lines.iter().all(|line| glyph::width(line, fit.size, false) * 1.15 <= cell),
                    "{name}"
                );
                assert!(fit.lines.len() as f64 * fit.size * 1.08 <= fit.band, "{name}");
                assert!(fit.size >= cell * 0.09, "{name} is too small to read: {}", fit.size / cell);
            }
        }
    }
}
