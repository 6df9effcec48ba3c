//! What goes on: whose turn it is, the fight or the roll at hand.

use super::card_face::{CHIP, badge, chip};
use super::mark::ability_mark;
use super::pen::die;
use super::tray::ground;
use super::{Drawer, space};
use crate::language::{Ability, Tag};
use crate::state::{Fight, Foe, Kind, Phase, Roll};
use sketch::{Ink, Layers, Node, Text, glyph};
use table::Seat;

/// The height of the line that says whose turn it is.
const LINE: f64 = 50.0;

/// Whose turn it is, in words.
pub(super) fn headline(drawer: &Drawer<'_>) -> String {
    let turn = &drawer.view.state().turn;
    let brush = drawer.brush;
    if turn.phase == Phase::Setup {
        return brush.label("label-setup");
    }
    if let Some(winner) = turn.winners.first() {
        return brush.label_with("label-won", &[("name", &drawer.name(winner))]);
    }
    if turn.over {
        return brush.label("label-over");
    }
    let (name, character) = (drawer.name(turn.active), drawer.character(turn.active));
    brush.label_with("label-turn", &[("name", &name), ("character", &character)])
}

fn phase(drawer: &Drawer<'_>) -> String {
    let turn = &drawer.view.state().turn;
    let key = match turn.phase {
        _ if turn.over => "label-phase-over",
        Phase::Setup => "label-phase-setup",
        Phase::Start => "label-phase-start",
        Phase::Move => "label-phase-move",
        Phase::Encounter => "label-phase-encounter",
        Phase::End => "label-phase-end",
    };
    drawer.brush.label_with(key, &[("turn", &turn.number.to_string())])
}

/// What goes on, and its height.
pub(super) fn draw(drawer: &Drawer<'_>, wide: f64) -> (Layers, f64) {
    let state = drawer.view.state();
    let has = |kind: Kind| state.stack.frames().iter().any(|frame| frame.kind == kind);
    let fight = (has(Kind::Fight) && state.fight.foe != Foe::Nobody).then_some(&state.fight);
    let roll = shown_roll(drawer, has(Kind::Roll));
    // The dice of an attack are shown with the fight.
    let roll = roll.filter(|roll| fight.is_none() || roll.tag != Tag::Attack);
    let mut parts: Vec<(Node, f64)> = Vec::new();
    if let Some(fight) = fight {
        parts.push(draw_fight(drawer, fight, wide));
    }
    if let Some(roll) = roll {
        parts.push(draw_roll(drawer, roll, wide));
    }
    let tall = LINE + parts.iter().map(|part| part.1).sum::<f64>();
    let mut node = ground(wide, tall);
    let title = glyph::fit(&headline(drawer), 17.0, true, wide - 20.0);
    node.push(Text::at(12.0, 22.0, title).size(17.0).serif().bold());
    node.push(
        Text::at(12.0, 40.0, glyph::fit(&phase(drawer), 12.5, false, wide - 20.0))
            .size(12.5)
            .fill(Ink::Muted),
    );
    let mut y = LINE;
    for (part, high) in parts {
        node.push(part.at(0.0, y));
        y += high;
    }
    (Layers::of(node), tall)
}

/// The roll that is of interest now: one that is being settled, or the one that a way is being chosen by.
fn shown_roll(drawer: &Drawer<'_>, settling: bool) -> Option<Roll> {
    let state = drawer.view.state();
    let roll = state.roll;
    let moving = state.turn.phase == Phase::Move
        && roll.tag == Tag::Move
        && roll.by == state.active()
        && state.stack.top().is_some_and(|top| {
            top.kind == Kind::Turn && top.n == roll.score() && state.asked == Some(roll.by)
        });
    (roll.count() > 0 && (settling || moving)).then_some(roll)
}

