//! What is special about saga: cards from data, sheets with sources, sealed answers, heroes who fall.

use laws::{Case, Walk};
use serde_json::json;
use table::{Arg, Components, Edition, Forms, Place, Rules, Seat, Secrets, Speech, Viewer};
use tiny_games::saga::{Chest, Effect, Event, FEWEST_CARDS, Move, Position, Saga, State};
use words::{Lang, Words};

fn case(seats: u8, days: u16, life: u8) -> Case<Saga> {
    Case::new("rules", None, seats, json!({"days": days, "life": life}))
}

fn words(lang: Lang) -> Words {
    Words::new(lang, &[table::WORDS, Saga::WORDS])
}

#[test]
fn the_box_holds_three_hundred_different_cards() {
    let chest = Chest::own();
    assert_eq!((chest.cards().len(), chest.beasts()), (300, 200));
    assert!(chest.cards().all(|(id, card)| chest.find(&card.code) == Some(id)));
    let bear = chest.card(chest.find("moss-bear").unwrap());
    assert_eq!((bear.number, bear.effect), (1, Effect::Hurt(1)));
    assert!(size_of::<State>() <= 2_048);
}

#[test]
fn faults_name_file_line_entry_and_field() {
    let files = [
        ("beasts.txt".to_owned(), "# beasts\nmoss-bear 0 hurt 3\nmist-fox 3 bite 1\n".to_owned()),
        ("items.txt".to_owned(), "Oak 2 carry\nash-cap 2 carry 4\n".to_owned()),
    ];
    let files = table::ComponentFiles::own(Chest::FILES).with_files(files).unwrap();
    let faults = Chest::read(&files).unwrap_err();
    let said: Vec<String> = faults.iter().map(|fault| words(Lang::En).fault(fault)).collect();
    assert_eq!(
        said,
        [
            "beasts.txt, line 2, entry moss-bear, number: “0” is no number from 1 to 9 (SA-1).",
            "beasts.txt, line 3, entry mist-fox, effect: “bite” is no effect of these cards: beasts hurt, drain or heal, items heal or carry (SA-1).",
            "items.txt, line 1, entry Oak, code: “Oak” is no code: small letters, parts joined by hyphens (SA-1).",
            "items.txt, line 2, entry ash-cap, amount: “4” is too much in this line (SA-1).",
        ]
    );
    let few = Chest::read_text("=== beasts.txt ===\nmoss-bear 1 hurt 1\n=== items.txt ===\n").unwrap_err();
    assert_eq!(few[0].place, Place::Whole);
    assert!(words(Lang::De).fault(&few[0]).contains(&FEWEST_CARDS.to_string()));
}

#[test]
fn an_edition_keeps_the_files_it_was_read_from() {
    let edition = Edition::<Saga>::newest();
    let text = edition.component_text().replacen("moss-bear 1 hurt 1", "moss-bear 9 drain 2 # mightier", 1);
    let files = table::ComponentFiles::own(Chest::FILES).with_text(&text).unwrap();
    let other = edition.with_files(files).unwrap();
    assert_eq!(other.component_text(), text, "comments included");
    assert_ne!(other.components().fingerprint(), edition.components().fingerprint());
    let bear = other.components().find("moss-bear").unwrap();
    assert_eq!(other.components().card(bear).effect, Effect::Drain(2));
}

#[test]
fn cards_are_called_alike_in_every_language() {
    let game = case(2, 10, 10).game;
    let card = game.setup().components.find("frost-owl").unwrap();
    let took = Event::Took { seat: Seat(0), card, lay_down: None };
    assert_eq!(words(Lang::En).say(&game.tell(&took)), "Player 1 takes Frost Owl.");
    assert_eq!(words(Lang::De).say(&game.tell(&took)), "Spieler 1 nimmt „Frosteule“.");
    let parry = game.read_move(" PARRY  Frost-Owl").unwrap();
    assert_eq!((parry, game.write_move(&parry).as_str()), (Move::Parry { card }, "parry frost-owl"));
    assert!(game.read_move("parry frost-unicorn").is_err());
}

