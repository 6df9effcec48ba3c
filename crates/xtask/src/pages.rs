//! The pages made from the games' words: the rules of each game in both languages, and the list of all rulings.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use crate::book::{Book, Mark, Rule};
use crate::docs::Page;
use crate::library::{self, Game};

/// What a page of rules says around the rules.
struct Frame {
    file_ending: &'static str,
    legend: &'static str,
    /// The names of the marks, in the order of [`Mark::ALL`].
    marks: [&'static str; 4],
    ruling: &'static str,
    /// The heading of rules that have none.
    heading: &'static str,
    /// The page in the other language: its name and its file ending.
    other: (&'static str, &'static str),
}

const ENGLISH: Frame = Frame {
    file_ending: "md",
    legend: "Every rule has a number, and the program cites it when it refuses a move. \
             The letters say where a rule comes from:",
    marks: [
        "the rulebook says it",
        "another public source says it",
        "it follows from the rules by geometry or logic",
        "a ruling or a reconstruction of this project",
    ],
    ruling: "Why",
    heading: "Rules",
    other: ("Deutsch", "de.md"),
};

const GERMAN: Frame = Frame {
    file_ending: "de.md",
    legend: "Jede Regel hat eine Nummer, die das Programm nennt, wenn es einen Zug ablehnt. \
             Die Buchstaben sagen, woher eine Regel stammt:",
    marks: [
        "steht in der Spielanleitung",
        "steht in einer anderen öffentlichen Quelle",
        "folgt aus den Regeln durch Geometrie oder Logik",
        "Entscheidung oder Rekonstruktion dieses Projekts",
    ],
    ruling: "Warum",
    heading: "Regeln",
    other: ("English", "md"),
};

/// A new line inside an item of a list.
const BREAK: &str = "\\\n  ";

/// `docs/rules/GAME.md` and `docs/rules/GAME.de.md` of every game.
pub(crate) fn rules(root: &Path) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for game in library::games(root)? {
        pages.push(rules_page(&game.id, &game.english, &ENGLISH));
        pages.push(rules_page(&game.id, &game.german()?, &GERMAN));
    }
    Ok(pages)
}

fn rules_page(game: &str, book: &Book, frame: &Frame) -> Page {
    let which = if book.files.len() == 1 { "that file" } else { "those files" };
    let mut text =
        format!("<!-- Made by `cargo xtask docs` from {}: edit {which}, not this one. -->\n", book.name());
    let title = book.title.as_deref().unwrap_or(game);
    let (language, ending) = frame.other;
    let _ = write!(text, "\n# {}\n\n[{language}]({game}.{ending})\n\n{}\n\n", escape(title), frame.legend);
    for (mark, meaning) in Mark::ALL.into_iter().zip(frame.marks) {
        let _ = writeln!(text, "- **{}**: {meaning}", mark.letter());
    }
    for section in &book.sections {
        let heading = section.heading.as_deref().unwrap_or(frame.heading);
        let _ = write!(text, "\n## {}\n\n", escape(heading));
        for rule in &section.rules {
            let _ = write!(text, "- <a id=\"{}\"></a>**{}**", anchor(rule), rule.id);
            text += &marks(rule);
            let _ = write!(text, " {}", escape(&rule.text));
            if let Some(ruling) = &rule.ruling {
                let _ = write!(text, "{BREAK}*{}:* {}", frame.ruling, escape(ruling));
            }
            text.push('\n');
        }
    }
    Page { path: format!("docs/rules/{game}.{}", frame.file_ending), text }
}

const RULINGS: &str = "docs/rulings.md";
const BEGIN: &str = "<!-- rulings:begin -->";
const END: &str = "<!-- rulings:end -->";

/// `docs/rulings.md`: what stands between its two markers is made, the rest is written by hand.
pub(crate) fn rulings(root: &Path) -> Result<Vec<Page>> {
    let games = library::games(root)?;
    let page = fs::read_to_string(root.join(RULINGS))
        .map_or_else(|_| format!("# Rulings\n\n{BEGIN}\n{END}\n"), |text| text.replace("\r\n", "\n"));
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let Some((before, after)) = parts else {
        bail!("{RULINGS} needs a line `{BEGIN}` and below it a line `{END}`; the list goes between them");
    };
    let text = format!("{before}{BEGIN}\n{}{END}{after}", list_of_rulings(&games));
    Ok(vec![Page { path: RULINGS.to_owned(), text }])
}

fn list_of_rulings(games: &[Game]) -> String {
    let mut text =
        String::from("<!-- Made by `cargo xtask docs` from the `.ruling` of each rule: edit those. -->\n");
    for game in games {
        let mut rulings =
            game.english.rules().filter_map(|rule| Some((rule, rule.ruling.as_ref()?))).peekable();
        if rulings.peek().is_none() {
            continue;
        }
        let title = game.english.title.as_deref().unwrap_or(&game.id);
        let _ = write!(text, "\n## {}\n\n", escape(title));
        for (rule, ruling) in rulings {
            let (id, anchor, game) = (&rule.id, anchor(rule), &game.id);
            let _ = write!(text, "- **[{id}](rules/{game}.md#{anchor})**");
            text += &marks(rule);
            let _ = writeln!(text, " {}{BREAK}*{}:* {}", escape(&rule.text), ENGLISH.ruling, escape(ruling));
        }
    }
    text.push('\n');
    text
}

