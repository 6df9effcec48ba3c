//! Players who think ahead.
//!
//! A [`Thinker`] first weighs all its moves one ply deep ([`crate::Greedy`] stops there), then searches:
//!
//! - Where two play, nothing is hidden and nothing rolled, and the game recognises positions ([`table::Transpositions`]),
//!   alpha-beta goes deeper level by level (`alpha_beta`).
//! - Everywhere else simulations grow a tree (`walk`): each imagines a whole world from the view, walks down by what
//!   earlier ones found, adds a node, and judges it with the game's evaluation. Nodes stand for what a seat has seen,
//!   so that hidden things, dice and secret decisions at the same time are all one (information-set tree search).
//!
//! Either way all the search knows comes from the view.
//!
//! Windows are answered at once: a single legal move costs no look at all, and the question whether to react a small
//! part of the budget (`Allowance::for_a_reaction`), on one tree.

mod alpha_beta;
mod memory;
mod settings;
mod tree;
mod walk;

pub use settings::{BadSetting, Settings};
pub(crate) use walk::Wants;

use crate::budget::Allowance;
use crate::weigh::{Judged, Question, Weighed, explain, fork, shares};
use crate::{Budget, Player, Suggestion};
use alpha_beta::AlphaBeta;
use std::thread;
use table::{Dice, Game, Seat, Seed, Viewer};
use tree::ROOT;
use walk::Walk;

/// A player who searches.
#[derive(Clone, Debug)]
pub struct Thinker {
    dice: Dice,
    budget: Budget,
    settings: Settings,
}

/// What came of thinking about a decision.
pub(crate) struct Verdict<G: Game> {
    /// In no order.
    pub(crate) judged: Vec<Judged<G::Move>>,
    pub(crate) world: G::State,
    /// How many simulations, or positions looked into, that took.
    pub(crate) effort: u64,
}

impl Thinker {
    /// A player with randomness of its own. Without any limit in the budget it would think for ever, so it takes one
    /// thousand iterations then.
    pub fn new(seed: Seed, mut budget: Budget, settings: Settings) -> Thinker {
        if budget.iterations.is_none() && budget.time.is_none() {
            budget.iterations = Some(1000);
        }
        Thinker { dice: Dice::new(seed), budget, settings }
    }

    /// Thinks about a decision.
    pub(crate) fn think<G: Game>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        few: usize,
        wants: Wants,
    ) -> Verdict<G> {
        let mut allowance = Allowance::new(&self.budget);
        let mut question = Question::of(game, view, seat, &mut self.dice);
        if question.is_settled() && wants == Wants::Best {
            let judged = question.moves.pop().map(|choice| Judged { choice, expected: 0.0, sure: 1.0 });
            return Verdict { judged: judged.into_iter().collect(), world: question.world, effort: 0 };
        }
        let reacts = question.may_pass(game, seat);
        if reacts {
            allowance = allowance.for_a_reaction();
        }
        let weighed = question.weigh(game, view, seat, self.settings.worlds, &mut allowance, &mut self.dice);
        if weighed.moves.len() <= 1 {
            let judged = weighed.moves.iter().map(|(choice, expected)| Judged {
                choice: choice.clone(),
                expected: *expected,
                sure: 1.0,
            });
            return Verdict { judged: judged.collect(), world: weighed.world, effort: 0 };
        }
        let open = game.seats() == 2
            && !weighed.uncertain
            && !game.hides(&weighed.world, Viewer::Seat(seat))
            && G::CAPABILITIES.transposition_key.is_some();
        if self.settings.alpha_beta && open {
            let mut search = AlphaBeta::new(game, allowance.clone());
            let lines = search.run(&weighed.world, seat, few);
            if !search.rolled() {
                let shares = shares(lines.iter().map(|line| line.value));
                let judged = lines.into_iter().zip(shares).map(|(line, sure)| Judged {
                    choice: line.choice,
                    expected: line.value.clamp(-1.0, 1.0),
                    sure,
                });
                return Verdict { judged: judged.collect(), world: weighed.world, effort: search.positions };
            }
        }
        let trees = if reacts { 1 } else { self.settings.trees.max(1) };
        self.grow(game, view, seat, weighed, &allowance, trees, wants)
    }

    /// Grows so many trees and adds up what they found.
    #[allow(clippy::too_many_arguments, reason = "all that is known of a decision")]
    fn grow<G: Game>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        weighed: Weighed<G>,
        allowance: &Allowance,
        count: u32,
        wants: Wants,
    ) -> Verdict<G> {
        let mut settings =
            self.settings.advised(G::CAPABILITIES.rounds.map_or(0, |(playout_limit, _)| playout_limit(game)));
        settings.closer &=
            G::CAPABILITIES.evaluate_closely.is_some_and(|closely| closely(game, &weighed.world).is_some());
        let allowance = allowance.clone().at_most(settings.limit(weighed.moves.len()));
        let seeds: Vec<Seed> = (0..count).map(|_| fork(&mut self.dice)).collect();
        let grow = |seed: &Seed| {
            let part = allowance.split(count.into());
            let mut walk = Walk::new(game, view, seat, &weighed, settings, Dice::new(*seed), part);
            walk.run(wants);
            let found: Vec<(u32, f32)> = walk
                .tree
                .node(ROOT)
                .edges
                .iter()
                .take(weighed.moves.len())
                .map(|edge| (edge.visits, edge.sum))
                .collect();
            (found, walk.simulations)
        };
        let grown = if count == 1 { vec![grow(&seeds[0])] } else { side_by_side(&seeds, &grow) };
        let effort = grown.iter().map(|(_, simulations)| simulations).sum();
        let all: u32 = grown.iter().flat_map(|(found, _)| found).map(|(visits, _)| visits).sum();
        let firsts = shares(weighed.moves.iter().map(|(_, first)| *first));
        let judge = |(place, (choice, first)): (usize, (G::Move, f32))| {
            let (visits, sum) = grown
                .iter()
                .fold((0, 0.0), |(visits, sum), (found, _)| (visits + found[place].0, sum + found[place].1));
            let expected = ((first + sum) / (visits + 1) as f32).clamp(-1.0, 1.0);
            // Without any simulation the first sight has to do.
            let sure = if all == 0 { firsts[place] } else { visits as f32 / all as f32 };
            Judged { choice, expected, sure }
        };
        let judged = weighed.moves.into_iter().enumerate().map(judge).collect();
        Verdict { judged, world: weighed.world, effort }
    }
}

/// Does a thing for each seed, on threads of their own where the system gives them; the results are in order.
fn side_by_side<T: Send>(seeds: &[Seed], thing: &(impl Fn(&Seed) -> T + Sync)) -> Vec<T> {
    thread::scope(|scope| {
        let helpers: Vec<_> = seeds
            .iter()
            .skip(1)
            .map(|seed| (seed, thread::Builder::new().spawn_scoped(scope, move || thing(seed))))
            .collect();
        let mut results = vec![thing(&seeds[0])];
        for (seed, helper) in helpers {
            results.push(match helper {
                Ok(helper) => helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                Err(_) => thing(seed),
            });
        }
        results
    })
}

impl<G: Game> Player<G> for Thinker {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let verdict = self.think(game, view, seat, 1, Wants::Best);
        let best = verdict.judged.into_iter().reduce(|best, next| {
            if (next.sure, next.expected) > (best.sure, best.expected) { next } else { best }
        });
        best.map(|judged| judged.choice)
    }

    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let verdict = self.think(game, view, seat, count, Wants::Values);
        explain(game, &verdict.world, seat, verdict.judged, count)
    }
}
