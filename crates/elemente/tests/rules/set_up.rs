//! PE-1 to PE-5: elements, spirits, tiles, draft, omens.

use crate::scenario::{Scenario, fresh, options};
use elemente::{Element, Event, Options, Stage, Tiles};
use table::{Boundary, Forms, Rules, Seat, Secrets, Viewer};

/// PE-1: everybody takes a different element, the starter first, and ten gifts.
#[test]
fn pe_1_different_elements_and_ten_gifts() {
    let mut table = fresh(3, Options::default(), 5);
    let starter = table.position().starter.0;
    assert_eq!(table.game.waiting(&table.state).first(), Some(Seat(starter)));
    assert_eq!(table.moves("").len(), 4);
    table.play("choose fire");
    assert_eq!(table.turn(), (starter + 1) % 3, "clockwise");
    assert_eq!(table.refused("choose fire"), ("PE-1", "refused-element-taken".to_owned()));
    table.play("choose water");
    assert_eq!(table.moves(""), ["choose air", "choose earth"]);
    table.play("choose air");
    assert_eq!(table.stage(), Stage::Draft);
    assert!(table.position().players.iter().all(|player| player.gifts == 10));
}

/// PE-2: four, six or eight spirits of each motif, in a grid of 4×5, 5×6 or 5×8, shuffled.
#[test]
fn pe_2_spirits_in_a_grid() {
    for (seats, each, cells, columns) in [(2, 4, 20, 5), (3, 6, 30, 6), (4, 8, 40, 8)] {
        let table = fresh(seats, Options::default(), 1);
        let grid = table.position().grid;
        assert_eq!(grid.len(), cells);
        for motif in elemente::Spirit::ALL {
            assert_eq!(grid.iter().filter(|cell| **cell == Some(motif)).count(), each);
        }
        let view = table.game.view(&table.state, Viewer::Spectator);
        assert_eq!(view.columns, columns);
        assert!(view.grid.iter().all(|cell| cell.motif.is_none()), "face down");
        assert_ne!(fresh(seats, Options::default(), 2).position().grid, grid, "shuffled");
    }
}

/// PE-3: start tiles are taken at once; the pile of all is split into one stack a player.
#[test]
fn pe_3_start_tiles_and_stacks() {
    let table = fresh(2, Options::default(), 3).run(&["choose fire", "choose air"]);
    let position = table.position();
    let mut pile = Tiles::default();
    for player in &position.players {
        let element = player.element.unwrap();
        assert_eq!((player.hand.get(element), player.hand.total()), (4, 4));
        assert_eq!(player.stack.total(), 8);
        pile = pile.plus(player.stack);
    }
    assert_eq!(pile.counts(), [4; 4], "two of each from both tableaus");
}

/// PE-4: secretly keep one tile, pass the rest to the left, until all have twelve.
#[test]
fn pe_4_draft() {
    let mut table = fresh(3, Options::default(), 3).run(&["choose fire", "choose air", "choose earth"]);
    let before = table.position();
    assert_eq!(table.game.waiting(&table.state).len(), 3, "all at the same time");
    let kept: Vec<Element> =
        before.players.iter().map(|player| player.stack.iter().next().unwrap()).collect();
    // Out of order, as picks arrive.
    let events = table.play_as(2, &format!("keep {}", kept[2]));
    assert_eq!(table.boundary, Some(Boundary::Kept));
    let seen = table.game.perceive(&events[0], Viewer::Seat(Seat(0)));
    assert_eq!(seen, Some(Event::Kept { who: Seat(2), tile: None }), "picks are secret");
    assert_eq!(table.game.perceive(&events[0], Viewer::Seat(Seat(2))), Some(events[0].clone()));
    assert_eq!(table.position().players[0].stack, before.players[0].stack, "stacks wait for all");
    table.play_as(0, &format!("keep {}", kept[0]));
    table.play_as(1, &format!("keep {}", kept[1]));
    for seat in 0..3 {
        let mut expected = before.players[(seat + 2) % 3].stack;
        expected.take(kept[(seat + 2) % 3]);
        assert_eq!(table.position().players[seat].stack, expected, "from the right neighbour");
        let view = table.game.view(&table.state, Viewer::Seat(Seat(seat as u8)));
        assert_eq!(view.players[seat].stack, Some(expected));
        assert_eq!(view.players[(seat + 1) % 3].stack, None);
        assert_eq!(view.players[(seat + 1) % 3].hand, None);
    }
    while table.stage() == Stage::Draft {
        let choice = table.moves("keep")[0].clone();
        table.play(&choice);
    }
    assert!(table.position().players.iter().all(|player| player.hand.total() == 12));
    assert_eq!(table.stage(), Stage::Paths);
}

