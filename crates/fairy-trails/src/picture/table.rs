//! The table: the board with its networks, and what stands beside it.

use super::face::{self, Tone};
use super::{CELL, lanes, ribbon, side};
use crate::handles::{laid_handle, network_handle, place_handle};
use crate::{Board, Colour, Edge, FairyTrails, Laid, Laying, Move, NetworkName, Place, Stage, View};
use sketch::sign;
use sketch::{Brush, Ink, Layers, Node, Scene, Stroke, Text};
use table::Seat;

/// The part of the table that is drawn.
struct Window {
    west: i32,
    north: i32,
    columns: i32,
    rows: i32,
}

impl Window {
    /// All laid cards and the places around them; at least five by five places.
    fn around(view: &View) -> Window {
        let places = || view.board.free_places().chain(view.board.laid().iter().map(|laid| laid.place));
        let (west, columns) = Window::span(places().map(|place| i32::from(place.x)));
        let (south, rows) = Window::span(places().map(|place| i32::from(place.y)));
        Window { west, north: south + rows - 1, columns, rows }
    }

    /// The least of the numbers and how many steps they span, with room added on both sides up to five.
    fn span(numbers: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
        let least = numbers.clone().min().unwrap_or(0);
        let count = numbers.max().unwrap_or(0) - least + 1;
        let missing = (5 - count).max(0);
        (least - missing / 2, count + missing)
    }

    /// The top left corner of a place.
    fn corner(&self, place: Place) -> (f64, f64) {
        (f64::from(i32::from(place.x) - self.west) * CELL, f64::from(self.north - i32::from(place.y)) * CELL)
    }

    fn size(&self) -> (f64, f64) {
        (f64::from(self.columns) * CELL, f64::from(self.rows) * CELL)
    }
}

/// Draws what a viewer sees.
pub(crate) fn draw(game: &FairyTrails, view: &View, brush: &Brush<'_>) -> Scene {
    let window = Window::around(view);
    let (board_width, board_height) = window.size();
    let frame = 30.0;
    let margin = if brush.is_compact() { 10.0 } else { 22.0 };
    let board_width = board_width + 2.0 * frame;
    let board_height = board_height + 2.0 * frame;
    let board = board(game, view, brush, &window).at(frame, frame);
    // The frame is passed over by screen readers, what lies on it is not.
    let frame = Node::group().with(frame_of(&window, frame, brush.is_compact()));
    let board = Layers::of(frame).with(board);
    let title = brush.label("label-title");
    if brush.is_compact() {
        // One column: the board over the whole width, everything else below it.
        let below = side::below(view, game.deck(), brush);
        let scale = board_width / below.width;
        let height = board_height + below.height * scale + 3.0 * margin;
        let mut scene = Scene::new(board_width + 2.0 * margin, height, title);
        scene.put(board.at(margin, margin));
        scene.put(below.node.scale(scale).at(margin, board_height + 2.0 * margin));
        scene
    } else {
        let beside = side::beside(view, game.deck(), brush);
        let height = board_height.max(beside.height) + 2.0 * margin;
        let mut scene = Scene::new(board_width + beside.width + 3.0 * margin, height, title);
        scene.put(board.at(margin, margin));
        scene.put(beside.node.at(board_width + 2.0 * margin, margin));
        scene
    }
}

/// The cloth under the board, with coordinates at its frame.
fn frame_of(window: &Window, frame: f64, compact: bool) -> Node {
    let (width, height) = window.size();
    let size = if compact { 22.0 } else { 15.0 };
    let mut node = Node::group().with(
        Node::round_rect(0.0, 0.0, width + 2.0 * frame, height + 2.0 * frame, 12.0)
            .fill(Ink::Card)
            .stroke(Ink::Grid, 2.0),
    );
    let number = |x: f64, y: f64, value: i32| {
        Text::centred(x, y, size, value.to_string().replace('-', "−")).figures().fill(Ink::Muted)
    };
    for column in 0..window.columns {
        let x = frame + (f64::from(column) + 0.5) * CELL;
        node.push(number(x, frame / 2.0, window.west + column));
        node.push(number(x, height + frame * 1.5, window.west + column));
    }
    for row in 0..window.rows {
        let y = frame + (f64::from(row) + 0.5) * CELL;
        node.push(number(frame / 2.0, y, window.north - row));
        node.push(number(width + frame * 1.5, y, window.north - row));
    }
    node.hidden()
}

/// The networks that are to be shown, by any of their edges.
fn glowing(view: &View, brush: &Brush<'_>) -> Vec<(Colour, NetworkName)> {
    brush
        .all_highlights()
        .iter()
        .filter_map(|text| {
            let (people, name) = text.split_once(' ')?;
            let colour = match people {
                "elves" => Colour::Elves,
                "gnomes" => Colour::Gnomes,
                _ => return None,
            };
            let name: NetworkName = name.parse().ok()?;
            let (name, _) = view.board.network_at(colour, name.place, name.edge)?;
            Some((colour, name))
        })
        .collect()
}

