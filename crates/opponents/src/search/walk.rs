//! Simulations: from the root down the tree, a judgement at the end, and back.

use super::settings::Settings;
use super::tree::{Node, NodeId, ROOT, Tree};
use crate::budget::Allowance;
use crate::playout::{playout, quick};
use crate::weigh::{HANDFUL, Weighed, fork, representatives, values, values_closely};
use rand_pcg::Pcg64Mcg;
use table::{Dice, Game, MAX_SEATS, Quiet, Seat, Seats, Seed, Values, Viewer};

/// After so many simulations it is asked whether the decision stands.
const PAUSE: u64 = 16;

/// What somebody wants to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    /// The best move alone.
    Best,
    /// What every move is worth.
    Values,
}

/// No simulation walks further down the tree.
const DEEPEST: usize = 128;

/// A tree that grows by simulations of what may come of a seat's decision.
pub(super) struct Walk<'w, G: Game> {
    game: &'w G,
    view: &'w G::View,
    seat: Seat,
    settings: Settings,
    pub(super) tree: Tree<G::Move>,
    dice: Dice,
    allowance: Allowance,
    /// From which the luck of all simulations follows.
    seed: u64,
    /// How many edges of the root are the thinker's own.
    own: usize,
    /// The only world there is, where nothing is hidden.
    only: Option<G::State>,
    /// How many simulations came to their end.
    pub(super) simulations: u64,
    /// For playouts.
    lots: Pcg64Mcg,
    // Kept between simulations to spare allocations.
    path: Vec<(NodeId, usize, Seat)>,
    listed: Vec<G::Move>,
    legal: Vec<usize>,
    values: Vec<f32>,
}

