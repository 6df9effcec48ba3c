//! Windows and secrets: who is asked, who learns what (RU-79, RU-88), and standing answers.

use crate::scenario::{Then, scenario};
use table::{Rules, Seat, Secrets, Viewer};
use talisman::components::CardId;
use talisman::state::Spot;

/// Does a player know this card of another?
fn knows(then: &Then, seat: u8, key: &str) -> bool {
    let kit = then.rules().kit();
    let name = kit.name_of(key).expect("a card");
    let cards: Vec<CardId> = kit.of_name(name).to_vec();
    let held = cards.into_iter().find(|card| then.state().spot(*card).holder().is_some()).expect("somebody holds it");
    then.rules().view(then.state(), Viewer::from(Seat(seat - 1))).knows(held)
}

fn asked(then: &Then) -> Vec<u8> {
    then.rules().waiting(then.state()).iter().map(|seat| seat.0 + 1).collect()
}

/// RU-79: two hands of the same size are asked at the same moments, whatever is in them.
#[test]
fn ru_79_who_is_asked_follows_from_public_facts() {
    for hand in [["healing", "preservation"], ["hex", "teleport"], ["counterspell", "psionic_blast"]] {
        let game = |moves: &[&'static str]| {
            let laid = scenario("RU-79")
                .seat("troll").at("O0").fate(0).life(3)
                .seat("wizard").at("O9").holds(hand)
                .seat("warrior").at("O8")
                .deck(["wolf"]).dice([1, 6, 1]);
            moves.iter().fold(laid.asks(), |then, word| then.plays([word]))
        };
        let mut moves = Vec::new();
        let mut seen = vec![asked(&game(&moves))];
        for word in ["roll", "2: pass", "walk O1", "2: pass", "2: pass", "2: pass"] {
            moves.push(word);
            seen.push(asked(&game(&moves)));
        }
        let start = vec![vec![1, 2], vec![2], vec![1]];
        assert_eq!(seen[..3], start, "{hand:?}");
        // Landing, the Enemy, the fight, his death: nobody but the one with Spells.
        assert_eq!(seen[3..], vec![vec![2]; 4], "{hand:?}");
    }
}

/// RU-79: without Spells, or with the quota used up, nobody is asked.
#[test]
fn ru_79_without_spells_nobody_is_asked() {
    let then = scenario("RU-79").seat("troll").at("O0").fate(0).seat("wizard").at("O9").asks();
    assert_eq!(asked(&then), [1]);
}

/// RU-79, TM-2: answers are sealed, and an act of one brings the others' back unseen.
#[test]
fn ru_79_answers_are_sealed_and_settled_in_order() {
    let sealed = scenario("RU-79")
        .seat("troll").at("O0").fate(0).life(1)
        .seat("wizard").at("O9").holds(["healing", "hex"])
        .seat("druid").at("O8").holds(["healing"])
        .plays(["3: use healing", "2: use healing"])
        .asks().life(1);
    assert_eq!(asked(&sealed), [1], "nothing happens before all have answered");
    // The second player comes before the third; the third keeps his Spell, for nobody is wounded any more.
    sealed.plays(["roll", "3: pass"]).life(6).seat(2).lacks("healing").seat(3).holds("healing").asked().may_not("use healing");
}

/// RU-88: only while she is no Toad.
#[test]
fn ru_88_the_prophetess_knows_the_spells_of_others() {
    let table = |toad: u8| {
        scenario("character:prophetess/3")
            .seat("prophetess").at("O0").toad(toad)
            .seat("wizard").at("O9").holds(["healing", "hex"])
            .seat("elf").at("O8")
            .asks()
    };
    let open = table(0);
    assert!(knows(&open, 1, "healing") && knows(&open, 1, "hex"));
    assert!(knows(&open, 2, "hex"), "his own");
    assert!(!knows(&open, 3, "hex"), "nobody else");
    assert!(!knows(&table(2), 1, "healing"));
}

/// TB-34: Spells are hidden; what lies open is not.
#[test]
fn tb_34_spells_are_hidden_from_the_others() {
    let then = scenario("TB-34").seat("elf").at("O0").holds(["sword"]).seat("wizard").at("O9").holds(["healing", "hex"]).asks();
    assert!(!knows(&then, 1, "healing"));
    assert!(knows(&then, 2, "sword"));
    let spells = then.state().at(Spot::held(Seat(1))).count();
    assert_eq!(spells, 2, "how many is known");
}

/// TM-2: a standing answer keeps the windows away, for the turn, the round, or unless it is about him.
#[test]
fn tm_2_standing_answers() {
    let turn = |quiet: &'static str| {
        scenario("TM-2")
            .seat("troll").at("O0").fate(0).life(3)
            .seat("elf").at("O5").fate(0)
            .seat("wizard").at("O9").holds(["healing", "hex"]).fate(0)
            .dice([1])
            .plays([quiet, "roll", "walk O1"])
            .asks()
    };
    assert_eq!(asked(&turn("3: pass")), [3], "who only passes is asked on landing");
    for (quiet, next) in [("3: quiet turn", vec![2, 3]), ("3: quiet round", vec![2]), ("3: quiet attacked", vec![2])] {
        let after = turn(quiet).then().turn_of(2);
        assert_eq!(asked(&after), next, "{quiet}");
    }
}

/// TM-2: “unless it is about me” comes back when he is attacked.
#[test]
fn tm_2_quiet_until_attacked() {
    let fight = scenario("TM-2")
        .seat("troll").at("O8").fate(0)
        .seat("wizard").at("O9").holds(["healing", "psionic_blast"]).fate(0)
        .dice([1, 1, 6])
        .plays(["2: quiet attacked", "roll", "walk O9", "seat 2"])
        .asks().seat(2).may("use psionic_blast");
    fight.plays(["2: use psionic_blast"]).then().scored(6 + 1, 2 + 5 + 6);
    scenario("TM-2")
        .seat("troll").at("O8").fate(0)
        .seat("wizard").at("O9").holds(["healing", "psionic_blast"]).fate(0)
        .dice([1, 6, 1])
        .plays(["2: quiet round", "roll", "walk O9", "seat 2"])
        .then().scored(6 + 6, 2 + 1);
}
