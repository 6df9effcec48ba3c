//! Damaged moves and positions of every game on the shelf.

use laws::mutate::{Effort, campaign};
use shelf::{IDS, OnShelf, Visitor, visit};
use table::Setup;

/// Damages the moves and positions of a random match.
struct Damage;

impl Visitor for Damage {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        let game = G::open(Setup::new(*G::SEATS.start(), G::Options::default())).expect("the defaults open");
        let (choices, positions) = laws::fuzz::samples::<G>(1);
        assert!(!choices.is_empty() && !positions.is_empty(), "{} has samples", G::ID);
        // The time is for all games together.
        let effort = Effort::from_env();
        let share = Effort { seconds: effort.seconds / (2 * IDS.len() as u64), ..effort };
        campaign(share, choices, |input| laws::fuzz::choice(&game, input));
        campaign(share, positions, laws::fuzz::position::<G>);
    }
}

#[test]
fn damaged_moves_and_positions_are_refused_or_meant() {
    for id in IDS {
        assert!(visit(id, Damage).is_some(), "{id} stands on the shelf");
    }
}
