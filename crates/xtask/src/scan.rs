//! Finds the tests of all crates by reading their sources.
//!
//! A stream of tokens is enough, and better than a tree here: it looks the same inside `proptest! { … }` and other
//! macros as outside, and it is quick to build. Comments are no tokens, so the lines above a test come from the text.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A test function.
#[derive(Debug)]
pub(crate) struct Test {
    /// Its name without the modules around it.
    pub(crate) name: String,
    /// The file it is in, seen from the root folder.
    pub(crate) file: String,
    /// The line of its `fn`, counted from one.
    pub(crate) line: usize,
    /// The comments and attributes directly above it.
    pub(crate) notes: String,
    /// Whether it is marked `#[ignore]`: then it proves nothing.
    pub(crate) ignored: bool,
    /// The plain string literals in its body.
    pub(crate) literals: Vec<String>,
}

/// All tests in `crates/*/src` and `crates/*/tests`, by file and line.
pub(crate) fn tests(root: &Path) -> Result<Vec<Test>> {
    let mut files = Vec::new();
    for folder in entries(&root.join("crates"))? {
        for part in ["src", "tests"] {
            sources(&folder.join(part), &mut files)?;
        }
    }
    let mut tests = Vec::new();
    for path in files {
        let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let source = fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
        tests.extend(tests_in(&file, &source)?);
    }
    Ok(tests)
}

/// Adds all Rust files in a folder and the folders inside it; a folder that is not there has none.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for path in entries(folder)? {
        if path.is_dir() {
            sources(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// What is in a folder, sorted by name.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let list = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut paths = list.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The tests in one source text.
fn tests_in(file: &str, source: &str) -> Result<Vec<Test>> {
    let stream = source.parse::<TokenStream>().map_err(|error| {
        let line = error.span().start().line;
        anyhow!("{file}:{line}: this is not Rust ({error}); `cargo check` tells more")
    })?;
    let lines: Vec<&str> = source.lines().collect();
    let mut finder = Finder { file, lines: &lines, tests: Vec::new() };
    finder.walk(stream);
    Ok(finder.tests)
}

struct Finder<'a> {
    file: &'a str,
    lines: &'a [&'a str],
    tests: Vec<Test>,
}

/// The attributes read since the last item ended, with the line of the first.
#[derive(Default)]
struct Attributes {
    first_line: Option<usize>,
    names: Vec<String>,
}

impl Attributes {
    fn have(&self, names: &[&str]) -> bool {
        self.names.iter().any(|name| names.contains(&name.as_str()))
    }
}

impl Finder<'_> {
    /// Looks for `#[test] … fn name` at this level, then inside every bracket.
    fn walk(&mut self, stream: TokenStream) {
        let mut attributes = Attributes::default();
        // The test whose body comes next.
        let mut open = None;
        let mut tokens = stream.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(sharp) if sharp.as_char() == '#' => {
                    if let Some(TokenTree::Group(group)) = tokens.peek() {
                        attributes.first_line.get_or_insert(sharp.span().start().line);
                        attributes.names.extend(attribute_name(group.stream()));
                        tokens.next();
                    }
                }
                TokenTree::Ident(word) if word == "fn" => {
                    let found = std::mem::take(&mut attributes);
                    if let Some(TokenTree::Ident(name)) = tokens.peek()
                        && found.have(&["test", "rstest", "test_case"])
                    {
                        self.add(name.to_string(), word.span().start().line, &found);
                        open = self.tests.len().checked_sub(1);
                    }
                }
                // What may stand between the attributes of a function and its `fn`.
                TokenTree::Ident(word)
                    if ["pub", "async", "const", "unsafe", "extern"].iter().any(|known| word == known) => {}
                TokenTree::Literal(_) => {}
                TokenTree::Group(group) => {
                    if group.delimiter() != Delimiter::Parenthesis {
                        attributes = Attributes::default();
                    }
                    if group.delimiter() == Delimiter::Brace
                        && let Some(test) = open.take()
                    {
                        literals(group.stream(), &mut self.tests[test].literals);
                    }
                    self.walk(group.stream());
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => attributes = Attributes::default(),
            }
        }
    }

    fn add(&mut self, name: String, line: usize, attributes: &Attributes) {
        // Lines count from one, the list from zero.
        let first = attributes.first_line.unwrap_or(line).saturating_sub(1);
        let above = self.lines[..first.min(self.lines.len())].iter().rev();
        let comments = above.take_while(|text| text.trim_start().starts_with("//")).count();
        let notes = self.lines.get(first - comments..line).unwrap_or_default().join("\n");
        let ignored = attributes.have(&["ignore"]);
        self.tests.push(Test {
            name,
            file: self.file.to_owned(),
            line,
            notes,
            ignored,
            literals: Vec::new(),
        });
    }
}

