//! The box of one edition of the cards.

use super::leaf::{Leaf, Mode, Source, What};
use super::link::{CardSorts, Linker};
use super::read::{Entry, entries, fault};
use super::{CardId, CharacterId, Code, NameId, QuestId};
use crate::language::{
    CardEntry, CharacterEntry, CounterEntry, Deck, Fragment, Kind, LinkEntry, Modifier, Moment, Number,
    Permission, Prohibition, QuestEntry, RaftEntry, Reaction, SpaceEntry, SpaceId, Stat, StatusEntry, Step,
    StockEntry, Tag, Text, TextId, Visit,
};
use core::ops::Range;
use rustc_hash::FxHashMap;
use serde::Serialize;
use std::sync::Arc;
use table::{ComponentFiles, Components, Fault, Phrase};

/// How many cards a box may hold: sized for the base game and its largest expansion.
pub const MOST_CARDS: usize = 312;

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Its name.
    pub name: NameId,
    /// The deck that it belongs to.
    pub deck: Deck,
    /// How moves and positions name it.
    pub code: Code,
}

/// What is in the box.
#[derive(Clone, Debug)]
pub struct Kit {
    names: Vec<CardEntry>,
    cards: Vec<CardFace>,
    of_name: Vec<Vec<CardId>>,
    decks: [Range<u16>; 4],
    spaces: Vec<SpaceEntry>,
    links: Vec<LinkEntry>,
    raft: Vec<RaftEntry>,
    characters: Vec<CharacterEntry>,
    quests: Vec<QuestEntry>,
    statuses: Vec<StatusEntry>,
    fragments: Vec<Fragment>,
    purchase: Vec<StockEntry>,
    talismans: Vec<StockEntry>,
    counters: Vec<CounterEntry>,
    spells_from: usize,
    codes: FxHashMap<Code, CardId>,
    texts: Vec<Arc<[Step]>>,
    text_names: Vec<String>,
    offers: Vec<u16>,
    leaves: Vec<Leaf>,
    reactions: Vec<u16>,
    index: Index,
    starts: Vec<SpaceId>,
}

/// For each question the leaves that may answer it.
#[derive(Clone, Debug, Default)]
struct Index {
    numbers: Vec<Vec<u16>>,
    fixes: Vec<Vec<u16>>,
    moments: Vec<Vec<u16>>,
    cans: Vec<Vec<u16>>,
    cannots: Vec<Vec<u16>>,
}

/// Boxes with the same entries are the same; the rest follows from them.
impl PartialEq for Kit {
    fn eq(&self, other: &Kit) -> bool {
        self.canonical() == other.canonical()
    }
}

impl Eq for Kit {}

impl Tag {
    pub(crate) const fn slot(self) -> usize {
        match self {
            Tag::Table => 0,
            Tag::Move => 1,
            Tag::Attack => 2,
            Tag::Pray => 3,
            Tag::Portal(ability) => 4 + ability as usize,
            Tag::Mines => 6,
            Tag::Cave => 7,
            Tag::Armour => 8,
            Tag::Freedom => 9,
            Tag::Command => 10,
        }
    }
}

impl Number {
    const COUNT: usize = 24;

    const fn slot(self) -> usize {
        match self {
            Number::Ability(ability) => ability as usize,
            Number::Value(ability) => 2 + ability as usize,
            Number::LifeValue => 4,
            Number::FateValue => 5,
            Number::Menace => 6,
            Number::ObjectLimit => 7,
            Number::TrophyPrice => 8,
            Number::Move => 9,
            Number::BattleDice => 10,
            Number::Weapons => 11,
            Number::Dice(tag) => 12 + tag.slot(),
        }
    }
}

impl Moment {
    const COUNT: usize = 22;

