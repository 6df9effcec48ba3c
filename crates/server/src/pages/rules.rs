//! The rules of a game, each number a place to link to.

use super::start::covers;
use super::{Frame, Reader};
use maud::{Markup, html};
use shelf::AnyGame;
use table::Rule;

/// The page of the rules.
pub fn page(reader: &Reader, game: &dyn AnyGame) -> String {
    let id = game.id();
    let title = reader.tongue.with("page-rules-title", &[("game", &reader.tongue.title(id))]);
    let (box_, play): (Vec<Rule>, Vec<Rule>) = game.rules().iter().partition(|rule| is_of_box(rule));
    let main = html! {
        div.rules #rules {
            h1 { (title) }
            div.picture { (covers(reader, id)) }
            p.lead { (reader.tongue.of_game(id, "tagline").unwrap_or_default()) }
            p.fine { (reader.say("page-rules-marks")) }
            @for (heading, rules) in [("page-rules-box", box_), ("page-rules-play", play)] {
                @if !rules.is_empty() {
                    h2 { (reader.say(heading)) }
                    dl {
                        @for rule in rules { (entry(reader, game, rule)) }
                    }
                }
            }
            p { a.button.main href=(format!("/new/{id}")) { (reader.say("page-rules-to-play")) } }
        }
    };
    Frame::new(reader, title).page(&main)
}

/// Rules about what is in the box are numbered with a C.
fn is_of_box(rule: Rule) -> bool {
    rule.split_once('-').is_some_and(|(_, number)| number.starts_with('C'))
}

fn entry(reader: &Reader, game: &dyn AnyGame, rule: Rule) -> Markup {
    let word = |part: &str| reader.tongue.of_game(game.id(), &format!("rule-{rule}{part}"));
    let text = word("").unwrap_or_default();
    html! {
        div.rule id=(rule) {
            dt { a href=(format!("#{rule}")) { (rule) } }
            dd {
                p { (linked(game, rule, &text)) }
                @if let Some(ruling) = word(".ruling") {
                    p.ruling { (linked(game, rule, &reader.tongue.with("page-ruling", &[("reason", &ruling)]))) }
                }
            }
        }
    }
}

/// The text with every other rule that it names as a link.
fn linked(game: &dyn AnyGame, own: Rule, text: &str) -> Markup {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut pieces: Vec<(bool, &str)> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = rest.find(is_part).unwrap_or(rest.len());
        let (before, word_on) = rest.split_at(start);
        let end = word_on.find(|c| !is_part(c)).unwrap_or(word_on.len());
        let (word, after) = word_on.split_at(end);
        let known = word != own && game.rules().contains(&word);
        pieces.push((false, before));
        pieces.push((known, word));
        rest = after;
    }
    html! {
        @for (link, piece) in pieces {
            @if link { a href=(format!("#{piece}")) { (piece) } } @else { (piece) }
        }
    }
}
