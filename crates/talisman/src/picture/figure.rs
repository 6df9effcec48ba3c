//! Figures: a different head for each seat, a hem with a pattern of its own, initials on the chest; toads are toads.

use sketch::{Ink, Motif, Node, Path, Text, Texture, symbol};

/// Width and height of a figure; its origin is between its feet.
pub(super) const SIZE: (f64, f64) = (32.0, 44.0);

/// The pattern of a seat's hem.
fn hem(seat: usize) -> sketch::Paint {
    let hue = Ink::seat(seat);
    let motif = match seat % 6 {
        0 => return hue.edge().into(),
        1 => Motif::Dotted,
        2 => Motif::Stripes,
        3 => Motif::Waves,
        4 => Motif::Dots,
        _ => return hue.soft().into(),
    };
    Texture::new(motif, hue, hue.edge()).sized(0.42).into()
}

/// A figure of a seat with the initials of its character.
pub(super) fn figure(seat: usize, initials: &str, active: bool) -> Node {
    let hue = Ink::seat(seat);
    let robe = Path::start(-8.0, -25.0)
        .cubic_to((-12.0, -17.0), (-12.5, -8.0), (-14.5, -1.5))
        .quad_to((0.0, 2.5), (14.5, -1.5))
        .cubic_to((12.5, -8.0), (12.0, -17.0), (8.0, -25.0))
        .close();
    let band = Path::polygon([(-16.0, -6.5), (16.0, -6.5), (16.0, 4.0), (-16.0, 4.0)]);
    let art = Node::group()
        .with(stand(active))
        .with(Node::path(robe.clone()).stroke(Ink::Paper, 4.0))
        .with(Node::path(robe.clone()).fill(hue))
        .with(Node::path(robe.clone()).fill(hem(seat)).clip(band))
        .with(Node::path(robe).stroke(hue.edge(), 1.8))
        .with(Node::circle(0.0, -33.5, 11.0).fill(Ink::Paper.veil(0.75)))
        .with(symbol::seat(seat).scale(20.0).at(0.0, -33.5))
        .with(Text::centred(0.0, -13.6, 12.0, initials).bold().fill(Ink::Night));
    Node::group().with(art)
}

/// A figure that has been turned into a Toad.
pub(super) fn toad(seat: usize, initials: &str, active: bool) -> Node {
    let hue = Ink::seat(seat);
    let body = Path::start(-15.0, 0.0)
        .cubic_to((-19.0, -8.0), (-15.0, -21.0), (-9.0, -23.0))
        .arc_to(4.5, true, -2.5, -23.0)
        .line_to(2.5, -23.0)
        .arc_to(4.5, true, 9.0, -23.0)
        .cubic_to((15.0, -21.0), (19.0, -8.0), (15.0, 0.0))
        .quad_to((0.0, 3.0), (-15.0, 0.0))
        .close();
    let eye = |x: f64| {
        Node::group()
            .with(Node::circle(x, -24.5, 3.4).fill(Ink::Chalk).stroke(Ink::Green.edge(), 1.4))
            .with(Node::circle(x, -24.5, 1.5).fill(Ink::Night))
    };
    let legs = Path::start(-14.0, -9.0)
        .quad_to((-6.0, -6.0), (-8.0, 1.0))
        .move_to(14.0, -9.0)
        .quad_to((6.0, -6.0), (8.0, 1.0));
    Node::group()
        .with(stand(active))
        .with(Node::path(body.clone()).stroke(Ink::Paper, 4.0))
        .with(Node::path(body).fill(Ink::Green).stroke(Ink::Green.edge(), 1.8))
        .with(Node::path(legs).stroke(Ink::Green.edge(), 1.4))
        .with(eye(-5.8))
        .with(eye(5.8))
        .with(
            Node::path(Path::start(-8.0, -18.5).quad_to((0.0, -15.0), (8.0, -18.5)))
                .stroke(Ink::Green.edge(), 1.4),
        )
        .with(Node::ellipse(0.0, -7.6, 10.5, 7.2).fill(hue).stroke(hue.edge(), 1.2))
        .with(Text::centred(0.0, -7.4, 10.5, initials).bold().fill(Ink::Night))
        .with(symbol::seat(seat).scale(13.0).at(0.0, -34.0))
}

/// The ground a figure stands on; golden for whoever's turn it is.
fn stand(active: bool) -> Node {
    if active {
        Node::ellipse(0.0, 0.0, 18.5, 6.0).fill(Ink::Gold).stroke(Ink::Gold.edge(), 1.6)
    } else {
        Node::ellipse(0.0, 0.5, 16.0, 4.4).fill(Ink::Shadow.veil(0.35))
    }
}

/// Two letters for a name that no other of these names has: the first, and the first one that tells them apart.
pub(super) fn initials(name: &str, all: &[String]) -> String {
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphanumeric()).collect::<Vec<char>>();
    let mine = letters(name);
    let others: Vec<Vec<char>> =
        all.iter().filter(|other| *other != name).map(|other| letters(other)).collect();
    let first = mine.first().copied().unwrap_or('?');
    let rival = |other: &Vec<char>| other.first() == mine.first() && other.get(1) == mine.get(1);
    let rivals: Vec<&Vec<char>> = others.iter().filter(|other| rival(other)).collect();
    let apart = (1..mine.len()).find(|&n| rivals.iter().all(|other| other.get(n) != mine.get(n)));
    let second = apart.and_then(|n| mine.get(n)).copied();
    first.to_uppercase().chain(second).collect()
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn initials_tell_characters_apart() {
        let all = ["Priest", "Prophetess", "Zauberin", "Zauberer", "Zwerg", "Elf"].map(str::to_owned);
        let short: Vec<String> = all.iter().map(|name| initials(name, &all)).collect();
        assert_eq!(short, ["Pi", "Po", "Zi", "Ze", "Zw", "El"]);
    }
}
