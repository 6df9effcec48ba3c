//! The text and the JSON of a move, for every game: read without panic, and read back as itself.
#![no_main]

use shelf::{OnShelf, Visitor};
use table::Setup;

struct Read<'i>(&'i [u8]);

impl Visitor for Read<'_> {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        let game = G::open(Setup::new(*G::SEATS.start(), G::Options::default())).expect("the defaults open");
        laws::fuzz::choice(&game, self.0);
    }
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    for id in shelf::IDS {
        shelf::visit(id, Read(input));
    }
});
