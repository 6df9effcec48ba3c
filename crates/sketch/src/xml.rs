//! Text and attribute values that every XML reader takes.

/// Appends `text` as element content.
pub(crate) fn push_text(out: &mut String, text: &str) {
    push(out, text, false);
}

/// Appends ` name="value"`.
pub(crate) fn push_attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    push(out, value, true);
    out.push('"');
}

fn push(out: &mut String, text: &str, attribute: bool) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            // Only `]]>` needs it, but always is simpler and costs nothing.
            '>' => out.push_str("&gt;"),
            '"' if attribute => out.push_str("&quot;"),
            // Readers turn raw line breaks in attributes into spaces, and raw returns anywhere into line feeds.
            '\t' if attribute => out.push_str("&#9;"),
            '\n' if attribute => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            '\t' | '\n' => out.push(c),
            // XML 1.0 has no way to write these at all.
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
}

/// A name of `a-z`, `0-9` and `-`: what may stand in ids, symbol names and after `data-`.
pub(crate) fn name(text: &str) -> String {
    let fit = |c: char| match c {
        'a'..='z' | '0'..='9' | '-' => c,
        'A'..='Z' => c.to_ascii_lowercase(),
        _ => '-',
    };
    let name: String = text.chars().map(fit).collect();
    if name.is_empty() { "x".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::{name, push_attribute, push_text};

    #[test]
    fn content_and_attributes_are_escaped() {
        let mut out = String::new();
        push_text(&mut out, "a<b>&\"c\"\u{0}\r\n");
        assert_eq!(out, "a&lt;b&gt;&amp;\"c\"\u{fffd}&#13;\n");
        out.clear();
        push_attribute(&mut out, "aria-label", "say \"<&>\"\n");
        assert_eq!(out, " aria-label=\"say &quot;&lt;&amp;&gt;&quot;&#10;\"");
    }

    #[test]
    fn names_are_plain() {
        assert_eq!(name("Rail NE/1"), "rail-ne-1");
        assert_eq!(name("ä\"><"), "----");
        assert_eq!(name(""), "x");
    }
}
