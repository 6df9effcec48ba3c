//! From a scene to SVG.
//!
//! Written by hand rather than with a library: the attributes are few, their order is fixed, and the
//! bytes must not change from run to run. Definitions (shared drawings, textures, clips) are gathered
//! while the body is written, and go in front of it.

use crate::attribute::{centre, element, list, number_attribute, transform};
use crate::glyph;
use crate::look::{Letters, Look, SANS, SERIF};
use crate::node::{Node, Shape};
use crate::number;
use crate::paint::{Paint, Stroke};
use crate::palette::Ink;
use crate::path::Path;
use crate::scene::Scene;
use crate::text::{Anchor, Text};
use crate::texture::Texture;
use crate::xml;
use std::sync::Arc;

/// The picture as one `svg` element.
pub(crate) fn scene(scene: &Scene, look: Look) -> String {
    let mut writer = Writer {
        look,
        prefix: &scene.name,
        shared: Vec::new(),
        textures: Vec::new(),
        clips: Vec::new(),
        defs: String::new(),
    };
    let mut body = String::new();
    let ground = scene.ground.or_else(|| (!look.is_page()).then(|| Ink::Paper.into()));
    if let Some(paint) = ground {
        let sheet = Node::rect(0.0, 0.0, scene.width, scene.height).fill(paint);
        writer.node(&mut body, &sheet);
    }
    for node in scene.nodes.iter().chain(&scene.over) {
        writer.node(&mut body, node);
    }

    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0");
    for size in [scene.width, scene.height] {
        out.push(' ');
        number::push(&mut out, size);
    }
    out.push('"');
    if !look.is_page() {
        number_attribute(&mut out, "width", scene.width);
        number_attribute(&mut out, "height", scene.height);
    }
    if let Some(class) = &scene.class {
        xml::push_attribute(&mut out, "class", class);
    }
    // The children of an image are hidden from screen readers; a scene with labelled parts is a group.
    let role = if scene.nodes.iter().chain(&scene.over).any(Node::has_labels) { "group" } else { "img" };
    xml::push_attribute(&mut out, "role", role);
    let (title, desc) = (format!("{}-title", scene.name), format!("{}-desc", scene.name));
    xml::push_attribute(&mut out, "aria-labelledby", &title);
    if scene.description.is_some() {
        xml::push_attribute(&mut out, "aria-describedby", &desc);
    }
    xml::push_attribute(&mut out, "fill", "none");
    xml::push_attribute(&mut out, "stroke-linecap", "round");
    xml::push_attribute(&mut out, "stroke-linejoin", "round");
    xml::push_attribute(
        &mut out,
        "font-family",
        if look.is_page() { "var(--wp-sans,sans-serif)" } else { SANS },
    );
    out.push('>');
    element(&mut out, "title", &title, &scene.title);
    if let Some(description) = &scene.description {
        element(&mut out, "desc", &desc, description);
    }
    if !writer.defs.is_empty() {
        out.push_str("<defs>");
        out.push_str(&writer.defs);
        out.push_str("</defs>");
    }
    out.push_str(&body);
    out.push_str("</svg>\n");
    out
}

/// State of writing one scene.
struct Writer<'a> {
    look: Look,
    prefix: &'a str,
    shared: Vec<(String, Arc<Node>)>,
    textures: Vec<Texture>,
    clips: Vec<Path>,
    defs: String,
}

