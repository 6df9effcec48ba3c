//! The data files: what is in the box, counted, and what the reader says of a broken one.

use std::collections::BTreeMap;
use table::{ComponentFiles, Components, Fault, Place};
use talisman::components::{CharacterId, Kit};
use talisman::language::{Class, Deck, Family, Kind, Region, SpaceId, Stat};
use words::{Files, Lang, Words};

const EN: Files = &[("en", include_str!("../words/en/faults.ftl"))];
const DE: Files = &[("de", include_str!("../words/de/faults.ftl"))];

fn kit() -> Kit {
    Kit::read(&ComponentFiles::own(Kit::FILES)).unwrap_or_else(|faults| {
        let words = Words::new(Lang::En, &[table::WORDS, EN]);
        let lines: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
        panic!("{}", lines.join("\n"))
    })
}

fn count<K: Ord>(keys: impl IntoIterator<Item = K>) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    keys.into_iter().for_each(|key| *counts.entry(key).or_default() += 1);
    counts
}

fn space(text: &str) -> SpaceId {
    text.parse().unwrap()
}

#[test]
fn every_deck_has_its_cards() {
    let kit = kit();
    let size = |deck| kit.deck(deck).len();
    assert_eq!(Deck::ALL.iter().map(|deck| size(*deck)).collect::<Vec<_>>(), [104, 24, 28, 4]);
    let names = |deck: Deck| {
        count(kit.cards().filter(|card| kit.face(*card).deck == deck).map(|card| kit.face(card).name)).len()
    };
    assert_eq!(Deck::ALL.iter().map(|deck| names(*deck)).collect::<Vec<_>>(), [81, 17, 8, 1]);
    assert_eq!(kit.names().len(), 81 + 17 + 1, "the Command Spell is a name without a card");
    assert!(kit.of_name(kit.name_of("command").unwrap()).is_empty());
}

#[test]
fn adventure_cards_by_kind_and_family() {
    let kit = kit();
    let cards: Vec<_> = kit
        .cards()
        .filter(|card| kit.face(*card).deck == Deck::Adventure)
        .map(|card| kit.entry(card).clone())
        .collect();
    let kinds = count(cards.iter().map(|card| card.kind));
    let expected = [
        (Kind::Event, 13),
        (Kind::Enemy, 29),
        (Kind::Stranger, 8),
        (Kind::Follower, 13),
        (Kind::Object, 19),
        (Kind::MagicObject, 13),
        (Kind::Place, 9),
    ];
    assert_eq!(kinds, BTreeMap::from(expected));
    let families = count(cards.iter().filter_map(|card| card.family));
    let expected = [(Family::Animal, 7), (Family::Dragon, 3), (Family::Monster, 9), (Family::Spirit, 10)];
    assert_eq!(families, BTreeMap::from(expected));
    let classes = count(cards.iter().filter_map(|card| card.class));
    assert_eq!(classes, BTreeMap::from([(Class::Weapon, 5), (Class::Armour, 3)]));
    // TB-16: the order in which cards are met.
    for card in &cards {
        let number = match card.kind {
            Kind::Event => 1,
            Kind::Enemy if card.strength.is_some() => 2,
            Kind::Enemy => 3,
            Kind::Stranger => 4,
            Kind::Follower if ["cursed_by_a_hag", "poltergeist"].contains(&card.key.as_str()) => 1,
            Kind::Follower | Kind::Object | Kind::MagicObject => 5,
            Kind::Place => 6,
            Kind::Spell => 0,
        };
        assert_eq!(card.number, number, "{}", card.key);
    }
    let points = |value: fn(&talisman::language::CardEntry) -> Option<u8>| {
        cards.iter().filter_map(value).map(u32::from).sum::<u32>()
    };
    assert_eq!(points(|card| card.strength), 17 + 21 + 34, "Animals, Dragons, Monsters");
    assert_eq!(points(|card| card.craft), 10 + 8 + 2 + 4 + 3 + 10, "Spirits");
}

