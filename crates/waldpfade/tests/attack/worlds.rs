//! Matches with something to hide, and worlds that look the same to somebody.

use crate::luck::Luck;
use serde_json::{Value, json};
use server::dice;
use shelf::{AnyMatch, Said};
use store::{Chair, NewTable, Occupant, PersonId, PinnedComponents, Secret, Store, TableId, Visibility};
use table::{Envelope, Seat, Seed, Viewer};

/// A match after so many moves.
pub(crate) fn some_match(game: &str, seats: u8, plies: usize, luck: &mut Luck) -> Box<dyn AnyMatch> {
    let seed = Seed::from_number(luck.below(1 << 30) as u64);
    let mut game_match = shelf::find(game).unwrap().deal(seats, &Value::Null, seed).unwrap();
    for _ in 0..plies {
        let waiting: Vec<Seat> = game_match.status().waiting.iter().collect();
        if waiting.is_empty() {
            break;
        }
        let seat = waiting[luck.below(waiting.len())];
        let moves = game_match.moves(seat);
        let choice = moves[luck.below(moves.len())].text.clone();
        game_match.play(seat, Said::Text(&choice)).unwrap();
    }
    game_match
}

/// Lays a table at a position beside the server, with these people; all else about it is the same each time.
pub(crate) async fn lay(store: &dyn Store, position: &Envelope, people: &[PersonId]) -> String {
    let game = shelf::find(&position.game).unwrap();
    let id = TableId::draw().unwrap();
    let secret = Secret([9; 32]);
    let chair = |(seat, person): (usize, &PersonId)| Chair::new(Seat(seat as u8), Occupant::Person(*person));
    let table = NewTable {
        id,
        game: position.game.clone(),
        ruleset: game.ruleset().to_owned(),
        components: PinnedComponents {
            fingerprint: position.components.as_ref().unwrap().parse().unwrap(),
            text: game.component_text(),
        },
        options: position.options.clone(),
        clock: json!({"kind": "none"}),
        visibility: Visibility::Link,
        rated: false,
        secret,
        commitment: dice::commitment("same", &secret),
        owner: people[0],
        chairs: people.iter().enumerate().map(chair).collect(),
        parent: None,
        extra: json!({"position": position}),
        created: 0,
    };
    store.create(table).await.unwrap();
    id.to_string()
}

/// A move, and another one in another world, after which a viewer sees the same.
pub(crate) fn disguise(
    game_match: &dyn AnyMatch,
    mover: Seat,
    viewer: Viewer,
    luck: &mut Luck,
) -> Option<(String, Envelope, String)> {
    let legal = game_match.moves(mover);
    let choice = legal[luck.below(legal.len())].text.clone();
    let after = |world: &mut dyn AnyMatch, choice: &str| {
        world.play(mover, Said::Text(choice)).unwrap();
        let view = world.view(viewer);
        world.undo(1).unwrap();
        view
    };
    let mut real =
        shelf::find(game_match.id()).unwrap().load(&game_match.position(), Seed::from_number(0)).unwrap();
    let seen = after(&mut *real, &choice);
    let mut same = None;
    for _ in 0..4 {
        let mut world = game_match.imagine(viewer, Seed::from_number(luck.below(1 << 30) as u64));
        for other in world.moves(mover) {
            if after(&mut *world, &other.text) == seen {
                if other.text != choice {
                    return Some((choice, world.position(), other.text));
                }
                same.get_or_insert((world.position(), other.text));
            }
        }
    }
    same.map(|(position, other)| (choice, position, other))
}