impl Writer<'_> {
    fn node(&mut self, out: &mut String, node: &Node) {
        let tag = match &node.shape {
            Shape::Group(children) if children.is_empty() && node.names == crate::node::Names::default() => {
                return;
            }
            Shape::Group(_) => "g",
            Shape::Rect { .. } => "rect",
            Shape::Circle { .. } => "circle",
            Shape::Ellipse { .. } => "ellipse",
            Shape::Line(..) => "line",
            Shape::Polyline(_) => "polyline",
            Shape::Polygon(_) => "polygon",
            Shape::Path(_) => "path",
            Shape::Text(text) => match self.drawn_letters(text) {
                Some(lines) => return self.lettering(out, node, text, &lines),
                None => "text",
            },
            Shape::Shared { .. } => "use",
        };
        out.push('<');
        out.push_str(tag);
        self.common(out, node, !matches!(node.shape, Shape::Text(_)));
        self.geometry(out, node);
        match &node.shape {
            Shape::Group(children) => {
                out.push('>');
                for child in children {
                    self.node(out, child);
                }
                out.push_str("</g>");
            }
            Shape::Text(text) => {
                out.push('>');
                xml::push_text(out, &text.words);
                out.push_str("</text>");
            }
            _ => out.push_str("/>"),
        }
    }

    /// Names, place and paint, in that order.
    fn common(&mut self, out: &mut String, node: &Node, paint: bool) {
        let names = &node.names;
        if let Some(id) = &names.id {
            xml::push_attribute(out, "id", id);
        }
        let figures = self.look.is_page() && matches!(&node.shape, Shape::Text(text) if text.figures);
        match (&names.class, figures) {
            (Some(class), false) => xml::push_attribute(out, "class", class),
            (Some(class), true) => xml::push_attribute(out, "class", &format!("{class} wp-num")),
            (None, true) => xml::push_attribute(out, "class", "wp-num"),
            (None, false) => {}
        }
        for (key, value) in &names.data {
            xml::push_attribute(out, &format!("data-{key}"), value);
        }
        if let Some(label) = &names.label {
            let press = names.button && self.look.is_page();
            xml::push_attribute(out, "role", if press { "button" } else { "img" });
            if press {
                xml::push_attribute(out, "tabindex", "0");
            }
            xml::push_attribute(out, "aria-label", label);
        }
        if names.hidden {
            xml::push_attribute(out, "aria-hidden", "true");
        }
        if !node.place.is_empty() {
            xml::push_attribute(out, "transform", &transform(&node.place));
        }
        if paint {
            if let Some(fill) = node.fill {
                self.paint(out, "fill", fill);
            }
            if let Some(stroke) = &node.stroke {
                self.stroke(out, stroke);
            }
        }
        if node.opacity < 1.0 {
            number_attribute(out, "opacity", node.opacity);
        }
        if let Some(clip) = &node.clip {
            let id = self.clip(clip);
            xml::push_attribute(out, "clip-path", &format!("url(#{id})"));
        }
    }

    fn geometry(&mut self, out: &mut String, node: &Node) {
        match &node.shape {
            Shape::Group(_) => {}
            Shape::Rect { x, y, w, h, round } => {
                for (name, value) in [("x", *x), ("y", *y), ("rx", *round)] {
                    if value != 0.0 {
                        number_attribute(out, name, value);
                    }
                }
                number_attribute(out, "width", w.max(0.0));
                number_attribute(out, "height", h.max(0.0));
            }
            Shape::Circle { cx, cy, r } => {
                centre(out, *cx, *cy);
                number_attribute(out, "r", r.max(0.0));
            }
            Shape::Ellipse { cx, cy, rx, ry } => {
                centre(out, *cx, *cy);
                number_attribute(out, "rx", rx.max(0.0));
                number_attribute(out, "ry", ry.max(0.0));
            }
            Shape::Line(from, to) => {
                for (name, value) in [("x1", from.0), ("y1", from.1), ("x2", to.0), ("y2", to.1)] {
                    number_attribute(out, name, value);
                }
            }
            Shape::Polyline(points) | Shape::Polygon(points) => {
                xml::push_attribute(out, "points", &list(points));
            }
            Shape::Path(path) => xml::push_attribute(out, "d", &path.data()),
            Shape::Text(text) => self.text(out, node, text),
            Shape::Shared { name, art } => {
                let id = self.shared(name, art);
                xml::push_attribute(out, "href", &format!("#{id}"));
            }
        }
    }

    fn text(&mut self, out: &mut String, node: &Node, text: &Text) {
        number_attribute(out, "x", text.x);
        number_attribute(out, "y", text.y);
        number_attribute(out, "font-size", text.size);
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => xml::push_attribute(out, "text-anchor", "middle"),
            Anchor::End => xml::push_attribute(out, "text-anchor", "end"),
        }
        if text.serif {
            let serif = if self.look.is_page() { "var(--wp-serif,serif)" } else { SERIF };
            xml::push_attribute(out, "font-family", serif);
        }
        if text.bold {
            xml::push_attribute(out, "font-weight", "700");
        }
        if text.figures && !self.look.is_page() {
            xml::push_attribute(out, "style", "font-variant-numeric:tabular-nums lining-nums");
        }
        self.paint(out, "fill", node.fill.unwrap_or(text.paint));
        if let Some((paint, width)) = text.halo {
            self.stroke(out, &Stroke::new(paint, width * 2.0));
            xml::push_attribute(out, "paint-order", "stroke");
        }
    }

    /// The lines of a text, if letters are to be drawn and all of them can be.
    fn drawn_letters(&self, text: &Text) -> Option<Path> {
        match self.look.letters() {
            Letters::System => None,
            Letters::Drawn => glyph::lettering(text),
        }
    }

    /// A text as drawn lines, with its words as title for who listens or selects.
    fn lettering(&mut self, out: &mut String, node: &Node, text: &Text, lines: &Path) {
        let pen = glyph::pen(text);
        out.push_str("<g");
        self.common(out, node, false);
        if node.names.label.is_none() {
            xml::push_attribute(out, "role", "img");
            xml::push_attribute(out, "aria-label", &text.words);
        }
        out.push('>');
        let halo = text.halo.map(|(paint, width)| (paint, pen + width * 2.0));
        for (paint, width) in halo.into_iter().chain([(node.fill.unwrap_or(text.paint), pen)]) {
            self.node(out, &Node::path(lines.clone()).stroke(paint, width));
        }
        out.push_str("</g>");
    }

    fn paint(&mut self, out: &mut String, attribute: &str, paint: Paint) {
        match paint {
            Paint::None => xml::push_attribute(out, attribute, "none"),
            Paint::Flat(shade, cover) => {
                let mut value = String::new();
                self.look.push_colour(&mut value, shade);
                xml::push_attribute(out, attribute, &value);
                if cover < 1.0 {
                    number_attribute(out, &format!("{attribute}-opacity"), cover.max(0.0));
                }
            }
            Paint::Textured(texture) => {
                let id = self.texture(texture);
                xml::push_attribute(out, attribute, &format!("url(#{id})"));
            }
        }
    }

    fn stroke(&mut self, out: &mut String, stroke: &Stroke) {
        self.paint(out, "stroke", stroke.paint);
        number_attribute(out, "stroke-width", stroke.width.max(0.0));
        if !stroke.dashes.is_empty() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|dash| number::short(dash.max(0.0))).collect();
            xml::push_attribute(out, "stroke-dasharray", &dashes.join(" "));
            if stroke.shift != 0.0 {
                number_attribute(out, "stroke-dashoffset", -stroke.shift);
            }
        }
        if stroke.blunt {
            xml::push_attribute(out, "stroke-linecap", "butt");
            xml::push_attribute(out, "stroke-linejoin", "miter");
        }
    }

    /// The id of a shared drawing, which is written when it is first met.
    fn shared(&mut self, name: &str, art: &Arc<Node>) -> String {
        let name = xml::name(name);
        let same_name = self.shared.iter().filter(|(other, _)| *other == name);
        let known = same_name.clone().position(|(_, other)| Arc::ptr_eq(other, art) || other == art);
        let count = same_name.count();
        let id = |number: usize| match number {
            0 => format!("{}-s-{name}", self.prefix),
            n => format!("{}-s-{name}--{}", self.prefix, n + 1),
        };
        let (id, new) = (id(known.unwrap_or(count)), known.is_none());
        if new {
            self.shared.push((name, Arc::clone(art)));
            let mut drawing = format!("<g id=\"{id}\">");
            self.node(&mut drawing, art);
            drawing.push_str("</g>");
            self.defs.push_str(&drawing);
        }
        id
    }

    /// The id of a texture, which is written when it is first met.
    fn texture(&mut self, texture: Texture) -> String {
        let known = self.textures.iter().position(|other| *other == texture);
        let index = known.unwrap_or(self.textures.len());
        let id = format!("{}-t-{}-{index}", self.prefix, texture.motif().name());
        if known.is_none() {
            self.textures.push(texture);
            let (w, h) = texture.tile();
            let mut pattern = String::from("<pattern");
            xml::push_attribute(&mut pattern, "id", &id);
            xml::push_attribute(&mut pattern, "patternUnits", "userSpaceOnUse");
            number_attribute(&mut pattern, "width", w);
            number_attribute(&mut pattern, "height", h);
            let place = texture.place();
            if !place.is_empty() {
                xml::push_attribute(&mut pattern, "patternTransform", &transform(&place));
            }
            pattern.push('>');
            self.node(&mut pattern, &texture.art());
            pattern.push_str("</pattern>");
            self.defs.push_str(&pattern);
        }
        id
    }

    /// The id of a clip, which is written when it is first met.
    fn clip(&mut self, path: &Path) -> String {
        let known = self.clips.iter().position(|other| other == path);
        let index = known.unwrap_or(self.clips.len());
        let id = format!("{}-c-{index}", self.prefix);
        if known.is_none() {
            self.clips.push(path.clone());
            let clip = format!("<clipPath id=\"{id}\"><path d=\"{}\"/></clipPath>", path.data());
            self.defs.push_str(&clip);
        }
        id
    }
}
