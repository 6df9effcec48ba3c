//! What a viewer may know, and imagining the rest.

use crate::deck::STONES;
use crate::networks::Network;
use crate::state::Hand;
use crate::{Board, CardId, CardSet, Colour, NetworkName, Place, Rotation, Stage, State};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use table::{Dice, Seat, Viewer};

/// A hand as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandView {
    /// One's own cards.
    Shown(Hand),
    /// The number of the other's cards (FT-11).
    Hidden(u8),
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// Whose turn it is; after the end, whose turn it was.
    pub turn: Seat,
    /// What is to be decided.
    pub stage: Stage,
    /// The laid cards, their networks and the places where a card may go.
    pub board: Board,
    /// The hands by seat.
    pub hands: Vec<HandView>,
    /// How many cards are in the pile.
    pub pile: u8,
    /// The cards that the viewer does not see: they are in the pile or in a hidden hand.
    pub unseen: CardSet,
    /// Stones that are not placed yet: elves, gnomes.
    pub stones_left: [u8; 2],
    /// Solo: cards laid in a row without a stone (FT-14).
    pub quiet: u8,
    /// Solo: the card that was discarded (FT-16).
    pub discarded: Option<CardId>,
}

impl View {
    /// The cards of a hand, if the viewer sees them.
    pub fn hand(&self, seat: Seat) -> Option<&[CardId]> {
        match self.hands.get(seat.index())? {
            HandView::Shown(hand) => Some(hand.cards()),
            HandView::Hidden(_) => None,
        }
    }

    /// Stones of a colour on the table.
    pub fn placed(&self, colour: Colour) -> u8 {
        STONES.saturating_sub(self.stones_left[colour.index()])
    }
}

impl State {
    /// What a viewer may know: everything but other hands; alone everything.
    pub(crate) fn seen_by(&self, viewer: Viewer, seats: u8) -> View {
        let mut unseen = self.pile;
        let hands = Seat::all(seats)
            .map(|seat| {
                let hand = self.hands[seat.index()];
                if seats == 1 || viewer.is(seat) {
                    HandView::Shown(hand)
                } else {
                    hand.cards().iter().for_each(|&card| unseen.insert(card));
                    HandView::Hidden(hand.cards().len() as u8)
                }
            })
            .collect();
        View {
            seats,
            turn: self.turn,
            stage: self.stage,
            board: self.board.clone(),
            hands,
            pile: self.pile.len() as u8,
            unseen,
            stones_left: self.left,
            quiet: self.quiet,
            discarded: self.discarded,
        }
    }

    /// Could the hidden cards lie otherwise? So if at least two of the pile and the hidden hands hold cards.
    pub(crate) fn hides_from(&self, viewer: Viewer, seats: u8) -> bool {
        let hidden = |seat: Seat| seats > 1 && !viewer.is(seat) && !self.hand(seat).is_empty();
        usize::from(!self.pile.is_empty()) + Seat::all(seats).filter(|&seat| hidden(seat)).count() > 1
    }
}

impl View {
    /// Deals the unseen cards anew to the hidden hands; what remains is the pile.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> State {
        let mut pile = self.unseen;
        let mut hands = [Hand::default(); 2];
        for (hand, view) in hands.iter_mut().zip(&self.hands) {
            match view {
                HandView::Shown(shown) => *hand = *shown,
                HandView::Hidden(count) => {
                    for _ in 0..*count {
                        if let Some(card) = pile.nth(dice.below(pile.len())) {
                            pile.remove(card);
                            hand.take_up(card);
                        }
                    }
                }
            }
        }
        State {
            board: self.board.clone(),
            pile,
            hands,
            left: self.stones_left,
            turn: self.turn,
            stage: self.stage,
            quiet: self.quiet,
            discarded: self.discarded,
        }
    }
}

/// The JSON form of a hand.
#[derive(Serialize, JsonSchema)]
struct HandForm<'h> {
    /// How many cards.
    count: usize,
    /// Which, if the viewer sees them.
    cards: Option<&'h [CardId]>,
}

impl Serialize for HandView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            HandView::Shown(hand) => HandForm { count: hand.cards().len(), cards: Some(hand.cards()) },
            HandView::Hidden(count) => HandForm { count: usize::from(*count), cards: None },
        }
        .serialize(serializer)
    }
}

impl JsonSchema for HandView {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hand".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        HandForm::json_schema(generator)
    }
}

/// The JSON form of a laid card.
#[derive(Serialize, JsonSchema)]
struct LaidForm {
    card: CardId,
    at: Place,
    rotation: Rotation,
}

/// The JSON form of a network.
#[derive(Serialize, JsonSchema)]
struct NetworkForm {
    /// Its name in the notation of moves.
    network: String,
    /// How many of its edges face an empty place.
    open: u8,
    /// Huts along it.
    huts: u8,
    /// Stones on them.
    stones: u8,
}

/// The JSON form of a board.
#[derive(Serialize, JsonSchema)]
struct BoardForm {
    /// The laid cards in the order of laying; the first is the start card.
    cards: Vec<LaidForm>,
    /// The elves' networks, oldest first.
    elves: Vec<NetworkForm>,
    /// The gnomes' networks, oldest first.
    gnomes: Vec<NetworkForm>,
    /// Where a card may be laid.
    free: Vec<Place>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = |(name, network): (NetworkName, Network)| NetworkForm {
            network: name.to_string(),
            open: network.open,
            huts: network.huts,
            stones: network.stones,
        };
        BoardForm {
            cards: self
                .laid()
                .iter()
                .map(|laid| LaidForm { card: laid.card, at: laid.place, rotation: laid.rotation })
                .collect(),
            elves: self.networks(Colour::Elves).map(form).collect(),
            gnomes: self.networks(Colour::Gnomes).map(form).collect(),
            free: self.free_places().collect(),
        }
        .serialize(serializer)
    }
}

impl JsonSchema for Board {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Board".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BoardForm::json_schema(generator)
    }
}
