//! What reports on many matches tell: closed networks, and how large they are.

use crate::{Colour, FairyTrails, State};
use table::{Measure, Measured};

impl Measured for FairyTrails {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let networks = Colour::BOTH.into_iter().flat_map(|colour| state.board.facts(colour));
        let closed = networks.filter(|network| network.open == 0 && network.huts > 0);
        let huts: Vec<i64> = closed.map(|network| network.huts.into()).collect();
        vec![
            Measure::new("closed", huts.len() as i64),
            Measure::new("largest", huts.iter().copied().max().unwrap_or(0)),
        ]
    }
}
