//! The account: a name, claiming it with a password, signing in and out, personal tokens.

use super::rows::moment;
use super::{Frame, Reader};
use maud::{Markup, html};

/// A personal token in the list.
#[derive(Clone, Debug)]
pub struct Token {
    /// By what it is taken back.
    pub id: String,
    /// What its owner called it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// The page of the account.
pub fn page(reader: &Reader, tokens: &[Token]) -> String {
    let title = reader.say("page-account");
    let main = html! {
        div.account #account {
            h1 { (title) }
            p #trouble .trouble role="alert" hidden {}
            @if reader.account { (signed_in(reader, tokens)) } @else { (guest(reader)) }
        }
    };
    Frame::new(reader, title).script("account.js", &["api.js", "words.js"]).page(&main)
}

fn guest(reader: &Reader) -> Markup {
    let say = |key: &str| reader.say(key);
    html! {
        p { (say("page-account-guest")) }
        div.columns {
            form #name-form {
                h2 { (say("page-account-name")) }
                p.help { (say("page-account-name-help")) }
                (field("name", &say("page-your-name"), "text", "nickname", reader.name.as_deref()))
                button type="submit" { (say("page-save")) }
            }
            form #claim-form {
                h2 { (say("page-claim-title")) }
                p.help { (say("page-claim-help")) }
                (field("claim-name", &say("page-name"), "text", "username", reader.name.as_deref()))
                (field("claim-password", &say("page-password"), "password", "new-password", None))
                button.main type="submit" { (say("page-claim-go")) }
            }
            form #login-form {
                h2 { (say("page-login")) }
                p.help { (say("page-login-help")) }
                (field("login-name", &say("page-name"), "text", "username", None))
                (field("login-password", &say("page-password"), "password", "current-password", None))
                button type="submit" { (say("page-login-go")) }
            }
        }
    }
}

fn field(name: &str, label: &str, kind: &str, complete: &str, value: Option<&str>) -> Markup {
    let password = kind == "password";
    html! {
        p.field {
            label for=(name) { (label) }
            input #(name) name=(name) type=(kind) autocomplete=(complete) value=[value] required
                maxlength=(if password { "200" } else { "24" })
                minlength=[(complete == "new-password").then_some("8")];
        }
    }
}

fn signed_in(reader: &Reader, tokens: &[Token]) -> Markup {
    let say = |key: &str| reader.say(key);
    let name = reader.name.clone().unwrap_or_default();
    html! {
        p {
            (reader.tongue.with("page-account-as", &[("name", &name)])) " "
            a href=(format!("/u/{}", percent(&name))) { (say("page-profile")) }
        }
        p { button #logout type="button" { (say("page-logout")) } }
        form #password-form {
            h2 { (say("page-password-change")) }
            p.help { (say("page-password-change-help")) }
            (field("old-password", &say("page-password-old"), "password", "current-password", None))
            (field("new-password", &say("page-password-new"), "password", "new-password", None))
            label.tick { input type="checkbox" name="keep-tokens"; " " (say("page-password-keep-tokens")) }
            p { button type="submit" { (say("page-password-change")) } }
        }
        section {
            h2 { (say("page-tokens")) }
            p.help { (say("page-tokens-help")) " " a href="/api" { (say("page-api")) } }
            ul.tokens {
                @for token in tokens {
                    li {
                        strong { (token.label) } " " span.fine { (moment(token.created)) } " "
                        button.small.revoke type="button" data-token=(token.id) { (say("page-token-revoke")) }
                    }
                }
            }
            form #token-form .inline {
                label for="label" { (say("page-token-label")) }
                input #label name="label" maxlength="40" required;
                label.tick { input type="checkbox" name="rename"; " " (say("page-token-rename")) }
                button type="submit" { (say("page-token-make")) }
            }
            p #token-new .note hidden { (say("page-token-once")) " " code {} }
        }
    }
}

/// A name as a part of an address.
fn percent(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    name.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