#[test]
fn names_with_several_cards() {
    let kit = kit();
    let of = |deck: Deck| -> BTreeMap<&str, usize> {
        let cards = kit.cards().filter(|card| kit.face(*card).deck == deck);
        let mut counts = count(cards.map(|card| kit.entry(card).key.as_str()));
        counts.retain(|_, copies| *copies > 1);
        counts
    };
    let adventure = [
        ("bag_of_gold", 8),
        ("bandit", 2),
        ("dragon", 3),
        ("ghost", 2),
        ("goblin", 2),
        ("guide", 2),
        ("hobgoblin", 2),
        ("lemure", 2),
        ("ogre", 2),
        ("shadow", 2),
        ("sword", 2),
        ("talisman", 2),
        ("two_bags_of_gold", 3),
        ("wild_boar", 2),
        ("wraith", 2),
    ];
    assert_eq!(of(Deck::Adventure), BTreeMap::from(adventure));
    let spells = [
        ("counterspell", 2),
        ("destruction", 2),
        ("healing", 2),
        ("immobility", 2),
        ("psionic_blast", 2),
        ("random", 2),
        ("teleport", 2),
    ];
    assert_eq!(of(Deck::Spell), BTreeMap::from(spells));
    let purchase = [
        ("armour", 4),
        ("axe", 4),
        ("helmet", 4),
        ("mule", 4),
        ("shield", 4),
        ("sword", 3),
        ("water_bottle", 4),
    ];
    assert_eq!(of(Deck::Purchase), BTreeMap::from(purchase));
}

#[test]
fn the_board_has_its_spaces() {
    let kit = kit();
    let names = |region| count(SpaceId::of_region(region).map(|space| kit.space(space).key.as_str()));
    let outer = names(Region::Outer);
    assert_eq!(outer.values().sum::<usize>(), 24);
    let several = [("fields", 6), ("hills", 2), ("plains", 4), ("woods", 3)];
    let single = ["village", "graveyard", "sentinel", "chapel", "crags", "city", "tavern", "ruins", "forest"];
    assert_eq!(outer, several.into_iter().chain(single.map(|name| (name, 1))).collect());
    let middle = names(Region::Middle);
    assert_eq!(middle.values().sum::<usize>(), 16);
    let several = [("desert", 2), ("runes", 3)];
    let single = [
        "portal_of_power",
        "black_knight",
        "hidden_valley",
        "hills",
        "cursed_glade",
        "chasm",
        "warlocks_cave",
        "oasis",
        "temple",
        "woods",
        "castle",
    ];
    assert_eq!(middle, several.into_iter().chain(single.map(|name| (name, 1))).collect());
    let inner: Vec<_> =
        SpaceId::of_region(Region::Inner).map(|space| kit.space(space).key.as_str()).collect();
    let expected = [
        "plain_of_peril",
        "mines",
        "vampires_tower",
        "pits",
        "valley_of_fire",
        "werewolf_den",
        "dice_with_death",
        "crypt",
        "crown_of_command",
    ];
    assert_eq!(inner, expected);
    // Cards are drawn on the spaces without a text of their own, and nowhere in the Inner Region.
    for space in SpaceId::all() {
        let entry = kit.space(space);
        let draws = match entry.key.as_str() {
            "hidden_valley" => 3,
            "oasis" | "ruins" => 2,
            _ if space.region() == Region::Inner || !entry.text.is_empty() => 0,
            _ => 1,
        };
        assert_eq!(entry.draw, draws, "{space}");
    }
}

#[test]
fn ways_between_the_rings() {
    let kit = kit();
    let ways: Vec<_> = kit.links().iter().map(|link| (link.from, link.to, link.river, link.gate)).collect();
    let expected = [
        (space("O4"), space("M3"), true, false),
        (space("M0"), space("I0"), false, true),
        (space("I4"), SpaceId::CROWN, false, true),
    ];
    assert_eq!(ways, expected);
}

