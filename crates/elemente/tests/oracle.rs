//! Plain and slow beside fast: scores, free places, loose tiles, hands.
//!
//! Everything here is written again from the rules, on sets of coordinates, without any code of the crate but its
//! types: cubes instead of axial pairs, every subset of tiles instead of walks, every assignment of masks.

use elemente::{
    Element, Elemente, Hex, Kit, Options, Path, PlayerPosition, Position, Spirit, Stage, TilePosition, Tiles,
    Want,
};
use std::collections::{BTreeMap, BTreeSet};
use table::{Components, Dice, Forms, Rules, Seat, Seed, Setup};

type Cube = (i32, i32, i32);

fn cube(at: Hex) -> Cube {
    let (q, r) = (i32::from(at.q), i32::from(at.r));
    (q, r, -q - r)
}

fn apart(a: Cube, b: Cube) -> i32 {
    ((a.0 - b.0).abs() + (a.1 - b.1).abs() + (a.2 - b.2).abs()) / 2
}

/// Groups of cells that hang together, by merging.
fn groups(cells: &[Cube]) -> Vec<Vec<Cube>> {
    let mut groups: Vec<Vec<Cube>> = Vec::new();
    for &cell in cells {
        let (touching, mut rest): (Vec<_>, Vec<_>) = groups
            .into_iter()
            .partition(|group: &Vec<Cube>| group.iter().any(|&other| apart(cell, other) == 1));
        let mut merged: Vec<Cube> = touching.into_iter().flatten().collect();
        merged.push(cell);
        rest.push(merged);
        groups = rest;
    }
    groups
}

/// One player's layout.
#[derive(Clone, Debug, Default)]
struct Layout {
    own: Option<Element>,
    tiles: BTreeMap<Cube, Element>,
    spirits: BTreeMap<Cube, (Spirit, bool)>,
}

impl Layout {
    fn of(&self, element: Element) -> Vec<Cube> {
        self.tiles.iter().filter(|(_, tile)| **tile == element).map(|(cell, _)| *cell).collect()
    }

    /// Can the cells be put in an order in which neighbours, and only neighbours, touch?
    fn is_chain(cells: &[Cube]) -> bool {
        fn extend(order: &mut Vec<Cube>, rest: &[Cube]) -> bool {
            if rest.is_empty() {
                return true;
            }
            for &next in rest {
                let (last, before) = order.split_last().expect("an order has begun");
                if apart(*last, next) == 1 && before.iter().all(|&other| apart(other, next) != 1) {
                    order.push(next);
                    let left: Vec<Cube> = rest.iter().copied().filter(|&cell| cell != next).collect();
                    if extend(order, &left) {
                        return true;
                    }
                    order.pop();
                }
            }
            false
        }
        cells.iter().any(|&first| {
            let rest: Vec<Cube> = cells.iter().copied().filter(|&cell| cell != first).collect();
            extend(&mut vec![first], &rest)
        })
    }

    fn water(&self, kit: &Kit) -> u32 {
        groups(&self.of(Element::Water))
            .iter()
            .filter(|group| group.len() >= 3 && Layout::is_chain(group))
            .map(|group| {
                u32::from(kit.points.water_three)
                    + (group.len() as u32 - 3) * u32::from(kit.points.water_further)
            })
            .sum()
    }

    fn fire(&self, kit: &Kit) -> u32 {
        let cells = self.of(Element::Fire);
        let mut triangles = 0;
        for subset in subsets(&cells, 3) {
            let touching = |i: usize, j: usize| apart(subset[i], subset[j]) == 1;
            triangles += u32::from(touching(0, 1) && touching(1, 2) && touching(0, 2));
        }
        triangles * u32::from(kit.points.fire_triangle)
    }

    fn air(&self, kit: &Kit) -> u32 {
        let pairs = groups(&self.of(Element::Air)).iter().filter(|group| group.len() == 2).count();
        pairs as u32 * u32::from(kit.points.air_pair)
    }

    fn earth(&self, kit: &Kit) -> u32 {
        let alone = groups(&self.of(Element::Earth)).iter().filter(|group| group.len() == 1).count();
        alone as u32 * u32::from(kit.points.earth_alone)
    }

    fn positions(&self) -> u32 {
        let mut sum = 0;
        for (cell, (spirit, gift)) in &self.spirits {
            if spirit.name() == self.tiles[cell].name() {
                let mut points = 1;
                if *gift {
                    points *= 2;
                }
                if self.own.map(Element::name) == Some(spirit.name()) {
                    points *= 2;
                }
                sum += points;
            }
        }
        sum
    }

