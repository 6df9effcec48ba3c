//! What is written: small goldens, escaping, order of definitions, the same bytes every time.

use proptest::prelude::*;
use resvg::usvg::{self, roxmltree};
use sketch::{Ink, Layers, Look, Node, Path, Scene, Stroke, Text, Texture, glyph, sign, symbol};

/// What stands between the title and the end.
fn body(node: impl Into<Node>, look: Look) -> String {
    let svg = Scene::new(10.0, 10.0, "t").with(node).to_svg(&look);
    let start = svg.find("</title>").expect("a title") + "</title>".len();
    svg[start..].trim_end().trim_end_matches("</svg>").to_owned()
}

#[test]
fn a_whole_page_scene() {
    let scene = Scene::new(20.0, 10.5, "Two & more")
        .describe("d")
        .named("b")
        .with(Node::circle(5.0, 0.0, 2.5).fill(Ink::Elf));
    assert_eq!(
        scene.to_svg(&Look::page()),
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10.5\" role=\"img\" aria-labelledby=\"b-title\" \
         aria-describedby=\"b-desc\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
         font-family=\"var(--wp-sans,sans-serif)\"><title id=\"b-title\">Two &amp; more</title><desc id=\"b-desc\">d</desc>\
         <circle fill=\"var(--wp-elf,#d05ba3)\" cx=\"5\" r=\"2.5\"/></svg>\n"
    );
}

#[test]
fn files_have_size_paper_and_plain_colours() {
    let scene = Scene::new(20.0, 10.0, "t").with(Node::rect(0.0, 1.0, 2.0, 3.0).fill(Ink::Ink));
    let dark = scene.to_svg(&Look::dark());
    assert!(dark.contains("viewBox=\"0 0 20 10\" width=\"20\" height=\"10\""), "{dark}");
    assert!(
        dark.contains("<rect fill=\"#14201a\" width=\"20\" height=\"10\"/><rect fill=\"#ece6d3\" y=\"1\""),
        "{dark}"
    );
    assert!(!dark.contains("var("));
    assert!(scene.to_svg(&Look::light()).contains("#f6f1de"));
}

#[test]
fn shapes() {
    let cases = [
        (Node::round_rect(1.0, 0.0, 4.0, 5.0, 1.5), "<rect x=\"1\" rx=\"1.5\" width=\"4\" height=\"5\"/>"),
        (Node::ellipse(0.0, 2.0, 3.0, 4.0), "<ellipse cy=\"2\" rx=\"3\" ry=\"4\"/>"),
        (Node::line((0.0, 1.0), (2.0, 3.0)), "<line x1=\"0\" y1=\"1\" x2=\"2\" y2=\"3\"/>"),
        (Node::polyline([(0.0, 1.0), (2.0, 3.5)]), "<polyline points=\"0,1 2,3.5\"/>"),
        (Node::polygon([(0.0, 1.0), (2.0, 3.0)]), "<polygon points=\"0,1 2,3\"/>"),
        (Node::path(Path::line((0.0, 0.0), (1.0, 1.0))), "<path d=\"M0 0L1 1\"/>"),
        (Node::group(), ""),
    ];
    for (node, text) in cases {
        assert_eq!(body(node, Look::page()), text);
    }
}

#[test]
fn changes_of_place_apply_in_the_order_they_are_made() {
    let node = Node::rect(0.0, 0.0, 1.0, 1.0).scale(0.01).scale(24.0).turn(45.0).at(3.0, 4.0).at(1.0, 0.0);
    let text = "<rect transform=\"translate(4 4) rotate(45) scale(.24)\" width=\"1\" height=\"1\"/>";
    assert_eq!(body(node, Look::page()), text);
}

#[test]
fn strokes() {
    let stroke = Stroke::new(Ink::Bark.veil(0.5), 2.0).dashed([1.0, 2.0]).shifted(1.0).blunt();
    let text = "<line stroke=\"#5b4632\" stroke-opacity=\".5\" stroke-width=\"2\" stroke-dasharray=\"1 2\" \
                stroke-dashoffset=\"-1\" stroke-linecap=\"butt\" stroke-linejoin=\"miter\" x1=\"0\" y1=\"0\" x2=\"9\" y2=\"0\"/>";
    let body = body(Node::line((0.0, 0.0), (9.0, 0.0)).drawn(stroke), Look::light());
    assert!(body.ends_with(text), "{body}");
}

