//! Death (TB-38, TB-39, TB-70) and what is left behind.

use crate::scenario::scenario;
use table::Seat;
use talisman::Event;
use talisman::language::Stat;

/// TB-38: everything has its place.
#[test]
fn tb_38_a_killed_character_leaves_things_and_returns_the_rest() {
    scenario("TB-38")
        .seat("elf").life(1).fate(0).gold(2).strength(3).craft(2)
        .holds(["sword", "maiden", "healing"]).trophies(["wolf"]).quest("take_a_life")
        .deck(["dragon"]).visits("O1").dice([1, 6])
        .then().dead().lies("O1", "sword").lies("O1", "maiden").lies_gold("O1", 2)
        .discarded("healing").discarded("wolf").unsworn().strength(0).craft(0)
        .check(|state| state.in_stock(Stat::Strength) == 72 && state.in_stock(Stat::Craft) == 72)
        .turn_of(2);
}

/// TB-47 and RU-71: the turn does not skip him, for in it he gets a new character.
#[test]
fn ru_71_the_dead_get_their_turn() {
    scenario("RU-71")
        .seat("elf").at("O0").life(1).fate(0)
        .seat("troll").at("O1").life(1).fate(0)
        .seat("warrior").at("M3")
        .deck(["pestilence"]).dice([1])
        .plays(["roll", "walk O23"])
        .then().dead().turn_of(2)
        .seat(2).alive().gold(1)
        .check(|state| ![3, 11, 12].contains(&state.sides[1].character));
}

/// V-1: a killed character is none, so what happens to everybody does not happen to him.
#[test]
fn ru_71_effects_skip_the_dead() {
    scenario("RU-71")
        .seat("elf").fate(0)
        .seat("troll").at("O1").fate(0).with(|state| state.sides[1].dead = true)
        .seat("warrior").at("O9").fate(0)
        .deck(["evil_darkness"]).visits("O5")
        .then().missed(1).turn_of(2)
        .seat(2).alive().missed(0)
        .seat(3).missed(1);
}

#[test]
fn tb_39_after_the_crown_the_killed_are_out() {
    scenario("TB-39")
        .seat("elf").at("CROWN").fate(0).with(|state| state.turn.crowned = true)
        .seat("troll").at("O5").life(1)
        .seat("warrior").at("O9")
        .dice([6])
        .plays(["command"])
        .then().over(false).turn_of(3).seat(2).out();
    scenario("TB-39")
        .seat("elf").at("O0").life(1).fate(0)
        .seat("troll").at("O5")
        .seat("warrior").at("O9")
        .with(|state| state.turn.crowned = true)
        .deck(["dragon"]).dice([1, 1, 6])
        .plays(["roll", "walk O1"])
        .then().out().turn_of(2).over(false);
}