/// All plain string literals, in brackets too. Those with escapes are left as they are written.
fn literals(stream: TokenStream, into: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => literals(group.stream(), into),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                into.extend(
                    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).map(str::to_owned),
                );
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// The last word of an attribute's path: `test` of `#[tokio::test(…)]`.
fn attribute_name(stream: TokenStream) -> Option<String> {
    let mut name = None;
    for token in stream {
        match token {
            TokenTree::Ident(word) => name = Some(word.to_string()),
            TokenTree::Punct(colon) if colon.as_char() == ':' => {}
            _ => break,
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(source: &str) -> Vec<Test> {
        tests_in("a.rs", source).unwrap()
    }

    fn names(source: &str) -> Vec<String> {
        scan(source).into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn finds_tests_in_modules_and_leaves_other_functions() {
        let source = "
            #[inline] fn helper() {}
            fn plain() { let closure = |x| x; }
            #[cfg(test)]
            mod tests {
                use super::*;
                #[test]
                fn one() { fn inner() {} }
                #[tokio::test(flavor = \"current_thread\")]
                pub(crate) async fn two() {}
                #[test]
                #[should_panic(expected = \"fn nothing\")]
                fn three() {}
                mod deeper { #[test] fn four() {} }
                #[rstest] #[case(1)] fn five(#[case] n: u8) {}
            }";
        assert_eq!(names(source), ["one", "two", "three", "four", "five"]);
    }

    #[test]
    fn an_attribute_does_not_leak_to_the_next_item() {
        assert!(names("#[test] const X: u8 = 1; fn not_a_test() {}").is_empty());
        assert!(names("#[test] mod m { fn not_a_test() {} }").is_empty());
        assert!(names("#[test] struct S { x: u8 } fn not_a_test() {}").is_empty());
    }

    #[test]
    fn looks_into_macros() {
        let source = "proptest! {
            #![proptest_config(config())]
            /// KP-5
            #[test]
            fn inside(cards in cards()) { prop_assert!(true); }
        }
        macro_rules! laws { ($name:ident) => { #[test] fn $name() {} #[test] fn fixed() {} } }";
        let tests = scan(source);
        assert_eq!(tests.iter().map(|test| test.name.as_str()).collect::<Vec<_>>(), ["inside", "fixed"]);
        assert!(tests[0].notes.contains("KP-5"), "{tests:?}");
        assert_eq!(tests[0].line, 5);
    }

    #[test]
    fn takes_comments_of_both_kinds_but_only_those_directly_above() {
        let source = "
// KP-1 belongs to nobody

// KP-2 above
// KP-3 above too
/// KP-4 documented
#[test]
// KP-5 between
#[ignore = \"slow\"]
fn cites() {
    // KP-6 inside
}
// KP-7 below
#[test]
fn next() {}
";
        let tests = scan(source);
        let notes = &tests[0].notes;
        for cited in ["KP-2", "KP-3", "KP-4", "KP-5"] {
            assert!(notes.contains(cited), "{cited} in {notes}");
        }
        for foreign in ["KP-1", "KP-6", "KP-7"] {
            assert!(!notes.contains(foreign), "{foreign} in {notes}");
        }
        assert!(tests[0].ignored);
        assert!(!tests[1].ignored);
        assert!(tests[1].notes.contains("KP-7"));
    }

    #[test]
    fn strings_and_comments_hold_no_tests() {
        assert!(names("const A: &str = \"#[test] fn no() {}\"; /* #[test] fn no() {} */").is_empty());
        assert!(names("const A: &str = r#\"#[test] fn no() {}\"#;").is_empty());
    }

    #[test]
    fn literals_belong_to_the_test_around_them() {
        let source = "
            const A: &str = \"outside\";
            #[test] fn one() { scenario(\"card:ape\").run(&[(\"card:bear\", 1)]); }
            fn helper() { scenario(\"helper\"); }
            #[test] fn two() { let _ = 'c'; let _ = b\"bytes\"; }";
        let tests = scan(source);
        assert_eq!(tests[0].literals, ["card:ape", "card:bear"]);
        assert!(tests[1].literals.is_empty(), "{tests:?}");
    }

    #[test]
    fn broken_source_is_named() {
        let error = tests_in("crates/x/src/a.rs", "fn a() {\n  (]\n}").unwrap_err().to_string();
        assert!(error.starts_with("crates/x/src/a.rs:2:"), "{error}");
    }
}
