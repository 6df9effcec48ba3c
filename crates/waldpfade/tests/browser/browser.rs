//! A real Chromium, driven as by a person: mouse, keyboard, eyes.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::error::CmdError;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything may take; nothing waits that long on a quiet machine.
const PATIENCE: Duration = Duration::from_secs(40);
/// How often a condition is looked at.
const BEAT: Duration = Duration::from_millis(15);

/// The program that drives browsers, on a port of its own.
pub(crate) struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Starts it.
    pub(crate) fn start() -> Driver {
        let program = ["/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver"];
        let program = program.iter().find(|path| Path::new(path).exists()).copied().unwrap_or("chromedriver");
        let mut process = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("{program}: {error}; install the packages chromium and chromium-driver")
            });
        let mut lines = BufReader::new(process.stdout.take().expect("its output was asked for")).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("started successfully on port ")?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        let port = port.expect("chromedriver says its port");
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Driver { process, address: format!("http://127.0.0.1:{port}") }
    }

    /// Opens a browser with a window of this size, as a person with this language.
    pub(crate) async fn browser(&self, size: (u32, u32), language: &str) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let mut flags: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-prefers-reduced-motion",
        ]
        .map(str::to_owned)
        .to_vec();
        flags.push(format!("--user-data-dir={}", profile.path().display()));
        flags.push(format!("--window-size={},{}", size.0, size.1));
        flags.push(format!("--accept-lang={language}"));
        let mut options = json!({ "args": flags, "prefs": { "intl.accept_languages": language } });
        if size.0 < 500 {
            // No window is that narrow: a phone is pretended.
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": size.0, "height": size.1, "pixelRatio": 2.0, "touch": true } });
        }
        let capabilities =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let capabilities = capabilities.as_object().expect("an object").clone();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&self.address)
            .await
            .expect("a browser");
        Browser { client, _profile: profile }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A browser with one window.
pub(crate) struct Browser {
    client: Client,
    _profile: TempDir,
}

impl Browser {
    /// Goes to an address.
    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page again");
    }

    /// Where it is.
    pub(crate) async fn place(&self) -> String {
        self.client.current_url().await.expect("an address").path().to_owned()
    }

    /// The whole page as it stands now.
    pub(crate) async fn source(&self) -> String {
        self.client.source().await.expect("a page")
    }

    /// What a script answers; it may use `arguments`.
    pub(crate) async fn ask(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// What a script hands to its last argument, whenever it does.
    pub(crate) async fn ask_later(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute_async(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// What a request of the page is answered with, as JSON or as text.
    pub(crate) async fn fetch(&self, path: &str) -> Value {
        let script = "const [path, done] = arguments; fetch(path).then(async (answer) => { \
            const text = await answer.text(); \
            try { done(JSON.parse(text)); } catch { done(text); } }, (error) => done(String(error)));";
        self.ask_later(script, vec![json!(path)]).await
    }

    /// Waits until a script answers something true, and gives the answer.
    pub(crate) async fn until(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        let begun = Instant::now();
        loop {
            // A page that is just being left has no script to run.
            let answer = self.client.execute(script, arguments.clone()).await.unwrap_or(Value::Null);
            if !matches!(answer, Value::Null | Value::Bool(false)) {
                return answer;
            }
            if begun.elapsed() > PATIENCE {
                let trouble = self.client.execute("return document.body.innerText", vec![]).await;
                panic!("waited in vain for {what}; the page says: {trouble:?}");
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Waits until something is on the page.
    pub(crate) async fn see(&self, css: &str) {
        let script = "const thing = document.querySelector(arguments[0]); \
            return !!thing && thing.getClientRects().length > 0 && !thing.disabled;";
        self.until(css, script, vec![json!(css)]).await;
    }

    /// Waits for something and clicks it with the mouse.
    pub(crate) async fn click(&self, css: &str) {
        let begun = Instant::now();
        loop {
            self.see(css).await;
            if self.click_now(css).await {
                return;
            }
            // The page was drawn anew between looking and clicking.
            assert!(begun.elapsed() < PATIENCE, "{css} cannot be clicked");
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Clicks something if it is there now; `false` if the page was just drawn anew.
    pub(crate) async fn click_now(&self, css: &str) -> bool {
        // What stays at the bottom of a narrow screen must not lie over it.
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
        self.ask(script, vec![json!(css)]).await;
        let clicked = match self.client.find(Locator::Css(css)).await {
            Ok(thing) => thing.click().await,
            Err(error) => Err(error),
        };
        match clicked {
            Ok(()) => true,
            Err(error) if passing(&error) => false,
            Err(error) => panic!("{css}: {error}"),
        }
    }

    /// Clicks the thing with this handle, on the board or beside it, if it is there now.
    pub(crate) async fn point(&self, handle: &str) -> bool {
        self.click_now(&format!("[data-handle=\"{handle}\"]")).await
    }

    /// Types into a field.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        self.see(css).await;
        let field = self.client.find(Locator::Css(css)).await.expect("a field");
        field.clear().await.expect("an empty field");
        field.send_keys(text).await.expect("typed");
    }

    /// Presses a key, wherever the keyboard is.
    pub(crate) async fn press(&self, key: char) {
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(actions).await.expect("a key");
    }

    /// Answers the question whether one is sure.
    pub(crate) async fn agree(&self) {
        self.client.accept_alert().await.expect("a question to agree to");
    }

    /// Keeps a picture of the page, if a folder for them is named.
    pub(crate) async fn shot(&self, name: &str) {
        let Some(folder) = std::env::var_os("WALDPFADE_SHOTS").map(PathBuf::from) else { return };
        std::fs::create_dir_all(&folder).expect("a folder for the pictures");
        // Also wanted of a browser that has just failed: then without.
        if let Ok(picture) = self.client.screenshot().await {
            std::fs::write(folder.join(format!("{name}.png")), picture).expect("room for the picture");
        }
    }

    /// Nothing sticks out of the page to the side.
    pub(crate) async fn fits(&self, what: &str) {
        let script = "const page = document.scrollingElement; return [page.scrollWidth, innerWidth];";
        let widths = self.ask(script, vec![]).await;
        let (wide, room) = (widths[0].as_f64().unwrap_or(f64::MAX), widths[1].as_f64().unwrap_or(0.0));
        assert!(wide <= room + 0.5, "{what}: {wide} pixels wide on a screen of {room}");
    }

    /// Closes the window and ends the browser.
    pub(crate) async fn close(&self) {
        let _ = self.client.clone().close().await;
    }
}

/// Is this an error of a moment, because the page was drawn anew or something slid over the thing?
fn passing(error: &CmdError) -> bool {
    let text = error.to_string();
    let moments =
        ["stale element", "no such element", "click intercepted", "not interactable", "not clickable"];
    moments.iter().any(|moment| text.contains(moment))
}