/// TB-70: the player killed in his own turn ends it; several at once are carried out together.
#[test]
fn tb_70_killed_in_the_own_turn_it_ends() {
    scenario("TB-70")
        .seat("elf").at("O0").life(1).fate(0)
        .seat("troll").at("O5").life(1)
        .seat("warrior").at("O9")
        .deck(["pestilence"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().dead().turn_of(2).seat(3).life(4);
}

/// RU-28: carried out at once, and the active player goes on.
#[test]
fn ru_28_a_death_in_the_turn_of_another() {
    scenario("RU-28")
        .seat("elf").fate(0)
        .seat("troll").at("O9").life(1).holds(["ring"])
        .seat("warrior").at("M3")
        .deck(["pestilence", "sword"]).visits("O20")
        .plays(["yes"])
        .then().holds("sword").life(3).lies("O9", "ring");
}

/// RU-28, TB-24: the opponent's death ends the fight, and the winner takes what he likes.
#[test]
fn ru_28_the_winner_takes_from_the_dead() {
    scenario("RU-28")
        .seat("troll").at("O4").fate(0)
        .seat("elf").at("O5").life(1).fate(0).gold(2).holds(["ring", "maiden", "mule", "sword"])
        .dice([1, 6, 1])
        .plays(["roll", "walk O5", "seat 2", "choose 1", "card ring", "card maiden", "choose 2", "done"])
        .then().holds("ring").holds("maiden").gold(2).lies("O5", "mule").lies("O5", "sword");
}

/// RU-30: Hex keeps its time; Destroy Magic ends when the seat's next turn begins.
#[test]
fn ru_30_spells_outlive_their_caster() {
    scenario("RU-30")
        .seat("sorceress").at("O0").life(1).fate(0).holds(["hex", "destroy_magic"])
        .seat("wizard").at("O9").holds(["invisibility", "healing"]).fate(0)
        .deck(["dragon"]).dice([1, 1, 6])
        .plays(["use hex", "space O15", "use destroy_magic", "roll", "walk O1"])
        .then().dead().lies("O15", "hex").turn_of(2).seat(2).may_not("use invisibility")
        .dice([1])
        .plays(["2: roll", "2: walk O10"])
        .then().turn_of(1).discarded("destroy_magic").lies("O15", "hex").seat(2).may("use invisibility");
}

/// RU-31: whoever clears the space may take them; the Hag has to be taken.
#[test]
fn ru_31_followers_of_the_dead_wait_on_the_space() {
    scenario("RU-31")
        .seat("elf").fate(0).life(1).holds(["maiden"])
        .seat("troll").at("O2").fate(0)
        .deck(["dragon"]).visits("O1").dice([1, 6])
        .then().lies("O1", "maiden").turn_of(2)
        .dice([1, 6, 1])
        .plays(["2: roll", "2: walk O1", "2: yes"])
        .then().seat(2).trophy("dragon").holds("maiden");
    scenario("RU-31")
        .seat("elf").fate(0).life(1).holds(["cursed_by_a_hag"])
        .seat("troll").at("O2").fate(0)
        .deck(["dragon"]).visits("O1").dice([1, 6])
        .then().turn_of(2)
        .dice([1, 6, 1])
        .plays(["2: roll", "2: walk O1"])
        .then().seat(2).holds("cursed_by_a_hag");
}

/// RU-76, TB-43: deaths of one moment together, and if nobody is left they share the victory.
#[test]
fn ru_76_the_last_to_die_together_share_the_victory() {
    scenario("RU-76")
        .option("bloodbath", true)
        .seat("elf").at("O0").life(1).fate(0)
        .seat("troll").at("O5").life(1)
        .deck(["pestilence"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().over(true).won().seat(2).won();
    scenario("RU-76")
        .option("bloodbath", true)
        .seat("elf").at("O0").life(1).fate(0)
        .seat("troll").at("O5").life(2)
        .deck(["pestilence"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().over(true).out().seat(2).won();
}

/// RU-127: they wait with the player, and nobody can take them.
#[test]
fn ru_127_the_heir_gets_everything() {
    scenario("RU-127")
        .option("inherit", true)
        .seat("elf").life(1).fate(0).gold(2).holds(["ring", "maiden", "healing"])
        .seat("troll").at("O2").fate(0)
        .deck(["dragon"]).visits("O1").dice([1, 6])
        .then().dead().lie("O1", 1).lies_gold("O1", 0).discarded("healing")
        .dice([2])
        .plays(["2: roll", "2: walk O4"])
        .then().turn_of(1).alive().holds("ring").holds("maiden").gold(3);
}

/// TM-7: Healing comes too late for whoever has no life left; Preservation does not.
#[test]
fn tm_7_what_saves_is_asked_before_the_lives_fall() {
    scenario("TM-7")
        .seat("elf").fate(0).life(1).holds(["armour"])
        .seat("wizard").at("O9").holds(["healing", "preservation"])
        .deck(["dragon"]).visits("O1").dice([1, 6, 2])
        .plays(["use armour"])
        .asks().seat(2).may("use preservation life").may_not("use healing")
        .then().dead();
    scenario("TM-7")
        .seat("elf").fate(0).life(1).holds(["armour"])
        .seat("wizard").at("O9").holds(["healing", "hex"])
        .deck(["dragon"]).visits("O1").dice([1, 6, 4])
        .plays(["use armour"])
        .then().alive().life(1);
}

/// TM-7: of a common loss each is asked in turn order, and the lives fall together.
#[test]
fn tm_7_several_lose_together() {
    scenario("TM-7")
        .seat("elf").fate(0).life(1)
        .seat("wizard").at("O9").life(1).holds(["preservation", "healing"])
        .deck(["pestilence"]).visits("O1")
        .plays(["2: use preservation life"])
        .then().alive().life(1)
        .happened(|event| *event == Event::Died { seat: Seat(1) });
}