    const fn slot(self) -> usize {
        match self {
            Moment::Free => 0,
            Moment::Start => 1,
            Moment::Move => 2,
            Moment::Stead => 3,
            Moment::Land => 4,
            Moment::End => 5,
            Moment::Drawn => 6,
            Moment::Encounter => 7,
            Moment::Meet => 8,
            Moment::Fight => 9,
            Moment::Rolled => 10,
            Moment::Outcome => 11,
            Moment::Loss => 12,
            Moment::Kill => 13,
            Moment::Cast => 14,
            Moment::Spent => 15,
            Moment::Crossed => 16,
            Moment::Ready => 17,
            Moment::Visit(Visit::Village) => 18,
            Moment::Visit(Visit::Mystic) => 19,
            Moment::Visit(Visit::Market) => 20,
            Moment::Visit(Visit::Castle) => 21,
        }
    }
}

impl Permission {
    /// How many kinds there are.
    const COUNT: usize = 7;

    pub(crate) const fn slot(&self) -> usize {
        match self {
            Permission::Evade(_) => 0,
            Permission::Skip(_) => 1,
            Permission::Psychic => 2,
            Permission::Spare(_) => 3,
            Permission::See => 4,
            Permission::Valley => 5,
            Permission::Command => 6,
        }
    }
}

impl Prohibition {
    const COUNT: usize = 11;

    pub(crate) const fn slot(&self) -> usize {
        match self {
            Prohibition::Cast => 0,
            Prohibition::Spelled => 1,
            Prohibition::Use(_) => 2,
            Prohibition::Count(_) => 3,
            Prohibition::Gain(_) => 4,
            Prohibition::Have => 5,
            Prohibition::Ditch => 6,
            Prohibition::Wield(_) => 7,
            Prohibition::Suffer(_) => 8,
            Prohibition::Lose(..) => 9,
            Prohibition::Portal => 10,
        }
    }
}

impl Kit {
    /// A name.
    #[inline]
    pub fn name(&self, name: NameId) -> &CardEntry {
        &self.names[name.index()]
    }

    /// All names, in the order of the files.
    pub fn names(&self) -> impl ExactSizeIterator<Item = (NameId, &CardEntry)> {
        self.names.iter().enumerate().map(|(index, entry)| (NameId(index as u8), entry))
    }

    /// The name with this key.
    pub fn name_of(&self, key: &str) -> Option<NameId> {
        self.names().find(|(_, entry)| entry.key == key).map(|(name, _)| name)
    }

    /// A card.
    #[inline]
    pub fn face(&self, card: CardId) -> CardFace {
        self.cards[card.index()]
    }

    /// What a card says.
    #[inline]
    pub fn entry(&self, card: CardId) -> &CardEntry {
        self.name(self.face(card).name)
    }

