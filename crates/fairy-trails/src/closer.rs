//! The closer evaluation of a position of two: more facts than the evaluation of every move asks for, and each of them
//! weighed by how far the match has come.
//!
//! That one has to judge some hundred layings for every decision of a search; this is asked once a simulation, so it may
//! take its time. What it adds: networks are told apart by up to six places that they lack; a network of nine huts
//! need not be worth three networks of three; huts for which no stone is left count nothing; and whether what is within
//! reach is enough to win. The weights come from matches of searches, not of greedy players:
//!
//! ```text
//! cargo run --release -p fairy-trails --example fit -- closer
//! ```

use crate::weights::weigh;
use crate::{CardSet, Colour, FairyTrails, STONES, State};
use std::sync::LazyLock;
use table::{CloserEvaluation, Seat, Values, Weights};

/// How many facts there are about each side.
const SIDE_FACTS: usize = 32;
const CLOSER_FACTS: usize = 3 + 2 * SIDE_FACTS;
/// How many weights there are: for each fact one for the beginning of a match, and one for its end.
pub const CLOSER_WEIGHTS: usize = 2 * CLOSER_FACTS;

/// Networks that lack so many places, or more, are all alike.
const FAR: usize = 6;
/// Within how many places huts are counted as far as stones are left for them.
const REACHES: [usize; 5] = [1, 2, 3, 5, FAR];

impl FairyTrails {
    /// What the closer evaluation of a match of two looks at, from the side of who lays the next card, once for the beginning of a
    /// match and once for its end.
    pub fn closer_facts(&self, state: &State) -> (Seat, [f32; CLOSER_WEIGHTS]) {
        let next = state.lays_next();
        let sides = [Colour::of(next), Colour::of(next).other()];
        let left = sides.map(|colour| f32::from(STONES - self.due(state, colour)));
        let near = |left: f32| 10.0 / (left + 2.0);
        let mut facts = [0.0; CLOSER_FACTS];
        facts[..3].copy_from_slice(&[1.0, left[1] - left[0], near(left[0]) - near(left[1])]);
        for (side, colour) in sides.into_iter().enumerate() {
            let from = 3 + side * SIDE_FACTS;
            facts[from..from + SIDE_FACTS].copy_from_slice(&self.side_facts(state, colour, left[side]));
        }
        let early = left[0].min(left[1]) / f32::from(STONES);
        let mut tapered = [0.0; CLOSER_WEIGHTS];
        for (fact, value) in facts.into_iter().enumerate() {
            tapered[fact] = value * early;
            tapered[CLOSER_FACTS + fact] = value * (1.0 - early);
        }
        (next, tapered)
    }

    /// What there is to see of one colour that has so many stones left.
    fn side_facts(&self, state: &State, colour: Colour, left: f32) -> [f32; SIDE_FACTS] {
        let mut hand = CardSet::default();
        state.hand(colour.seat()).iter().for_each(|&card| hand.insert(card));
        let share = 1.0 / state.pile.len().max(1) as f32;
        let (mut roots, mut huts, mut networks, mut bare) =
            ([0.0f32; FAR], [0.0f32; FAR], [0.0f32; FAR], [0.0f32; 3]);
        let (mut soon, mut now) = (0.0f32, 0.0f32);
        for (network, gaps) in state.board.gaps(colour) {
            let places = usize::from(gaps.places).clamp(1, FAR);
            if network.huts == 0 {
                bare[places.min(3) - 1] += 1.0;
                continue;
            }
            let count = f32::from(network.huts);
            roots[places - 1] += count.sqrt();
            huts[places - 1] += count;
            networks[places - 1] += 1.0;
            if places == 1 {
                let closers = self.deck().closers(colour, gaps.edges);
                soon += count * closers.common(state.pile).len() as f32 * share;
                if !closers.common(hand).is_empty() {
                    now = now.max(count);
                }
            }
        }
        let within = |places: usize| huts[..places].iter().sum::<f32>();
        let enough = |stones: f32| if stones >= left { 1.0 } else { 0.0 };
        let mut facts = [0.0; SIDE_FACTS];
        let all = roots.into_iter().chain(huts).chain(networks).chain(bare);
        let all = all.chain([soon, now.min(left)]).chain(REACHES.map(|places| within(places).min(left)));
        let all = all.chain([enough(now), enough(within(1)), enough(within(2)), enough(within(3))]);
        facts.iter_mut().zip(all).for_each(|(fact, value)| *fact = value);
        facts
    }
}