fn marks(rule: &Rule) -> String {
    let letters: Vec<&str> = rule.marks.iter().map(|mark| mark.letter()).collect();
    if letters.is_empty() { String::new() } else { format!(" ({})", letters.join(", ")) }
}

fn anchor(rule: &Rule) -> String {
    rule.id.to_lowercase()
}

/// Plain text as Markdown that shows the same.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '<' | '[' | ']') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    fn project() -> Project {
        let english = "\
title = Crooked Paths
## Sides
rule-KP-1 = North to south; `n` < *7*.
    .mark = B
## Laying
rule-KP-4 = Any face.
    .mark = B, R
    .ruling = The rulebook is silent.
";
        let german = "\
title = Auf krummen Pfaden
## Seiten
rule-KP-1 = Nord nach Süd.
## Legen
rule-KP-4 = Jede Seite.
    .ruling = Die Anleitung schweigt.
";
        Project::new()
            .file("crates/krumme-pfade/words/en.ftl", english)
            .file("crates/krumme-pfade/words/de.ftl", german)
    }

    #[test]
    fn rules_pages_hold_all_in_both_languages() {
        let project = project();
        let pages = rules(project.root()).unwrap();
        assert_eq!(pages[0].path, "docs/rules/krumme-pfade.md");
        let english = &pages[0].text;
        assert!(english.contains("\n# Crooked Paths\n"), "{english}");
        assert!(
            english.contains(
                "\n## Sides\n\n- <a id=\"kp-1\"></a>**KP-1** (B) North to south; \\`n\\` \\< \\*7\\*.\n"
            ),
            "{english}"
        );
        assert!(
            english.contains("**KP-4** (B, R) Any face.\\\n  *Why:* The rulebook is silent.\n"),
            "{english}"
        );
        assert_eq!(pages[1].path, "docs/rules/krumme-pfade.de.md");
        let german = &pages[1].text;
        assert!(
            german.contains("**KP-4** (B, R) Jede Seite.\\\n  *Warum:* Die Anleitung schweigt.\n"),
            "{german}"
        );
    }

    #[test]
    fn a_page_names_the_files_that_hold_its_rules() {
        let project = Project::new()
            .file("crates/talisman/words/en/names.ftl", "title = Talisman\n")
            .file("crates/talisman/words/en/rules.ftl", "## Moving\nrule-TB-7 = Roll.\n")
            .file("crates/talisman/words/de/more.ftl", "rule-TB-7 = Würfle.\n");
        let pages = rules(project.root()).unwrap();
        let first = pages[0].text.lines().next().unwrap();
        assert!(first.contains("from crates/talisman/words/en/rules.ftl: edit that file,"), "{first}");
        assert!(pages[0].text.contains("\n# Talisman\n"), "{}", pages[0].text);
        let project = project.file("crates/talisman/words/en/woodland.ftl", "rule-TW-1 = In.\n");
        let text =
            &rules_page("talisman", &library::games(project.root()).unwrap()[0].english, &ENGLISH).text;
        assert!(
            text.contains("en/rules.ftl, crates/talisman/words/en/woodland.ftl: edit those files,"),
            "{text}"
        );
        assert!(
            text.contains("## Rules\n\n- <a id=\"tw-1\"></a>"),
            "a file begins without a heading: {text}"
        );
    }

    #[test]
    fn rulings_page_is_made_when_missing() {
        let project = project();
        let page = &rulings(project.root()).unwrap()[0];
        assert!(page.text.starts_with("# Rulings\n\n<!-- rulings:begin -->\n"), "{}", page.text);
        let entry =
            "- **[KP-4](rules/krumme-pfade.md#kp-4)** (B, R) Any face.\\\n  *Why:* The rulebook is silent.\n";
        assert!(page.text.contains(entry), "{}", page.text);
        assert!(!page.text.contains("KP-1"), "{}", page.text);
    }

    #[test]
    fn rulings_page_keeps_what_is_written_by_hand() {
        let project = project().file(RULINGS, &format!("# Our rulings\r\n\r\n{BEGIN}\nold\n{END}\nafter\n"));
        let text = &rulings(project.root()).unwrap()[0].text;
        assert!(text.starts_with("# Our rulings\n\n<!-- rulings:begin -->\n"), "{text}");
        assert!(text.ends_with("<!-- rulings:end -->\nafter\n"), "{text}");
        assert!(!text.contains("old"), "{text}");
        let project = project.file(RULINGS, text);
        assert_eq!(&rulings(project.root()).unwrap()[0].text, text);
    }

    #[test]
    fn rulings_page_without_markers_is_refused() {
        for text in ["# Rulings\n".to_owned(), format!("{END}\n{BEGIN}\n")] {
            let project = project().file(RULINGS, &text);
            assert!(rulings(project.root()).unwrap_err().to_string().contains(BEGIN));
        }
    }
}
