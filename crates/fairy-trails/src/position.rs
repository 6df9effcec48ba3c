//! What is checked in a position before it is a state: cards, hands, stones, the stage.

use crate::choices::is_claimable;
use crate::deck::{CARDS, STONES};
use crate::state::Hand;
use crate::{
    Board, CardId, CardSet, Colour, Edge, FairyTrails, Laying, NetworkName, Position, Rotation, Stage, State,
};
use table::{Fault, Phrase, Rule, Rules, Seat};

/// Collects all faults of a position.
pub(crate) struct Reader<'g> {
    game: &'g FairyTrails,
    pub(crate) faults: Vec<Fault>,
    /// The cards that were not met yet; at the end, the pile.
    pub(crate) rest: CardSet,
}

impl<'g> Reader<'g> {
    pub(crate) fn new(game: &'g FairyTrails) -> Reader<'g> {
        Reader { game, faults: Vec::new(), rest: CardSet::PILE }
    }

    fn fault(&mut self, path: impl Into<String>, rule: Rule, reason: Phrase) {
        self.faults.push(Fault::at(path, reason).by(rule));
    }

    /// Marks a card as met; a card that is no card or was met before is a fault.
    fn meet(&mut self, path: String, card: CardId) {
        if self.rest.contains(card) {
            self.rest.remove(card);
        } else if (1..CARDS).contains(&usize::from(card)) {
            self.fault(path, "FT-C1", Phrase::new("fault-card-twice").with("card", card));
        } else {
            let reason = Phrase::new("fault-no-card").with("card", card).with("last", CARDS - 1);
            self.fault(path, "FT-C1", reason);
        }
    }

    pub(crate) fn board(&mut self, position: &Position) -> Board {
        let deck = self.game.deck();
        let mut board = self.game.start.clone();
        for (index, text) in position.board.iter().enumerate() {
            let path = format!("state.board[{index}]");
            let Ok(Laying { card, at, rotation }) = text.parse() else {
                let reason = Phrase::new("fault-laid-unreadable").with("text", text.as_str());
                self.faults.push(Fault::at(path, reason));
                continue;
            };
            self.meet(path.clone(), card);
            if board.is_free(at) && !board.is_full() {
                // Of rotations that look alike the first is kept, as in moves.
                let rotation = Rotation::quarters(rotation.index() as u8 % deck.card(card).rotations());
                board.lay(card, at, rotation, deck.face(card, rotation));
            } else {
                let reason = Phrase::new("fault-not-free").with("place", at.to_string());
                self.fault(path, "FT-2", reason);
            }
        }
        board
    }

    pub(crate) fn hands(&mut self, position: &Position) -> [Hand; 2] {
        let seats = self.game.seats();
        let mut hands = [Hand::default(); 2];
        if position.hands.len() != usize::from(seats) {
            let reason = Phrase::new("fault-hands").with("hands", position.hands.len()).with("seats", seats);
            self.fault("state.hands", "FT-1", reason);
        }
        if position.turn >= seats {
            let reason = Phrase::new("fault-turn").with("turn", position.turn).with("last", seats - 1);
            self.fault("state.turn", "FT-2", reason);
        }
        for (seat, cards) in position.hands.iter().enumerate() {
            for (index, &card) in cards.iter().enumerate() {
                self.meet(format!("state.hands[{seat}][{index}]"), card);
            }
            if cards.len() > 2 {
                let reason = Phrase::new("fault-hand-size").with("found", cards.len()).with("expected", 2);
                self.fault(format!("state.hands[{seat}]"), "FT-2", reason);
            }
            if let Some(hand) = hands.get_mut(seat) {
                for &card in cards {
                    hand.take_up(card);
                }
            }
        }
        hands
    }

    pub(crate) fn discarded(&mut self, position: &Position) {
        if let Some(card) = position.discarded {
            self.meet("state.discarded".to_owned(), card);
            if !self.game.setup().options.easier {
                self.fault("state.discarded", "FT-16", Phrase::new("fault-no-discard"));
            }
        }
        let most = if self.game.seats() > 1 {
            0
        } else if position.stage == Stage::Over {
            3
        } else {
            2
        };
        if position.quiet > most || usize::from(position.quiet) > position.board.len() {
            let reason = Phrase::new("fault-quiet").with("found", position.quiet).with("most", most);
            self.fault("state.quiet", "FT-14", reason);
        }
    }

    /// Puts the stones on their networks: on closed ones, whole ones, at most 19 of each colour.
    pub(crate) fn stones(&mut self, position: &Position, state: &mut State) {
        let mut partial = [0; 2];
        for (index, entry) in position.stones.iter().enumerate() {
            let path = format!("state.stones[{index}]");
            let colour = entry.colour;
            let named = Phrase::new("fault-no-network").with("network", entry.network.as_str());
            let root =
                entry.network.parse::<NetworkName>().ok().and_then(|name| state.board.root_of(colour, name));
            let Some(root) = root else {
                self.fault(path, "FT-6", named);
                continue;
            };
            let network = state.board.network(colour, root);
            if network.open > 0 {
                let reason = Phrase::new("fault-stones-open").with("network", entry.network.as_str());
                self.fault(path, "FT-5", reason);
            } else if network.stones > 0 {
                let reason = Phrase::new("fault-stones-twice").with("network", entry.network.as_str());
                self.fault(path, "FT-6", reason);
            } else if entry.stones == 0 || entry.stones > network.huts {
                let reason =
                    Phrase::new("fault-stones-huts").with("stones", entry.stones).with("huts", network.huts);
                self.fault(path, "FT-6", reason);
            } else if entry.stones > state.left(colour) {
                let reason = Phrase::new("fault-too-many-stones").with("most", STONES);
                self.fault(path, "FT-C1", reason);
            } else {
                partial[colour.index()] += usize::from(entry.stones < network.huts);
                state.board.set_stones(colour, root, entry.stones);
                state.left[colour.index()] -= entry.stones;
            }
        }
        for colour in Colour::BOTH {
            let most = usize::from(state.left(colour) == 0);
            if partial[colour.index()] > most {
                // A network is paid whole; only the last stones may not suffice.
                let reason = Phrase::new("fault-stones-partial").with("colour", colour.name());
                self.fault("state.stones", "FT-6", reason);
            }
        }
    }

    /// Does the stage fit cards and stones?
    pub(crate) fn stage(&mut self, state: &State) {
        let solo = self.game.is_solo();
        let manual = self.game.is_manual();
        let spent = Colour::BOTH.into_iter().filter(|&colour| state.left(colour) == 0).count();
        let all_laid = state.board.is_full();
        let won = spent == if solo { 2 } else { 1 };
        if !solo && spent == 2 {
            self.fault("state.stones", "FT-8", Phrase::new("fault-two-winners"));
        }
        let finished = won || (solo && (state.quiet == 3 || state.pile.is_empty()));
        match state.stage {
            Stage::Over if finished || all_laid => {}
            Stage::Over => self.fault("state.stage", "FT-9", Phrase::new("fault-not-over")),
            _ if won => {
                self.fault("state.stage", if solo { "FT-15" } else { "FT-8" }, Phrase::new("fault-over"));
            }
            Stage::Claims | Stage::LastClaims if !manual => {
                self.fault("state.stage", "FT-10", Phrase::new("fault-stage-manual"));
            }
            Stage::Claims if state.board.laid().len() > 1 => {}
            Stage::LastClaims if all_laid => {}
            Stage::Card if !all_laid => {}
            _ => self.fault("state.stage", "FT-2", Phrase::new("fault-stage-cards")),
        }
    }

    /// Does everybody hold as many cards as the rules give him?
    pub(crate) fn hand_sizes(&mut self, state: &State) {
        let held = |seat: Seat| state.hand(seat).len();
        if self.game.is_solo() {
            let expected = usize::from(state.stage == Stage::Card);
            if held(Seat(0)) != expected {
                let reason =
                    Phrase::new("fault-hand-size").with("found", held(Seat(0))).with("expected", expected);
                self.fault("state.hands[0]", "FT-12", reason);
            }
            return;
        }
        // Cards that are not on the table, once before this turn's card and once now.
        let rest = CARDS - state.board.laid().len();
        let before_card = [rest.div_ceil(2).min(2), (rest / 2).min(2)];
        let after_card = [(rest + 1).div_ceil(2).min(2) - 1, rest.div_ceil(2).min(2)];
        let fits: &[[usize; 2]] = match state.stage {
            Stage::Card | Stage::LastClaims => &[before_card],
            Stage::Claims => &[after_card],
            Stage::Over => &[before_card, after_card],
        };
        let turn = state.turn;
        let found = [held(turn), held(turn.next(2))];
        if !fits.contains(&found) {
            for (seat, found, expected) in
                [(turn, found[0], fits[0][0]), (turn.next(2), found[1], fits[0][1])]
            {
                if found != expected {
                    let reason =
                        Phrase::new("fault-hand-size").with("found", found).with("expected", expected);
                    self.fault(format!("state.hands[{seat}]"), "FT-2", reason);
                }
            }
        }
    }

    /// With automatic claims every closed network has its stones (FT-6, FT-7, FT-13), as far as stones are left; only
    /// what the very last card closed may be unpaid when the game ended at once (FT-8).
    pub(crate) fn payment(&mut self, state: &State) {
        if self.game.is_manual() {
            return;
        }
        let won = self.game.seats() > 1 && state.left.contains(&0);
        let last = state.board.laid().last().copied();
        for colour in Colour::BOTH {
            let unpaid = state
                .board
                .networks(colour)
                .filter(|(_, network)| is_claimable(*network))
                .map(|(name, _)| name)
                .find(|&name| {
                    let excused = won
                        && last.is_some_and(|last| {
                            Edge::ALL.into_iter().any(|edge| {
                                let there = state.board.network_at(colour, last.place, edge);
                                there.is_some_and(|(other, _)| other == name)
                            })
                        });
                    !excused && (state.left(colour) > 0 || self.game.seats() > 1)
                });
            if let Some(name) = unpaid {
                let reason = Phrase::new("fault-unpaid")
                    .with("colour", colour.name())
                    .with("network", name.to_string());
                self.fault("state.stones", "FT-6", reason);
            }
        }
    }
}
