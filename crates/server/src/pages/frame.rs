//! What all pages share: head, header with the ways about, footer.

use super::assets;
use super::reader::Reader;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sketch::{Look, Scene, symbol};
use std::fmt::Write as _;
use std::sync::LazyLock;
use words::Lang;

/// Small drawings for buttons, written once a page.
const ICONS: &str = include_str!("../../web/icons.svg");

/// The signs of the seats as a sprite of symbols.
static SEATS: LazyLock<String> = LazyLock::new(|| {
    let mut sprite = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\">",
    );
    for seat in 0..6 {
        let name = format!("sign{seat}");
        let sign = symbol::seat(seat).scale(96.0).at(50.0, 50.0);
        let svg = Scene::new(100.0, 100.0, "").named(&name).with(sign).to_svg(&Look::page());
        // Only the drawing is wanted: a sprite has no title.
        let start = svg.find("<defs>").unwrap_or(0);
        let body = svg.get(start..).unwrap_or("").trim_end().trim_end_matches("</svg>");
        let _ = write!(
            sprite,
            "<symbol id=\"seat-{seat}\" viewBox=\"0 0 100 100\" fill=\"none\">{body}</symbol>"
        );
    }
    sprite + "</svg>"
});

/// A page to be: what differs from page to page.
#[derive(Debug)]
pub struct Frame<'r> {
    reader: &'r Reader,
    title: String,
    class: &'static str,
    script: Option<&'static str>,
    more: &'static [&'static str],
    wide: bool,
}

impl<'r> Frame<'r> {
    /// A page with this title, which the window shows before the name of the site.
    pub fn new(reader: &'r Reader, title: impl Into<String>) -> Frame<'r> {
        Frame { reader, title: title.into(), class: "plain", script: None, more: &[], wide: false }
    }

    /// With a class on the body.
    #[must_use]
    pub fn class(mut self, class: &'static str) -> Frame<'r> {
        self.class = class;
        self
    }

    /// With a script of its own, and those that it will ask for, to be fetched at once.
    #[must_use]
    pub fn script(mut self, script: &'static str, more: &'static [&'static str]) -> Frame<'r> {
        self.script = Some(script);
        self.more = more;
        self
    }

    /// With everything above and below left small: the table needs the room.
    #[must_use]
    pub fn table(mut self) -> Frame<'r> {
        self.wide = true;
        self
    }

    /// The whole page around its main part.
    pub fn page(self, main: &Markup) -> String {
        let reader = self.reader;
        let site = reader.say("page-site");
        let title = if self.title == site { site.clone() } else { format!("{} · {site}", self.title) };
        let lang = reader.tongue.lang();
        let page = html! {
            (DOCTYPE)
            html lang=(lang.code()) data-theme=[reader.theme.map(super::Theme::name)]
                data-words=(assets::url(&format!("words-{lang}.js"))) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    link rel="icon" type="image/svg+xml" href=(assets::url("mark.svg"));
                    link rel="stylesheet" href=(assets::url("site.css"));
                    script type="module" src=(assets::url("frame.js")) {}
                    @for name in self.more {
                        link rel="modulepreload" href=(assets::url(name));
                    }
                    @if let Some(name) = self.script {
                        link rel="modulepreload" href=(assets::url(&format!("words-{lang}.js")));
                        script type="module" src=(assets::url(name)) {}
                    }
                }
                body class=(self.class) {
                    (PreEscaped(ICONS)) (PreEscaped(SEATS.as_str()))
                    a.skip href="#main" { (reader.say("page-skip")) }
                    (header(reader))
                    main #main { (main) }
                    @if !self.wide { (footer(reader)) }
                }
            }
        };
        page.into_string()
    }
}

/// A drawing for a button, passed over by screen readers.
pub fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(format!("#i-{name}")) {} } }
}

/// The sign of a seat.
pub fn seat_sign(seat: usize) -> Markup {
    html! { svg.sign aria-hidden="true" { use href=(format!("#seat-{}", seat % 6)) {} } }
}

fn header(reader: &Reader) -> Markup {
    html! {
        header.site {
            a.brand href="/" {
                img src=(assets::url("mark.svg")) alt="" width="28" height="28";
                span { (reader.say("page-site")) }
            }
            nav aria-label=(reader.say("page-nav")) {
                a href="/me" { (reader.say("page-me")) }
                a href="/help" { (reader.say("page-help")) }
                a.who href="/account" {
                    @match &reader.name {
                        Some(name) => (name),
                        None => (reader.say("page-account")),
                    }
                }
                form.tongue method="post" action="/language" {
                    input type="hidden" name="back" value=(reader.path);
                    @for lang in Lang::ALL {
                        @if lang != reader.tongue.lang() {
                            button.quiet name="lang" value=(lang.code()) lang=(lang.code())
                                title=(own_name(lang)) { (lang.code().to_uppercase())
                                span.sr { " " (own_name(lang)) } }
                        }
                    }
                }
                button #theme .quiet type="button" title=(reader.say("page-theme")) {
                    (icon("moon")) span.sr { (reader.say("page-theme")) }
                }
            }
        }
    }
}

/// What a language calls itself.
const fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::De => "Deutsch",
    }
}

fn footer(reader: &Reader) -> Markup {
    html! {
        footer.site {
            p {
                a href="/help" { (reader.say("page-help")) } " · "
                a href="/api" { (reader.say("page-api")) } " · "
                (reader.say("page-footer"))
            }
        }
    }
}