    /// All cards.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + Clone {
        (0..self.cards.len() as u16).map(CardId)
    }

    /// All cards of a name.
    #[inline]
    pub fn of_name(&self, name: NameId) -> &[CardId] {
        &self.of_name[name.index()]
    }

    /// The cards of a deck, by their numbers.
    #[inline]
    pub fn deck(&self, deck: Deck) -> Range<usize> {
        let Range { start, end } = self.decks[deck as usize];
        usize::from(start)..usize::from(end)
    }

    /// The card with this code.
    pub fn card(&self, code: Code) -> Option<CardId> {
        self.codes.get(&code).copied()
    }

    /// A space.
    #[inline]
    pub fn space(&self, space: SpaceId) -> &SpaceEntry {
        &self.spaces[space.index()]
    }

    /// The ways between rings.
    pub fn links(&self) -> &[LinkEntry] {
        &self.links
    }

    /// The spaces across the Storm River from one (TB-13).
    pub fn opposite(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> {
        let over = self
            .raft
            .iter()
            .filter(move |entry| entry.from == space)
            .flat_map(|entry| entry.to.iter().copied());
        let back = self.raft.iter().filter(move |entry| entry.to.contains(&space)).map(|entry| entry.from);
        over.chain(back)
    }

    /// The characters.
    pub fn characters(&self) -> &[CharacterEntry] {
        &self.characters
    }

    /// A character.
    #[inline]
    pub fn character(&self, character: CharacterId) -> &CharacterEntry {
        &self.characters[character.index()]
    }

    /// Where a character starts.
    pub fn start(&self, character: CharacterId) -> SpaceId {
        self.starts[character.index()]
    }

    /// The quests of the Warlock.
    pub fn quests(&self) -> &[QuestEntry] {
        &self.quests
    }

    /// The quest with this key.
    pub fn quest_of(&self, key: &str) -> Option<QuestId> {
        self.quests.iter().position(|quest| quest.key == key).map(|index| QuestId(index as u8))
    }

    /// States that a character may be in.
    pub fn statuses(&self) -> &[StatusEntry] {
        &self.statuses
    }

    /// Texts that several cards and spaces share.
    pub fn fragments(&self) -> &[Fragment] {
        &self.fragments
    }

    /// How many counters the stock has at first (TB-3).
    pub fn counters(&self, stat: Stat) -> u8 {
        self.counters.iter().find(|entry| entry.stat == stat).map_or(0, |entry| entry.count)
    }

    /// The steps of a text.
    #[inline]
    pub fn text(&self, text: TextId) -> &Arc<[Step]> {
        &self.texts[usize::from(text.0)]
    }

    /// The name of a text: the entry it stands in, and its number there.
    pub fn text_name(&self, text: TextId) -> &str {
        self.text_names.get(usize::from(text.0)).map_or("", String::as_str)
    }

    /// The offer for a next move with this name.
    pub fn offer_named(&self, name: &str) -> Option<TextId> {
        self.offers.iter().copied().map(TextId).find(|text| self.text_name(*text) == name)
    }

    /// How many texts there are; their numbers begin at 1.
    pub fn text_count(&self) -> usize {
        self.texts.len()
    }

    /// A leaf.
    #[inline]
    pub fn leaf(&self, leaf: u16) -> &Leaf {
        &self.leaves[usize::from(leaf)]
    }

    /// All leaves.
    pub fn leaves(&self) -> &[Leaf] {
        &self.leaves
    }

    /// The leaf of a reaction, and the reaction itself.
    pub fn reaction(&self, reaction: u16) -> Option<(&Leaf, &Reaction)> {
        let leaf = self.leaf(*self.reactions.get(usize::from(reaction))?);
        match &leaf.what {
            What::On(reaction) => Some((leaf, reaction)),
            _ => None,
        }
    }

    /// Leaves that add to a number.
    #[inline]
    pub fn adding(&self, number: Number) -> &[u16] {
        &self.index.numbers[number.slot()]
    }

    /// Leaves that replace a number.
    #[inline]
    pub fn fixing(&self, number: Number) -> &[u16] {
        &self.index.fixes[number.slot()]
    }

    /// Reactions at a moment.
    #[inline]
    pub fn at(&self, moment: Moment) -> &[u16] {
        &self.index.moments[moment.slot()]
    }

    /// Leaves that allow something of this kind.
    #[inline]
    pub fn allowing(&self, kind: &Permission) -> &[u16] {
        &self.index.cans[kind.slot()]
    }

    /// Leaves that forbid something of this kind.
    #[inline]
    pub fn forbidding(&self, kind: &Prohibition) -> &[u16] {
        &self.index.cannots[kind.slot()]
    }
}

