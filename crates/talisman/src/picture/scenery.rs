//! A drawing for every space: a small symbol language, one picture for each name on the board.
//!
//! Drawings lie about the origin in a box of 92 by 64 units; the ground is at 26.

mod inner;
mod middle;
mod outer;

use sketch::Node;

/// The width and the height of the box that drawings lie in.
pub(super) const BOX: (f64, f64) = (92.0, 64.0);

/// The drawing of a space, by the key of its name; `None` for a name that has none.
pub(super) fn scenery(key: &str) -> Option<Node> {
    let art = match key {
        "village" => outer::village(),
        "fields" => outer::fields(),
        "graveyard" => outer::graveyard(),
        "woods" => outer::woods(),
        "sentinel" => outer::sentinel(),
        "hills" => outer::hills(),
        "chapel" => outer::chapel(),
        "crags" => outer::crags(),
        "plains" => outer::plains(),
        "city" => outer::city(),
        "tavern" => outer::tavern(),
        "ruins" => outer::ruins(),
        "forest" => outer::forest(),
        "portal_of_power" => middle::portal_of_power(),
        "black_knight" => middle::black_knight(),
        "hidden_valley" => middle::hidden_valley(),
        "cursed_glade" => middle::cursed_glade(),
        "runes" => middle::runes(),
        "chasm" => middle::chasm(),
        "warlocks_cave" => middle::warlocks_cave(),
        "desert" => middle::desert(),
        "oasis" => middle::oasis(),
        "temple" => middle::temple(),
        "castle" => middle::castle(),
        "plain_of_peril" => inner::plain_of_peril(),
        "mines" => inner::mines(),
        "vampires_tower" => inner::vampires_tower(),
        "pits" => inner::pits(),
        "valley_of_fire" => inner::valley_of_fire(),
        "werewolf_den" => inner::werewolf_den(),
        "dice_with_death" => inner::dice_with_death(),
        "crypt" => inner::crypt(),
        "crown_of_command" => inner::crown_of_command(),
        _ => return None,
    };
    Some(Node::shared(format!("land-{key}"), art))
}

#[cfg(test)]
mod tests {
    use super::scenery;
    use crate::language::SpaceId;
    use crate::talisman::Talisman;
    use sketch::{Look, Scene};
    use std::collections::{BTreeMap, BTreeSet};
    use table::Edition;

    #[test]
    fn every_name_on_the_board_has_a_drawing_of_its_own() {
        let game: Talisman = Edition::newest().open(2, &serde_json::json!({})).expect("sound options");
        let keys: BTreeSet<&str> = SpaceId::all().map(|space| game.kit().space(space).key.as_str()).collect();
        assert_eq!(keys.len(), 33);
        let mut seen = BTreeMap::new();
        for key in keys {
            let art = scenery(key).unwrap_or_else(|| panic!("{key} has no drawing"));
            let svg = Scene::new(100.0, 100.0, "art")
                .with(art)
                .to_svg(&Look::light())
                .replace(&format!("land-{key}"), "land");
            let shapes =
                ["<path", "<polygon", "<rect", "<circle", "<ellipse"].map(|shape| svg.matches(shape).count());
            assert!(shapes.iter().sum::<usize>() > 4, "{key} is more than a box");
            let twin = seen.insert(svg, key);
            assert_eq!(twin, None, "{key} looks like another");
        }
        assert!(scenery("nowhere").is_none());
    }
}
