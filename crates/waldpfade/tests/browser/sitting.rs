//! One test: a house, a driver, and browsers that are closed however the test ends.

use crate::browser::{Browser, Driver};
use crate::house::House;
use std::future::Future;
use std::sync::{Arc, Mutex};

/// As wide as most screens are.
pub(crate) const DESK: (u32, u32) = (1280, 860);
/// The narrowest phone that we care for.
pub(crate) const PHONE: (u32, u32) = (360, 740);

/// What a test has at hand.
pub(crate) struct Sitting {
    /// The server.
    pub(crate) house: Mutex<House>,
    driver: Driver,
    browsers: Mutex<Vec<Arc<Browser>>>,
}

impl Sitting {
    /// One more browser, that is, one more person.
    pub(crate) async fn person(&self, size: (u32, u32), language: &str) -> Arc<Browser> {
        let browser = Arc::new(self.driver.browser(size, language).await);
        self.browsers.lock().expect("no test panics here").push(Arc::clone(&browser));
        browser
    }

    /// Somebody at a desk, who reads English.
    pub(crate) async fn somebody(&self) -> Arc<Browser> {
        self.person(DESK, "en").await
    }

    /// The whole address of a path.
    pub(crate) fn at(&self, path: &str) -> String {
        self.house.lock().expect("no test panics here").at(path)
    }
}

/// Runs a test; whatever happens, the browsers and the server end with it.
pub(crate) fn sit<F>(test: impl FnOnce(Arc<Sitting>) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let sitting = Arc::new(Sitting {
            house: Mutex::new(House::open()),
            driver: Driver::start(),
            browsers: Mutex::new(Vec::new()),
        });
        let result = tokio::spawn(test(Arc::clone(&sitting))).await;
        let browsers: Vec<_> = {
            let mut all = sitting.browsers.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            all.drain(..).collect()
        };
        for (number, browser) in browsers.iter().enumerate() {
            if result.is_err() {
                browser.shot(&format!("failed-{}-{number}", std::process::id())).await;
            }
            browser.close().await;
        }
        if let Err(error) = result {
            std::panic::resume_unwind(error.into_panic());
        }
    });
}
