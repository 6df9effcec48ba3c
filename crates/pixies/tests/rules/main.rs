//! Every rule of Pixies has a test that names it.

mod components;
mod course;
mod ends;
mod placing;
mod scenario;
mod scoring;
