//! A match played again from what is stored: taken up at the newest keyframe that will do.

use crate::dice::Proof;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{AnyGame, AnyMatch, Said};
use std::sync::Arc;
use store::{Keyframe, Store, StoreError, StoredPly, TableId};
use table::{Envelope, Fault, KEYFRAME, Phrase, Record, RecordedMove, Seat, Seed, to_value};

/// Is a keyframe kept after this ply of a table?
pub(super) fn is_keyframe(ply: u32) -> bool {
    ply > 0 && ply.is_multiple_of(KEYFRAME as u32)
}

/// How a match begins.
#[derive(Clone)]
pub(super) enum Beginning {
    Dealt { options: Value, seed: Seed },
    Branched { position: Box<Envelope>, seed: Seed },
}

/// All that is needed to play a match again, apart from its table. It holds the seed: nothing of it may leave the server
/// before the end.
#[derive(Clone)]
pub struct Origin {
    pub(super) store: Arc<dyn Store>,
    pub(super) id: TableId,
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) seats: u8,
    pub(super) epoch: u32,
    pub(super) plies: u32,
    pub(super) beginning: Beginning,
    /// What was promised of the dice, and all that shows it was kept; nothing for a branch.
    pub(super) promise: Option<Proof>,
}

/// What the store keeps as a keyframe.
#[derive(Serialize, Deserialize)]
struct Kept {
    position: Envelope,
    /// The last ply of each seat.
    moved: Vec<u32>,
}

/// A match from a keyframe on.
pub struct Stretch {
    /// The match; what came before the keyframe is not part of it.
    pub game_match: Box<dyn AnyMatch>,
    /// How many plies of the table came before.
    from: u32,
    /// The number of the last ply of each seat; 0 if there is none.
    moved: Vec<u32>,
}

impl Stretch {
    /// How many plies of the table have been played.
    pub fn plies(&self) -> u32 {
        self.from + self.game_match.played() as u32
    }

    /// The number of the last ply of a seat; 0 if there is none.
    pub(super) fn last_of(&self, seat: Seat) -> u32 {
        self.moved.get(seat.index()).copied().unwrap_or(0)
    }

    /// Notes who has just moved.
    pub(super) fn note(&mut self, seat: Seat) {
        let ply = self.plies();
        if let Some(moved) = self.moved.get_mut(seat.index()) {
            *moved = ply;
        }
    }

    /// Plays what is stored.
    pub(super) fn play(&mut self, id: TableId, ply: &StoredPly) -> Result<(), Trouble> {
        if self.game_match.play(ply.seat, Said::Text(&ply.text)).is_err() {
            let place = format!("table {id}, ply {}", ply.ply);
            return Err(StoreError::Broken { what: "the rules refuse this move".to_owned(), place }.into());
        }
        self.note(ply.seat);
        Ok(())
    }

    /// What is kept of it, so that it can be taken up here.
    pub(super) fn keyframe(&self) -> Value {
        to_value(&Kept { position: self.game_match.position(), moved: self.moved.clone() })
    }
}

impl Origin {
    /// The match before its first ply.
    pub(super) fn start(&self) -> Result<Stretch, Trouble> {
        let game_match = match &self.beginning {
            Beginning::Dealt { options, seed } => self.game.deal(self.seats, options, *seed),
            Beginning::Branched { position, seed } => self.game.load(position, *seed),
        };
        let game_match = game_match.map_err(|faults| self.faulty(&faults))?;
        Ok(Stretch { game_match, from: 0, moved: vec![0; usize::from(self.seats)] })
    }

    fn faulty(&self, faults: &[Fault]) -> Trouble {
        let words = self.game.words(words::Lang::En);
        let said: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
        StoreError::Broken { what: said.join(" "), place: format!("table {}", self.id) }.into()
    }

    /// The match at a keyframe, or why the rules refuse it.
    fn take_up(&self, keyframe: Keyframe) -> Result<Stretch, String> {
        let kept: Kept = serde_json::from_value(keyframe.position).map_err(|error| error.to_string())?;
        let before = match &self.beginning {
            Beginning::Dealt { .. } => 0,
            Beginning::Branched { position, .. } => position.ply,
        };
        if kept.moved.len() != usize::from(self.seats)
            || kept.position.seats != self.seats
            || kept.position.dice.is_none()
            || kept.position.ply != before + keyframe.ply
        {
            return Err("it is of another match".to_owned());
        }
        let loaded = self.game.load(&kept.position, Seed::from_number(0));
        let game_match = loaded.map_err(|faults| {
            let words = self.game.words(words::Lang::En);
            faults.iter().map(|fault| words.fault(fault)).collect::<Vec<_>>().join(" ")
        })?;
        Ok(Stretch { game_match, from: keyframe.ply, moved: kept.moved })
    }

    /// The match after so many plies, from the newest keyframe on. Keyframes that are missing on the way are written.
    pub async fn at(&self, ply: u32) -> Result<Stretch, Trouble> {
        if ply > self.plies {
            return Err(Trouble::bad(Phrase::new("error-no-ply").with("ply", ply)));
        }
        let mut stretch = self.newest(ply).await?;
        let mut next = stretch.plies() + 1;
        while next <= ply {
            // Read in pieces, so that a match from before there were keyframes needs no more room than another.
            let to = ply.min(next.saturating_add(KEYFRAME as u32 * 8 - 1));
            for stored in self.store.plies_between(self.id, next, to).await? {
                stretch.play(self.id, &stored)?;
                if is_keyframe(stored.ply) {
                    self.keep(&stretch).await;
                }
            }
            next = to + 1;
        }
        Ok(stretch)
    }

    async fn newest(&self, mut at_most: u32) -> Result<Stretch, Trouble> {
        while let Some(keyframe) = self.store.keyframe(self.id, at_most).await? {
            let ply = keyframe.ply;
            match self.take_up(keyframe) {
                Ok(stretch) => return Ok(stretch),
                Err(why) => tracing::warn!(table = %self.id, ply, why, "a keyframe is passed over"),
            }
            let Some(before) = ply.checked_sub(1) else { break };
            at_most = before;
        }
        self.start()
    }

    /// Keeps a keyframe that was missing; without it the next one has a longer way, and nothing else.
    async fn keep(&self, stretch: &Stretch) {
        let kept = self.store.put_keyframe(self.id, stretch.plies(), self.epoch, stretch.keyframe()).await;
        if let Err(error) = kept {
            tracing::warn!(table = %self.id, %error, "a keyframe could not be kept");
        }
    }

    /// Some plies as they are stored.
    pub(super) async fn stored(&self, from: u32, to: u32) -> Result<Vec<StoredPly>, Trouble> {
        Ok(self.store.plies_between(self.id, from, to.min(self.plies)).await?)
    }

    /// The whole match as a record.
    pub async fn record(&self) -> Result<Record, Trouble> {
        let end = self.at(self.plies).await?.game_match.fingerprint();
        let moves = self.stored(1, self.plies).await?.into_iter();
        let moves = moves.map(|ply| RecordedMove { seat: ply.seat, text: ply.text }).collect();
        let dice = self.promise.as_ref().map(to_value);
        Ok(Record { moves, end, dice, ..self.start()?.game_match.record() })
    }
}
