//! How much one person, or one address, may ask for.
//!
//! Everybody has a bucket of permits that fills up again. A person goes by the person, whoever is not known by the
//! address. What costs more (passwords, hints, new tables, new guests) has buckets of its own.

use super::connections::Peer;
use super::refusals::Refusals;
use super::session::Caller;
use crate::app::AppState;
use crate::trouble::{Kind, Trouble};
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use core::hash::Hash;
use core::net::{IpAddr, Ipv6Addr};
use core::num::NonZeroU32;
use core::time::Duration;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::PersonId;
use table::Phrase;

/// A bucket: how many permits it holds, and how long one takes to come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// One more after so long.
    pub every: Duration,
}

impl Rate {
    /// So many at once, and one more after so many milliseconds.
    const fn new(burst: u32, millis: u64) -> Rate {
        let burst = match NonZeroU32::new(burst) {
            Some(burst) => burst,
            None => NonZeroU32::MIN,
        };
        Rate { burst, every: Duration::from_millis(millis) }
    }
}

/// The rates of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// All requests of a person.
    pub requests: Rate,
    /// Guests who come from an address.
    pub newcomers: Rate,
    /// Passwords that are tried from an address.
    pub sign_ins: Rate,
    /// Passwords that are tried for a name from an address.
    pub pairs: Rate,
    /// Passwords that are tried for a name from anywhere, by browsers that nobody has signed in from: wide, because whoever
    /// empties it keeps the owner out of new browsers.
    pub names: Rate,
    /// Passwords that are tried by somebody who is known: from a browser that he signed in from before, or signed in.
    pub own: Rate,
    /// Hints for a person.
    pub hints: Rate,
    /// Words of a person.
    pub words: Rate,
    /// Tables that a person opens.
    pub tables: Rate,
    /// So many public tables of a person may wait for players at once.
    pub gathering_tables: u32,
    /// So many tables with computer players a person may have had going within a day.
    pub computer_tables: u32,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: Rate::new(400, 20),
            newcomers: Rate::new(60, 2_000),
            sign_ins: Rate::new(30, 3_000),
            pairs: Rate::new(10, 6_000),
            names: Rate::new(200, 2_000),
            own: Rate::new(10, 6_000),
            hints: Rate::new(20, 500),
            words: Rate::new(10, 1_000),
            tables: Rate::new(30, 2_000),
            gathering_tables: 5,
            computer_tables: 30,
        }
    }
}

/// Whose bucket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(PersonId),
    Address(IpAddr),
    /// Who asks without a connection; only tests do.
    Nobody,
}

type Buckets<K> = DefaultKeyedRateLimiter<K>;

/// All buckets of a server.
pub struct Limits {
    requests: Buckets<Who>,
    newcomers: Buckets<Who>,
    sign_ins: Buckets<Who>,
    pairs: Buckets<(Who, String)>,
    names: Buckets<String>,
    own: Buckets<Who>,
    hints: Buckets<Who>,
    words: Buckets<Who>,
    tables: Buckets<Who>,
    clock: DefaultClock,
}

impl Limits {
    /// Full buckets.
    pub fn new(rates: &Rates) -> Limits {
        Limits {
            requests: buckets(rates.requests),
            newcomers: buckets(rates.newcomers),
            sign_ins: buckets(rates.sign_ins),
            pairs: buckets(rates.pairs),
            names: buckets(rates.names),
            own: buckets(rates.own),
            hints: buckets(rates.hints),
            words: buckets(rates.words),
            tables: buckets(rates.tables),
            clock: DefaultClock::default(),
        }
    }

    /// One more password for this name? Whoever signed in from this browser before is let through, whatever others have
    /// tried.
    pub fn try_sign_in(
        &self,
        Address(from): Address,
        name: &str,
        known: Option<PersonId>,
    ) -> Result<(), Trouble> {
        if let Some(person) = known {
            return self.try_own(person);
        }
        let name = store::name_key(name);
        self.take(&self.sign_ins, &from)
            .and_then(|()| self.take(&self.pairs, &(from, name.clone())))
            .and_then(|()| self.take(&self.names, &name))
            .map_err(slow_down)
    }

    /// One more password of somebody who is known?
    pub fn try_own(&self, person: PersonId) -> Result<(), Trouble> {
        self.take(&self.own, &Who::Person(person)).map_err(slow_down)
    }

    /// Forgets buckets that are full again.
    pub fn sweep(&self) {
        for buckets in [
            &self.requests,
            &self.newcomers,
            &self.sign_ins,
            &self.own,
            &self.hints,
            &self.words,
            &self.tables,
        ] {
            buckets.retain_recent();
        }
        self.names.retain_recent();
        self.pairs.retain_recent();
    }

    /// Takes a permit, or says how long until there is one.
    fn take<K: Hash + Eq + Clone>(&self, buckets: &Buckets<K>, key: &K) -> Result<(), Duration> {
        buckets.check_key(key).map_err(|until| until.wait_time_from(self.clock.now()))
    }