    /// Tries every subset of spirits of the right size, every way to turn the shape, every assignment of masks.
    fn omen(&self, kit: &Kit, element: Element, number: u8) -> u32 {
        let omen = kit.omen(element, number).expect("an omen");
        match &omen.want {
            Want::OnTile { spirit, tile } => {
                let holds = self
                    .spirits
                    .iter()
                    .filter(|(cell, (there, _))| there.name() == spirit.name() && self.tiles[*cell] == *tile)
                    .count();
                holds as u32 * u32::from(omen.points)
            }
            Want::Figure { shape, spirits } => {
                let figure: Vec<Cube> = kit.shapes[*shape].cells.iter().map(|&cell| cube(cell)).collect();
                let need: Vec<&str> = spirits.iter().map(Element::name).collect();
                let cells: Vec<Cube> = self.spirits.keys().copied().collect();
                let holds = subsets(&cells, figure.len())
                    .into_iter()
                    .filter(|subset| {
                        let motifs: Vec<&str> =
                            subset.iter().map(|cell| self.spirits[cell].0.name()).collect();
                        congruent(subset, &figure)
                            && matches(&motifs, &need)
                            && motifs.iter().any(|motif| *motif != "mask")
                    })
                    .count();
                holds as u32 * u32::from(omen.points)
            }
        }
    }
}

/// All subsets of a size.
fn subsets(cells: &[Cube], size: usize) -> Vec<Vec<Cube>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (index, &first) in cells.iter().enumerate() {
        for mut rest in subsets(&cells[index + 1..], size - 1) {
            rest.insert(0, first);
            found.push(rest);
        }
    }
    found
}

/// Is one set the other, moved, turned or mirrored?
fn congruent(cells: &[Cube], figure: &[Cube]) -> bool {
    let wanted: BTreeSet<Cube> = cells.iter().copied().collect();
    let permutations: [fn(Cube) -> Cube; 6] = [
        |(a, b, c)| (a, b, c),
        |(a, b, c)| (b, c, a),
        |(a, b, c)| (c, a, b),
        |(a, b, c)| (b, a, c),
        |(a, b, c)| (a, c, b),
        |(a, b, c)| (c, b, a),
    ];
    permutations.iter().any(|permute| {
        [1, -1].iter().any(|sign| {
            let way: Vec<Cube> = figure
                .iter()
                .map(|&cell| {
                    let (a, b, c) = permute(cell);
                    (a * sign, b * sign, c * sign)
                })
                .collect();
            cells.iter().any(|target| {
                let shift = (target.0 - way[0].0, target.1 - way[0].1, target.2 - way[0].2);
                way.iter()
                    .map(|cell| (cell.0 + shift.0, cell.1 + shift.1, cell.2 + shift.2))
                    .collect::<BTreeSet<_>>()
                    == wanted
            })
        })
    })
}

/// Can the motifs be assigned to the needs, one each, masks to any?
fn matches(motifs: &[&str], need: &[&str]) -> bool {
    let Some((first, rest)) = motifs.split_first() else { return need.is_empty() };
    need.iter().enumerate().any(|(index, wanted)| {
        let mut left = need.to_vec();
        left.remove(index);
        (first == wanted || *first == "mask") && matches(rest, &left)
    })
}

fn game(omens: bool) -> Elemente {
    Elemente::open(Setup::new(2, Options { omens, ..Options::default() })).expect("sound options")
}

/// A random connected path of these tiles; `clump` makes compact ones likelier.
fn random_path(tiles: &mut [Element], dice: &mut Dice) -> Vec<(Hex, Element)> {
    dice.shuffle(tiles);
    let clump = dice.below(3);
    let mut path: Vec<(Hex, Element)> = vec![(Hex::ORIGIN, tiles[0])];
    for &tile in &tiles[1..] {
        let mut best: Option<(usize, Hex)> = None;
        for _ in 0..=clump * 3 {
            let from = path[dice.below(path.len() as u32) as usize].0;
            let at = from.neighbour(dice.below(6) as usize);
            if path.iter().any(|(taken, _)| *taken == at) {
                continue;
            }
            let touching = path.iter().filter(|(other, _)| apart(cube(*other), cube(at)) == 1).count();
            if best.is_none_or(|(most, _)| touching > most) {
                best = Some((touching, at));
            }
        }
        let at = best.map_or_else(
            || {
                // To the right of the rightmost tile of the first row there is always room.
                let q = path.iter().filter(|(at, _)| at.r == 0).map(|(at, _)| at.q).max().unwrap_or(0);
                Hex::new(q + 1, 0)
            },
            |(_, at)| at,
        );
        path.push((at, tile));
    }
    path
}

