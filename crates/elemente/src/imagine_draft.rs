//! Which tiles may lie in hands and stacks that a viewer cannot see.
//!
//! Where the table does not remember, the viewer knows the common pile and what he holds: the rest lies anywhere.
//!
//! Where it remembers, he has also seen each stack whenever it came to him:
//!
//! ```text
//!   stack of seat 2, looked at by seat 0 in rounds 1 and 4 of a game of three
//!
//!   round    0    │ 1 │   2    3   │ 4 │   5 …
//!   kept by  2    │ 0 │   1    2   │ 0 │   1 …
//!            ↑      ↑     └─┬──┘     ↑     ↑
//!         one of   seen   these two  seen  one of what
//!     the unseen          are known,       was left
//!                         not in which
//!                         order
//! ```
//!
//! So the unknown picks fall into *groups*: a few places, and the tiles that must lie there in some order. When paths
//! are being built, the tiles that already lie narrow it further.

use crate::element::{Element, Tiles};
use crate::elemente::Elemente;
use crate::path::TILES;
use crate::state::{MOST_SEATS, State};
use crate::view::View;
use table::{Dice, Rules, Viewer};

/// Where a hidden tile may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Kept by this seat in this round.
    Kept(usize, usize),
    /// Among the tiles of this seat's hand.
    Hand(usize),
    /// In the stack in front of this seat.
    Stack(usize),
}

impl Place {
    fn owner(self) -> Option<usize> {
        match self {
            Place::Kept(seat, _) | Place::Hand(seat) => Some(seat),
            Place::Stack(_) => None,
        }
    }
}

/// Places, and the tiles that lie there in some order.
#[derive(Clone, Default, Debug)]
struct Group {
    places: Vec<Place>,
    tiles: Tiles,
}

/// All that is hidden of the draft.
pub(crate) struct Draft {
    groups: Vec<Group>,
    /// How many tiles of each element a player must have kept, since they lie on his path.
    needs: [Tiles; MOST_SEATS],
    viewer: Option<usize>,
}

impl Draft {
    pub(crate) fn of(game: &Elemente, view: &View, viewer: Viewer) -> Draft {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let start = |seat: usize| {
            view.players[seat].element.map_or(Tiles::default(), |element| game.kit().tableau(element).start)
        };
        let mut needs = [Tiles::default(); MOST_SEATS];
        for (seat, player) in view.players.iter().enumerate().take(MOST_SEATS) {
            let laid: Tiles = player.path.iter().map(|tile| tile.tile).collect();
            let (laid, start) = (laid.counts(), start(seat).counts());
            needs[seat] = Tiles::of(core::array::from_fn(|k| laid[k].saturating_sub(start[k])));
        }
        let groups = if game.options().remembers() {
            remembered(game, view, viewer)
        } else {
            vec![forgotten(game, view, viewer)]
        };
        Draft { groups, needs, viewer }
    }

    pub(crate) fn fill(&self, game: &Elemente, state: &mut State, dice: &mut Dice) {
        let mut search = Search::new(self);
        search.run(&mut Some(dice), &mut |_| true);
        let mut kept = [Tiles::default(); MOST_SEATS];
        for (place, tile) in search.places.iter().zip(&search.dealt) {
            match *place {
                Place::Kept(seat, round) => {
                    state.sides[seat].kept[round % TILES] = Some(*tile);
                    kept[seat].add(*tile);
                }
                Place::Hand(seat) => kept[seat].add(*tile),
                Place::Stack(seat) => state.sides[seat].stack.add(*tile),
            }
        }
        for (seat, side) in state.sides.iter_mut().enumerate().take(usize::from(game.seats())) {
            if Some(seat) != self.viewer {
                let start =
                    side.element.map_or(Tiles::default(), |element| game.kit().tableau(element).start);
                side.hand = start.plus(kept[seat]).minus(side.path.tiles()).unwrap_or_default();
            }
        }
    }

    /// These tiles lie in no hidden place.
    pub(crate) fn exclude(&mut self, tiles: Tiles) {
        for group in &mut self.groups {
            group.tiles = group.tiles.minus(tiles).unwrap_or(group.tiles);
        }
    }

    /// Is it certain what a seat kept in a round? Any tile of a group may lie at any of its places.
    pub(crate) fn tells_kept(&self, seat: usize, round: usize) -> bool {
        let holds = |group: &&Group| {
            group.places.iter().any(|&place| place == Place::Kept(seat, round) || place == Place::Hand(seat))
        };
        self.groups.iter().find(holds).is_some_and(|group| kinds(group.tiles) == 1)
    }