    fn check(
        &self,
        method: &Method,
        route: &str,
        person: Option<PersonId>,
        from: Who,
    ) -> Result<(), Duration> {
        if matches!(route, "/healthz" | "/metrics") || route.starts_with("/assets/") {
            return Ok(());
        }
        let who = person.map_or(from, Who::Person);
        self.take(&self.requests, &who)?;
        let post = method == Method::POST;
        if post && route == "/api/v1/me/claim" {
            // By address alone, because hashing is slow; whoever signs in is looked at with the name he gives.
            self.take(&self.sign_ins, &from)?;
        }
        if post && person.is_none() && route != "/api/v1/login" {
            self.take(&self.newcomers, &from)?;
        }
        match route.strip_prefix("/api/v1/tables").unwrap_or_default() {
            "" if post && route == "/api/v1/tables" => self.take(&self.tables, &who),
            "/{id}/rematch" | "/{id}/branch" => self.take(&self.tables, &who),
            "/{id}/chat" => self.take(&self.words, &who),
            "/{id}/hint" => self.take(&self.hints, &who),
            _ => Ok(()),
        }
    }
}

fn buckets<K: Hash + Eq + Clone>(rate: Rate) -> Buckets<K> {
    let quota = Quota::with_period(rate.every).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(rate.burst))
}

fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}

fn slow_down(wait: Duration) -> Trouble {
    let seconds = seconds(wait);
    Trouble::new(Kind::Busy, Phrase::new("error-slow-down").with("seconds", seconds.to_string()))
        .after(seconds)
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Address(Who);

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Address, Self::Rejection> {
        Ok(Address(origin(&parts.extensions, &parts.headers)))
    }
}

fn origin(extensions: &Extensions, headers: &HeaderMap) -> Who {
    let peer = extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(peer))| peer.ip());
    peer.map_or(Who::Nobody, |peer| Who::Address(place(peer, headers)))
}

static TURNED_AWAY: Refusals = Refusals::new();

/// Turns away who asks too much, and says when to come again.
pub async fn moderate(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let Some(limits) = &app.limits else { return next.run(request).await };
    let extensions = request.extensions();
    let route = extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let person = extensions.get::<Caller>().and_then(Caller::id);
    let from = origin(extensions, request.headers());
    match limits.check(request.method(), route, person, from) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            metrics::counter!("waldpfade_turned_away_total").increment(1);
            if let Some(so_far) = TURNED_AWAY.note() {
                tracing::warn!(?from, so_far, "somebody who asks too much was turned away");
            }
            slow_down(wait).into_response()
        }
    }
}

/// The address a request comes from.
///
/// A proxy on this machine is believed when it says for whom it asks; nobody else is, as he could say anything.
fn place(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        // The last entry is the proxy's own; what stands before it was sent by the client.
        let entries = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
        entries.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if peer.to_canonical().is_loopback() { forwarded().unwrap_or(peer) } else { peer };
    match address.to_canonical() {
        // A household has a whole network of these.
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 203.0.113.9"));
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert_eq!(place(ip("127.0.0.1"), &headers), ip("203.0.113.9"));
        assert_eq!(place(ip("::ffff:127.0.0.1"), &headers), ip("203.0.113.9"));
        assert_eq!(place(ip("198.51.100.7"), &headers), ip("198.51.100.7"));
        assert_eq!(place(ip("127.0.0.1"), &HeaderMap::new()), ip("127.0.0.1"));
        assert_eq!(place(ip("2001:db8:1:2:3:4:5:6"), &headers), ip("2001:db8:1:2::"));
    }

    #[test]
    fn buckets_empty_and_are_kept_apart() {
        let limits = Limits::new(&Rates { sign_ins: Rate::new(3, 60_000), ..Rates::default() });
        let (here, there) =
            (Who::Address(IpAddr::from([10, 0, 0, 1])), Who::Address(IpAddr::from([10, 0, 0, 2])));
        let login = |who| limits.check(&Method::POST, "/api/v1/me/claim", Some(PersonId::draw()), who);
        assert!((0..3).all(|_| login(here).is_ok()));
        let wait = login(here).expect_err("no permit");
        assert!(wait > Duration::from_secs(50), "{wait:?}");
        assert!(login(there).is_ok());
        assert!(limits.check(&Method::GET, "/api/v1/games", None, here).is_ok(), "other addresses answer");
        limits.sweep();
        assert!(
            limits.check(&Method::POST, "/api/v1/me/claim", None, here).is_err(),
            "the sweep keeps what counts"
        );
    }

    #[test]
    fn who_tries_passwords_slows_himself_down_and_nobody_else() {
        let limits = Limits::new(&Rates { pairs: Rate::new(2, 60_000), ..Rates::default() });
        let from = |last| Address(Who::Address(IpAddr::from([10, 0, 0, last])));
        assert!(limits.try_sign_in(from(1), "Ada", None).is_ok());
        assert!(limits.try_sign_in(from(1), " aDA ", None).is_ok());
        assert!(limits.try_sign_in(from(1), "ADA", None).is_err(), "in any case");
        assert!(limits.try_sign_in(from(1), "Eve", None).is_ok(), "another name");
        assert!(limits.try_sign_in(from(2), "Ada", None).is_ok(), "another address");
        assert!(limits.try_sign_in(from(1), "Ada", Some(PersonId::draw())).is_ok(), "a known browser");
    }
}
