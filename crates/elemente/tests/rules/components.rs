//! PE-C1 to PE-C6: what is in the box.

use elemente::{Element, Kit, Want};
use table::{Components, Fault};

fn kit() -> Kit {
    Kit::own()
}

/// The own box with one text replaced by another.
#[track_caller]
fn changed(from: &str, to: &str) -> Result<Kit, Vec<Fault>> {
    assert!(Kit::FILES[0].1.contains(from), "{from}");
    Kit::read_text(&Kit::FILES[0].1.replacen(from, to, 1))
}

#[track_caller]
fn fault_of(result: Result<Kit, Vec<Fault>>, key: &str) -> Fault {
    let faults = result.expect_err("it has a fault");
    faults
        .iter()
        .find(|fault| fault.reason.key.as_ref() == key)
        .unwrap_or_else(|| panic!("{key} in {faults:?}"))
        .clone()
}

/// PE-C1: twelve path tiles of each element.
#[test]
fn pe_c1_twelve_tiles_of_each_element() {
    let kit = kit();
    for element in Element::ALL {
        let count: u8 = kit.tableaus.iter().map(|one| one.start.get(element) + one.pile.get(element)).sum();
        assert_eq!(count, 12);
    }
    let thirteen = changed(
        "tableau air   start air 4    pile air 2 earth 2",
        "tableau air start air 4 pile air 3 earth 1",
    );
    assert_eq!(fault_of(thirteen, "fault-box-tiles").rule, Some("PE-C1"));
}

/// PE-C2: seven omens of each element, four tableaus, ten gifts a player, spirits in equal numbers.
#[test]
fn pe_c2_omens_tableaus_and_gifts() {
    let kit = kit();
    assert!(kit.omens.iter().all(|omens| omens.len() == elemente::OMENS));
    assert_eq!((elemente::OMENS, elemente::GIFTS), (7, 10));
    assert_eq!(elemente::Layout::for_seats(4).cells(), 40);
    let six = changed("omen water 3 bend earth air water fire", "");
    assert_eq!(fault_of(six, "fault-box-omen-count").rule, Some("PE-C2"));
    let three = changed("tableau water start water 4  pile air 2 earth 2 fire 2 water 2", "");
    assert_eq!(fault_of(three, "fault-box-tableau-missing").rule, Some("PE-C2"));
}

/// PE-C3: four start tiles of the own element, two of each for the pile; other boxes must keep the sums.
#[test]
fn pe_c3_start_and_pile() {
    let kit = kit();
    for element in Element::ALL {
        let tableau = kit.tableau(element);
        assert_eq!((tableau.start.get(element), tableau.start.total()), (4, 4));
        assert_eq!(tableau.pile.counts(), [2; 4]);
    }
    let uneven = changed("start air 4    pile air 2", "start air 3    pile air 3");
    assert_eq!(fault_of(uneven, "fault-box-start").rule, Some("PE-C3"));
    let short = changed("start air 4    pile air 2", "start air 4    pile air 1");
    assert_eq!(fault_of(short, "fault-box-sum").rule, Some("PE-C3"));
    // Another box that keeps the sums is welcome.
    let mut text = Kit::FILES[0].1.to_owned();
    for element in Element::ALL {
        text = text.replace(&format!("start {element} 4"), &format!("start {element} 6"));
        let line =
            text.lines().find(|line| line.starts_with(&format!("tableau {element}"))).unwrap().to_owned();
        text = text.replace(&line, &line.replace(&format!("{element} 2"), &format!("{element} 0")));
    }
    assert_eq!(Kit::read_text(&text).expect("sound").rounds(), 6);
}

/// PE-C4: three for three water tiles and one for each further, two a triangle, two an air pair, one a lone earth.
#[test]
fn pe_c4_points_of_a_path() {
    let points = kit().points;
    assert_eq!((points.water_three, points.water_further), (3, 1));
    assert_eq!((points.fire_triangle, points.air_pair, points.earth_alone), (2, 2, 1));
    fault_of(changed("earth-alone 1", ""), "fault-box-points-missing");
    fault_of(changed("earth-alone 1", "earth-alone 21"), "fault-box-number");
}

/// PE-C5: one spirit on a tile, three pairs, two rows, one bend for each element.
#[test]
fn pe_c5_omens() {
    let kit = kit();
    for element in Element::ALL {
        let sizes: Vec<(usize, u8)> = kit.omens[element.index()]
            .iter()
            .map(|omen| match &omen.want {
                Want::OnTile { spirit, tile } => {
                    assert!(*spirit == element && *tile != element);
                    (1, omen.points)
                }
                Want::Figure { shape, spirits } => {
                    assert!(spirits.get(element) == 1, "the own spirit is in every omen");
                    (kit.shapes[*shape].cells.len(), omen.points)
                }
            })
            .collect();
        assert_eq!(sizes, [(1, 1), (2, 1), (2, 1), (2, 1), (3, 2), (3, 2), (4, 3)]);
    }
    let on = |element: Element| match kit.omens[element.index()][0].want {
        Want::OnTile { tile, .. } => tile,
        Want::Figure { .. } => panic!("the first is a spirit on a tile"),
    };
    assert_eq!(
        [on(Element::Earth), on(Element::Air), on(Element::Water), on(Element::Fire)],
        [Element::Fire, Element::Earth, Element::Air, Element::Water]
    );
    assert_eq!(kit.shapes.iter().map(elemente::Shape::ways).collect::<Vec<_>>(), [3, 3, 12]);
}

/// PE-C6: all of it is one file; faults name their line, and only facts matter.
#[test]
fn pe_c6_one_file_checked_on_reading() {
    let fault = fault_of(changed("shape pair 0,0 1,0", "shape pair 0,0 2,0"), "fault-box-shape");
    let line = Kit::FILES[0].1.lines().position(|line| line.starts_with("shape pair")).unwrap() + 1;
    assert_eq!(fault.place, table::Place::Line(line));
    for (from, to, key) in [
        ("omen air 1 air on earth", "omen air 1 air on ether", "fault-box-element"),
        ("omen air 1 air on earth", "omen air x air on earth", "fault-box-number"),
        ("omen air 1 pair air earth", "omen air 1 pear air earth", "fault-box-omen-shape"),
        ("omen air 1 pair air earth", "omen air 1 pair air", "fault-box-omen-size"),
        ("tableau air ", "tableaux air ", "fault-box-line"),
        ("tableau air   start", "tableau air   begin", "fault-box-tableau-form"),
        ("tableau air ", "tableau water ", "fault-box-tableau-twice"),
        ("points water-three 3", "points wave-three 3", "fault-box-points-name"),
        ("shape row  0,0", "shape pair 0,0", "fault-box-shape-twice"),
        (
            "points water-three 3 water-further 1 fire-triangle 2 air-pair 2 earth-alone 1",
            "",
            "fault-box-points-none",
        ),
    ] {
        fault_of(changed(from, to), key);
    }
    let renamed = Kit::read_text(&Kit::FILES[0].1.replace("bend", "hook")).expect("sound");
    assert_eq!(renamed.fingerprint(), kit().fingerprint(), "names of shapes and comments change nothing");
    let dearer = changed("air-pair 2", "air-pair 3").expect("sound");
    assert_ne!(dearer.fingerprint(), kit().fingerprint());
}