#[test]
fn names_for_pages_and_listeners() {
    let node = Node::group()
        .class("a")
        .class("b")
        .id("x")
        .data("Cell 1", "c<4")
        .data("cell-1", "c4")
        .button("Play \"here\"");
    let page = body(node.clone(), Look::page());
    assert_eq!(
        page,
        "<g id=\"x\" class=\"a b\" data-cell-1=\"c4\" role=\"button\" tabindex=\"0\" aria-label=\"Play &quot;here&quot;\"></g>"
    );
    let file = body(node.clone(), Look::light());
    assert!(
        file.contains("role=\"img\" aria-label") && !file.contains("tabindex"),
        "nothing to press in a file"
    );
    let svg = Scene::new(1.0, 1.0, "t").with(Node::group().with(node)).to_svg(&Look::page());
    assert!(svg.contains("role=\"group\""), "parts of an image would be hidden from screen readers: {svg}");
}

#[test]
fn text_has_role_size_and_paint() {
    let text = Text::at(1.0, 2.0, "7").size(12.0).middle().serif().bold().figures().halo(Ink::Paper, 1.0);
    assert_eq!(
        body(text.clone(), Look::page()),
        "<text class=\"wp-num\" x=\"1\" y=\"2\" font-size=\"12\" text-anchor=\"middle\" font-family=\"var(--wp-serif,serif)\" \
         font-weight=\"700\" fill=\"var(--wp-ink,#2c2a26)\" stroke=\"var(--wp-paper,#f6f1de)\" stroke-width=\"2\" \
         paint-order=\"stroke\">7</text>"
    );
    assert!(body(text, Look::light()).contains("style=\"font-variant-numeric:tabular-nums lining-nums\""));
    // A fill on the node wins over that of the text, and stands only once.
    let red = body(Node::from(Text::at(0.0, 0.0, "x")).fill(Ink::Red), Look::light());
    assert!(red.contains("fill=\"#e65446\"") && !red.contains("#2c2a26"), "{red}");
}

#[test]
fn drawn_letters_need_no_font_and_keep_their_words() {
    let look = Look::light().drawn_letters();
    let drawn = body(Text::at(0.0, 9.0, "I"), look);
    assert!(drawn.contains("<g role=\"img\" aria-label=\"I\"><path stroke=\"#2c2a26\""), "{drawn}");
    assert!(!drawn.contains("<text"));
    let foreign = body(Text::at(0.0, 9.0, "森 I"), look);
    assert!(foreign.contains("<text"), "letters that we lack are left to a font: {foreign}");
    assert!(glyph::drawn(&Text::at(0.0, 0.0, "森")).is_none());
}

#[test]
fn shared_drawings_are_written_once_and_kept_apart() {
    let dot = |r: f64| Node::shared("dot", Node::circle(0.0, 0.0, r));
    let node = Node::group().with(dot(1.0)).with(dot(1.0).at(2.0, 0.0)).with(dot(3.0));
    assert_eq!(
        body(node, Look::page()),
        "<defs><g id=\"wp-s-dot\"><circle r=\"1\"/></g><g id=\"wp-s-dot--2\"><circle r=\"3\"/></g></defs>\
         <g><use href=\"#wp-s-dot\"/><use transform=\"translate(2 0)\" href=\"#wp-s-dot\"/><use href=\"#wp-s-dot--2\"/></g>"
    );
}

#[test]
fn textures_and_clips_are_written_once() {
    let lake = || Node::rect(0.0, 0.0, 5.0, 5.0).fill(Texture::waves()).clip(Path::circle(2.0, 2.0, 2.0));
    let svg = body(
        Node::group().with(lake()).with(lake()).with(Node::circle(0.0, 0.0, 1.0).fill(Texture::dots())),
        Look::light(),
    );
    assert_eq!(svg.matches("<pattern ").count(), 2, "{svg}");
    assert_eq!(svg.matches("<clipPath ").count(), 1, "{svg}");
    assert_eq!(svg.matches("url(#wp-t-waves-0)").count(), 2, "{svg}");
}

/// A scene with something of everything.
fn rich() -> Scene {
    let place = sign::Place::cell(10.0, 10.0, 80.0);
    let all = symbol::all()
        .into_iter()
        .enumerate()
        .map(|(i, (_, node))| node.scale(20.0).at(i as f64 * 20.0, 50.0));
    Scene::new(640.0, 100.0, "All")
        .with_all(all)
        .with_all([sign::legal(&place), sign::focus(&place), sign::last(&place), sign::danger(&place)])
        .with(Node::rect(0.0, 0.0, 9.0, 9.0).fill(Texture::leaves().sized(0.5).turned(30.0)))
}

