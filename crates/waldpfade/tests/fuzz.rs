//! Damaged conversations with the engine.

use laws::mutate::{Effort, campaign};

#[test]
fn every_line_gets_an_answer() {
    let talk = |game: &str, seats: u8, text: &str| {
        [
            format!(r#"{{"do":"new","id":1,"game":"{game}","seats":{seats},"options":{{}}}}"#),
            r#"{"do":"moves","match":"m1","seat":0}"#.to_owned(),
            format!(r#"{{"do":"play","match":"m1","seat":0,"move":"{text}"}}"#),
            r#"{"do":"view","match":"m1","seat":"spectator"}"#.to_owned(),
            r#"{"do":"imagine","match":"m1","seat":1}"#.to_owned(),
            r#"{"do":"undo","match":"m1","plies":1}"#.to_owned(),
            r#"{"do":"record","match":"m2"}"#.to_owned(),
            r#"{"do":"drop","match":"m1"}"#.to_owned(),
        ]
        .join("\n")
    };
    let samples = [
        talk("krumme-pfade", 2, "e5:ne"),
        talk("pixies", 3, "B4"),
        talk("fairy-trails", 2, "1 0,1 r90"),
        talk("elemente", 2, "fire"),
        r#"{"do":"games"}"#.to_owned(),
    ];
    let effort = Effort::from_env();
    campaign(Effort { rounds: effort.rounds.min(2_000), ..effort }, samples, waldpfade::fuzz_engine);
}