/// TB-13, RU-40: every space by the Storm River has a space opposite, and the way back.
#[test]
fn rafts_go_both_ways() {
    let kit = kit();
    let opposite = |from: &str| -> Vec<String> {
        let mut spaces: Vec<_> = kit.opposite(space(from)).collect();
        spaces.sort();
        spaces.iter().map(ToString::to_string).collect()
    };
    let back: [(&str, &[&str]); 16] = [
        ("M0", &["O0", "O1", "O22", "O23"]),
        ("M1", &["O1", "O2"]),
        ("M2", &["O2", "O3", "O4"]),
        ("M3", &["O4", "O5"]),
        ("M4", &["O5", "O6", "O7", "O8"]),
        ("M5", &["O8"]),
        ("M6", &["O9"]),
        ("M7", &["O9", "O10"]),
        ("M8", &["O10", "O11", "O12", "O13"]),
        ("M9", &["O13", "O14"]),
        ("M10", &["O14", "O15", "O16"]),
        ("M11", &["O16", "O17"]),
        ("M12", &["O17", "O18", "O19", "O20"]),
        ("M13", &["O20"]),
        ("M14", &["O20", "O21"]),
        ("M15", &["O21", "O22"]),
    ];
    for (from, to) in back {
        assert_eq!(opposite(from), to, "{from}");
    }
    for from in SpaceId::of_region(Region::Outer) {
        let over: Vec<SpaceId> = kit.opposite(from).collect();
        assert!(!over.is_empty(), "{from}");
        for to in over {
            assert_eq!(to.region(), Region::Middle);
            assert!(kit.opposite(to).any(|back| back == from), "{to} and {from}");
        }
    }
    for from in SpaceId::of_region(Region::Inner) {
        assert_eq!(kit.opposite(from).count(), 0, "{from}");
    }
}

/// TB-2: the values of the character cards: Strength, Craft, life, fate, Spells, start.
#[test]
fn characters_have_their_values() {
    let kit = kit();
    let values: Vec<_> = kit
        .characters()
        .iter()
        .enumerate()
        .map(|(index, it)| {
            let start = kit.start(CharacterId(u8::try_from(index).unwrap())).to_string();
            (
                it.key.as_str(),
                it.alignment.word(),
                [it.strength, it.craft, it.life, it.fate, it.spells],
                start,
            )
        })
        .collect();
    let expected = [
        ("assassin", "evil", [3, 3, 4, 3, 0], "O12"),
        ("druid", "neutral", [2, 4, 4, 4, 1], "O22"),
        ("dwarf", "neutral", [3, 3, 5, 5, 0], "O8"),
        ("elf", "good", [3, 4, 4, 3, 0], "O22"),
        ("ghoul", "evil", [2, 4, 4, 4, 0], "O2"),
        ("minstrel", "good", [2, 4, 4, 5, 0], "O18"),
        ("monk", "good", [2, 3, 4, 5, 0], "O0"),
        ("priest", "good", [2, 4, 4, 5, 1], "O6"),
        ("prophetess", "good", [2, 4, 4, 2, 1], "O6"),
        ("sorceress", "evil", [2, 4, 4, 3, 1], "O2"),
        ("thief", "neutral", [3, 3, 4, 2, 0], "O12"),
        ("troll", "neutral", [6, 1, 6, 1, 0], "O8"),
        ("warrior", "neutral", [4, 2, 5, 1, 0], "O18"),
        ("wizard", "evil", [2, 5, 4, 3, 2], "O2"),
    ];
    assert_eq!(
        values,
        expected.map(|(key, alignment, numbers, start)| (key, alignment, numbers, start.to_owned()))
    );
}

#[test]
fn the_rest_of_the_box() {
    let kit = kit();
    let quests: Vec<_> = kit.quests().iter().map(|quest| quest.key.as_str()).collect();
    let expected = [
        "take_a_life",
        "kill_an_enemy",
        "deliver_a_follower",
        "deliver_a_magic_object",
        "deliver_three_gold",
        "deliver_two_gold",
    ];
    assert_eq!(quests, expected);
    assert_eq!(
        kit.statuses().iter().map(|status| status.key.as_str()).collect::<Vec<_>>(),
        ["toad", "enslaved"]
    );
    // TB-3.
    let counters =
        [Stat::Life, Stat::Fate, Stat::Gold, Stat::Strength, Stat::Craft].map(|stat| kit.counters(stat));
    assert_eq!(counters, [72, 36, 30, 72, 72]);
}