/// Dice in a row, and how wide it is.
fn dice(shown: &[u8], hue: Ink) -> (Node, f64) {
    let mut node = Node::group();
    let mut x = 0.0;
    for &face in shown.iter().filter(|face| **face > 0) {
        node.push(die(24.0, face, Ink::Chalk).stroke(hue.edge(), 1.6).at(x, 0.0));
        x += 28.0;
    }
    (node, x)
}

fn purpose(tag: Tag) -> &'static str {
    match tag {
        Tag::Table => "label-roll-table",
        Tag::Move => "label-roll-move",
        Tag::Attack => "label-roll-attack",
        Tag::Pray => "label-roll-pray",
        Tag::Portal(_) => "label-roll-portal",
        Tag::Mines => "label-roll-mines",
        Tag::Cave => "label-roll-cave",
        Tag::Armour => "label-roll-armour",
        Tag::Freedom => "label-roll-freedom",
        Tag::Command => "label-roll-command",
    }
}

fn draw_roll(drawer: &Drawer<'_>, roll: Roll, wide: f64) -> (Node, f64) {
    let tall = 54.0;
    let name = drawer.name(roll.by);
    let words = drawer.brush.label_with(purpose(roll.tag), &[("name", &name)]);
    let mut node = rule(wide);
    node.push(Text::at(12.0, 17.0, glyph::fit(&words, 12.5, false, wide - 20.0)).size(12.5));
    let (row, mut x) = dice(&roll.dice, Ink::seat(roll.by.index()));
    node.push(row.at(12.0, 24.0));
    x += 16.0;
    if roll.change != 0 || roll.count() > 1 {
        let sum = if roll.change == 0 {
            format!("= {}", roll.score())
        } else {
            format!("{:+} = {}", roll.change, roll.score())
        };
        node.push(Text::at(x, 42.0, sum).size(17.0).bold().figures());
    }
    let said =
        roll.dice.iter().filter(|die| **die > 0).map(ToString::to_string).collect::<Vec<_>>().join(", ");
    (node.label(format!("{words} {said}")), tall)
}

/// A line that divides parts of a tray.
fn rule(wide: f64) -> Node {
    Node::group().with(Node::line((10.0, 0.0), (wide - 10.0, 0.0)).stroke(Ink::Grid, 1.0))
}

/// A side of a fight as it is drawn.
struct Fighter {
    picture: Node,
    name: String,
    value: i32,
    dice: Vec<u8>,
    score: Option<i8>,
    hue: Ink,
    won: bool,
}

fn draw_fight(drawer: &Drawer<'_>, fight: &Fight, wide: f64) -> (Node, f64) {
    let tall = 116.0;
    let state = drawer.view.state();
    let title = drawer.brush.label(match fight.by {
        Ability::Strength => "label-battle",
        Ability::Craft => "label-psychic",
    });
    let rolled = fight.foe_dice[0] > 0 || state.roll.tag == Tag::Attack && fight.score > 0;
    let own_dice = if rolled && state.roll.tag == Tag::Attack && state.roll.by == fight.attacker {
        state.roll.dice.to_vec()
    } else {
        Vec::new()
    };
    let mine = Fighter {
        picture: space::token(drawer, fight.attacker).unwrap_or_else(Node::group),
        name: drawer.name(fight.attacker),
        value: i32::from(drawer.game.ability(state, fight.attacker, fight.by)),
        dice: own_dice,
        score: (fight.score != 0).then_some(fight.score),
        hue: Ink::seat(fight.attacker.index()),
        won: fight.decided && fight.winner == Some(fight.attacker),
    };
    let theirs = foe(drawer, fight);
    let mut node = rule(wide);
    let head = Node::group()
        .with(ability_mark(fight.by).scale(16.0).at(0.0, -5.0))
        .with(Text::at(14.0, 0.0, title.clone()).size(13.0).serif());
    let half = wide / 2.0;
    node.push(head.at(half - glyph::width(&title, 13.0, false) / 2.0 - 8.0, 20.0));
    node.push(fighter(&mine, fight.by, half - 14.0).at(8.0, 30.0));
    node.push(fighter(&theirs, fight.by, half - 14.0).at(half + 8.0, 30.0));
    node.push(Node::line((half, 34.0), (half, tall - 18.0)).stroke(Ink::Grid, 1.0));
    if fight.decided && fight.winner.is_none() && fight.score == fight.foe_score {
        node.push(Text::centred(half, 104.0, 12.0, drawer.brush.label("label-stand-off")).fill(Ink::Muted));
    }
    let label = drawer.brush.label_with(
        "label-fight",
        &[
            ("name", &mine.name),
            ("mine", &mine.value.to_string()),
            ("foe", &theirs.name),
            ("theirs", &theirs.value.to_string()),
        ],
    );
    (node.label(label), tall)
}

