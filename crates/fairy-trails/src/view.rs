//! What a viewer may know, and its JSON form.

use crate::deck::STONES;
use crate::networks::Network;
use crate::state::Hand;
use crate::{Board, CardId, CardSet, Colour, Deck, Edge, Laid, NetworkName, Place, Rotation, Stage};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use table::Seat;

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

    /// How many stones lie on the huts of a group of a laid card, by its index. Where stones did not suffice for a whole
    /// network, they lie on the huts of the cards that were laid first.
    pub(crate) fn stones_on(&self, deck: &Deck, laid: &Laid, colour: Colour, index: usize) -> u8 {
        let groups = |laid: &Laid| deck.face(laid.card, laid.rotation).trails(colour).groups();
        let at = |place: Place, edges: u8| {
            let first = Edge::of_mask(edges).next()?;
            self.board.network_at(colour, place, first)
        };
        let Some(group) = groups(laid).get(index).copied().filter(|group| group.huts > 0) else { return 0 };
        let Some((name, network)) = at(laid.place, group.edges) else { return 0 };
        if network.stones >= network.huts {
            return group.huts;
        }
        let mut left = network.stones;
        for other in self.board.laid() {
            for (number, there) in groups(other).iter().enumerate() {
                if at(other.place, there.edges).is_some_and(|(found, _)| found == name) {
                    if (other.place, number) == (laid.place, index) {
                        return left.min(group.huts);
                    }
                    left = left.saturating_sub(there.huts);
                }
            }
        }
        0
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
