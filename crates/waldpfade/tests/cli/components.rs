//! What is in the box: told, drawn, exported and read again.

use super::run;
use std::fs;

#[test]
fn every_box_is_told_drawn_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    for game in shelf::games() {
        let id = game.id();
        for (name, form, start) in [("deck", "svg", &b"<svg"[..]), ("components", "png", &b"\x89PNG"[..])] {
            let out = folder.path().join(format!("{id}.{form}"));
            let said = run(&format!("{name} {id} --out {} --dark --lang en", out.display())).fine();
            assert!(said.contains(out.to_str().unwrap()), "{said}");
            assert!(fs::read(&out).unwrap().starts_with(start), "{id}");
        }
        if game.component_names().is_empty() {
            assert!(run(&format!("deck {id}")).failed().contains("no component file"), "{id}");
            continue;
        }
        let told = run(&format!("deck {id}")).fine();
        assert!(told.lines().count() > 2 && told.contains(&format!("waldpfade deck {id} --out")), "{told}");
        let file = folder.path().join(format!("{id}.txt"));
        fs::write(&file, run(&format!("deck {id} --export")).fine()).unwrap();
        assert_eq!(run(&format!("deck {id} --components {}", file.display())).fine(), told, "{id}");
        // A folder is told apart by the names of its files.
        let own = folder.path().join(id);
        fs::create_dir(&own).unwrap();
        let name = game.component_names()[0];
        fs::copy(&file, own.join(name)).unwrap();
        assert_eq!(run(&format!("deck {id} --components {}", own.display())).fine(), told, "{id}");
        fs::rename(own.join(name), own.join("moss.txt")).unwrap();
        let said = run(&format!("deck {id} --components {} --lang en", own.display())).failed();
        assert!(said.contains("moss.txt") && said.contains(name), "{said}");
    }
}

#[test]
fn a_picture_needs_a_form_that_is_known() {
    let said = run("deck pixies --out box.gif").failed();
    assert!(said.contains("box.gif") && said.contains(".svg"), "{said}");
}
