//! Files that pages ask for: style, scripts, their words, covers of the games. All are in the program.
//!
//! Every file lives under one hash of all of them. So a file never changes under its address, and scripts find each
//! other by relative names.

use super::cover;
use super::tongue::Tongue;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use words::Lang;

/// A file with what it is.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

macro_rules! web {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../../web/", $name)) as &[u8])),*]
    };
}

/// The scripts as they lie in the folder.
const SCRIPTS: &[(&str, &[u8])] = web![
    "account.js",
    "api.js",
    "blake3.js",
    "board.js",
    "chat.js",
    "dice.js",
    "dom.js",
    "flight.js",
    "frame.js",
    "gather.js",
    "hands.js",
    "hints.js",
    "keys.js",
    "log.js",
    "menu.js",
    "new.js",
    "news.js",
    "pace.js",
    "panels.js",
    "promise.js",
    "reduce.js",
    "replay.js",
    "rings.js",
    "rules.js",
    "side.js",
    "speak.js",
    "start.js",
    "table.js",
    "words.js",
];

/// The style sheets, put together in this order after the colours.
const STYLES: &[(&str, &[u8])] = web!["base.css", "pages.css", "table.css"];

struct Shelf {
    hash: String,
    files: BTreeMap<String, Asset>,
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let mut files = BTreeMap::new();
    let mut add = |name: String, kind, bytes| files.insert(name, Asset { kind, bytes });
    for (name, bytes) in SCRIPTS {
        add((*name).to_owned(), SCRIPT, bytes.to_vec());
    }
    let mut style = sketch::css().into_bytes();
    for (_, bytes) in STYLES {
        style.extend_from_slice(bytes);
    }
    add("site.css".to_owned(), STYLE, style);
    for lang in Lang::ALL {
        let words: BTreeMap<String, String> = Tongue::new(lang).for_scripts().into_iter().collect();
        let json = serde_json::to_string(&words).unwrap_or_default();
        add(format!("words-{lang}.js"), SCRIPT, format!("export default {json};\n").into_bytes());
    }
    for game in shelf::games() {
        for (name, svg) in cover::draw(game.as_ref()) {
            add(name, PICTURE, svg.into_bytes());
        }
    }
    add("mark.svg".to_owned(), PICTURE, cover::mark().into_bytes());
    let mut hasher = blake3::Hasher::new();
    for (name, asset) in &files {
        hasher.update(&(name.len() as u64).to_le_bytes());
        hasher.update(name.as_bytes());
        hasher.update(&(asset.bytes.len() as u64).to_le_bytes());
        hasher.update(&asset.bytes);
    }
    let hash = hasher.finalize().to_hex().as_str().chars().take(12).collect();
    Shelf { hash, files }
});

/// The file under this hash and name; another hash than the present one has no files.
pub fn find(hash: &str, name: &str) -> Option<&'static Asset> {
    SHELF.files.get(name).filter(|_| SHELF.hash == hash)
}

/// The address of a file.
pub fn url(name: &str) -> String {
    format!("/assets/{}/{name}", SHELF.hash)
}

/// Whether there is such a file.
pub fn has(name: &str) -> bool {
    SHELF.files.contains_key(name)
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    SHELF.files.keys().map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::{SCRIPTS, STYLES, find, url};
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_file_of_the_folder_is_embedded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
        let mut there: Vec<String> = fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .filter(|name| name != "icons.svg")
            .collect();
        there.sort();
        let mut embedded: Vec<&str> = SCRIPTS.iter().chain(STYLES).map(|(name, _)| *name).collect();
        embedded.sort_unstable();
        assert_eq!(there, embedded);
    }

    #[test]
    fn scripts_import_only_what_is_there_and_stay_short() {
        for (name, bytes) in SCRIPTS {
            let text = std::str::from_utf8(bytes).expect("text");
            assert!(text.lines().count() < 300, "{name} is long");
            for line in text.lines().filter(|line| line.starts_with("import ")) {
                let from = line.rsplit('\'').nth(1).unwrap_or_default();
                let file = from.strip_prefix("./").unwrap_or_else(|| panic!("{name}: {line}"));
                assert!(SCRIPTS.iter().any(|(other, _)| *other == file), "{name}: {line}");
            }
        }
    }

    #[test]
    fn files_are_found_under_their_hash_only() {
        let address = url("site.css");
        let mut parts = address.split('/').skip(2);
        let (hash, name) = (parts.next().expect("a hash"), parts.next().expect("a name"));
        assert!(find(hash, name).is_some());
        assert!(find("0123456789ab", name).is_none());
        assert!(find(hash, "../Cargo.toml").is_none());
    }

    /// Every word that a script asks for is in the language files, and no other is sent.
    #[test]
    fn scripts_and_their_words_agree() {
        let text: String =
            SCRIPTS.iter().map(|(_, bytes)| std::str::from_utf8(bytes).expect("text")).collect();
        let mut asked: Vec<&str> =
            text.split("say('").skip(1).filter_map(|rest| rest.split('\'').next()).collect();
        asked.sort_unstable();
        asked.dedup();
        let known = super::Tongue::new(words::Lang::En).for_scripts();
        let known: Vec<&str> = known.iter().map(|(key, _)| key.as_str()).collect();
        let missing: Vec<&&str> = asked.iter().filter(|key| !known.contains(key)).collect();
        assert!(missing.is_empty(), "no words for {missing:?}");
        let unused: Vec<&&str> = known.iter().filter(|key| !asked.contains(key)).collect();
        assert!(unused.is_empty(), "nobody says {unused:?}");
    }
}