/// An Enemy that somebody has follows him: words about Followers that somebody has or gets mean it too.
#[test]
fn held_enemies_are_followers() {
    use talisman::language::{Cards, Cond, Modifier, Prohibition, Step};
    let kit = kit();
    let lion = kit.name_of("lion").unwrap();
    let hag = kit.name(kit.name_of("cursed_by_a_hag").unwrap());
    let Step::Put(Cards::All(_, others), _) = &hag.text.steps[0] else { panic!("she drives others away") };
    assert!(others.names.contains(lion));
    let Modifier::Cannot(Prohibition::Gain(barred)) = &hag.held[0] else { panic!("she keeps others away") };
    assert!(barred.names.contains(lion) && !barred.names.contains(kit.name_of("sword").unwrap()));
    let preservation = kit.name(kit.name_of("preservation").unwrap());
    let Cond::That(follower) = &preservation.cast[1].when else { panic!("a Follower is saved") };
    assert!(!follower.names.contains(lion), "on the board an Enemy is an Enemy");
}

#[test]
fn the_canonical_form_reads_back() {
    let kit = kit();
    let canonical = kit.canonical();
    let again = Kit::read_text(&canonical).expect("the canonical form is sound");
    assert_eq!(again.canonical(), canonical);
    assert_eq!(again, kit);
    assert_eq!(again.text_count(), kit.text_count());
    assert_eq!(again.leaves().len(), kit.leaves().len());
    let text = ComponentFiles::own(Kit::FILES).to_text();
    assert_eq!(Kit::read_text(&text).expect("all files as one text"), kit);
}

/// Reads the box with one file changed.
fn with(file: &str, change: impl Fn(&str) -> String) -> Vec<Fault> {
    let own = ComponentFiles::own(Kit::FILES);
    let text = change(own.get(file));
    assert_ne!(text, own.get(file), "something was changed");
    let files = own.with_files([(file.to_owned(), text)]).unwrap();
    Kit::read(&files).err().unwrap_or_default()
}

/// File, line, entry and reason of each fault; each is worded in both languages.
fn told(faults: &[Fault]) -> Vec<(String, usize, String, &str)> {
    let words = [Words::new(Lang::En, &[EN]), Words::new(Lang::De, &[DE])];
    let row = |fault: &Fault| {
        for words in &words {
            let said = words.say(&fault.reason);
            assert!(!said.contains(['⟦', '{']), "{said}");
        }
    };
    faults.iter().for_each(row);
    faults
        .iter()
        .map(|fault| match &fault.place {
            Place::File(place) => (
                place.file.clone(),
                place.line.unwrap_or_default(),
                place.entry.clone().unwrap_or_default(),
                fault.reason.key.as_ref(),
            ),
            _ => (String::new(), 0, String::new(), fault.reason.key.as_ref()),
        })
        .collect()
}

fn line_of(file: &str, part: &str) -> usize {
    let own = ComponentFiles::own(Kit::FILES);
    own.get(file).lines().position(|line| line.contains(part)).expect("it stands there") + 1
}

/// Changes the one place where something stands, and tells the one fault that comes of it.
fn spoilt(file: &str, from: &str, to: &str) -> (usize, String, String) {
    let faults = with(file, |text| text.replacen(from, to, 1));
    match &told(&faults)[..] {
        [(found, line, entry, key)] => {
            assert_eq!(found, file);
            (*line, entry.clone(), (*key).to_owned())
        }
        other => panic!("one fault was expected: {other:?}"),
    }
}

#[test]
fn broken_entries_are_told_one_by_one_and_the_others_are_read() {
    let faults = with("adventure.ron", |text| {
        text.replacen("family: dragon, number: 2", "family: wyrm, number: 2", 1)
            .replacen("(key: \"ring\", code: \"ring\"", "(key: \"ring\", kode: \"ring\"", 1)
            .replacen("code: \"wolf\"", "code: \"lion\"", 1)
    });
    let dragon = line_of("adventure.ron", "key: \"dragon\"");
    let ring = line_of("adventure.ron", "key: \"ring\"");
    let wolf = line_of("adventure.ron", "key: \"wolf\"");
    let of = |line, entry: &str, key| ("adventure.ron".to_owned(), line, entry.to_owned(), key);
    let expected = [
        of(dragon, "dragon", "fault-entry-unreadable"),
        of(ring, "ring", "fault-entry-unreadable"),
        of(wolf, "wolf", "fault-code-twice"),
    ];
    assert_eq!(told(&faults), expected);
}