/// A random finished position with spirits, gifts and omens, and the two layouts it shows.
fn random_layouts(dice: &mut Dice) -> (Position, [Layout; 2]) {
    let elements = {
        let mut all = Element::ALL;
        dice.shuffle(&mut all);
        [all[0], all[1]]
    };
    let mut pile: Vec<Element> = Element::ALL.iter().flat_map(|&element| [element; 4]).collect();
    dice.shuffle(&mut pile);
    let pairs = 1 + dice.below(10) as usize;
    let mut motifs: Vec<Spirit> = Spirit::ALL.iter().flat_map(|&motif| [motif; 2]).collect();
    dice.shuffle(&mut motifs);
    let mut grid: Vec<Option<Spirit>> = motifs[pairs..].iter().flat_map(|&motif| [Some(motif); 2]).collect();
    grid.resize(20, None);
    let mut layouts = [Layout::default(), Layout::default()];
    let mut players = Vec::new();
    for (seat, layout) in layouts.iter_mut().enumerate() {
        let mut tiles: Vec<Element> = pile[seat * 8..seat * 8 + 8].to_vec();
        tiles.extend([elements[seat]; 4]);
        layout.own = Some(elements[seat]);
        let path = random_path(&mut tiles, dice);
        let mut places: Vec<Hex> = path.iter().map(|(at, _)| *at).collect();
        dice.shuffle(&mut places);
        let mut gifts = 10;
        let mut lying = Vec::new();
        for (&at, &motif) in places.iter().zip(&motifs[..pairs]) {
            let gift = motif != Spirit::Mask && dice.below(3) == 0;
            gifts -= u8::from(gift);
            lying.push((at, motif, gift));
            layout.spirits.insert(cube(at), (motif, gift));
        }
        layout.tiles = path.iter().map(|(at, tile)| (cube(*at), *tile)).collect();
        let mut numbers: Vec<u8> = (1..=7).collect();
        dice.shuffle(&mut numbers);
        let mut omens = numbers[..2].to_vec();
        omens.sort_unstable();
        players.push(PlayerPosition {
            element: layout.own,
            gifts,
            path: path
                .iter()
                .map(|&(at, tile)| {
                    let spirit = lying.iter().find(|(place, ..)| *place == at);
                    TilePosition {
                        at,
                        tile,
                        spirit: spirit.map(|(_, motif, _)| *motif),
                        down: spirit.is_some() && dice.below(4) == 0,
                        gift: spirit.is_some_and(|(.., gift)| *gift),
                    }
                })
                .collect(),
            finished: true,
            omens,
            ..PlayerPosition::default()
        });
    }
    let over = pairs == 10;
    let position = Position {
        stage: if over { Stage::Over } else { Stage::Before },
        starter: Seat(0),
        turn: Seat(0),
        players,
        grid,
        up: Vec::new(),
        power: None,
        fruitless: 0,
        left: 0,
        seen: Vec::new(),
        recent: Vec::new(),
    };
    (position, layouts)
}

fn compare(layouts: u64, seed: u64) {
    let game = game(true);
    let kit = Kit::own();
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut scored = BTreeMap::<&str, u32>::new();
    for _ in 0..layouts / 2 {
        let (position, plain) = random_layouts(&mut dice);
        let state = game.load(&position).unwrap_or_else(|faults| panic!("{faults:?}"));
        for (seat, score) in game.scores(&state).iter().enumerate() {
            let layout = &plain[seat];
            let own = layout.own.expect("an element");
            let omens: u32 =
                position.players[seat].omens.iter().map(|&number| layout.omen(&kit, own, number)).sum();
            let expected = [
                ("water", layout.water(&kit)),
                ("fire", layout.fire(&kit)),
                ("air", layout.air(&kit)),
                ("earth", layout.earth(&kit)),
                ("positions", layout.positions()),
                ("omens", omens),
            ];
            for (part, (name, points)) in score.parts.iter().zip(expected) {
                assert_eq!((part.name, part.points), (name, points as i32), "seat {seat} of {position:?}");
                *scored.entry(name).or_default() += u32::from(points > 0);
            }
            let account = game.account(&state, Seat(seat as u8));
            let sum: u32 = account.iter().map(|line| line.points).sum();
            assert_eq!(sum as i32, score.total(), "every point has its tiles");
            assert!(account.iter().all(|line| !line.tiles.is_empty()));
        }
    }
    let rare = (layouts / 200) as u32;
    assert!(scored.values().all(|&count| count > rare), "every part is put to the test: {scored:?}");
}