fn foe(drawer: &Drawer<'_>, fight: &Fight) -> Fighter {
    let state = drawer.view.state();
    let dice = fight.foe_dice.to_vec();
    let score = fight.decided.then_some(fight.foe_score);
    let character = |it: Seat| Fighter {
        picture: space::token(drawer, it).unwrap_or_else(Node::group),
        name: drawer.name(it),
        value: i32::from(drawer.game.ability(state, it, fight.by)),
        dice: dice.clone(),
        score,
        hue: Ink::seat(it.index()),
        won: fight.decided && fight.winner == Some(it),
    };
    if let Foe::Character(it) = fight.foe {
        return character(it);
    }
    let cards: Vec<_> = drawer.game.foes(state).collect();
    let mut picture = Node::group();
    let mut value = i32::from(fight.value);
    if cards.is_empty() {
        let key = &drawer.game.kit().space(state.side(fight.attacker).space).key;
        let art = super::scenery::scenery(key).unwrap_or_else(|| badge(fight.by, fight.value, 17.0));
        picture.push(art.scale(0.5).at(0.0, -20.0));
    } else {
        let step = if cards.len() > 2 { 10.0 } else { 24.0 };
        let first = -(step * (cards.len() as f64 - 1.0) + CHIP.0) / 2.0;
        for (n, &card) in cards.iter().enumerate() {
            picture.push(chip(drawer.game.kit().entry(card)).at(first + n as f64 * step, -CHIP.1 - 6.0));
        }
        if value == 0 {
            let entries =
                cards.iter().filter_map(|card| super::card_face::value_of(drawer.game.kit().entry(*card)));
            value = entries.map(|(_, value)| i32::from(value)).sum();
        }
    }
    let names: Vec<String> = cards.iter().map(|card| drawer.card_name(*card)).collect();
    let here = drawer.game.kit().space(state.side(fight.attacker).space);
    let name =
        if names.is_empty() { drawer.brush.label(&format!("space-{}", here.key)) } else { names.join(", ") };
    Fighter {
        picture,
        name,
        value,
        dice,
        score,
        hue: Ink::Red,
        won: fight.decided && fight.winner.is_none() && fight.score < fight.foe_score,
    }
}

/// One side: who, how strong, the dice, the sum.
fn fighter(side: &Fighter, by: Ability, wide: f64) -> Node {
    let mut node = Node::group().with(side.picture.clone().at(24.0, 46.0));
    let mark = ability_mark(by).scale(15.0);
    node.push(mark.at(58.0, 14.0));
    node.push(Text::at(69.0, 19.5, side.value.to_string()).size(16.0).bold().figures());
    let (row, x) = dice(&side.dice, side.hue);
    node.push(row.at(50.0, 27.0));
    node.push(Text::at(4.0, 66.0, glyph::fit(&side.name, 12.0, false, wide - 8.0)).size(12.0));
    if let Some(score) = side.score {
        let sum = Text::at(54.0 + x, 45.0, format!("= {score}")).size(16.0).bold().figures();
        node.push(sum.fill(if side.won { Ink::Gold.text() } else { Ink::Ink.into() }));
    }
    if side.won {
        node.push(Node::round_rect(0.0, -4.0, wide - 4.0, 78.0, 8.0).stroke(Ink::Gold, 2.0));
    }
    node
}
