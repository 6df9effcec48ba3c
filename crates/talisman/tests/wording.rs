//! Every text of the box, in both languages: nothing is missing, nothing is too long, no two things sound alike, and the
//! goldens `tests/texts/*.txt` let a reader read all of it aloud.
//!
//! `BLESS=1 cargo test -p talisman --test wording` writes the goldens.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::{Components, Phrase};
use talisman::components::{CharacterId, Kit, QuestId, What};
use talisman::language::{SpaceId, Step};
use talisman::wording;
use words::{Lang, Words, audit};

/// The longest paragraph that still fits a card.
const LONGEST: usize = 320;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The words of a language: all files of its folder.
fn text(lang: Lang) -> &'static str {
    let mut text = String::new();
    let folder = folder().join("words").join(lang.code());
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        text += &std::fs::read_to_string(file).unwrap();
        text += "\n";
    }
    text.leak()
}

fn files() -> words::Files {
    vec![("en", text(Lang::En)), ("de", text(Lang::De))].leak()
}

/// One thing with a text.
struct Thing {
    /// What kind: texts of one kind must differ where the data do.
    kind: &'static str,
    name: Phrase,
    summary: Option<Phrase>,
    text: Vec<Phrase>,
    /// The data that is worded.
    data: String,
}

fn named(family: &str, key: &str) -> Phrase {
    Phrase::from_data(format!("{family}-{key}"))
}

fn things(kit: &Kit) -> Vec<Thing> {
    let ron = |data: &dyn Fn() -> Result<String, ron::Error>| data().unwrap();
    let mut all = Vec::new();
    for space in SpaceId::all() {
        let entry = kit.space(space);
        all.push(Thing {
            kind: "space",
            name: named("space", &entry.key),
            summary: None,
            text: wording::space_text(kit, space),
            data: ron(&|| ron::to_string(&(&entry.before, entry.draw, &entry.text, &entry.here))),
        });
    }
    for link in kit.links() {
        all.push(Thing {
            kind: "link",
            name: named("space", &kit.space(link.from).key),
            summary: None,
            text: wording::link_text(kit, link),
            data: ron(&|| ron::to_string(link)),
        });
    }
    for (index, entry) in kit.characters().iter().enumerate() {
        let character = CharacterId(index as u8);
        all.push(Thing {
            kind: "character",
            name: named("character", &entry.key),
            summary: Some(wording::character_summary(kit, character)),
            text: wording::character_text(kit, character),
            data: ron(&|| ron::to_string(&(entry.spells, &entry.held))),
        });
    }
    for (name, entry) in kit.names() {
        all.push(Thing {
            kind: "card",
            name: named("card", &entry.key),
            summary: Some(wording::card_summary(kit, name)),
            text: wording::card_text(kit, name),
            data: ron(&|| {
                ron::to_string(&(
                    &entry.drawn,
                    &entry.text,
                    &entry.taken,
                    &entry.held,
                    &entry.wielded,
                    &entry.lying,
                    &entry.cast,
                ))
            }),
        });
    }
    for (index, entry) in kit.quests().iter().enumerate() {
        all.push(Thing {
            kind: "quest",
            name: named("quest", &entry.key),
            summary: None,
            text: wording::quest_text(kit, QuestId(index as u8)),
            data: ron(&|| ron::to_string(&entry.held)),
        });
    }
    for entry in kit.statuses() {
        all.push(Thing {
            kind: "status",
            name: wording::status_name(&entry.key),
            summary: None,
            text: wording::status_text(kit, &entry.key),
            data: ron(&|| ron::to_string(&entry.held)),
        });
    }
    all
}

/// All texts as a reader gets them.
fn book(kit: &Kit, words: &Words) -> String {
    let mut book = String::new();
    let mut group = None;
    for entry in wording::compendium(kit) {
        if group.as_ref() != Some(&entry.group) {
            writeln!(book, "== {} ==\n", words.say(&entry.group)).unwrap();
            group = Some(entry.group);
        }
        writeln!(book, "{} ×{}", words.say(&entry.name), entry.copies).unwrap();
        for line in entry.summary.iter().chain(&entry.text) {
            writeln!(book, "  {}", words.say(line)).unwrap();
        }
        book.push('\n');
    }
    let mut buttons = BTreeSet::new();
    for number in 0.. {
        if kit.reaction(number).is_none() {
            break;
        }
        buttons.insert(words.say(&wording::reaction_phrase(kit, number)));
    }
    for number in 1..kit.text_count() {
        for step in &**kit.text(talisman::language::TextId(number as u16)) {
            if let Step::Choose { of, .. } = step {
                buttons.extend(of.iter().map(|offer| words.say(&wording::offer_phrase(kit, offer))));
            }
        }
    }
    for button in buttons {
        writeln!(book, "[{button}]").unwrap();
    }
    book
}

