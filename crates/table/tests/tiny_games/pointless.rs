//! Games in which pointing goes wrong: the suite must notice each of them, and the sound one keeps the laws.

use crate::hands::{Event, Hands, State, View};
use crate::sitting::{Sitting, Tiny, as_in, flaws, head, noticed};
use laws::{Case, handles};
use serde_json::json;
use sketch::{Brush, Ink, Layers, Node, Scene, sign};
use table::{Phrase, ScoreSource, Seat, Step};

flaws!(
    SOUND,
    MUTE,
    SAME,
    HASTY,
    NOT_DRAWN,
    NO_BUTTON,
    DRAWN_TWICE,
    WORDLESS,
    DOUBLE_MEANING,
    LASTING_PREVIEW,
    SOLID_PREVIEW,
    FALSE_COUNT,
    NO_SUCH_PART,
    WORDLESS_EFFECT,
    UNHEARD
);

/// The game of hidden hands with a picture of the own cards, and at most one flaw.
#[derive(Clone, Debug)]
struct Pointed<const FLAW: u8>;

impl<const FLAW: u8> Tiny for Pointed<FLAW> {
    head!("pointed", 2..=4, State, View, Event);
    as_in!(Hands: deal, waiting, offers, apply, view, imagine, hides, perceive, sound, points);

    fn steps(view: &View, _seat: Seat, pick: u8) -> Vec<Step> {
        let word = |number: u8| Phrase::new("move-tiny").with("number", number);
        let first = view.own().first() == Some(&pick);
        match FLAW {
            MUTE => Vec::new(),
            SAME => vec![Step::new("act:play", word(0))],
            HASTY if first => vec![Step::new("act:play", word(0))],
            HASTY => vec![Step::new("act:play", word(0)), Step::new(format!("card:{pick}"), word(pick))],
            DOUBLE_MEANING => {
                vec![Step::new("act:play", word(pick)), Step::new(format!("card:{pick}"), word(pick))]
            }
            WORDLESS => vec![Step::new(format!("card:{pick}"), Phrase::new("unheard-of"))],
            _ => vec![Step::new(format!("card:{pick}"), word(pick))],
        }
    }

    fn effects(_view: &View, _seat: Seat, pick: u8) -> Vec<Phrase> {
        let key = if FLAW == WORDLESS_EFFECT { "unheard-of" } else { "move-tiny" };
        vec![Phrase::new(key).with("number", pick)]
    }

    fn score_sources(view: &View) -> Vec<ScoreSource> {
        let part = if FLAW == NO_SUCH_PART { "luck" } else { "points" };
        let handles: Vec<String> = match FLAW {
            FALSE_COUNT => vec!["card:99".to_owned()],
            _ => view.own().iter().map(|card| format!("card:{card}")).collect(),
        };
        vec![ScoreSource { seat: Seat(0), part, handles }]
    }

    fn draw(view: &View, brush: &Brush<'_>) -> Scene {
        let mut scene = Scene::new(100.0, 100.0, Self::ID);
        for (index, card) in view.own().iter().enumerate() {
            if FLAW == NOT_DRAWN && index == 0 {
                continue;
            }
            let handle = if FLAW == DRAWN_TWICE { "card:same".to_owned() } else { format!("card:{card}") };
            let node = Node::rect(0.0, 0.0, 30.0, 40.0).fill(Ink::Card).handle(handle);
            let node = if FLAW == NO_BUTTON { node.label("a card") } else { node.button("a card") };
            let mut part = Layers::of(node);
            if brush.previewed() == Some(card.to_string().as_str()) {
                let piece = Node::circle(15.0, 20.0, 9.0).fill(Ink::Gold);
                match FLAW {
                    LASTING_PREVIEW => part.push(piece),
                    SOLID_PREVIEW => part.lay_over(piece.handle("piece:1").button("a piece")),
                    _ => part.lay_over(sign::preview(piece)),
                }
            }
            if FLAW == UNHEARD {
                part = Layers::of(Node::group().hidden()).with(part);
            }
            scene.put(part.at(34.0 * index as f64, 0.0));
        }
        scene
    }
}

fn case<const FLAW: u8>() -> Case<Sitting<Pointed<FLAW>>> {
    Case::new("pointed", None, 3, json!({}))
}

#[test]
fn sound_pointing_keeps_the_laws() {
    case::<SOUND>().hold(handles::pointed);
    case::<SOUND>().hold(handles::previewed);
    case::<SOUND>().hold(handles::counted);
}

noticed! {
    moves_that_no_hand_can_make_are_noticed: MUTE breaks handles::pointed, "has no steps";
    moves_that_look_alike_to_a_hand_are_noticed: SAME breaks handles::pointed, "have the same steps";
    moves_that_end_too_early_are_noticed: HASTY breaks handles::pointed, "begin with those of";
    things_that_nobody_drew_are_noticed: NOT_DRAWN breaks handles::pointed, "is not in the picture";
    things_that_cannot_be_pressed_are_noticed: NO_BUTTON breaks handles::pointed, "is something to press";
    things_that_nobody_hears_of_are_noticed: UNHEARD breaks handles::pointed, "is hidden from who listens";
    two_things_of_one_name_are_noticed: DRAWN_TWICE breaks handles::pointed, "is in the picture twice";
    steps_without_words_are_noticed: WORDLESS breaks handles::pointed, "unheard-of has no words";
    steps_that_mean_two_things_are_noticed: DOUBLE_MEANING breaks handles::pointed, "means one thing";
    previews_inside_the_picture_are_noticed: LASTING_PREVIEW breaks handles::previewed, "changes only what is laid over";
    previews_that_catch_the_hand_are_noticed: SOLID_PREVIEW breaks handles::previewed, "can be pointed at";
    effects_without_words_are_noticed: WORDLESS_EFFECT breaks handles::previewed, "unheard-of has no words";
    points_with_nothing_behind_them_are_noticed: FALSE_COUNT breaks handles::counted, "is not in the picture of";
    parts_that_do_not_exist_are_noticed: NO_SUCH_PART breaks handles::counted, "has no part luck";
}