fn board(game: &FairyTrails, view: &View, brush: &Brush<'_>, window: &Window) -> Layers {
    let mut board = Layers::new();
    let threatened = threats(game, view, brush);
    for place in view.board.free_places() {
        board.put(free_place(view, brush, window, place, threatened.contains(&place)));
    }
    let shown = glowing(view, brush);
    for laid in view.board.laid() {
        board.put(laid_card(game, view, brush, laid, &shown).at_corner(window, laid.place));
    }
    for laid in view.board.laid() {
        board.push(open_ends(view, laid).at_corner(window, laid.place));
    }
    networks(game, view, brush, window, &mut board);
    let told = brush.previewed().and_then(|text| match text.parse() {
        Ok(Move::Lay(laying)) => Some(laying),
        _ => None,
    });
    let highlighted =
        brush.all_highlights().iter().filter_map(|text| text.strip_prefix("lay ")?.parse().ok());
    for laying in told.into_iter().chain(highlighted) {
        board.lay_over(preview(game, view, brush, laying).at_corner(window, laying.at));
    }
    board
}

/// With manual claims the networks of whoever looks are handles (FT-10): their lanes can be hit, whether closed or not.
fn networks(game: &FairyTrails, view: &View, brush: &Brush<'_>, window: &Window, board: &mut Layers) {
    let looks = brush.seat().filter(|_| game.is_manual() && view.seats == 2);
    let Some(seat) = looks.filter(|_| view.stage != Stage::Over) else { return };
    let colour = Colour::of(Seat(seat as u8));
    for (name, _) in view.board.networks(colour) {
        let along = |stroke: &Stroke| -> Node {
            let lane = |(laid, index): (&Laid, usize)| {
                let group = game.deck().face(laid.card, laid.rotation).trails(colour).groups()[index];
                let lane = lanes::of(colour, group);
                Node::path(lane.path).drawn(stroke.clone()).at_corner(window, laid.place)
            };
            pieces(game, &view.board, colour, name).map(lane).collect()
        };
        let handle = network_handle(colour, name);
        let words = brush.label_with("label-network", &[("network", &name.place.to_string())]);
        if brush.highlights(&handle) {
            board.lay_over(along(&Stroke::new(Ink::Legal.veil(0.6), lanes::WIDTH * 1.6)));
        }
        let hit = along(&Stroke::new(Ink::Card.veil(0.0), lanes::WIDTH * 1.6));
        board.push(hit.handle(handle).button(words));
    }
}

