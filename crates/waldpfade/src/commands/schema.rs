//! `schema`: the JSON forms of a game, for programs.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use clap::builder::PossibleValuesParser;
use serde_json::{Map, Value};
use shelf::Shape;
use std::process::ExitCode;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(value_parser = PossibleValuesParser::new(Shape::ALL.map(Shape::name)))]
    shape: Option<String>,
}

pub(crate) fn run(args: &Args, _tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game(&args.game)?;
    let schema = match args.shape.as_deref().and_then(|name| name.parse().ok()) {
        Some(shape) => game.schema(shape),
        None => Value::Object(Map::from_iter(
            Shape::ALL.map(|shape| (shape.name().to_owned(), game.schema(shape))),
        )),
    };
    files::print_line(&format!("{schema:#}"))?;
    Ok(ExitCode::SUCCESS)
}