impl Components for Kit {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.ron", include_str!("../../data/board.ron")),
        ("links.ron", include_str!("../../data/links.ron")),
        ("raft.ron", include_str!("../../data/raft.ron")),
        ("characters.ron", include_str!("../../data/characters.ron")),
        ("adventure.ron", include_str!("../../data/adventure.ron")),
        ("spells.ron", include_str!("../../data/spells.ron")),
        ("purchase.ron", include_str!("../../data/purchase.ron")),
        ("talismans.ron", include_str!("../../data/talismans.ron")),
        ("quests.ron", include_str!("../../data/quests.ron")),
        ("statuses.ron", include_str!("../../data/statuses.ron")),
        ("fragments.ron", include_str!("../../data/fragments.ron")),
        ("counters.ron", include_str!("../../data/counters.ron")),
    ];

    fn read(files: &ComponentFiles) -> Result<Kit, Vec<Fault>> {
        Reader::default().read(files)
    }

    fn canonical(&self) -> String {
        fn lines<'t, T: Serialize + 't>(entries: impl IntoIterator<Item = &'t T>) -> String {
            entries.into_iter().map(|entry| ron::to_string(entry).unwrap_or_default() + ",\n").collect()
        }
        let (adventure, spells) = self.names.split_at(self.spells_from);
        let texts = [
            ("board.ron", lines(&self.spaces)),
            ("links.ron", lines(&self.links)),
            ("raft.ron", lines(&self.raft)),
            ("characters.ron", lines(&self.characters)),
            ("adventure.ron", lines(adventure)),
            ("spells.ron", lines(spells)),
            ("purchase.ron", lines(&self.purchase)),
            ("talismans.ron", lines(&self.talismans)),
            ("quests.ron", lines(&self.quests)),
            ("statuses.ron", lines(&self.statuses)),
            ("fragments.ron", lines(&self.fragments)),
            ("counters.ron", lines(&self.counters)),
        ];
        let texts = texts.map(|(name, text)| (name.to_owned(), text));
        ComponentFiles::own(Kit::FILES).with_files(texts).map(|files| files.to_text()).unwrap_or_default()
    }
}

/// Reads a box.
#[derive(Default)]
struct Reader {
    linker: Linker,
}

impl Reader {
    fn read(mut self, files: &ComponentFiles) -> Result<Kit, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut spaces: Vec<Entry<SpaceEntry>> = entries(files, "board.ron", &mut faults);
        let mut links: Vec<Entry<LinkEntry>> = entries(files, "links.ron", &mut faults);
        let raft: Vec<Entry<RaftEntry>> = entries(files, "raft.ron", &mut faults);
        let mut characters: Vec<Entry<CharacterEntry>> = entries(files, "characters.ron", &mut faults);
        let mut names: Vec<Entry<CardEntry>> = entries(files, "adventure.ron", &mut faults);
        let spells_from = names.len();
        names.extend(entries(files, "spells.ron", &mut faults));
        let purchase: Vec<Entry<StockEntry>> = entries(files, "purchase.ron", &mut faults);
        let talismans: Vec<Entry<StockEntry>> = entries(files, "talismans.ron", &mut faults);
        let mut quests: Vec<Entry<QuestEntry>> = entries(files, "quests.ron", &mut faults);
        let mut statuses: Vec<Entry<StatusEntry>> = entries(files, "statuses.ron", &mut faults);
        let fragments: Vec<Entry<Fragment>> = entries(files, "fragments.ron", &mut faults);
        let counters: Vec<Entry<CounterEntry>> = entries(files, "counters.ron", &mut faults);