/// PE-4: a tile that is not in the stack cannot be kept.
#[test]
fn pe_4_only_tiles_of_the_stack() {
    let mut table = fresh(2, Options::default(), 3).run(&["choose fire", "choose air"]);
    loop {
        let seat = table.game.waiting(&table.state).first().unwrap();
        let stack = table.position().players[seat.index()].stack;
        if let Some(missing) = Element::ALL.into_iter().find(|&element| stack.get(element) == 0) {
            assert_eq!(
                table.refused(&format!("keep {missing}")),
                ("PE-4", "refused-not-in-stack".to_owned())
            );
            return;
        }
        let choice = table.moves("keep")[0].clone();
        table.play(&choice);
    }
}

/// PE-5: random omens are drawn before the draft, two of the own element, hidden or open.
#[test]
fn pe_5_random_omens() {
    for open in [false, true] {
        let options = Options { omens: true, omens_open: open, ..Options::default() };
        let mut table = fresh(2, options, 3);
        table.play("choose fire");
        let events = table.play("choose air");
        let drew: Vec<&Event> =
            events.iter().filter(|event| matches!(event, Event::DrewOmens { .. })).collect();
        assert_eq!(drew.len(), 2);
        assert_eq!(table.stage(), Stage::Draft, "before the draft");
        assert!(table.position().players.iter().all(|player| player.omens.len() == 2));
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        assert!(view.players[0].omens.is_some());
        assert_eq!(view.players[1].omens.is_some(), open);
        assert_eq!(view.players[1].omen_stack, 5);
        let other = drew.iter().find(|event| matches!(event, Event::DrewOmens { who: Seat(1), .. })).unwrap();
        let seen = table.game.perceive(other, Viewer::Seat(Seat(0))).unwrap();
        assert_eq!(matches!(seen, Event::DrewOmens { numbers: Some(_), .. }), open);
    }
    assert!(fresh(2, Options::default(), 1).position().players[0].omens.is_empty());
}

/// PE-5: chosen omens are chosen secretly after the draft; open ones are shown when all have chosen.
#[test]
fn pe_5_chosen_omens() {
    for open in [false, true] {
        let options = Options { omens: true, omens_chosen: true, omens_open: open, ..Options::default() };
        let mut table = fresh(2, options, 3).run(&["choose fire", "choose air"]);
        assert!(table.position().players[0].omens.is_empty());
        while table.stage() == Stage::Draft {
            let choice = table.moves("keep")[0].clone();
            table.play(&choice);
        }
        assert_eq!(table.stage(), Stage::Omens);
        assert_eq!(table.moves("omens").len(), 21);
        assert_eq!(table.refused("omens 3 3"), ("PE-5", "refused-two-omens".to_owned()));
        assert_eq!(table.refused("omens 1 8"), ("PE-5", "refused-two-omens".to_owned()));
        let events = table.play_as(1, "omens 2 7");
        assert_eq!(table.boundary, Some(Boundary::Kept));
        assert_eq!(
            table.game.perceive(&events[0], Viewer::Seat(Seat(0))),
            Some(Event::ChoseOmens { who: Seat(1), numbers: None })
        );
        assert_eq!(
            table.game.view(&table.state, Viewer::Seat(Seat(0))).players[1].omens,
            None,
            "secret as yet"
        );
        table.play_as(0, "omens 1 4");
        assert_eq!(table.stage(), Stage::Paths);
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        assert_eq!(view.players[1].omens, open.then(|| vec![2, 7]));
    }
}

/// PE-5: options about omens need omens.
#[test]
fn pe_5_options_about_omens_need_omens() {
    let setup = table::Setup::new(2, options(r#"{"omens_open": true, "omens_chosen": true}"#));
    let faults = elemente::Elemente::open(setup).expect_err("no omens");
    assert_eq!(faults.len(), 2);
    assert!(faults.iter().all(|fault| fault.rule == Some("PE-5")));
}

/// PE-3, PE-4, PE-5: positions that break the set-up are refused, with every reason.
#[test]
fn pe_3_positions_keep_the_numbers() {
    let rules = |change: fn(&mut elemente::Position)| {
        let (game, mut position) = Scenario::new(2, Stage::Paths, Options::default()).position();
        change(&mut position);
        let faults = game.load(&position).expect_err("it breaks a rule");
        faults.iter().map(|fault| (fault.rule.unwrap(), fault.reason.key.clone())).collect::<Vec<_>>()
    };
    assert!(
        rules(|position| position.players[0].hand.air += 1).contains(&("PE-4", "fault-tile-count".into()))
    );
    assert!(
        rules(|position| position.players[0].hand.air += 1).contains(&("PE-3", "fault-tile-supply".into()))
    );
    assert!(
        rules(|position| position.players[1].element = Some(Element::Earth))
            .contains(&("PE-1", "fault-element-twice".into()))
    );
    assert!(
        rules(|position| position.players[1].omens = vec![1, 2])
            .contains(&("PE-5", "fault-omen-count".into()))
    );
    assert!(rules(|position| position.grid[0] = None).contains(&("PE-2", "fault-spirit-count".into())));
    assert!(rules(|position| position.players[1].gifts = 9).contains(&("PE-C2", "fault-gifts-early".into())));
}