/// Everywhere in a match: the sources of a row add up to its value.
#[test]
fn sources_add_up() {
    let case = case(6, 200, 20);
    let mut carried = 0;
    Walk::whole(&case.game, 3).sample(60, |moment| {
        let view = case.game.view(moment.state, Viewer::Spectator);
        for panel in case.game.panels(&view, Viewer::Spectator) {
            for row in panel.rows.iter().filter(|row| !row.sources.is_empty()) {
                let number = |arg: &Arg| if let Arg::Number(number) = arg { *number } else { 0 };
                let sum: i64 = row.sources.iter().map(|source| number(&source.value)).sum();
                assert_eq!(sum, number(&row.value), "{row:?}");
                carried += row.sources.len() - 1;
            }
        }
    });
    assert!(carried > 0, "somebody carried something");
}

#[test]
fn whoever_falls_is_asked_for_nothing_and_others_play_on() {
    let case = case(6, 1_100, 15);
    let mut most = 0;
    for seed in 0..4 {
        Walk::whole(&case.game, seed).stroll(|moment| {
            let out = case.game.out(moment.state);
            assert!(moment.game.waiting(moment.state).iter().all(|seat| !out.contains(seat)));
            most = most.max(out.len());
        });
    }
    assert!(most >= 3, "{most} fell at most while others played on");
}

/// A beast against seat 1 of three; who holds what is dealt, and the numbers of the parrying cards differ.
fn attack() -> (Saga, Position) {
    let case = case(3, 50, 20);
    let mut found = None;
    for seed in 0.. {
        Walk::whole(&case.game, seed).stroll(|moment| {
            if moment.state.attack.is_some_and(|attack| attack.at == Seat(1)) && found.is_none() {
                found = Some(case.game.position(moment.state));
            }
        });
        if let Some(position) = found.take().filter(|position| {
            position.turn == Seat(0)
                && position.attack.as_ref().is_some_and(|attack| attack.answers.is_empty())
        }) {
            return (case.game, position);
        }
    }
    unreachable!("beasts are sent in every match")
}

#[test]
fn the_first_to_parry_parries_whoever_answers_first() {
    let (game, position) = attack();
    let state = game.load(&position).unwrap();
    let parry = |seat: usize| Move::Parry { card: state.heroes[seat].hand.cards()[0] };
    for order in [[1, 2], [2, 1]] {
        let mut state = state;
        let mut dice = table::Dice::new(table::Seed::from_number(0));
        let mut events = Vec::new();
        for seat in order {
            let choice = parry(seat as usize);
            game.play(&mut state, Seat(seat), &choice, &mut dice, &mut events).map(|_| ()).unwrap();
        }
        assert_eq!(state.parried, Some(Seat(1)), "the one who is attacked comes first");
        assert_eq!(state.heroes[2].hand, game.load(&position).unwrap().heroes[2].hand, "taken back");
        let parried = events.iter().filter(|event| matches!(event, Event::Parried { .. })).count();
        assert_eq!(parried, 1);
    }
    // What is sealed is told to nobody; what decides is.
    assert!(!game.reveals_move(&state, Seat(2), &parry(2), Viewer::Spectator));
    assert!(game.reveals_move(&state, Seat(2), &parry(2), Seat(2).into()));
    let mut asked = state;
    let mut dice = table::Dice::new(table::Seed::from_number(0));
    game.play(&mut asked, Seat(2), &parry(2), &mut dice, &mut table::Quiet).map(|_| ()).unwrap();
    assert!(game.reveals_move(&asked, Seat(1), &parry(1), Viewer::Spectator));
    assert!(game.reveals_move(&asked, Seat(1), &Move::Pass, Viewer::Spectator), "seat 2 parries: he did not");
    assert_eq!(game.pass(&asked, Seat(1)), Some(Move::Pass));
    assert!(game.concerns(&asked, Seat(1)) && !game.concerns(&state, Seat(2)));
}
