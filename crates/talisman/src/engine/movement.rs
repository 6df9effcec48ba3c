//! Moving: how far, whereto, and what is in the way (TB-7 to TB-14).

use super::Run;
use super::reaction::Occasion;
use crate::event::Event;
use crate::language::{LinkEntry, Moment, Permission, Prohibition, Region, SpaceId, TextId, Way, Where};
use crate::state::{Frame, Phase, State};
use crate::talisman::Talisman;
use table::{Log, Seat};

impl Talisman {
    /// Where a move of so many spaces may lead: along the ring either way, and over a bridge or to the Portal where one is
    /// passed.
    pub(crate) fn reachable(&self, state: &State, seat: Seat, steps: i8) -> Vec<SpaceId> {
        let from = state.side(seat).space;
        let mut found = Vec::new();
        let mut add = |space: SpaceId| {
            if !found.contains(&space) {
                found.push(space);
            }
        };
        if steps <= 0 {
            return found;
        }
        add(from.along(steps));
        add(from.along(-steps));
        for link in self.kit().links() {
            for (near, far, inward) in [(link.from, link.to, true), (link.to, link.from, false)] {
                if near.region() != from.region() || from.region() == Region::Inner {
                    continue;
                }
                for way in [1, -1] {
                    let Some(rest) =
                        (0..steps).find(|step| from.along(way * step) == near).map(|step| steps - step - 1)
                    else {
                        continue;
                    };
                    if link.gate {
                        if inward && !self.forbidden(state, seat, &Prohibition::Portal, |_| true) {
                            add(far);
                        }
                    } else if rest == 0 {
                        add(far);
                    } else {
                        // Into another Region the direction is chosen anew (TB-7).
                        add(far.along(rest));
                        add(far.along(-rest));
                    }
                }
            }
        }
        found
    }

    /// Where one may go from a space of the Inner Region (TB-12): outward always, inward when its task is done.
    pub(crate) fn inner_steps(&self, state: &State, seat: Seat) -> Vec<SpaceId> {
        let side = state.side(seat);
        let here = side.space;
        let mut steps = vec![here.along(1), here.along(-1)];
        for link in self.kit().links() {
            if link.to == here {
                steps.push(link.from);
            }
            if link.from == here {
                steps.push(link.to);
            }
        }
        steps.retain(|to| {
            let inward = depth(*to) > depth(here);
            *to != here && (!inward || side.task == 0) && self.may_enter(state, seat, *to)
        });
        steps
    }

    /// Whoever has no Talisman does not enter the Valley of Fire (TB-40).
    pub(crate) fn may_enter(&self, state: &State, seat: Seat, to: SpaceId) -> bool {
        let valley = self.kit().links().iter().any(|link| link.from == to && link.to == SpaceId::CROWN);
        !valley
            || state.side(seat).space == SpaceId::CROWN
            || self.allowed(state, seat, &Permission::Valley, |_| true)
    }

    /// The way between Regions that leads from one space to another one's Region.
    pub(crate) fn link_to(&self, from: SpaceId, to: SpaceId) -> Option<(&LinkEntry, bool)> {
        if to == SpaceId::CROWN || from == SpaceId::CROWN || from.region() == to.region() {
            return None;
        }
        self.kit().links().iter().find_map(|link| {
            if link.from.region() == from.region() && link.to.region() == to.region() {
                Some((link, true))
            } else if link.to.region() == from.region() && link.from.region() == to.region() {
                Some((link, false))
            } else {
                None
            }
        })
    }

    /// Puts a figure on a space; what was begun on the old one is over.
    pub(super) fn put_figure<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, to: SpaceId) {
        let side = run.state.side_mut(seat);
        if side.space != to {
            (side.task, side.offer) = (0, TextId(0));
            side.enslaved = false;
        }
        side.space = to;
        run.changed();
        if to == SpaceId::CROWN {
            self.reach_crown(run, seat);
        }
    }

    /// The Storm River was crossed (Poltergeist).
    pub(super) fn cross_river<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        self.fire(run, seat, &Occasion::of(Moment::Crossed, seat));
    }

    /// Where the step `Go` may lead.
    pub(crate) fn destinations(&self, state: &State, seat: Seat, to: &Where) -> Vec<SpaceId> {
        let here = state.side(seat).space;
        let mut spaces: Vec<SpaceId> = match to {
            Where::Id(space) => vec![*space],
            Where::Region => SpaceId::of_region(here.region())
                .filter(|space| *space != here && *space != SpaceId::CROWN)
                .collect(),
            Where::Outer => SpaceId::of_region(Region::Outer).filter(|space| *space != here).collect(),
            Where::Like => {
                let key = &self.kit().space(here).key;
                SpaceId::of_region(here.region())
                    .filter(|space| *space != here && self.kit().space(*space).key == *key)
                    .collect()
            }
            Where::Opposite => self.kit().opposite(here).collect(),
        };
        spaces.retain(|space| self.may_enter(state, seat, *space));
        spaces.dedup();
        spaces
    }

    /// The step `Go`: nobody leaves the Crown (TB-42).
    pub(super) fn go<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        to: &Where,
        way: Way,
        quiet: bool,
    ) {
        let seat = top.me;
        let from = run.state.side(seat).space;
        if top.stage == 0 {
            let spaces = self.destinations(run.state, seat, to);
            match spaces[..] {
                _ if from == SpaceId::CROWN => self.next_step(run),
                [] => self.next_step(run),
                [only] => {
                    let frame = run.frame();
                    (frame.with, frame.stage) = (only.index() as u16, 1);
                }
                _ => run.ask(seat),
            }
            return;
        }
        self.next_step(run);
        let Some(space) = SpaceId::new(top.with as u8) else { return };
        self.put_figure(run, seat, space);
        run.tell(|| Event::Moved { seat, to: space });
        let own = run.state.active() == seat;
        if own && !quiet {
            match run.state.turn.phase {
                Phase::Encounter | Phase::End => run.state.turn.relocated = true,
                Phase::Start | Phase::Move | Phase::Setup => run.state.turn.relocated = true,
            }
        }
        if way == Way::Boat && from.region() != space.region() {
            self.cross_river(run, seat);
        }
    }
}

/// How far inside a space lies: the Crown innermost.
const fn depth(space: SpaceId) -> u8 {
    match space.region() {
        Region::Outer => 0,
        Region::Middle => 1,
        Region::Inner => {
            if space.index() == SpaceId::CROWN.index() {
                return 10;
            }
            let along = space.index() as u8 - SpaceId::inner(0).index() as u8;
            2 + if along <= 4 { along } else { 8 - along }
        }
    }
}