#[test]
fn an_unreadable_line_inside_an_entry_is_the_one_that_is_told() {
    let line = line_of("adventure.ron", "(\"3\", [Gain(strength, 1)])");
    let fault = spoilt("adventure.ron", "(\"3\", [Gain(strength, 1)])", "(\"3\", [Gain(might, 1)])");
    assert_eq!(fault, (line, "witch".to_owned(), "fault-entry-unreadable".to_owned()));
}

#[test]
fn unknown_names_are_faults() {
    let named = |file: &str, from: &str, to: &str, entry: &str, key: &str| {
        let (_, told_entry, told_key) = spoilt(file, from, to);
        assert_eq!((told_entry.as_str(), told_key.as_str()), (entry, key), "{from}");
    };
    named("characters.ron", "[Named(\"maze\")]", "[Named(\"mase\")]", "dwarf", "fault-card-name");
    named(
        "quests.ron",
        "Not(Named(\"poltergeist\"))",
        "Not(Named(\"ghoul\"))",
        "deliver_a_follower",
        "fault-card-name",
    );
    named("purchase.ron", "\"raft\"", "\"boat\"", "boat", "fault-card-name");
    named("adventure.ron", "evade([\"hills\"])", "evade([\"hill\"])", "gnome", "fault-space-name");
    named("adventure.ron", "[\"woods\", \"forest\"]", "[\"wood\", \"forest\"]", "axe", "fault-space-name");
    named("characters.ron", "start: \"village\"", "start: \"town\"", "monk", "fault-space-name");
    named("board.ron", "sworn(\"take_a_life\")", "sworn(\"take_lives\")", "warlocks_cave", "fault-quest");
    named("adventure.ron", "Do(\"spells\")", "Do(\"spels\")", "book_of_spells", "fault-fragment");
    named("statuses.ron", "\"enslaved\"", "\"asleep\"", "asleep", "fault-status");
}

#[test]
fn rows_that_overlap_or_leave_gaps_are_faults() {
    for (from, to) in
        [("(\"2-3\", [])", "(\"1-3\", [])"), ("(\"2-3\", [])", "(\"3\", [])"), ("(\"5\"", "(\"6\"")]
    {
        let faults = with("board.ron", |text| text.replacen(from, to, 1));
        let keys: Vec<_> = told(&faults).into_iter().map(|(_, _, entry, key)| (entry, key)).collect();
        assert!(
            !keys.is_empty() && keys.iter().all(|told| *told == ("village".to_owned(), "fault-rows")),
            "{keys:?}"
        );
    }
    // Nothing can follow a row that is open above.
    let (_, entry, key) =
        spoilt("board.ron", "(\"4-5\", [Go(to: id(\"M8\"))]),", "(\"4..\", [Go(to: id(\"M8\"))]),");
    assert_eq!((entry.as_str(), key.as_str()), ("mines", "fault-rows"));
}

#[test]
fn spaces_are_there_once() {
    let faults = with("board.ron", |text| text.replacen("id: \"O1\"", "id: \"O3\"", 1));
    let keys: Vec<_> = told(&faults).into_iter().map(|(_, _, _, key)| key).collect();
    assert_eq!(keys, ["fault-space-twice", "fault-space-missing"]);
}

#[test]
fn cards_have_what_their_kind_needs() {
    let key = |file: &str, from: &str, to: &str| spoilt(file, from, to).2;
    assert_eq!(key("adventure.ron", "code: \"ape\"", "code: \"a.e\""), "fault-code");
    assert_eq!(key("adventure.ron", "key: \"bear\"", "key: \"ape\""), "fault-key-twice");
    assert_eq!(key("adventure.ron", "code: \"orb\"", "code: \"ring\""), "fault-code-twice");
    assert_eq!(key("characters.ron", "code: \"elf\"", "code: \"imp\""), "fault-code-twice");
    assert_eq!(key("characters.ron", "code: \"wiz\"", "code: \"wizard\""), "fault-code");
    assert_eq!(key("characters.ron", "key: \"elf\"", "key: \"dwarf\""), "fault-key-twice");
    assert_eq!(key("spells.ron", "kind: spell", "kind: event, number: 1"), "fault-kind-of-file");
}

