//! Where events go while a move is played.

/// Takes the events of a move, in order.
///
/// Events are handed over as closures: a playout that listens to nobody ([`Quiet`]) never builds them.
pub trait Log<E> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Listens to nothing; for playouts and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}