        self.check_board(&mut spaces, files, &mut faults);
        check_names(&names, spells_from, &mut faults);
        check_characters(&characters, &names, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let linker = &mut self.linker;
        linker.fragments =
            fragments.iter().map(|entry| (entry.value.key.clone(), entry.value.does.clone())).collect();
        linker.names = names
            .iter()
            .enumerate()
            .map(|(index, entry)| (entry.value.key.clone(), NameId(index as u8)))
            .collect();
        linker.sorts = names.iter().map(|entry| CardSorts::of(&entry.value)).collect();
        linker.spaces = spaces.iter().map(|entry| entry.value.key.clone()).collect();
        linker.quests = quests.iter().map(|entry| entry.value.key.clone()).collect();
        let mut in_fragments = check_fragments(&fragments, linker);

        for (index, entry) in names.iter_mut().enumerate() {
            self.at(entry.file, entry.line, &entry.value.key, Some(Source::Name(NameId(index as u8))));
            self.link_card(&mut entry.value);
        }
        for entry in &mut spaces {
            let space = &mut entry.value;
            self.at(entry.file, entry.line, &space.key, Some(Source::Space(space.id)));
            self.linker.text(&mut space.before);
            self.linker.text(&mut space.text);
            self.linker.modifiers(&mut space.here, Mode::Held, &[]);
        }
        for entry in &mut links {
            self.at(entry.file, entry.line, "", None);
            self.linker.text(&mut entry.value.guard);
        }
        let starts = self.link_characters(&mut characters, &spaces);
        for (index, entry) in quests.iter_mut().enumerate() {
            self.at(entry.file, entry.line, &entry.value.key, Some(Source::Quest(QuestId(index as u8))));
            self.linker.modifiers(&mut entry.value.held, Mode::Held, &[]);
        }
        self.link_statuses(&mut statuses);
        let mut cards = Vec::new();
        let mut decks = Decks { names: &names, cards: &mut cards, faults: &mut faults };
        let adventure = decks.own(Deck::Adventure, &names[..spells_from]);
        let spell = decks.own(Deck::Spell, &names[spells_from..]);
        let bought = decks.stock(Deck::Purchase, &purchase);
        let talisman = decks.stock(Deck::Talisman, &talismans);
        if cards.len() > MOST_CARDS {
            faults.push(Fault::whole(Phrase::new("fault-too-many-cards").with("most", MOST_CARDS)));
        }
        // What is wrong with a fragment is told there, not wherever it is used.
        self.linker.faults.retain(|found| in_fragments.iter().all(|fault| fault.reason != found.reason));
        faults.append(&mut in_fragments);
        faults.append(&mut self.linker.faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let of_name = cards_by_name(&cards, names.len());
        let codes = cards.iter().enumerate().map(|(index, card)| (card.code, CardId(index as u16))).collect();
        let index = Index::of(&self.linker.leaves);
        Ok(Kit {
            names: values(names),
            of_name,
            decks: [adventure, spell, bought, talisman],
            spaces: values(spaces),
            links: values(links),
            raft: values(raft),
            characters: values(characters),
            quests: values(quests),
            statuses: values(statuses),
            fragments: values(fragments),
            purchase: values(purchase),
            talismans: values(talismans),
            counters: values(counters),
            spells_from,
            codes,
            cards,
            texts: self.linker.texts,
            text_names: self.linker.text_names,
            offers: self.linker.offers,
            leaves: self.linker.leaves,
            reactions: self.linker.reactions,
            index,
            starts,
        })
    }

    fn at(&mut self, file: &'static str, line: usize, entry: &str, source: Option<Source>) {
        self.linker.at = (file, line, entry.to_owned());
        self.linker.source = source;
    }

    fn link_card(&mut self, card: &mut CardEntry) {
        let texts: [&mut Text; 3] = [&mut card.drawn, &mut card.text, &mut card.taken];
        for text in texts {
            self.linker.text(text);
        }
        let lists: [(&mut Vec<Modifier>, Mode); 3] = [
            (&mut card.held, Mode::Held),
            (&mut card.wielded, Mode::Wielded),
            (&mut card.lying, Mode::Lying),
        ];
        for (list, mode) in lists {
            self.linker.modifiers(list, mode, &[]);
        }
        for reaction in &mut card.cast {
            self.linker.reaction(reaction, Mode::InHand, &[]);
        }
    }

    /// Links characters; gives their starts.
    fn link_characters(
        &mut self,
        characters: &mut [Entry<CharacterEntry>],
        spaces: &[Entry<SpaceEntry>],
    ) -> Vec<SpaceId> {
        let mut starts = Vec::new();
        for (index, entry) in characters.iter_mut().enumerate() {
            let character = &mut entry.value;
            let source = Source::Character(CharacterId(index as u8));
            self.at(entry.file, entry.line, &character.key, Some(source));
            self.linker.modifiers(&mut character.held, Mode::Held, &[]);
            if let Some(space) = spaces.iter().find(|space| space.value.key == character.start) {
                starts.push(space.value.id);
            } else {
                self.linker.wrong(Phrase::new("fault-space-name").with("name", character.start.as_str()));
            }
        }
        starts
    }

    fn link_statuses(&mut self, statuses: &mut [Entry<StatusEntry>]) {
        for entry in statuses {
            let key = entry.value.key.as_str();
            let source = match key {
                "toad" => Some(Source::Toad),
                "enslaved" => Some(Source::Enslaved),
                _ => None,
            };
            self.at(entry.file, entry.line, key, source);
            if source.is_none() {
                self.linker.wrong(Phrase::new("fault-status").with("name", key));
            }
            self.linker.modifiers(&mut entry.value.held, Mode::Held, &[]);
        }
    }

    /// Every space of the board has to be there once; they are put in order.
    #[allow(clippy::unused_self, reason = "reads as the others do")]
    fn check_board(&self, spaces: &mut [Entry<SpaceEntry>], files: &ComponentFiles, faults: &mut Vec<Fault>) {
        spaces.sort_by_key(|entry| entry.value.id);
        for pair in spaces.windows(2) {
            if pair[0].value.id == pair[1].value.id {
                let reason = Phrase::new("fault-space-twice").with("space", pair[0].value.id.to_string());
                faults.push(fault("board.ron", pair[1].line, &pair[1].value.key, reason));
            }
        }
        let last = files.get("board.ron").lines().count();
        for space in SpaceId::all() {
            if spaces.iter().all(|entry| entry.value.id != space) {
                let reason = Phrase::new("fault-space-missing").with("space", space.to_string());
                faults.push(fault("board.ron", last, "", reason));
            }
        }
    }
}

fn cards_by_name(cards: &[CardFace], names: usize) -> Vec<Vec<CardId>> {
    let mut of_name = vec![Vec::new(); names];
    for (index, card) in cards.iter().enumerate() {
        of_name[card.name.index()].push(CardId(index as u16));
    }
    of_name
}

fn values<T>(entries: Vec<Entry<T>>) -> Vec<T> {
    entries.into_iter().map(|entry| entry.value).collect()
}

/// Keys and codes are unique, and every card has what its kind needs.
fn check_names(names: &[Entry<CardEntry>], spells_from: usize, faults: &mut Vec<Fault>) {
    if names.len() > usize::from(u8::MAX) {
        faults.push(Fault::whole(Phrase::new("fault-too-many-names").with("most", u8::MAX)));
    }
    for (index, entry) in names.iter().enumerate() {
        let card = &entry.value;
        let mut wrong = |key: &'static str| {
            faults.push(fault(entry.file, entry.line, &card.key, Phrase::new(key)));
        };
        if names[..index].iter().any(|other| other.value.key == card.key) {
            wrong("fault-key-twice");
        }
        if names[..index].iter().any(|other| other.value.code == card.code) {
            wrong("fault-code-twice");
        }
        if !is_code(&card.code) {
            wrong("fault-code");
        }
        if (card.kind == Kind::Spell) != (index >= spells_from) {
            wrong("fault-kind-of-file");
        }
        if (card.kind == Kind::Enemy) != (card.strength.is_some() || card.craft.is_some()) {
            wrong("fault-enemy-value");
        }
        if card.kind != Kind::Spell && card.number == 0 {
            wrong("fault-number");
        }
    }
}

