//! The Valley of Fire, the Crown of Command and the end (TB-40 to TB-43, TB-71).

use crate::scenario::scenario;
use table::Rules;

/// TB-40, RU-36: the Talisman is asked for at the Valley and nowhere else.
#[test]
fn tb_40_the_valley_asks_for_a_talisman() {
    scenario("TB-40").seat("elf").at("I3").asks().may_not("walk I4").may("walk I2");
    scenario("TB-40").seat("elf").at("I3").holds(["talisman"]).asks().may("walk I4");
    scenario("TB-40").seat("elf").at("I3").holds(["talisman"]).plays(["walk I4"]).then().at("I4").holds("talisman");
    scenario("RU-36").seat("elf").at("I4").asks().may("walk CROWN");
}

#[test]
fn tb_41_alone_on_the_crown_he_commands_every_turn() {
    scenario("TB-41").seat("troll").at("CROWN").asks().may("command").may_not("roll").may_not("pass").may_not("walk I4");
    scenario("TB-41").seat("elf").at("CROWN").holds(["amulet"]).asks().may_not("command").may("pass");
    scenario("TB-41")
        .seat("elf").at("CROWN").fate(0)
        .seat("wizard").at("O5").holds(["counterspell", "healing"])
        .plays(["command", "2: use counterspell"])
        .then().seat(2).life(4).discarded("counterspell").turn_of(2);
}

/// RU-20: fate of the caster on the die; the Counterspell comes before it.
#[test]
fn ru_20_fate_on_the_die_of_the_command_spell() {
    scenario("RU-20")
        .seat("elf").at("CROWN").fate(1)
        .seat("wizard").at("O5").holds(["counterspell", "healing"])
        .dice([1, 6])
        .plays(["command", "2: pass", "2: pass"])
        .asks().may("fate 1").seat(2).not_asked()
        .plays(["fate 1"])
        .then().fate(0).seat(2).life(3);
}

#[test]
fn tb_42_two_on_the_crown_meet_and_nobody_leaves() {
    scenario("TB-42")
        .seat("elf").at("CROWN").fate(0)
        .seat("troll").at("CROWN").fate(0)
        .asks().may("visit").may_not("command").may_not("walk I4");
    scenario("TB-42")
        .seat("elf").at("CROWN").fate(0)
        .seat("troll").at("CROWN").fate(0)
        .dice([1, 6])
        .plays(["visit"])
        .then().scored(3 + 1, 6 + 6).life(3).at("CROWN");
    scenario("TB-42")
        .seat("elf").at("CROWN").fate(0)
        .seat("troll").at("CROWN").fate(0)
        .seat("warrior").at("CROWN").fate(0)
        .plays(["visit"])
        .asks().may("seat 2").may("seat 3").may_not("visit");
}

#[test]
fn tb_43_the_last_one_wins_at_once() {
    scenario("TB-43")
        .seat("elf").at("CROWN").fate(0).with(|state| state.turn.crowned = true)
        .seat("troll").at("O5").life(1)
        .dice([4])
        .plays(["command"])
        .then().over(true).won().seat(2).out();
}

/// TB-71: nothing more in the turn of arrival, unless others are there.
#[test]
fn tb_71_the_first_command_comes_a_turn_later() {
    scenario("TB-71")
        .seat("elf").at("I4").fate(0)
        .plays(["walk CROWN"])
        .then().at("CROWN").turn_of(2).check(|state| state.turn.crowned).seat(2).life(5);
    scenario("TB-71")
        .seat("elf").at("I4").fate(0)
        .seat("troll").at("CROWN").fate(0)
        .dice([6, 1])
        .plays(["walk CROWN"])
        .then().scored(3 + 6, 6 + 1).seat(2).life(5);
}

/// RU-77: nobody on the Crown is moved away, so quests rest there.
#[test]
fn ru_77_on_the_crown_quests_rest() {
    scenario("RU-77")
        .seat("elf").at("CROWN").fate(0).gold(3).quest("deliver_two_gold")
        .dice([1])
        .plays(["command"])
        .then().gold(3).sworn("deliver_two_gold").at("CROWN");
}

/// RU-78: after the last turn nobody has won, and the one farther inside ranks first.
#[test]
fn ru_78_a_match_has_its_limit() {
    let end = scenario("RU-78")
        .option("turn_limit", 1)
        .seat("elf").at("M1").fate(0).gold(1)
        .seat("troll").at("O5").fate(0)
        .seat("warrior").at("O6").fate(0)
        .dice([1])
        .plays(["roll", "walk M2"])
        .then().over(true);
    let outcome = end.rules().outcome(end.state()).expect("an outcome");
    assert!(outcome.winners.is_empty());
    let scores: Vec<i32> = end.rules().scores(end.state()).iter().map(table::Score::total).collect();
    assert!(scores[0] > scores[1], "{scores:?}");
}

/// TB-45: “cannot” beats “can”.
#[test]
fn tb_45_cannot_beats_can() {
    scenario("TB-45").seat("wizard").holds(["amulet", "hex", "invisibility"]).asks().may_not("use hex").may_not("use invisibility");
    scenario("TB-45").seat("elf").at("CROWN").holds(["amulet"]).asks().may_not("command");
}