#[test]
fn scores_agree_with_plain_counting() {
    compare(4_000, 1);
}

/// The long run: `cargo test --release -p elemente --test oracle -- --ignored`.
#[test]
#[ignore = "a minute of plain counting"]
fn scores_agree_on_a_hundred_thousand_layouts() {
    compare(100_000, 2);
}

#[test]
fn free_places_and_loose_tiles_agree_with_plain_search() {
    let mut dice = Dice::new(Seed::from_number(3));
    for _ in 0..3_000 {
        let count = 1 + dice.below(12) as usize;
        let mut tiles = vec![Element::Fire; count];
        let laid = random_path(&mut tiles, &mut dice);
        let mut path = Path::default();
        for &(at, tile) in &laid {
            path.lay(at, tile);
        }
        let cells: Vec<Cube> = laid.iter().map(|(at, _)| cube(*at)).collect();
        let mut rim: Vec<Hex> = Vec::new();
        for r in -13..=13 {
            for q in -13..=13 {
                let at = Hex::new(q, r);
                let free = !cells.contains(&cube(at)) && cells.iter().any(|&cell| apart(cell, cube(at)) == 1);
                if free && apart(cube(at), (0, 0, 0)) <= 11 {
                    rim.push(at);
                }
            }
        }
        assert_eq!(path.rim().iter().collect::<Vec<_>>(), rim);
        assert_eq!(path.rim().len(), rim.len());
        for (nth, &at) in rim.iter().enumerate() {
            assert_eq!(path.rim().nth(nth), Some(at));
            assert!(path.rim().contains(at));
        }
        assert_eq!(path.rim().nth(rim.len()), None);
        let loose = path.loose();
        for (index, &at) in path.places().iter().enumerate() {
            let rest: Vec<Cube> = cells.iter().copied().filter(|&cell| cell != cube(at)).collect();
            assert_eq!(loose >> index & 1 == 1, groups(&rest).len() <= 1, "{at} of {laid:?}");
        }
    }
}

/// For small hands all arrangements can be tried: the planner must find the best.
#[test]
fn plans_for_small_hands_are_the_best_there_are() {
    let kit = Kit::own();
    for counts in
        [[2, 0, 0, 3], [0, 2, 3, 0], [2, 2, 1, 0], [0, 0, 5, 0], [4, 1, 0, 0], [1, 4, 0, 0], [0, 1, 0, 4]]
    {
        let hand = Tiles::of(counts);
        let plan = elemente::best_path(kit.points, &Path::default(), hand, elemente::PLAN_STEPS);
        assert_eq!(plan.path.tiles(), hand);
        assert!(plan.path.is_connected());
        let mut best = 0;
        let mut layout = Layout::default();
        every_path(&mut layout, &mut hand.iter().collect(), &mut |layout| {
            best = best.max(layout.water(&kit) + layout.fire(&kit) + layout.air(&kit) + layout.earth(&kit));
        });
        assert_eq!(plan.points, best, "{hand:?}");
    }
}

/// Lays the tiles in every way.
fn every_path(layout: &mut Layout, tiles: &mut Vec<Element>, visit: &mut impl FnMut(&Layout)) {
    let Some(tile) = tiles.pop() else { return visit(layout) };
    let steps = [(1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1)];
    let mut places: BTreeSet<Cube> = layout
        .tiles
        .keys()
        .flat_map(|&(a, b, c)| steps.map(|(x, y, z)| (a + x, b + y, c + z)))
        .filter(|cell| !layout.tiles.contains_key(cell))
        .collect();
    if layout.tiles.is_empty() {
        places.insert((0, 0, 0));
    }
    // Any of the tiles may come next: trees of one order reach every shape, but not every colouring of it.
    let mut kinds = tiles.clone();
    kinds.push(tile);
    kinds.sort_unstable();
    kinds.dedup();
    tiles.push(tile);
    for kind in kinds {
        let index = tiles.iter().position(|&other| other == kind).expect("it is there");
        let mut rest = tiles.clone();
        rest.swap_remove(index);
        for &place in &places {
            layout.tiles.insert(place, kind);
            every_path(layout, &mut rest.clone(), visit);
            layout.tiles.remove(&place);
        }
    }
}
