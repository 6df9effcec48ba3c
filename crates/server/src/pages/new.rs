//! Opening a table: options, seats, clock, who may find it.

use super::start::{covers, players};
use super::{Frame, Reader};
use maud::{Markup, html};
use opponents::Level;
use serde_json::Value;
use shelf::{AnyGame, Shape};

/// The page on which a table of this game is opened.
pub fn page(reader: &Reader, game: &dyn AnyGame) -> String {
    let id = game.id();
    let title = reader.tongue.with("page-new-title", &[("game", &reader.tongue.title(id))]);
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let main = html! {
        div.new {
            div.aside {
                div.picture { (covers(reader, id)) }
                p { (reader.tongue.of_game(id, "tagline").unwrap_or_default()) }
                p { (players(reader, game)) " · " a href=(format!("/rules/{id}")) { (reader.say("page-rules")) } }
            }
            form #open data-game=(id) data-least=(least) data-most=(most) {
                h1 { (title) }
                fieldset.seats {
                    legend { (reader.say("page-new-seats")) }
                    ol {
                        @for seat in 0..most { (seat_line(reader, seat, least)) }
                    }
                    p.buttons hidden[least == most] {
                        button #more .small type="button" { (reader.say("page-new-more-seats")) }
                        button #fewer .small type="button" { (reader.say("page-new-fewer-seats")) }
                    }
                }
                @let options = options(reader, game);
                @if !options.is_empty() {
                    fieldset.options {
                        legend { (reader.say("page-new-options")) }
                        @for option in &options { (option) }
                    }
                }
                (clock(reader))
                (finding(reader))
                p #trouble .trouble role="alert" hidden {}
                p { button.main type="submit" { (reader.say("page-new-open")) } }
            }
        }
    };
    Frame::new(reader, title).script("new.js", &["api.js", "promise.js", "words.js"]).page(&main)
}

fn seat_line(reader: &Reader, seat: u8, least: u8) -> Markup {
    let name = format!("place-{seat}");
    let usual = least.max(2);
    html! {
        li.seat hidden[seat >= usual] {
            (super::frame::seat_sign(usize::from(seat)))
            label.sr for=(name) {
                (reader.tongue.with("page-new-seat", &[("number", &(seat + 1).to_string())]))
            }
            select #(name) name=(name) {
                option value="me" selected[seat == 0] { (reader.say("page-new-me")) }
                option value="open" selected[seat != 0] { (reader.say("page-new-open-seat")) }
                option value="hotseat" { (reader.say("page-new-hotseat")) }
                @for level in Level::ALL {
                    option value=(format!("computer:{}", level.name())) {
                        (reader.tongue.with("page-seat-computer", &[("level", &reader.tongue.level(level.name()))]))
                    }
                }
            }
            input.name type="text" name=(format!("name-{seat}")) maxlength="24" hidden
                placeholder=(reader.say("page-new-name")) aria-label=(reader.say("page-new-name"));
        }
    }
}

/// The options of a game as parts of a form, made from the schema of their JSON form and worded by the game.
fn options(reader: &Reader, game: &dyn AnyGame) -> Vec<Markup> {
    let schema = game.schema(Shape::Options);
    let defaults = game.default_options();
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else { return Vec::new() };
    let one =
        |(name, field): (&String, &Value)| option(reader, game, &schema, name, field, defaults.get(name));
    fields.iter().filter_map(one).collect()
}

/// One option: a box to tick, a number, or a choice. What is none of these is for programs and left out.
fn option(
    reader: &Reader,
    game: &dyn AnyGame,
    schema: &Value,
    name: &str,
    field: &Value,
    default: Option<&Value>,
) -> Option<Markup> {
    let word = |key: &str| reader.tongue.of_game(game.id(), key);
    let label = word(&format!("option-{name}")).unwrap_or_else(|| name.to_owned());
    let help = word(&format!("option-{name}.help"));
    let id = format!("option-{name}");
    let field = resolve(schema, field);
    let input = match field.get("type").and_then(Value::as_str) {
        Some("boolean") => {
            let on = default.and_then(Value::as_bool).unwrap_or_default();
            return Some(html! {
                div.option {
                    label.tick {
                        input type="checkbox" name=(name) data-kind="boolean" checked[on];
                        " " (label)
                    }
                    @if let Some(help) = help { p.help { (help) } }
                }
            });
        }
        Some("integer") => {
            let bound = |key: &str| field.get(key).map(ToString::to_string);
            html! {
                input #(id) type="number" name=(name) data-kind="integer" min=[bound("minimum")]
                    max=[bound("maximum")] value=[default.map(ToString::to_string)] required;
            }
        }
        _ => {
            let names = choices(field)?;
            let chosen = default.and_then(Value::as_str).unwrap_or_default();
            html! {
                select #(id) name=(name) data-kind="string" {
                    @for value in names {
                        option value=(value) selected[value == chosen] {
                            (word(&format!("option-{name}-{value}")).unwrap_or_else(|| value.clone()))
                        }
                    }
                }
            }
        }
    };
    Some(html! {
        div.option {
            label for=(id) { (label) }
            (input)
            @if let Some(help) = help { p.help { (help) } }
        }
    })
}

/// Follows a reference within the schema.
fn resolve<'s>(schema: &'s Value, field: &'s Value) -> &'s Value {
    let reference = field.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix('#'));
    reference.and_then(|path| schema.pointer(path)).unwrap_or(field)
}

/// The names among which a field lets one choose.
fn choices(field: &Value) -> Option<Vec<String>> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    if let Some(list) = field.get("enum").and_then(Value::as_array) {
        return list.iter().map(text).collect();
    }
    let list = field.get("oneOf").and_then(Value::as_array)?;
    list.iter().map(|one| one.get("const").and_then(text)).collect()
}

fn clock(reader: &Reader) -> Markup {
    html! {
        fieldset.clock {
            legend { (reader.say("page-new-clock")) }
            div.option {
                label for="clock" { (reader.say("page-new-clock-kind")) }
                select #clock name="clock" {
                    option value="none" { (reader.say("page-clock-none")) }
                    option value="move" { (reader.say("page-clock-move")) }
                    option value="game" { (reader.say("page-clock-game")) }
                }
            }
            div.option.timed hidden {
                label for="time" { (reader.say("page-new-time")) }
                span.pair {
                    input #time type="number" name="time" min="1" max="999" value="10" required;
                    select name="unit" aria-label=(reader.say("page-new-unit")) {
                        option value="1" { (reader.say("page-unit-seconds")) }
                        option value="60" selected { (reader.say("page-unit-minutes")) }
                        option value="3600" { (reader.say("page-unit-hours")) }
                        option value="86400" { (reader.say("page-unit-days")) }
                    }
                }
            }
            div.option.increment hidden {
                label for="increment" { (reader.say("page-new-increment")) }
                input #increment type="number" name="increment" min="0" max="3600" value="5" required;
            }
        }
    }
}

fn finding(reader: &Reader) -> Markup {
    html! {
        fieldset.finding {
            legend { (reader.say("page-new-finding")) }
            label.tick { input type="radio" name="visibility" value="link" checked; " " (reader.say("page-new-link")) }
            label.tick { input type="radio" name="visibility" value="public"; " " (reader.say("page-new-public")) }
            label.tick {
                input type="checkbox" name="rated" disabled[!reader.account]; " " (reader.say("page-new-rated"))
            }
            @if !reader.account { p.help { (reader.say("page-new-rated-account")) } }
        }
    }
}
