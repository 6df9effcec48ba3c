//! A record played again.

use super::Match;
use crate::envelope::to_value;
use crate::record::{Record, Start};
use crate::{Components, Edition, Envelope, Fault, Game, Phrase, Refusal, Seed};

impl<G: Game> Match<G> {
    /// Plays a record again, checking every move and the final fingerprint; a fault names the line of the record.
    pub fn replay(record: &Record, edition: &Edition<G>) -> Result<Match<G>, Vec<Fault>> {
        let one = |line, reason: Phrase| vec![Fault::line(line, reason)];
        if record.game != G::ID {
            let reason =
                Phrase::new("fault-other-game").with("game", record.game.as_str()).with("expected", G::ID);
            return Err(one(Record::GAME_LINE, reason));
        }
        if let Err(fault) = edition.check_ruleset(&record.ruleset) {
            return Err(one(Record::RULESET_LINE, fault.reason));
        }
        if record.components != edition.components().fingerprint() {
            return Err(one(Record::COMPONENTS_LINE, Phrase::new("fault-other-components")));
        }
        let on_line = |line: usize| {
            move |faults: Vec<Fault>| {
                faults
                    .into_iter()
                    .map(|fault| Fault { place: crate::Place::Line(line), ..fault })
                    .collect::<Vec<_>>()
            }
        };
        let mut game_match = match &record.start {
            Start::Seed(seed) => {
                let game =
                    edition.open(record.seats, &record.options).map_err(on_line(Record::OPTIONS_LINE))?;
                Match::new(game, *seed)
            }
            Start::Position(position) => {
                let envelope = <Envelope as serde::Deserialize>::deserialize(position).map_err(|error| {
                    let reason = Phrase::new("fault-unreadable").with("detail", error.to_string());
                    one(Record::START_LINE, reason)
                })?;
                Match::load(&envelope, edition, Seed::from_number(0)).map_err(on_line(Record::START_LINE))?
            }
        };
        if game_match.game.setup().ruleset != record.ruleset
            || game_match.game.seats() != record.seats
            || to_value(&game_match.game.setup().options) != record.options
        {
            return Err(one(Record::OPTIONS_LINE, Phrase::new("fault-record-options")));
        }
        for (index, recorded) in record.moves.iter().enumerate() {
            let played = game_match
                .game
                .read_move(&recorded.text)
                .and_then(|choice| {
                    // One spelling only, so that a record has one form.
                    if game_match.game.write_move(&choice) == recorded.text
                        && game_match.canonical(recorded.seat, choice.clone()) == choice
                    {
                        Ok(choice)
                    } else {
                        let reason =
                            Phrase::new("refused-unreadable-move").with("text", recorded.text.as_str());
                        Err(Refusal::unreadable(reason))
                    }
                })
                .and_then(|choice| game_match.play(recorded.seat, choice));
            if let Err(refusal) = played {
                let fault = Fault::line(record.move_line(index), refusal.reason);
                return Err(vec![Fault { rule: refusal.rule, ..fault }]);
            }
        }
        if game_match.fingerprint() != record.end {
            return Err(one(record.move_line(record.moves.len()), Phrase::new("fault-record-end")));
        }
        Ok(game_match)
    }
}