/// The pieces of a network: laid cards, and which group of their trails belongs to it.
fn pieces<'v>(
    game: &'v FairyTrails,
    board: &'v Board,
    colour: Colour,
    name: NetworkName,
) -> impl Iterator<Item = (&'v Laid, usize)> + 'v {
    board.laid().iter().flat_map(move |laid| {
        let groups = game.deck().face(laid.card, laid.rotation).trails(colour).groups();
        groups.iter().enumerate().filter_map(move |(index, group)| {
            let first = Edge::of_mask(group.edges).next()?;
            let (found, _) = board.network_at(colour, laid.place, first)?;
            (found == name).then_some((laid, index))
        })
    })
}

/// The places where one card can close a network of the other with at least two huts: danger for the seat that looks.
/// With manual claims nobody is warned (FT-10).
fn threats(game: &FairyTrails, view: &View, brush: &Brush<'_>) -> Vec<Place> {
    let looks = brush.seat().filter(|_| view.seats == 2 && view.stage == Stage::Card);
    let Some(seat) = looks.filter(|_| !game.is_manual()) else {
        return Vec::new();
    };
    let other = Colour::of(Seat(seat as u8)).other();
    view.board
        .gaps(other)
        .filter(|(network, gaps)| gaps.places == 1 && network.huts.min(view.stones_left[other.index()]) > 1)
        .filter(|(_, gaps)| !game.deck().closers(other, gaps.edges).common(view.unseen).is_empty())
        .filter_map(|(_, gaps)| view.board.site_place(gaps))
        .collect()
}

/// Moves what is drawn of one card to its place.
trait AtCorner {
    fn at_corner(self, window: &Window, place: Place) -> Self;
}

impl AtCorner for Node {
    fn at_corner(self, window: &Window, place: Place) -> Node {
        let (x, y) = window.corner(place);
        self.at(x, y)
    }
}

impl AtCorner for Layers {
    fn at_corner(self, window: &Window, place: Place) -> Layers {
        let (x, y) = window.corner(place);
        self.at(x, y)
    }
}

/// A place where a card may go.
fn free_place(view: &View, brush: &Brush<'_>, window: &Window, place: Place, threatened: bool) -> Layers {
    let (x, y) = window.corner(place);
    let name = place.to_string();
    let handle = place_handle(place);
    let ground = Node::round_rect(x + 3.0, y + 3.0, CELL - 6.0, CELL - 6.0, 7.0)
        .fill(Ink::Moss.veil(0.28))
        .stroke(Ink::Grid.veil(0.8), 1.4);
    let words = brush.label_with("label-free-place", &[("place", &name)]);
    let legal = brush.highlights("places") || brush.highlights(&name) || brush.highlights(&handle);
    let node = Node::group().with(ground).data("place", name);
    let mut part = Layers::of(if view.stage == Stage::Card {
        node.handle(handle).button(words)
    } else {
        node.label(words)
    });
    if threatened {
        part.lay_over(sign::danger(&sign::Place::rect(x + 3.0, y + 3.0, CELL - 6.0, CELL - 6.0)));
    }
    if legal {
        part.lay_over(sign::legal(&sign::Place::cell(x, y, CELL)));
    }
    part
}

fn laid_card(
    game: &FairyTrails,
    view: &View,
    brush: &Brush<'_>,
    laid: &Laid,
    shown: &[(Colour, NetworkName)],
) -> Layers {
    let face = game.deck().face(laid.card, laid.rotation);
    // With manual claims the picture must not tell what is closed before its owner does (FT-10).
    let tells = !game.is_manual();
    let tone = |colour: Colour, index: usize| {
        let group = face.trails(colour).groups()[index];
        let first = Edge::of_mask(group.edges).next()?;
        let (name, network) = view.board.network_at(colour, laid.place, first)?;
        Some(Tone {
            closed: network.open == 0 && (tells || network.stones > 0),
            glowing: shown.contains(&(colour, name)),
            stones: view.stones_on(game.deck(), laid, colour, index),
        })
    };
    let words = brush
        .label_with("label-laid", &[("card", &laid.card.to_string()), ("place", &laid.place.to_string())]);
    let picture = face::draw(face, |colour, index| tone(colour, index).unwrap_or_default())
        .data("place", laid.place.to_string())
        .handle(laid_handle(laid.place))
        .button(words);
    let mut part = Layers::of(picture);
    let last = if brush.all_last().is_empty() {
        view.board.laid().len() > 1 && view.board.laid().last() == Some(laid)
    } else {
        brush.was_last(&place_handle(laid.place))
    };
    let outline = sign::Place::cell(0.0, 0.0, CELL);
    if last {
        part.lay_over(sign::last(&outline));
    }
    if brush.highlights(&laid_handle(laid.place)) {
        part.lay_over(sign::legal(&outline));
    }
    part
}

/// Small arrows where lanes lead into empty places.
fn open_ends(view: &View, laid: &Laid) -> Node {
    let mut node = Node::group();
    for edge in Edge::ALL {
        if view.board.card_at(laid.place.beyond(edge)).is_none() {
            for colour in Colour::BOTH {
                let (x, y) = lanes::inwards(colour, edge, -4.5);
                node.push(ribbon(colour).open_end(x, y, lanes::heading(edge)));
            }
        }
    }
    node.hidden()
}

/// A card that is only tried (FT-3), with its effect written beside it.
fn preview(game: &FairyTrails, view: &View, brush: &Brush<'_>, laying: Laying) -> Node {
    let face = game.deck().face(laying.card, laying.rotation);
    let Some(preview) = view.board.preview(laying.at, face) else { return Node::group() };
    let piece = face::plain(face).with(Node::rect(0.0, 0.0, CELL, CELL).stroke(Ink::Focus, 2.5));
    let mut node =
        Node::group().with(Node::rect(0.0, 0.0, CELL, CELL).fill(Ink::Card)).with(sign::preview(piece));
    if game.is_manual() {
        return node;
    }
    let effects: Vec<(Colour, u8)> = Colour::BOTH
        .into_iter()
        .map(|colour| (colour, preview.huts(colour).min(view.stones_left[colour.index()])))
        .filter(|&(_, stones)| stones > 0)
        .collect();
    for (index, (colour, stones)) in effects.into_iter().enumerate() {
        let key = match colour {
            Colour::Elves => "label-effect-elves",
            Colour::Gnomes => "label-effect-gnomes",
        };
        let words = brush.label_with(key, &[("stones", &stones.to_string())]);
        let y = CELL * (0.42 + 0.24 * index as f64);
        let text = Text::centred(CELL / 2.0, y, 17.0, words).bold().fill(super::hue(colour).text());
        node.push(text.halo(Ink::Card, 5.0));
    }
    node
}