#[test]
fn the_books_read_as_they_did() {
    let kit = Kit::own();
    let files = files();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[table::WORDS, files]);
        let book = book(&kit, &words);
        assert!(!book.contains('⟦'), "words are missing: {:?}", book.lines().find(|line| line.contains('⟦')));
        assert!(
            !book.contains("{$"),
            "arguments are missing: {:?}",
            book.lines().find(|line| line.contains("{$"))
        );
        let golden = folder().join(format!("tests/texts/{lang}.txt"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&golden, &book).unwrap();
        }
        let before = std::fs::read_to_string(&golden).unwrap_or_default();
        let differs = book.lines().zip(before.lines()).find(|(now, then)| now != then);
        assert!(book == before, "{}: {differs:?}; BLESS=1 writes it anew", golden.display());
    }
}

#[test]
fn every_phrase_has_its_words_and_arguments() {
    let kit = Kit::own();
    let (known, findings) = audit::messages("en", text(Lang::En));
    assert!(findings.is_empty(), "{findings:#?}");
    let check = |phrase: &Phrase| sayable(phrase, &known);
    for thing in things(&kit) {
        thing.text.iter().chain([&thing.name]).chain(&thing.summary).for_each(check);
    }
    for entry in wording::compendium(&kit) {
        [&entry.group, &entry.name].into_iter().chain(&entry.summary).chain(&entry.text).for_each(check);
    }
    for number in 0.. {
        let Some((leaf, _)) = kit.reaction(number) else { break };
        assert!(matches!(leaf.what, What::On(_)));
        check(&wording::reaction_phrase(&kit, number));
    }
    for number in 1..kit.text_count() {
        for step in &**kit.text(talisman::language::TextId(number as u16)) {
            check(&wording::step_phrase(&kit, step));
            match step {
                Step::Choose { of, .. } => {
                    for offer in of {
                        check(&wording::offer_phrase(&kit, offer));
                    }
                }
                Step::Roll { rows, .. } => rows.iter().for_each(|row| check(&wording::row_phrase(&kit, row))),
                _ => {}
            }
        }
    }
}

fn sayable(phrase: &Phrase, known: &BTreeMap<String, BTreeSet<String>>) {
    let Some(variables) = known.get(&*phrase.key) else { panic!("{} has no words", phrase.key) };
    let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(&given, variables, "{}", phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            table::Arg::Phrase(inner) => sayable(inner, known),
            table::Arg::List(list) => list.iter().for_each(|inner| sayable(inner, known)),
            _ => {}
        }
    }
}

#[test]
fn languages_agree_and_data_has_its_words() {
    let findings = audit::languages(files());
    assert!(findings.is_empty(), "{findings:#?}");
    let keys = wording::keys(&Kit::own()).into_iter().collect();
    let findings = audit::data(files(), &keys);
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn different_things_read_differently_and_none_too_long() {
    let kit = Kit::own();
    let files = files();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[table::WORDS, files]);
        let mut seen: BTreeMap<(&str, String), (String, String)> = BTreeMap::new();
        for thing in things(&kit) {
            let name = words.say(&thing.name);
            let text: Vec<String> = thing.text.iter().map(|paragraph| words.say(paragraph)).collect();
            for paragraph in &text {
                assert!(paragraph.chars().count() <= LONGEST, "{name}: {paragraph}");
            }
            if text.is_empty() {
                continue;
            }
            let (other, data) = seen
                .entry((thing.kind, text.join("\n")))
                .or_insert_with(|| (name.clone(), thing.data.clone()));
            assert_eq!(*data, thing.data, "{name} and {other} read the same");
        }
    }
}