impl<'w, G: Game> Walk<'w, G> {
    /// A tree whose root knows the moves by their first sight.
    pub(super) fn new(
        game: &'w G,
        view: &'w G::View,
        seat: Seat,
        weighed: &Weighed<G>,
        settings: Settings,
        mut dice: Dice,
        allowance: Allowance,
    ) -> Walk<'w, G> {
        let seed = u64::from(dice.below(1 << 31)) << 32 | u64::from(dice.below(1 << 31));
        let mut tree = Tree::new();
        for (choice, first) in &weighed.moves {
            let first = if settings.playouts { 0.0 } else { *first };
            tree.add(ROOT, seat, choice.clone(), first, settings.temperature);
        }
        let open = !game.hides(&weighed.world, Viewer::Seat(seat));
        // Whoever decides at the same time would find edges at the root that are not his.
        tree.node_mut(ROOT).settled = open && game.waiting(&weighed.world).len() == 1;
        Walk {
            game,
            view,
            seat,
            settings,
            tree,
            dice,
            allowance: allowance.begun_now(),
            seed,
            own: weighed.moves.len(),
            only: open.then(|| weighed.world.clone()),
            simulations: 0,
            lots: quick(seed),
            path: Vec::new(),
            listed: Vec::new(),
            legal: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Simulates until the allowance is spent; whoever only wants the best move need not wait once no other can catch
    /// up with it.
    pub(super) fn run(&mut self, wants: Wants) {
        while self.allowance.take() && self.simulate().is_some() {
            self.simulations += 1;
            if wants == Wants::Best && self.simulations.is_multiple_of(PAUSE) && self.is_decided() {
                break;
            }
        }
    }

    /// Is the most visited move ahead by more simulations than can still be made?
    fn is_decided(&self) -> bool {
        let (mut most, mut next) = (0, 0);
        for edge in &self.tree.node(ROOT).edges[..self.own] {
            if edge.visits > most {
                (most, next) = (edge.visits, most);
            } else {
                next = next.max(edge.visits);
            }
        }
        u64::from(most - next) > self.allowance.outlook(self.simulations)
    }

    /// One simulation; `None` if time ran out on the way, in which case nothing is learnt from it.
    fn simulate(&mut self) -> Option<()> {
        let mut at = [ROOT; MAX_SEATS as usize];
        if self.settings.same_luck {
            // By law the moves at the root are the same in every world, so one can be chosen before there is a world.
            let first = self.best(self.tree.node(ROOT), || 0..self.own)?;
            self.dice = Dice::new(self.luck(self.tree.node(ROOT).edges[first].visits));
        }
        let mut state = match &self.only {
            Some(world) => world.clone(),
            None => self.game.imagine(self.view, Viewer::Seat(self.seat), &mut self.dice),
        };
        // What is fixed at the root stays fixed until dice are rolled.
        let rolled = self.dice.drawn();
        self.path.clear();
        let rewards = loop {
            let waiting = self.game.waiting(&state);
            let Some(seat) = self.asked(waiting) else {
                break self.judge(&state);
            };
            if self.path.len() >= DEEPEST {
                break self.judge(&state);
            }
            let node = at[seat.index()];
            if self.settings.late && node != ROOT && !self.tree.node(node).met {
                self.tree.node_mut(node).met = true;
                break self.judge(&state);
            }
            let settled = self.only.is_some() && waiting.len() == 1 && self.dice.drawn() == rolled;
            let fresh = self.open(node, &state, seat, settled)?;
            let edge = self.select(node, seat, settled)?;
            if fresh {
                break self.play_on(&mut state, seat, node, edge)?;
            }
            let choice = self.tree.node(node).edges[edge].choice.clone();
            self.path.push((node, edge, seat));
            let _ = self.game.apply(&mut state, seat, &choice, &mut self.dice, &mut Quiet);
            self.step(&mut at, &state, seat, waiting, node, edge, &choice);
        };
        for &(node, edge, seat) in &self.path {
            let edge = &mut self.tree.node_mut(node).edges[edge];
            edge.visits += 1;
            edge.sum += rewards[seat.index()];
        }
        Some(())
    }

    /// The luck of the n-th simulation of a move.
    fn luck(&self, visit: u32) -> Seed {
        Seed::from_number(self.seed ^ u64::from(visit).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Whose decision is simulated next: the thinker's own first, so that it never waits for others who decide at the
    /// same time.
    #[inline]
    fn asked(&self, waiting: Seats) -> Option<Seat> {
        if waiting.contains(self.seat) { Some(self.seat) } else { waiting.first() }
    }

    /// Everybody who sees the move goes on to the node behind it. While several seats decide at the same time nobody
    /// sees what the others do, so that no decision can lean on a secret one.
    #[allow(clippy::too_many_arguments, reason = "all that is known of a ply")]
    fn step(
        &mut self,
        at: &mut [NodeId; MAX_SEATS as usize],
        state: &G::State,
        mover: Seat,
        waiting: Seats,
        node: NodeId,
        edge: usize,
        choice: &G::Move,
    ) {
        if waiting.len() > 1 {
            at[mover.index()] = self.tree.behind(node, edge, self.observation_key(state, mover));
            return;
        }
        for seat in Seat::all(self.game.seats()) {
            let own = &mut at[seat.index()];
            let edge = if *own == node {
                edge
            } else {
                // This seat saw other things before, and stands elsewhere.
                self.tree.find(*own, mover, choice, 0).unwrap_or_else(|| {
                    self.tree.add(*own, mover, choice.clone(), 0.0, self.settings.temperature);
                    self.tree.node(*own).edges.len() - 1
                })
            };
            *own = self.tree.behind(*own, edge, self.observation_key(state, seat));
        }
    }

    fn observation_key(&self, state: &G::State, seat: Seat) -> u64 {
        match G::CAPABILITIES.observation_key {
            Some(observation_key) if self.settings.observations => observation_key(self.game, state, seat),
            _ => 0,
        }
    }

    /// Lists the legal moves at a node as edges, making those that are new; says whether the seat had none before.
    fn open(&mut self, node: NodeId, state: &G::State, seat: Seat, settled: bool) -> Option<bool> {
        if settled && self.tree.node(node).settled {
            return Some(false);
        }
        self.listed.clear();
        self.game.moves(state, seat, &mut self.listed);
        representatives(self.game, state, seat, &mut self.listed);
        self.legal.clear();
        let fresh = self.tree.node(node).edges.is_empty();
        let mut from = 0;
        let mut unknown = 0;
        for place in 0..self.listed.len() {
            let found = if fresh { None } else { self.tree.find(node, seat, &self.listed[place], from) };
            if let Some(edge) = found {
                self.legal.push(edge);
                from = edge + 1;
            } else {
                self.listed.swap(unknown, place);
                unknown += 1;
            }
        }
        let nothing_known = self.legal.is_empty();
        if unknown > 0 {
            if self.settings.playouts {
                self.values.clear();
                self.values.resize(unknown, 0.0);
            } else {
                self.evaluate_moves(state, seat, unknown)?;
            }
            for place in 0..unknown {
                let first = self.values[place];
                self.tree.add(node, seat, self.listed[place].clone(), first, self.settings.temperature);
                self.legal.push(self.tree.node(node).edges.len() - 1);
            }
        }
        self.tree.node_mut(node).settled = settled;
        Some(nothing_known)
    }

    /// The edge that promises most, or is tried too little (PUCT with the first sight as prior).
    fn select(&self, id: NodeId, seat: Seat, settled: bool) -> Option<usize> {
        let node: &Node<G::Move> = self.tree.node(id);
        if settled && node.settled {
            self.best(node, || (0..node.edges.len()).filter(|&edge| node.edges[edge].seat == seat))
        } else {
            self.best(node, || self.legal.iter().copied())
        }
    }

    fn best<I: Iterator<Item = usize>>(&self, node: &Node<G::Move>, legal: impl Fn() -> I) -> Option<usize> {
        let (mut priors, mut visits) = (0.0f32, 0u32);
        for edge in legal() {
            priors += node.edges[edge].prior;
            visits += node.edges[edge].visits;
        }
        let urge = self.settings.explore * ((visits + 1) as f32).sqrt() / priors.max(f32::MIN_POSITIVE);
        let mut best: Option<(f32, usize)> = None;
        for place in legal() {
            let edge = &node.edges[place];
            let score = edge.mean() + urge * edge.prior / (edge.visits + 1) as f32;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// What a state is worth to everybody.
    fn judge(&self, state: &G::State) -> Values {
        if self.settings.closer { values_closely(self.game, state) } else { values(self.game, state) }
    }

    /// Leaves the tree with the best edge of a new node, plays on for a few plies, as far as a quiet moment, and judges.
    fn play_on(&mut self, state: &mut G::State, seat: Seat, node: NodeId, edge: usize) -> Option<Values> {
        let edge = &self.tree.node(node).edges[edge];
        if self.settings.playouts {
            let choice = edge.choice.clone();
            let _ = self.game.apply(state, seat, &choice, &mut self.dice, &mut Quiet);
            playout(self.game, state, &mut self.dice, &mut self.lots);
            return Some(self.judge(state));
        }
        let ahead = self.settings.ahead.unwrap_or_default();
        if ahead == 0 && self.game.seats() == 2 && !self.settings.closer {
            let mut rewards = Values::default();
            rewards[seat.index()] = edge.first;
            rewards[1 - seat.index()] = -edge.first;
            return Some(rewards);
        }
        let choice = edge.choice.clone();
        let rounds = G::CAPABILITIES.rounds;
        let phase = rounds.map(|(_, phase)| phase(self.game, state));
        let _ = self.game.apply(state, seat, &choice, &mut self.dice, &mut Quiet);
        for _ in 0..ahead {
            if rounds.map(|(_, phase)| phase(self.game, state)) != phase {
                break;
            }
            let Some(seat) = self.asked(self.game.waiting(state)) else { break };
            let Some(choice) = self.quick_choice(state, seat)? else { break };
            let _ = self.game.apply(state, seat, &choice, &mut self.dice, &mut Quiet);
        }
        Some(self.judge(state))
    }

    /// The move that looks best right after it; `None` if time ran out.
    #[allow(clippy::option_option, reason = "out of time and out of moves are different things")]
    fn quick_choice(&mut self, state: &G::State, seat: Seat) -> Option<Option<G::Move>> {
        self.listed.clear();
        self.game.moves(state, seat, &mut self.listed);
        representatives(self.game, state, seat, &mut self.listed);
        self.evaluate_moves(state, seat, self.listed.len())?;
        let mut best: Option<(f32, usize)> = None;
        for (place, &worth) in self.values.iter().enumerate() {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, place));
            }
        }
        Some(best.map(|(_, place)| self.listed.swap_remove(place)))
    }

    /// The first sight of so many of the listed moves; `None` if time ran out.
    fn evaluate_moves(&mut self, state: &G::State, seat: Seat, count: usize) -> Option<()> {
        // Luck of its own each time: the search must not get used to one future.
        let luck = Dice::new(fork(&mut self.dice));
        self.values.clear();
        for first in (0..count).step_by(HANDFUL) {
            if self.allowance.is_over() {
                return None;
            }
            let some = &self.listed[first..count.min(first + HANDFUL)];
            self.game.evaluate_moves(state, seat, some, &luck, &mut self.values);
        }
        Some(())
    }
}
