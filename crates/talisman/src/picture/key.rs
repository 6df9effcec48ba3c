//! The key to the marks, for boards with room beside them.

use super::Drawer;
use super::mark::{card_mark, stat_mark, trophy_mark};
use super::space::draws;
use super::tray::ground;
use crate::language::{Class, Family, Kind, Stat};
use sketch::{Ink, Node, Text, glyph};

const ROW: f64 = 23.0;
const COLUMNS: usize = 3;

/// All marks, each with the key of its word, in reading order by columns.
fn marks() -> Vec<(Node, &'static str)> {
    let enemy = |family| card_mark(Kind::Enemy, Some(family), None);
    let object = |class| card_mark(Kind::Object, None, Some(class));
    let kind = |kind| card_mark(kind, None, None);
    vec![
        (kind(Kind::Event), "kind-event"),
        (enemy(Family::Animal), "label-key-animal"),
        (enemy(Family::Dragon), "label-key-dragon"),
        (enemy(Family::Monster), "label-key-monster"),
        (enemy(Family::Spirit), "label-key-spirit"),
        (kind(Kind::Stranger), "kind-stranger"),
        (kind(Kind::Follower), "kind-follower"),
        (kind(Kind::Object), "kind-object"),
        (kind(Kind::MagicObject), "label-key-magic"),
        (object(Class::Weapon), "class-weapon"),
        (object(Class::Armour), "class-armour"),
        (kind(Kind::Place), "kind-place"),
        (kind(Kind::Spell), "kind-spell"),
        (draws(1).at(-5.25, -7.0).scale(1.0 / 14.0), "label-key-draws"),
        (stat_mark(Stat::Strength), "panel-strength"),
        (stat_mark(Stat::Craft), "panel-craft"),
        (stat_mark(Stat::Life), "panel-life"),
        (stat_mark(Stat::Fate), "panel-fate"),
        (stat_mark(Stat::Gold), "panel-gold"),
        (trophy_mark(), "panel-trophies"),
    ]
}

/// The key, and its height.
pub(super) fn draw(drawer: &Drawer<'_>, wide: f64) -> (Node, f64) {
    let marks = marks();
    let rows = marks.len().div_ceil(COLUMNS);
    let tall = rows as f64 * ROW + 14.0;
    let mut node = ground(wide, tall);
    let step = (wide - 16.0) / COLUMNS as f64;
    for (n, (mark, key)) in marks.into_iter().enumerate() {
        let words = drawer.brush.label(key);
        let part = Node::group().with(mark.scale(16.0)).with(
            Text::at(15.0, 4.4, glyph::fit(&words, 12.0, false, step - 28.0)).size(12.0).fill(Ink::Muted),
        );
        node.push(part.at(18.0 + (n / rows) as f64 * step, 7.0 + ROW * ((n % rows) as f64 + 0.5)));
    }
    (node, tall)
}