/// Every word of the language, so that a box with other cards can be read too. Each line is a step.
const WORDS: &str = r#"
Gain(life, 1) Gain(fate, "all") Gain(gold, "up to 2") Gain(strength, "n") Gain(craft, "craft") Gain(task, "strength value")
Lose(life, "craft value") Lose(gold, "gold on it") Lose(task, "foe") Lose(fate, "2d") Lose(craft, "-strength")
Restore(life, "all") Restore(life, 2) Restore(fate, "all") Restore(fate, 1)
Hand(gold, 1, it, me) Hand(gold, "all", me, space("M10")) Hand(life, 1, me, it) Hand(life, 4, stock, this) Hand(life, 1, it, here)
Hand(life, 1, that, me) Hand(life, 1, stock, me) Hand(life, 1, me, stock)
Put(this, me) Put(this, discard) Put(this, killed) Put(this, here) Put(this, space("O0")) Put(this, target)
Put(that, me) Put(top(spell, 2), me) Put(top(spell, "all"), me) Put(top(adventure, 2), here) Put(top(purchase, 1), discard)
Put(pick(of(me), [Follower, Object, MagicObject], 2), discard) Put(pick(of(it), [Spell], "up to 2"), me)
Put(pick(of(me), [Enemy], "all"), killed) Put(pick(board, [Stranger, Not(Enemy)], 1), discard)
Put(pick(deck(purchase), [Named("raft"), Named("mule")], 1), me) Put(pick(deck(talisman), [Any], 1), me)
Put(pick(drawn, [Any], 1), discard) Put(all(of(me), [Weapon, Armour]), discard) Put(all(board, [Animal, Dragon]), discard)
Put(all(deck(spell), [Monster]), discard) Put(all(drawn, [Any]), discard) Put(all(of(it), [Named("maiden")]), me)
Look(top(adventure, 5)) Look(top(spell, "all")) Look(pick(of(it), [Spirit, Strong], 1)) Look(all(of(it), [Spell]))
Choose(of: [(pay: [Lose(gold, 1)], does: [Gain(life, 1)]), (when: Is(me, good), does: [Gain(fate, 1)])])
Choose(times: any, of: [(pay: [Lose(life, 1)], does: [Gain(gold, 1)])]) Choose(times: up_to(3), of: [(does: [Gain(gold, 1)])])
Choose(times: up_to(3), of: [(pay: [Lose(gold, 2)], does: [Restore(fate, 1)])]) Choose(times: any, of: [(pay: [Lose(gold, 2)], does: [Restore(fate, 1)])])
Choose(times: up_to(3), of: [(pay: [Lose(gold, 2)], does: [Restore(life, 1)])])
Choose(of: [(does: [Gain(gold, 1)]), (does: [Gain(life, 1)]), (does: [Gain(fate, 1)]), (does: [Turn(end)])])
If(is: Always, then: [Gain(gold, 1)]) If(is: Is(me, toad), otherwise: [Gain(gold, 1)]) If(is: Is(it, sworn), then: [Turn(miss)], otherwise: [Turn(miss_next)])
If(is: All([Is(me, wounded), Not(Is(me, drained)), Not(Is(it, toad)), Is(me, active), Not(Is(it, able))]), then: [Gain(gold, 1)])
If(is: Any([Has(me, [Spell]), Not(Has(it, [Object])), Not(Has(me, [Named("raft")]))]), then: [Gain(gold, 1)])
If(is: All([At(["village", "city"]), Not(At(["city"])), In(outer), Not(In(middle))]), then: [Gain(gold, 1)])
If(is: All([That([Enemy]), Not(That([Dragon])), That([Strong])]), then: [Gain(gold, 1)])
If(is: All([Cmp("strength", less, 5), Cmp("craft", same, "n"), Cmp("n", more, "foe"), Cmp("gold on it", more, 0), Cmp("life on this", same, 0)]), then: [Gain(gold, 1)])
If(is: All([Fact(by(strength)), Fact(by(craft)), Fact(attacking), Fact(duel), Fact(card), Fact(won), Fact(using), Fact(blood), Fact(natural(6)), Fact(beaten)]), then: [Gain(gold, 1)])
If(is: All([Fact(for(table)), Fact(for(move)), Fact(for(attack)), Fact(for(pray)), Fact(for(portal(craft))), Fact(for(mines)), Fact(for(cave)), Fact(for(armour)), Fact(for(freedom)), Fact(for(command))]), then: [Gain(gold, 1)])
If(is: Not(Fact(won)), then: [Gain(gold, 1)])
Roll(dice: 1, rows: [("1-3", []), ("4-6", [Gain(gold, 1)])]) Roll(dice: 2, plus: "-craft", tag: pray, rows: [("..0", []), ("1..", [Turn(end)])])
Roll(dice: 2, plus: 1, rows: [("1..", [Gain(gold, "n")])]) Roll(dice: 2, plus: "-2d", rows: [("1..", [Gain(gold, "n")])])
Roll(dice: 1, plus: "-strength", rows: [("..0", [Become(sworn("take_a_life"))]), ("1..", [Become(sworn("kill_an_enemy"))])])
Each(it, [Lose(life, 1)]) Each(everyone, [If(is: Is(me, evil), then: [Turn(miss)])]) Each(others, [Hand(gold, 1, me, it)]) Each(region, [Put(all(of(me), [Spell]), discard)])
Each(times(2), [Gain(gold, 1)]) Each(times("n"), [Gain(gold, 1)]) Each(cards(all(of(me), [Follower])), [Put(that, killed)]) Each(cards(all(board, [Enemy])), [Put(that, discard)])
Each(everyone, [Roll(dice: 1, plus: "-craft", rows: [("..3", [Restore(life, "all"), Restore(fate, 1)]), ("4..", [Become(toad)])])])
Each(others, [Choose(of: [(pay: [Lose(gold, 1)], does: [Gain(life, 1)])])])
Fight(by: strength, value: 4, family: animal) Fight(by: craft, value: "craft", family: monster, won: [Gain(gold, 1)]) Fight(by: strength, value: 3)
Go(to: id("O0")) Go(to: id("O0"), quiet: true) Go(to: id("O0"), way: boat) Go(to: region) Go(to: outer) Go(to: like) Go(to: opposite, way: boat)
Turn(miss) Turn(miss_next) Turn(end) Turn(lose) Turn(again(1))
Become(toad) Become(good) Become(neutral) Become(evil) Become(enslaved) Become(free) Become(sworn("take_a_life")) Become(released)
Alter(void) Alter(less(1)) Alter(score(1)) Alter(score(-1)) Alter(no_die) Alter(stand_off) Alter(life) Alter(destroy) Alter(spare) Alter(evade)
For(fight, [Number(ability(strength), 1)]) For(turn, [Number(ability(craft), "strength value")]) For(rounds(2), [Number(life_value, 1)])
For(fight, [Cannot(cast)]) For(turn, [Fix(move, 2)]) For(rounds(1), [Can(see)]) For(rounds(2), [When(In(outer), [Fix(move, 1)])])
For(turn, [Number(ability(craft), -1), When(Fact(by(craft)), [Number(value(craft), 1)])]) For(turn, [Number(fate_value, "n")])
For(turn, [Number(value(strength), 1), Number(menace, 1), Number(object_limit, 4), Number(trophy_price, 1), Number(move, 1)])
For(turn, [Number(dice(table), 1), Number(battle_dice, "n"), Number(weapons, "n"), Number(battle_dice, 2), Number(weapons, 2), Can(see)])
For(turn, [Number(ability(strength), "foe"), Number(ability(craft), "foe"), Can(see)])
For(turn, [Fix(ability(craft), 1), Fix(value(strength), 1), Fix(value(craft), 1), Fix(life_value, 1), Fix(fate_value, 1)])
For(turn, [Fix(menace, 1), Fix(object_limit, 1), Fix(trophy_price, 6), Fix(move, "n"), Fix(dice(freedom), 2), Fix(dice(attack), "n"), Fix(battle_dice, 2), Fix(weapons, 2)])
For(rounds(2), [Can(evade([])), Can(evade(["hills"])), Can(skip(["crags", "chasm"])), Can(psychic), Can(spare([Animal])), Can(see), Can(valley), Can(command)])
For(rounds(2), [Cannot(cast), Cannot(spelled), Cannot(use([MagicObject])), Cannot(count([Object])), Cannot(gain([Follower]))])
For(rounds(2), [Cannot(have), Cannot(ditch), Cannot(wield([Weapon])), Cannot(suffer([Named("maze")])), Cannot(lose(life, ["desert"])), Cannot(lose(gold, ["desert", "city"])), Cannot(portal)])
For(turn, [When(Is(me, good), [Cannot(have)]), When(Is(me, neutral), [Cannot(have)]), When(Is(me, evil), [Cannot(have)]), When(Is(me, good), [Can(see)])])
For(turn, [When(Not(That([Dragon])), [Number(ability(strength), 1)]), When(That([Dragon]), [Number(ability(strength), 3)]), When(Not(In(inner)), [Can(see)]), When(Not(Is(me, good)), [Can(see)])])
For(turn, [On((at: [free], does: [Gain(gold, 1)])), On((at: [free], of: any, once: often, does: [Gain(gold, 1)])), On((at: [start], once: turn, does: [Gain(gold, 1)])), On((at: [start], of: any, does: [Gain(gold, 1)]))])
For(turn, [On((at: [move], must: true, does: [Gain(gold, 1)])), On((at: [stead], when: At(["woods"]), does: [Go(to: like)])), On((at: [land], when: Is(me, good), must: true, does: [Gain(gold, 1)]))])
For(turn, [On((at: [land], when: At(["woods"]), does: [Gain(gold, 1)])), On((at: [land], when: Is(me, active), does: [Gain(gold, 1)])), On((at: [move], when: At(["woods", "city"]), does: [Turn(end)])), On((at: [stead], does: [Turn(end)]))])
For(turn, [On((at: [end], does: [Gain(gold, 1)])), On((at: [end], of: any, does: [Gain(gold, 1)])), On((at: [start, end], does: [Gain(gold, 1)])), On((at: [drawn], does: [Gain(gold, 1)])), On((at: [encounter], does: [Gain(gold, 1)]))])
For(turn, [On((at: [visit(village), visit(mystic), visit(market), visit(castle)], does: [Gain(gold, 1)])), On((at: [meet], does: [Alter(spare)])), On((at: [meet], when: That([Spirit]), does: [Alter(destroy)]))])
For(turn, [On((at: [fight], does: [Gain(gold, 1)])), On((at: [fight], when: Fact(by(craft)), does: [Gain(gold, 1)])), On((at: [rolled], does: [Alter(score(1))])), On((at: [outcome], does: [Gain(gold, 1)]))])
For(turn, [On((at: [outcome], when: Fact(won), does: [Gain(gold, 1)])), On((at: [outcome], when: All([Fact(won), Fact(duel), Fact(by(strength))]), does: [Gain(gold, 1)])), On((at: [outcome], when: All([Fact(won), Fact(card)]), does: [Gain(gold, 1)]))])
For(turn, [On((at: [loss], does: [Alter(void)])), On((at: [kill], does: [Alter(void)])), On((at: [kill], when: All([That([Enemy]), Fact(by(craft))]), does: [Put(that, me)])), On((at: [kill], of: any, does: [Alter(void)]))])
For(turn, [On((at: [cast], does: [Alter(void)])), On((at: [spent], does: [Gain(gold, 1)])), On((at: [crossed], does: [Gain(gold, 1)])), On((at: [ready], pay: [Lose(gold, 1)], does: [Gain(life, 1)]))])
Later([Go(to: outer)]) Call(village) Call(mystic) Call(market) Call(castle)
"#;

