//! KP-17 to KP-19: the variant without draws.

use crate::scenario::{EAST_WEST, FIRST, NORTH_SOUTH, Scenario};
use krumme_pfade::{End, Event};
use table::Speech;

/// One place is left, d5, and it is the turn of east–west.
const ONE_LEFT: &str = "
    -se -nw -sw
    -ne -se -ne
    -ne :s  -nw
    ";

/// Nothing connects yet, and nothing is covered.
const BARE: &str = "
    :e :e :e
    :e :e :e
    :e :e :e
    ";

/// KP-17: at the beginning of a turn in phase two a player may declare; the other one then lays on alone, and may stop.
#[test]
fn kp_17_the_other_one_lays_on_alone() {
    let mut declared = Scenario::no_draws(3, BARE).refuses("stop", "KP-17").allows("declare").play("declare");
    assert!(declared.told(|event| *event == Event::Declared { seat: EAST_WEST }));
    assert_eq!(declared.moves().len(), 9 * 4 + 1);
    declared
        .then_turn_of(NORTH_SOUTH)
        .refuses("declare", "KP-17")
        .play("c3-ne")
        .then_turn_of(NORTH_SOUTH)
        .play("e5-nw")
        .then_turn_of(NORTH_SOUTH)
        .allows("stop");
}

/// KP-17: the list ends with `declare`, and with `stop`.
#[test]
fn kp_17_the_words_end_the_list() {
    let mut scenario = Scenario::no_draws(3, BARE);
    assert_eq!(scenario.moves().last().unwrap().to_string(), "declare");
    let mut alone = scenario.play("declare");
    assert_eq!(alone.moves().last().unwrap().to_string(), "stop");
}

/// KP-17: only with the option, and only in phase two.
#[test]
fn kp_17_only_in_phase_two_and_only_with_the_option() {
    Scenario::sized(3, BARE).refuses("declare", "KP-17").refuses("stop", "KP-17");
    Scenario::no_draws(3, ":e :e").refuses("declare", "KP-17");
}

/// KP-17: after the declaration nobody announces any more.
#[test]
fn kp_17_nobody_announces_after_a_declaration() {
    let mut declared = Scenario::manual_no_draws(3, BARE).play("declare").refuses("c3-ne!", "KP-17");
    assert_eq!(declared.moves().len(), 9 * 4 + 1);
}

/// KP-18: whoever stops, or runs out of cards, without a connection loses to the declarer.
#[test]
fn kp_18_without_a_connection_the_declarer_wins() {
    let stopped = Scenario::no_draws(3, BARE).play("declare c3-ne stop");
    assert!(stopped.told(|event| *event == Event::Stopped { seat: NORTH_SOUTH }));
    stopped.then_won_by(EAST_WEST, "KP-18");
    Scenario::no_draws(3, ONE_LEFT).play("declare d5-nw").then_won_by(EAST_WEST, "KP-18");
}

/// KP-18: any connection wins for the one who lays on alone, at once: his own …
#[test]
fn kp_18_his_own_connection_wins_at_once() {
    let nearly = "
        :ne :e  :e
        :nw :nw :e
        :ne :ne :e
        ";
    let mut alone = Scenario::no_draws(3, nearly).play("declare").then_turn_of(NORTH_SOUTH);
    let state = alone.state();
    let own = alone.game.completers(&state, NORTH_SOUTH)[0].to_string();
    alone.play(&own).then_won_by(NORTH_SOUTH, "KP-18");
}

/// KP-18: … or that of the declarer.
#[test]
fn kp_18_the_declarers_connection_wins_for_the_other() {
    let nearly = "
        :ne :nw :ne
        :ne :e  :ne
        :s  :s  :s
        ";
    let mut alone = Scenario::no_draws(3, nearly).then_turn_of(EAST_WEST).play("declare");
    let state = alone.state();
    let foreign = alone.game.completers(&state, EAST_WEST)[0].to_string();
    let mut won = alone.play(&foreign);
    assert!(won.connected(EAST_WEST) && !won.connected(NORTH_SOUTH));
    won.then_won_by(NORTH_SOUTH, "KP-18");
}

/// KP-18: if a connection stands when somebody declares, the other one has won already.
#[test]
fn kp_18_a_standing_connection_refutes_the_declaration() {
    let threat = "
        -nw -se :e
        :ne :s  :e
        -ne :ne :n
        ";
    let mut scenario = Scenario::no_draws(3, threat).then_turn_of(NORTH_SOUTH);
    assert!(scenario.connected(EAST_WEST));
    scenario.play("declare").then_won_by(EAST_WEST, "KP-18");
}

/// KP-19: all cards lie and nobody has won or declared: the player whose turn would come wins.
#[test]
fn kp_19_whoever_would_declare_wins() {
    Scenario::no_draws(3, ONE_LEFT).then_turn_of(EAST_WEST).play("d5-nw").then_won_by(NORTH_SOUTH, "KP-19");
}

/// The last place is e4, and `-nw` there connects east–west, whose turn it is.
const OWN: &str = "
    -nw -ne -se
    -ne -nw :n
    -sw -nw -nw
    ";

/// KP-19: a connection that nobody announced stands after the last card: the declaration that is left to the other one
/// would lose to it (KP-18), so whoever laid the last card wins.
#[test]
fn kp_19_an_unannounced_connection_refutes_the_last_declaration() {
    let mut refuted = Scenario::manual_no_draws(3, OWN).then_turn_of(EAST_WEST).play("e4-nw");
    assert!(refuted.connected(EAST_WEST));
    assert_eq!(refuted.state().end(), Some(End::Refuted(EAST_WEST)));
    let route = refuted.route(EAST_WEST);
    let won = Event::Won { seat: EAST_WEST, rule: "KP-19", route };
    assert!(refuted.told(|event| *event == won));
    assert_eq!(refuted.game.tell(&won).key, "log-won-refuted");
    refuted.then_won_by(EAST_WEST, "KP-19");
    // Announced, it wins by itself; and by the first ruleset nobody asked for it.
    Scenario::manual_no_draws(3, OWN).play("e4-nw!").then_won_by(EAST_WEST, "KP-13");
    Scenario::manual_no_draws(3, OWN).by(FIRST).play("e4-nw").then_won_by(NORTH_SOUTH, "KP-19");
}

/// KP-19: nor does a connection of his own help whoever would declare, if he never announced it.
#[test]
fn kp_19_his_own_unannounced_connection_refutes_him_too() {
    // The routes of north–south do not lead through e4.
    let own = "
        -se -sw -sw
        -nw -se :ne
        -nw -ne -nw
        ";
    let mut refuted = Scenario::manual_no_draws(3, own)
        .then_turn_of(EAST_WEST)
        .play("e4-ne")
        .then_won_by(EAST_WEST, "KP-19");
    assert!(refuted.connected(NORTH_SOUTH) && !refuted.connected(EAST_WEST));
    Scenario::manual_no_draws(3, own).by(FIRST).play("e4-ne").then_won_by(NORTH_SOUTH, "KP-19");
}

/// KP-19: without any connection it is as ever, also by hand.
#[test]
fn kp_19_by_hand_whoever_would_declare_wins_if_nobody_is_connected() {
    for text in ["d5-nw", "d5-nw!"] {
        Scenario::manual_no_draws(3, ONE_LEFT).play(text).then_won_by(NORTH_SOUTH, "KP-19");
    }
}
