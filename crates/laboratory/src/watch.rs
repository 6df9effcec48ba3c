//! What any game can be asked while it is played: how wide, how forced, how tense it was.
//!
//! Everything is measured through the contract, so it works for every game; what only one game knows it declares
//! itself ([`table::Measured`]). Each match gives one whole number a metric.

use opponents::Onlooker;
use table::{Game, Measure, Seat};

/// What is measured in every game with at least two seats; the first three in solo games, too.
pub const METRICS: [&str; 8] =
    ["branching", "widest", "forced", "lead-changes", "point-lead-changes", "drama", "comeback", "settled"];

/// Looks on in a match and measures it.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    choices: u64,
    decisions: u64,
    forced: u64,
    widest: u64,
    /// For each decision what every seat could expect, in thousandths.
    hopes: Vec<Vec<i16>>,
    /// Who led by points, alone, at the latest decision where anybody did.
    points_leader: Option<usize>,
    points_changes: i64,
    measures: Vec<Measure>,
}

/// Leads smaller than this are none, in thousandths of the way from equal to won.
const LEAD: i16 = 20;

impl Watch {
    /// What was measured in the match that has ended; an empty list before.
    pub fn measures(&self) -> &[Measure] {
        &self.measures
    }

    fn conclude<G: Game>(&mut self, game: &G, state: &G::State) {
        let per_thousand = |part: u64, whole: u64| (part * 1000 / whole.max(1)) as i64;
        let mut list = vec![
            Measure::per_thousand("branching", per_thousand(self.choices, self.decisions)),
            Measure::new("widest", self.widest as i64),
            Measure::per_thousand("forced", per_thousand(self.forced, self.decisions)),
        ];
        let sole = |hopes: &[i16]| {
            let best = hopes.iter().copied().max()?;
            let second_best = |&(_, hope): &(usize, &i16)| *hope > best - LEAD;
            let mut leaders = hopes.iter().enumerate().filter(second_best);
            let leader = leaders.next().map(|(seat, _)| seat);
            if leaders.next().is_some() { None } else { leader }
        };
        if game.seats() > 1 {
            let leaders: Vec<usize> = self.hopes.iter().filter_map(|hopes| sole(hopes)).collect();
            let changes = leaders.windows(2).filter(|pair| pair[0] != pair[1]).count();
            list.push(Measure::new("lead-changes", changes as i64));
            list.push(Measure::new("point-lead-changes", self.points_changes));
            let winners = game.outcome(state).map(|outcome| outcome.winners).unwrap_or_default();
            if let (Some(winner), 1) = (winners.first(), winners.len()) {
                self.tension(winner.index(), sole, &mut list);
            }
        }
        list.extend(G::CAPABILITIES.measures.map_or_else(Vec::new, |measures| measures(game, state)));
        self.measures = list;
    }

    /// How the later winner fared on the way.
    fn tension(&self, winner: usize, leader: impl Fn(&[i16]) -> Option<usize>, list: &mut Vec<Measure>) {
        let plies = self.hopes.len();
        let hope = |hopes: &Vec<i16>| i64::from(hopes.get(winner).copied().unwrap_or(0));
        let worst = self.hopes.iter().map(hope).min().unwrap_or(0);
        list.push(Measure::per_thousand("drama", (-worst).max(0)));
        let half = self.hopes.get(plies / 2).and_then(|hopes| leader(hopes));
        list.push(Measure::per_thousand(
            "comeback",
            if half.is_some_and(|seat| seat != winner) { 1000 } else { 0 },
        ));
        let doubt =
            self.hopes.iter().rposition(|hopes| leader(hopes) != Some(winner)).map_or(0, |ply| ply + 1);
        list.push(Measure::per_thousand("settled", (doubt * 1000 / plies.max(1)) as i64));
    }
}

impl<G: Game> Onlooker<G> for Watch {
    fn decides(&mut self, game: &G, state: &G::State, seat: Seat) {
        let choices = game.move_count(state, seat) as u64;
        self.decisions += 1;
        self.choices += choices;
        self.forced += u64::from(choices == 1);
        self.widest = self.widest.max(choices);
        if game.seats() > 1 {
            let values = game.evaluate(state);
            let hope = |seat: Seat| (values[seat.index()].clamp(-1.0, 1.0) * 1000.0) as i16;
            self.hopes.push(Seat::all(game.seats()).map(hope).collect());
            let totals: Vec<i32> = game.scores(state).iter().map(table::Score::total).collect();
            let best = totals.iter().copied().max().unwrap_or(0);
            let mut leaders = totals.iter().enumerate().filter(|(_, total)| **total == best);
            if let (Some((leader, _)), None) = (leaders.next(), leaders.next()) {
                self.points_changes += i64::from(self.points_leader.is_some_and(|before| before != leader));
                self.points_leader = Some(leader);
            }
        }
    }

    fn ended(&mut self, game: &G, state: &G::State) {
        self.conclude(game, state);
    }
}