/// The names of the weights in `data/closer.txt`.
pub fn closer_names() -> impl Iterator<Item = String> {
    let counted = |name: &'static str, count: usize| (1..=count).map(move |place| format!("{name}-{place}"));
    let side = move || {
        let counts = counted("roots", FAR).chain(counted("huts", FAR)).chain(counted("networks", FAR));
        let counts = counts.chain(counted("bare", 3)).chain(["soon", "now"].map(str::to_owned));
        let counts = counts.chain(REACHES.map(|places| format!("reach-{places}")));
        counts.chain(["win-now", "win-1", "win-2", "win-3"].map(str::to_owned))
    };
    ["early", "late"].into_iter().flat_map(move |stage| {
        let both = ["turn", "lead", "nearness"].map(str::to_owned).into_iter();
        let facts = both.chain(side()).chain(side().map(|name| format!("their-{name}")));
        facts.map(move |name| format!("{stage}-{name}"))
    })
}

impl CloserEvaluation for FairyTrails {
    /// Alone the first evaluation tells all.
    fn evaluate_closely(&self, state: &State) -> Option<Values> {
        let open_play = || {
            let (next, facts) = self.closer_facts(state);
            (next, weigh(&facts, weights()))
        };
        (!self.is_solo()).then(|| self.values(state, open_play))
    }
}

fn weights() -> &'static [f32; CLOSER_WEIGHTS] {
    static WEIGHTS: LazyLock<[f32; CLOSER_WEIGHTS]> = LazyLock::new(|| {
        let weights =
            Weights::read(include_str!("../data/closer.txt")).expect("the game's own weights are sound");
        let mut names = closer_names();
        core::array::from_fn(|_| {
            let name = names.next().unwrap_or_default();
            weights.get(&name).unwrap_or_else(|| panic!("the game's own weights lack {name}"))
        })
    });
    &WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use table::{Dice, Rules, Seed, Setup};

    /// On the start card each colour has two underpasses, one of them with a hut (FT-C4).
    #[test]
    fn the_start_card_is_seen_as_it_is() {
        let game = FairyTrails::open(Setup::new(2, Options::default())).unwrap();
        let state = game.deal(&mut Dice::new(Seed::from_number(1)));
        let (next, facts) = game.closer_facts(&state);
        assert_eq!(next, state.turn());
        let seen: Vec<(String, f32)> = closer_names().zip(facts).filter(|(_, fact)| *fact != 0.0).collect();
        let mut expected = vec!["early-turn".to_owned()];
        for side in ["early-", "early-their-"] {
            let facts =
                ["roots-2", "huts-2", "networks-2", "bare-2", "reach-2", "reach-3", "reach-5", "reach-6"];
            expected.extend(facts.map(|fact| format!("{side}{fact}")));
        }
        assert_eq!(seen, expected.into_iter().map(|name| (name, 1.0)).collect::<Vec<_>>());
    }

    #[test]
    fn the_file_has_a_weight_for_every_fact_and_no_other() {
        let weights = Weights::read(include_str!("../data/closer.txt")).unwrap();
        let names: Vec<String> = closer_names().collect();
        assert_eq!(names.len(), CLOSER_WEIGHTS);
        assert!(weights.iter().map(|(name, _)| name).eq(names.iter().map(String::as_str)));
    }
}