    /// Is there more than one way to deal them?
    pub(crate) fn varies(&self) -> bool {
        if self.groups.iter().flat_map(|group| &group.places).any(|place| matches!(place, Place::Hand(_))) {
            return self.forgotten_varies();
        }
        if self.others_need_nothing() {
            return self.groups.iter().any(|group| {
                kinds(group.tiles) > 1 && group.places.iter().any(|place| Some(place) != group.places.first())
            });
        }
        // With paths on the table no stack is left, so two deals found are two different ones.
        let mut deals = 0;
        Search::new(self).run(&mut None, &mut |_| {
            deals += 1;
            deals > 1
        })
    }

    /// One group: whatever no path needs can lie with anybody who has room.
    fn forgotten_varies(&self) -> bool {
        self.groups.iter().any(|group| {
            let mut spare = group.tiles;
            let mut room: Vec<(Place, u32)> = Vec::new();
            for &place in &group.places {
                match room.iter_mut().find(|(known, _)| *known == place) {
                    Some((_, count)) => *count += 1,
                    None => room.push((place, 1)),
                }
            }
            for (place, count) in &mut room {
                if let Place::Hand(seat) = *place {
                    let needs = self.needs[seat % MOST_SEATS];
                    spare = spare.minus(needs).unwrap_or_default();
                    *count = count.saturating_sub(needs.total());
                }
            }
            kinds(spare) > 1 && room.iter().filter(|(_, count)| *count > 0).count() > 1
        })
    }

    fn others_need_nothing(&self) -> bool {
        self.needs.iter().enumerate().all(|(seat, needs)| Some(seat) == self.viewer || needs.total() == 0)
    }
}

fn kinds(tiles: Tiles) -> usize {
    tiles.counts().iter().filter(|&&count| count > 0).count()
}

/// The table forgets: one group of everything that the viewer does not hold.
fn forgotten(game: &Elemente, view: &View, viewer: Option<usize>) -> Group {
    let rounds = usize::from(game.kit().rounds());
    let mut group = Group::default();
    for (seat, player) in view.players.iter().enumerate().take(MOST_SEATS) {
        if let Some(element) = player.element {
            group.tiles = group.tiles.plus(game.kit().tableau(element).pile);
        }
        if Some(seat) != viewer {
            let kept = rounds.saturating_sub(usize::from(player.stack_size));
            group.places.extend(core::iter::repeat_n(Place::Hand(seat), kept));
            group.places.extend(core::iter::repeat_n(Place::Stack(seat), usize::from(player.stack_size)));
        }
    }
    if let Some(player) = viewer.and_then(|seat| view.players.get(seat)) {
        let laid: Tiles = player.path.iter().map(|tile| tile.tile).collect();
        let all = player.hand.unwrap_or_default().plus(player.stack.unwrap_or_default()).plus(laid);
        let start = player.element.map_or(Tiles::default(), |element| game.kit().tableau(element).start);
        group.tiles = all.minus(start).and_then(|own| group.tiles.minus(own)).unwrap_or(group.tiles);
    }
    group
}

