//! A position, for every game: refused, or read back as itself and played on.
#![no_main]

use shelf::{OnShelf, Visitor};

struct Read<'i>(&'i [u8]);

impl Visitor for Read<'_> {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        laws::fuzz::position::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    for id in shelf::IDS {
        shelf::visit(id, Read(input));
    }
});
