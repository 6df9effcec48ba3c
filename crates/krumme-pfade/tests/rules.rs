//! Every rule of the game, as questions at the table.

mod scenario;

#[path = "rules/components.rs"]
mod components;
#[path = "rules/connections.rs"]
mod connections;
#[path = "rules/covering.rs"]
mod covering;
#[path = "rules/laying.rs"]
mod laying;
#[path = "rules/no_draws.rs"]
mod no_draws;