#[test]
fn other_faults_are_told() {
    let key = |file: &str, from: &str, to: &str| spoilt(file, from, to).2;
    assert_eq!(key("adventure.ron", ", strength: 7", ""), "fault-enemy-value");
    assert_eq!(key("adventure.ron", "kind: place, number: 6", "kind: place"), "fault-number");
    assert_eq!(key("adventure.ron", "(at: [spent],", "(at: [],"), "fault-no-moment");
    assert_eq!(key("raft.ron", "(from: \"O3\"", "from: \"O3\""), "fault-stray");
    // A fragment that contains itself is told once, not wherever it is used.
    let fault = spoilt("fragments.ron", "Do(\"talisman\")", "Do(\"reward\")");
    assert_eq!((fault.1.as_str(), fault.2.as_str()), ("reward", "fault-fragment"));
    let fault = spoilt("fragments.ron", "[Named(\"mule\")]", "[Named(\"donkey\")]");
    assert_eq!((fault.1.as_str(), fault.2.as_str()), ("market", "fault-card-name"));
    assert_eq!(key("purchase.ron", "copies: 4", "copies: 200"), "fault-too-many-copies");
    let faults = with("purchase.ron", |text| text.replace("copies: 4", "copies: 60"));
    assert_eq!(told(&faults), [(String::new(), 0, String::new(), "fault-too-many-cards")]);
    let many = |text: &str| {
        (0..200).fold(text.to_owned(), |text, index| {
            let letter = |of: u8| char::from(b'a' + of);
            let code = format!("zz{}{}", letter(index / 26), letter(index % 26));
            format!("{text}(key: \"{code}\", code: \"{code}\", kind: event, number: 1, copies: 0),\n")
        })
    };
    let faults = with("adventure.ron", many);
    assert_eq!(told(&faults), [(String::new(), 0, String::new(), "fault-too-many-names")]);
}

/// A file that ends too early is a box with fewer things, or faults that can be said; never a panic.
#[test]
fn files_may_be_cut_anywhere() {
    let own = ComponentFiles::own(Kit::FILES);
    for (name, text) in Kit::FILES {
        for length in (0..text.len()).step_by(499) {
            let cut = [((*name).to_owned(), text[..length].to_owned())];
            match Kit::read(&own.clone().with_files(cut).unwrap()) {
                Ok(kit) => {
                    let again = Kit::read_text(&kit.canonical()).expect("what was read reads back");
                    assert_eq!(again.canonical(), kit.canonical());
                }
                Err(faults) => assert!(!told(&faults).is_empty()),
            }
        }
    }
}

/// Files may come from anybody: texts that contain themselves, or multiply, are told and cost nothing.
#[test]
fn texts_without_end_are_faults() {
    let key = |fragment: &str| {
        let faults = with("fragments.ron", |text| format!("{text}{fragment}"));
        told(&faults)
            .into_iter()
            .map(|(file, _, entry, key)| format!("{file} {entry} {key}"))
            .collect::<Vec<_>>()
    };
    let nested = "(key: \"loop\", does: [If(is: Always, then: [Do(\"loop\"), Do(\"loop\")])]),\n";
    assert_eq!(key(nested), ["fragments.ron loop fault-endless"]);
    let lasting = "(key: \"loop\", does: [For(turn, [On((at: [free], does: [Do(\"loop\")]))])]),\n";
    assert_eq!(key(lasting), ["fragments.ron loop fault-endless"]);
    let many = |name: &str, inner: &str| format!("(key: \"{name}\", does: [{}]),\n", inner.repeat(500));
    let bomb = many("a", "Gain(gold, 1), ") + &many("b", "Do(\"a\"), ") + &many("c", "Do(\"b\"), ");
    assert_eq!(key(&bomb), ["fragments.ron b fault-endless"]);
}