#[test]
fn the_same_scene_gives_the_same_bytes_and_every_reference_is_defined() {
    for look in [Look::page(), Look::light(), Look::dark().drawn_letters()] {
        let svg = rich().to_svg(&look);
        assert_eq!(svg, rich().to_svg(&look));
        let document = roxmltree::Document::parse(&svg).expect("XML");
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let mut unique = ids.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), ids.len(), "an id stands twice");
        for node in document.descendants() {
            for attribute in node.attributes() {
                let value = attribute.value();
                let target = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
                let target =
                    target.or_else(|| value.strip_prefix('#').filter(|_| attribute.name() == "href"));
                assert!(target.is_none_or(|id| ids.contains(&id)), "{value} is not defined");
            }
        }
    }
}

#[test]
fn scenes_of_no_size_and_wild_numbers_are_still_svg() {
    for wild in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e300] {
        let scene = Scene::new(wild, wild, "t")
            .with(Node::rect(wild, wild, wild, wild).fill(Ink::Elf))
            .with(Node::circle(wild, wild, wild).stroke(Ink::Elf, wild).turn(wild).scale(wild))
            .with(sign::danger(&sign::Place::of(Path::regular(wild, wild, wild, 3, wild))))
            .with(symbol::leaf().scale(wild));
        for look in [Look::light(), Look::dark().drawn_letters()] {
            let svg = scene.to_svg(&look);
            usvg::Tree::from_str(&svg, &usvg::Options::default())
                .unwrap_or_else(|e| panic!("{wild}: {e}: {svg}"));
        }
    }
}

/// Text as XML can hold it.
fn as_xml_keeps_it(text: &str) -> String {
    let keep = |c: char| match c {
        '\t' | '\n' | '\r' => c,
        '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => '\u{fffd}',
        _ => c,
    };
    text.chars().map(keep).collect()
}

proptest! {
    #[test]
    fn any_words_anywhere_give_xml_that_says_them(
        words in any::<String>(), other in "[\\x00-\\x7f]{0,40}", key in any::<String>(), drawn in any::<bool>(),
    ) {
        let node = Node::from(Text::at(1.0, 1.0, &words))
            .id(&other).class(&words).label(&other).data(&key, &words).data(&other, &other);
        let scene = Scene::new(10.0, 10.0, &words)
            .describe(&other).named(&key).class(&other)
            .with(Node::group().with(node).clip(Path::circle(0.0, 0.0, 5.0)))
            .with(Node::shared(&key, Node::circle(0.0, 0.0, 1.0).fill(Texture::dots())));
        for look in [Look::page(), Look::light()] {
            let look = if drawn { look.drawn_letters() } else { look };
            let svg = scene.to_svg(&look);
            let document = roxmltree::Document::parse(&svg).map_err(|e| TestCaseError::fail(format!("{e}: {svg}")))?;
            let title = document.descendants().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
            prop_assert_eq!(title.unwrap_or_default(), as_xml_keeps_it(&words));
            let label = document.descendants().find_map(|node| node.attribute("aria-label"));
            prop_assert_eq!(label.map(str::to_owned), Some(as_xml_keeps_it(&other)));
            prop_assert!(usvg::Tree::from_str(&svg, &usvg::Options::default()).is_ok());
        }
    }
}

#[test]
fn layers_move_together_and_part_again() {
    let place = sign::Place::cell(0.0, 0.0, 10.0);
    let mut card =
        Layers::of(Node::rect(0.0, 0.0, 10.0, 10.0).fill(Ink::Card).handle("card:7").button("seven"));
    card.lay_over(sign::legal(&place));
    let mut hand = Layers::new();
    hand.put(card.at(30.0, 0.0));
    hand.put(Layers::of(Node::circle(5.0, 5.0, 5.0).fill(Ink::Elf)));
    let mut scene = Scene::new(100.0, 50.0, "t").named("b");
    scene.put(hand.scale(2.0).at(4.0, 3.0));
    let (bare, over) = (scene.clone().bare(), scene.clone().overlay());
    let (whole, bare, over) =
        (scene.to_svg(&Look::page()), bare.to_svg(&Look::page()), over.to_svg(&Look::page()));
    for place in ["scale(2)", "translate(30 0)"] {
        assert!(bare.contains(place) && over.contains(place), "{place} holds for both layers: {bare} {over}");
    }
    assert!(bare.contains("data-handle=\"card:7\"") && !over.contains("data-handle"));
    assert!(over.contains("wp-legal") && !bare.contains("wp-legal"));
    assert!(whole.contains("wp-legal") && whole.contains("data-handle"));
    assert!(over.contains("viewBox=\"0 0 100 50\"") && over.contains("id=\"b-over-title\""), "{over}");
    assert!(over.contains("aria-hidden=\"true\""), "signs are silent: {over}");
}