/// Keys are unique, and codes unlike those of cards too: in moves both stand for themselves.
fn check_characters(
    characters: &[Entry<CharacterEntry>],
    names: &[Entry<CardEntry>],
    faults: &mut Vec<Fault>,
) {
    for (index, entry) in characters.iter().enumerate() {
        let character = &entry.value;
        let mut wrong = |key: &'static str| {
            faults.push(fault(entry.file, entry.line, &character.key, Phrase::new(key)));
        };
        let before = &characters[..index];
        if before.iter().any(|other| other.value.key == character.key) {
            wrong("fault-key-twice");
        }
        if before.iter().any(|other| other.value.code == character.code)
            || names.iter().any(|card| card.value.code == character.code)
        {
            wrong("fault-code-twice");
        }
        if !is_code(&character.code) {
            wrong("fault-code");
        }
    }
}

/// Three to five letters.
fn is_code(code: &str) -> bool {
    (3..=5).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// What is wrong with fragments, used or not. They are linked for good where they are used.
fn check_fragments(fragments: &[Entry<Fragment>], linker: &Linker) -> Vec<Fault> {
    let mut trial = linker.clone();
    for Entry { value, file, line } in fragments {
        trial.at = (file, *line, value.key.clone());
        trial.text(&mut Text::from(value.does.clone()));
    }
    trial.faults
}

struct Decks<'d> {
    names: &'d [Entry<CardEntry>],
    cards: &'d mut Vec<CardFace>,
    faults: &'d mut Vec<Fault>,
}

