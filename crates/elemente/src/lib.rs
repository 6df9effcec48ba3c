//! Path of the Elements, whole: rules, components, evaluation, picture and words.
//!
//! Start with [`Elemente`]; the notation of moves is in [`Move`], coordinates are drawn in [`Hex`] and [`Cell`].

mod building;
mod cell;
mod chances;
mod check;
mod describe;
mod element;
mod elemente;
mod evaluation;
mod event;
mod faults;
mod foresight;
mod gifts;
mod handles;
mod hex;
mod imagine;
mod imagine_draft;
mod imagine_spirits;
mod judgement;
mod keeper;
mod kit;
mod listing;
mod moves;
mod options;
mod path;
mod picture;
mod plan;
mod position;
mod reasons;
mod score;
mod setting_up;
mod shape;
mod spending;
mod spirits;
mod state;
mod view;

pub use cell::{Cell, Layout};
pub use element::{Element, Spirit, Tiles, UnknownName};
pub use elemente::Elemente;
pub use event::Event;
pub use hex::Hex;
pub use keeper::{SheetPlayer, SheetPosition};
pub use kit::{GIFTS, Kit, OMENS, Omen, Points, Tableau, Want};
pub use moves::Move;
pub use options::{Memory, Options};
pub use path::{NOWHERE, Path, Rim, Steps, TILES};
pub use plan::{PLAN_STEPS, Plan, best_path};
pub use position::{PlayerPosition, Position, TilePosition};
pub use reasons::PathHint;
pub use score::{Line, PARTS};
pub use shape::Shape;
pub use state::{MOST_FRUITLESS, MOST_LIFTS, Side, Stage, State};
pub use view::{CellView, Lies, PlayerView, SpiritView, TileView, View};