/// The table remembers: groups between the moments at which the viewer saw a stack.
fn remembered(game: &Elemente, view: &View, viewer: Option<usize>) -> Vec<Group> {
    let seats = view.players.len().clamp(1, MOST_SEATS);
    let rounds = usize::from(game.kit().rounds());
    let kept_count = |seat: usize| rounds.saturating_sub(usize::from(view.players[seat].stack_size));
    let now = (0..seats).map(kept_count).min().unwrap_or(0);
    let own_kept = |round: usize| viewer.and_then(|seat| view.players[seat].kept.get(round).copied());

    let mut groups = Vec::new();
    let mut unseen = Group::default();
    for element in view.players.iter().filter_map(|player| player.element) {
        unseen.tiles = unseen.tiles.plus(game.kit().tableau(element).pile);
    }
    for stack in 0..seats {
        let mut open: Vec<Place> = Vec::new();
        // What lay there when the viewer passed it on; `None` before he has seen it.
        let mut left: Option<Tiles> = None;
        for round in 0..rounds {
            let seat = (stack + round) % seats;
            if Some(seat) == viewer {
                let Some(&seen) = view.sightings.get(round) else { break };
                let places = core::mem::take(&mut open);
                match left {
                    None => {
                        unseen.tiles = unseen.tiles.minus(seen).unwrap_or_default();
                        unseen.places.extend(places);
                    }
                    Some(before) => {
                        let tiles = before.minus(seen).unwrap_or_default();
                        groups.push(Group { places, tiles });
                    }
                }
                let mut after = seen;
                if let Some(tile) = own_kept(round) {
                    after.take(tile);
                }
                left = Some(after);
            } else if kept_count(seat) > round {
                open.push(Place::Kept(seat, round));
            }
        }
        // Where the stack lies now; the viewer sees the one in front of himself.
        let holder = (stack + now.min(rounds.saturating_sub(1))) % seats;
        if Some(holder) != viewer || now == rounds {
            let size = if now == rounds { 0 } else { usize::from(view.players[holder].stack_size) };
            open.extend(core::iter::repeat_n(Place::Stack(holder), size));
            match left {
                None => unseen.places.extend(open),
                Some(tiles) => groups.push(Group { places: open, tiles }),
            }
        }
    }
    groups.push(unseen);
    groups.retain(|group| !group.places.is_empty());
    groups
}

/// A search for a deal: place by place, with a look ahead at what paths still need.
struct Search {
    places: Vec<Place>,
    group_of: Vec<usize>,
    left: Vec<[u8; 4]>,
    needs: [[u8; 4]; MOST_SEATS],
    /// How many places of each player are still open.
    open: [usize; MOST_SEATS],
    dealt: Vec<Element>,
}

impl Search {
    fn new(draft: &Draft) -> Search {
        let mut search = Search {
            places: Vec::new(),
            group_of: Vec::new(),
            left: Vec::new(),
            needs: draft.needs.map(Tiles::counts),
            open: [0; MOST_SEATS],
            dealt: Vec::new(),
        };
        if let Some(viewer) = draft.viewer.filter(|&seat| seat < MOST_SEATS) {
            search.needs[viewer] = [0; 4];
        }
        for (index, group) in draft.groups.iter().enumerate() {
            search.left.push(group.tiles.counts());
            for &place in &group.places {
                search.places.push(place);
                search.group_of.push(index);
                if let Some(owner) = place.owner() {
                    search.open[owner % MOST_SEATS] += 1;
                }
            }
        }
        search
    }

    /// Deals on from here; `found` says whether to stop. With dice the order of trying is random.
    fn run(&mut self, dice: &mut Option<&mut Dice>, found: &mut impl FnMut(&Search) -> bool) -> bool {
        let at = self.dealt.len();
        if at == self.places.len() {
            return found(self);
        }
        let group = self.group_of[at];
        let owner = self.places[at].owner().map(|seat| seat % MOST_SEATS);
        let mut tried = [false; 4];
        loop {
            // A tile of the group that was not tried here, each with the same chance.
            let counts: [u8; 4] = core::array::from_fn(|k| if tried[k] { 0 } else { self.left[group][k] });
            let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
            if total == 0 {
                return false;
            }
            let mut nth = dice.as_mut().map_or(0, |dice| dice.below(total));
            let mut kind = 0;
            while nth >= u32::from(counts[kind]) {
                nth -= u32::from(counts[kind]);
                kind += 1;
            }
            tried[kind] = true;
            self.left[group][kind] -= 1;
            let needed = owner.is_some_and(|seat| self.needs[seat][kind] > 0);
            if let Some(seat) = owner {
                self.open[seat] -= 1;
                self.needs[seat][kind] -= u8::from(needed);
            }
            self.dealt.push(Element::ALL[kind]);
            if self.feasible() && self.run(dice, found) {
                return true;
            }
            self.dealt.pop();
            if let Some(seat) = owner {
                self.open[seat] += 1;
                self.needs[seat][kind] += u8::from(needed);
            }
            self.left[group][kind] += 1;
        }
    }

    /// Can every path still get what lies on it?
    fn feasible(&self) -> bool {
        let per_player = (0..MOST_SEATS).all(|seat| {
            self.needs[seat].iter().map(|&need| usize::from(need)).sum::<usize>() <= self.open[seat]
        });
        per_player
            && (0..4).all(|kind| {
                let needed: usize = self.needs.iter().map(|needs| usize::from(needs[kind])).sum();
                needed <= self.left.iter().map(|left| usize::from(left[kind])).sum()
            })
    }
}
