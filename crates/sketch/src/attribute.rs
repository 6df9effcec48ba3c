//! Attribute values of elements: numbers, points, changes of place.

use crate::node::Change;
use crate::number;
use crate::path::Point;
use crate::xml;

/// Appends `<tag id="id">text</tag>`.
pub(crate) fn element(out: &mut String, tag: &str, id: &str, text: &str) {
    out.push('<');
    out.push_str(tag);
    xml::push_attribute(out, "id", id);
    out.push('>');
    xml::push_text(out, text);
    out.push_str("</");
    out.push_str(tag);
    out.push('>');
}

/// Appends ` name="value"`.
pub(crate) fn number_attribute(out: &mut String, name: &str, value: f64) {
    xml::push_attribute(out, name, &number::short(value));
}

/// Appends the middle of a round shape, as far as it is not the origin.
pub(crate) fn centre(out: &mut String, cx: f64, cy: f64) {
    for (name, value) in [("cx", cx), ("cy", cy)] {
        if value != 0.0 {
            number_attribute(out, name, value);
        }
    }
}

/// The value of `transform`: SVG applies the last entry first, nodes the first.
pub(crate) fn transform(place: &[Change]) -> String {
    let mut out = String::new();
    for change in place.iter().rev() {
        if !out.is_empty() {
            out.push(' ');
        }
        match *change {
            Change::Move(x, y) => {
                out.push_str("translate(");
                number::push(&mut out, x);
                out.push(' ');
                number::push(&mut out, y);
            }
            Change::Turn(degrees) => {
                out.push_str("rotate(");
                number::push(&mut out, degrees);
            }
            Change::Scale(x, y) => {
                out.push_str("scale(");
                number::push_with(&mut out, x, 5);
                if (x - y).abs() > f64::EPSILON {
                    out.push(' ');
                    number::push_with(&mut out, y, 5);
                }
            }
        }
        out.push(')');
    }
    out
}

/// The value of `points`.
pub(crate) fn list(points: &[Point]) -> String {
    let mut out = String::new();
    for (i, (x, y)) in points.iter().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        number::push(&mut out, *x);
        out.push(',');
        number::push(&mut out, *y);
    }
    out
}