impl Decks<'_> {
    fn own(&mut self, deck: Deck, entries: &[Entry<CardEntry>]) -> Range<u16> {
        let start = self.cards.len() as u16;
        for entry in entries {
            self.put(deck, &entry.value.key, entry.value.copies, (entry.file, entry.line));
        }
        start..self.cards.len() as u16
    }

    fn stock(&mut self, deck: Deck, entries: &[Entry<StockEntry>]) -> Range<u16> {
        let start = self.cards.len() as u16;
        for entry in entries {
            if !self.put(deck, &entry.value.key, entry.value.copies, (entry.file, entry.line)) {
                let reason = Phrase::new("fault-card-name").with("name", entry.value.key.as_str());
                self.faults.push(fault(entry.file, entry.line, &entry.value.key, reason));
            }
        }
        start..self.cards.len() as u16
    }

    /// Is there such a name? Then so many cards of it are put into the deck.
    fn put(&mut self, deck: Deck, key: &str, copies: u8, (file, line): (&str, usize)) -> bool {
        let Some(index) = self.names.iter().position(|entry| entry.value.key == key) else { return false };
        let (name, code) = (NameId(index as u8), &self.names[index].value.code);
        for _ in 0..copies {
            let before = self.cards.iter().filter(|card| card.name == name).count();
            let written = if before == 0 { code.clone() } else { format!("{code}.{}", before + 1) };
            let Ok(code) = written.parse() else {
                // Two digits have room in a code beside five letters.
                let reason = Phrase::new("fault-too-many-copies").with("most", 99);
                self.faults.push(fault(file, line, key, reason));
                break;
            };
            self.cards.push(CardFace { name, deck, code });
        }
        true
    }
}

impl Index {
    fn of(leaves: &[Leaf]) -> Index {
        let mut index = Index {
            numbers: vec![Vec::new(); Number::COUNT],
            fixes: vec![Vec::new(); Number::COUNT],
            moments: vec![Vec::new(); Moment::COUNT],
            cans: vec![Vec::new(); Permission::COUNT],
            cannots: vec![Vec::new(); Prohibition::COUNT],
        };
        for (number, leaf) in leaves.iter().enumerate() {
            let number = number as u16;
            match &leaf.what {
                What::Number(of, _) => index.numbers[of.slot()].push(number),
                What::Fix(of, _) => index.fixes[of.slot()].push(number),
                What::Can(permission) => index.cans[permission.slot()].push(number),
                What::Cannot(prohibition) => index.cannots[prohibition.slot()].push(number),
                What::On(reaction) => {
                    for moment in &reaction.at {
                        index.moments[moment.slot()].push(number);
                    }
                }
            }
        }
        index
    }
}