/// The steps of a text, told apart by their parentheses.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut begin, mut steps) = (0, 0, Vec::new());
    for (index, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    steps.push(text[begin..=index].trim());
                    begin = index + 1;
                }
            }
            _ => {}
        }
    }
    steps
}

#[test]
fn every_word_of_the_language_can_be_said() {
    let kit = Kit::own();
    let (known, _) = audit::messages("en", text(Lang::En));
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let mut keys = BTreeSet::new();
    for written in split(WORDS) {
        let step: Step = options.from_str(written).unwrap_or_else(|error| panic!("{written}: {error}"));
        let phrase = wording::step_phrase(&kit, &step);
        sayable(&phrase, &known);
        collect(&phrase, &mut keys);
    }
    for thing in things(&kit) {
        thing.text.iter().chain(&thing.summary).for_each(|phrase| collect(phrase, &mut keys));
    }
    // What neither the box nor the list above says would never have been read by anybody.
    let unsaid: Vec<&String> = known
        .keys()
        .filter(|key| {
            ["effect-", "amount-", "cond-", "fact-", "mod-", "can-", "cannot-", "bonus-"]
                .iter()
                .any(|start| key.starts_with(start))
        })
        .filter(|key| !key.contains('.') && !keys.contains(*key))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

fn collect(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    keys.extend(phrase.key.split('.').next().map(str::to_owned));
    for (_, arg) in &phrase.args {
        match arg {
            table::Arg::Phrase(inner) => collect(inner, keys),
            table::Arg::List(list) => list.iter().for_each(|inner| collect(inner, keys)),
            _ => {}
        }
    }
}

#[test]
fn everything_in_the_box_can_be_looked_up_once() {
    let kit = Kit::own();
    let mut found = BTreeSet::new();
    let (mut cards, mut spaces) = (0, 0);
    for entry in wording::compendium(&kit) {
        assert!(found.insert(entry.name.key.to_string()), "{} stands there twice", entry.name.key);
        match entry.name.key.split('-').next() {
            Some("card") => cards += usize::from(entry.copies),
            Some("space") => spaces += usize::from(entry.copies),
            _ => {}
        }
    }
    assert_eq!((cards, spaces), (kit.cards().len(), SpaceId::COUNT));
    let families = ["card-", "space-", "character-", "quest-"];
    for key in wording::keys(&kit) {
        if families.iter().any(|family| key.starts_with(family)) {
            assert!(found.contains(&key), "{key} cannot be looked up");
        }
    }
}
