//! The log: what happened, as a story.

use super::noun;
use crate::components::Code;
use crate::event::Event;
use crate::language::Deck;
use crate::talisman::Talisman;
use crate::wording;
use table::Phrase;

fn cards(game: &Talisman, codes: &[Code]) -> Vec<Phrase> {
    codes.iter().map(|code| noun::coded(game, *code)).collect()
}

fn dice(faces: &[u8]) -> Vec<Phrase> {
    faces.iter().map(|face| Phrase::new("name-die").with("face", *face)).collect()
}

/// An event in words.
#[allow(clippy::too_many_lines, reason = "one line an event, and nothing else")]
pub(super) fn tell(game: &Talisman, event: &Event) -> Phrase {
    let said = Phrase::new;
    match event {
        Event::TurnBegan { seat, .. } => said("log-turn").with("who", *seat),
        Event::TurnMissed { seat } => said("log-missed").with("who", *seat),
        Event::TurnLost { seat } => said("log-turn-lost").with("who", *seat),
        Event::ExtraTurns { seat, turns } => said("log-extra").with("who", *seat).with("turns", *turns),
        Event::Entered { seat, character, space } => said("log-entered")
            .with("who", *seat)
            .with("character", noun::character(game, *character))
            .with("space", noun::space(game, *space)),
        Event::Rolled { seat, dice: faces, purpose } => {
            let key = match *purpose {
                "move" => "log-rolled-move",
                "attack" => "log-rolled-attack",
                "pray" => "log-rolled-pray",
                "armour" => "log-rolled-armour",
                "freedom" => "log-rolled-freedom",
                _ => "log-rolled",
            };
            said(key).with("who", *seat).with("dice", dice(faces))
        }
        Event::FoeRolled { dice: faces } => said("log-foe-rolled").with("dice", dice(faces)),
        Event::Rerolled { seat, from, to } => {
            said("log-rerolled").with("who", *seat).with("from", *from).with("to", *to)
        }
        Event::Changed { seat, by } => said("log-changed").with("who", *seat).with("by", *by),
        Event::SetOut { seat, to } => {
            said("log-set-out").with("who", *seat).with("space", noun::space(game, *to))
        }
        Event::Walked { seat, to } => {
            said("log-walked").with("who", *seat).with("space", noun::space(game, *to))
        }
        Event::Moved { seat, to } => {
            said("log-moved").with("who", *seat).with("space", noun::space(game, *to))
        }
        Event::Stayed { seat, space } => {
            said("log-stayed").with("who", *seat).with("space", noun::space(game, *space))
        }
        Event::Drew { seat, cards: codes, .. } => {
            said("log-drew").with("who", *seat).with("cards", cards(game, codes))
        }
        Event::DrewSpell { seat, card: None } => said("log-drew-spell").with("who", *seat),
        Event::DrewSpell { seat, card: Some(card) } => {
            said("log-drew-spell-seen").with("who", *seat).with("card", noun::coded(game, *card))
        }
        Event::Looked { seat, count, cards: codes, .. } if codes.is_empty() => {
            said("log-looked").with("who", *seat).with("count", *count)
        }
        Event::Looked { seat, cards: codes, .. } => {
            said("log-looked-seen").with("who", *seat).with("cards", cards(game, codes))
        }
        Event::Took { seat, card, from: None } => {
            said("log-took").with("who", *seat).with("card", noun::coded(game, *card))
        }
        Event::Took { seat, card, from: Some(from) } => said("log-took-from")
            .with("who", *seat)
            .with("card", noun::coded(game, *card))
            .with("from", *from),
        Event::Laid { seat: Some(seat), card, space } => said("log-laid-by")
            .with("who", *seat)
            .with("card", noun::coded(game, *card))
            .with("space", noun::space(game, *space)),
        Event::Laid { seat: None, card, space } => {
            said("log-laid").with("card", noun::coded(game, *card)).with("space", noun::space(game, *space))
        }
        Event::Discarded { card, from: Some(from) } => {
            said("log-discarded-by").with("who", *from).with("card", noun::coded(game, *card))
        }
        Event::Discarded { card, from: None } => said("log-discarded").with("card", noun::coded(game, *card)),
        Event::Killed { card, by: Some(by) } => {
            said("log-killed-by").with("who", *by).with("card", noun::coded(game, *card))
        }
        Event::Killed { card, by: None } => said("log-killed").with("card", noun::coded(game, *card)),
        Event::Trophy { seat, card } => {
            said("log-trophy").with("who", *seat).with("card", noun::coded(game, *card))
        }
        Event::Counters { seat, stat, by } => {
            let key = if *by >= 0 { "log-gained" } else { "log-lost" };
            said(key).with("who", *seat).with("what", noun::stat(*stat, by.unsigned_abs()))
        }
        Event::GoldLaid { space, by } => {
            let key = if *by >= 0 { "log-gold-laid" } else { "log-gold-taken" };
            said(key).with("count", by.unsigned_abs()).with("space", noun::space(game, *space))
        }
        Event::Loaded { card, by } => {
            let key = if *by >= 0 { "log-loaded" } else { "log-unloaded" };
            said(key).with("count", by.unsigned_abs()).with("card", noun::coded(game, *card))
        }
        Event::Met { seat, card } => {
            said("log-met").with("who", *seat).with("card", noun::coded(game, *card))
        }
        Event::Evaded { seat } => said("log-evaded").with("who", *seat),
        Event::Spared { seat } => said("log-spared").with("who", *seat),
        Event::Destroyed { seat } => said("log-destroyed").with("who", *seat),
        Event::FightBegan { seat, by, mine, cards: codes, value } => {
            let key = if codes.is_empty() { "log-fight" } else { "log-fight-cards" };
            let phrase = said(key).with("who", *seat).with("ability", noun::ability(*by));
            let phrase = phrase.with("mine", *mine).with("value", *value);
            if codes.is_empty() { phrase } else { phrase.with("cards", cards(game, codes)) }
        }
        Event::DuelBegan { seat, it, by } => {
            said("log-duel").with("who", *seat).with("it", *it).with("ability", noun::ability(*by))
        }
        Event::FightEnded { seat, score, foe_score, won } => {
            let key = match won {
                Some(true) => "log-fight-won",
                Some(false) => "log-fight-lost",
                None => "log-fight-drawn",
            };
            said(key).with("who", *seat).with("score", *score).with("foe", *foe_score)
        }
        Event::Saved { seat } => said("log-saved").with("who", *seat),
        Event::Cast { seat, card, at: Some(at), .. } => {
            said("log-cast-at").with("who", *seat).with("card", noun::coded(game, *card)).with("at", *at)
        }
        Event::Cast { seat, card, on: Some(on), .. } => said("log-cast-on")
            .with("who", *seat)
            .with("card", noun::coded(game, *card))
            .with("on", noun::coded(game, *on)),
        Event::Cast { seat, card, .. } => {
            said("log-cast").with("who", *seat).with("card", noun::coded(game, *card))
        }
        Event::Cancelled { card } => said("log-cancelled").with("card", noun::coded(game, *card)),
        Event::Used { seat, reaction } => {
            said("log-used").with("who", *seat).with("what", wording::reaction_phrase(game.kit(), *reaction))
        }
        Event::Chose { seat, offer } => {
            said("log-chose").with("who", *seat).with("offer", Phrase::from_data(format!("offer-{offer}")))
        }
        Event::Became { seat, status } => {
            let key = match *status {
                "toad" => "log-became-toad",
                "restored" => "log-became-restored",
                "good" => "log-became-good",
                "neutral" => "log-became-neutral",
                "evil" => "log-became-evil",
                "enslaved" => "log-became-enslaved",
                "free" => "log-became-free",
                "sworn" => "log-became-sworn",
                _ => "log-became-released",
            };
            said(key).with("who", *seat)
        }
        Event::LastingBegan { card: Some(card) } => {
            said("log-lasting").with("card", noun::coded(game, *card))
        }
        Event::LastingBegan { card: None } => said("log-lasting-ability"),
        Event::LastingEnded { card: Some(card) } => {
            said("log-lasting-ended").with("card", noun::coded(game, *card))
        }
        Event::LastingEnded { card: None } => said("log-lasting-ability-ended"),
        Event::Died { seat } => said("log-died").with("who", *seat),
        Event::Out { seat } => said("log-out").with("who", *seat),
        Event::Shuffled { deck: Deck::Spell } => said("log-shuffled-spells"),
        Event::Shuffled { .. } => said("log-shuffled"),
        Event::Traded { seat, ability } => {
            said("log-traded").with("who", *seat).with("ability", noun::ability(*ability))
        }
        Event::Quiet { seat, .. } => said("log-quiet").with("who", *seat),
        Event::Crowned { seat } => said("log-crowned").with("who", *seat),
        Event::Command { seat } => said("log-command").with("who", *seat),
        Event::Won { seat } => said("log-won").with("who", *seat),
        Event::LimitReached => said("log-limit"),
    }
}
