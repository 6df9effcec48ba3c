//! Events.

use crate::scenario::scenario;
use talisman::language::Alignment::{Evil, Good, Neutral};

#[test]
fn the_angel_heals_the_good_and_hurts_the_evil() {
    scenario("card:angel").seat("elf").draws("angel").then().life(5).discarded("angel");
    scenario("card:angel").seat("assassin").draws("angel").then().life(3);
    scenario("card:angel").seat("troll").draws("angel").then().life(6);
}

#[test]
fn the_devil_heals_the_evil_and_hurts_the_good() {
    scenario("card:devil").seat("assassin").draws("devil").then().life(5).discarded("devil");
    scenario("card:devil").seat("elf").draws("devil").then().life(3);
    scenario("card:devil").seat("troll").draws("devil").then().life(6);
}

#[test]
fn mephistopheles_turns_to_evil_and_gives_craft_to_the_evil() {
    scenario("card:mephistopheles").seat("elf").draws("mephistopheles").then().aligned(Evil).craft(0);
    scenario("card:mephistopheles").seat("assassin").draws("mephistopheles").then().aligned(Evil).craft(1);
    let _ = (Good, Neutral);
}
