//! What gifts are worth: what they can still buy, and what those of others threaten (PE-14 to PE-20).

use crate::element::{Element, Spirit};
use crate::path::bits;
use crate::state::Side;
use crate::weights::EvaluationWeights;

/// What the gifts in hand can buy: doubling first, then a step to a better tile. `takers` are the spirits that a gift may
/// double, `room` is how many spirits may still come and ask for gifts.
pub(crate) fn worth(
    weights: &EvaluationWeights,
    side: &Side,
    motifs: &[u16; 5],
    takers: u16,
    last_round: bool,
    room: f32,
) -> f32 {
    if side.gifts == 0 {
        return 0.0;
    }
    // How many uses gain one point, and how many gain two.
    let (mut ones, mut twos) = (0u8, 0u8);
    let (free, open) = (side.free(), side.open());
    for element in Element::ALL {
        let spirits = motifs[Spirit::from(element).index()];
        let tiles = side.kinds[element.index()];
        let doubled = (spirits & tiles & takers).count_ones();
        let moved = bits(spirits & open & !tiles).filter(|&tile| side.near[tile] & free & tiles != 0).count();
        let uses = doubled as u8 + moved as u8;
        if side.element == Some(element) { twos += uses } else { ones += uses }
    }
    let dear = side.gifts.min(twos);
    let cheap = (side.gifts - dear).min(ones);
    let used = f32::from(dear) * 2.0 + f32::from(cheap);
    let rest = f32::from(side.gifts - dear - cheap);
    if last_round {
        return used * weights.last;
    }
    let later = rest.min(room);
    used * weights.freedom + later * weights.later + (rest - later) * weights.spare
}

/// What an opponent with so many gifts could spoil on this path: two gifts move a spirit off its tile.
pub(crate) fn threat(side: &Side, motifs: &[u16; 5], gifts: u8) -> f32 {
    let mut blows = gifts / 2;
    if blows == 0 {
        return 0.0;
    }
    let free = side.free();
    let open = side.open();
    // How many spirits score so much and can be moved or swapped away.
    let mut scoring = [0u8; 5];
    for element in Element::ALL {
        let placed = motifs[Spirit::from(element).index()] & open & side.kinds[element.index()];
        for tile in bits(placed).filter(|&tile| side.near[tile] & (free | open) != 0) {
            let own = u8::from(side.element == Some(element));
            scoring[usize::from(1u8 << (own + (side.blessed >> tile & 1) as u8))] += 1;
        }
    }
    let mut spoilt = 0.0;
    for points in [4u8, 2, 1] {
        let hit = blows.min(scoring[usize::from(points)]);
        spoilt += f32::from(hit) * f32::from(points);
        blows -= hit;
    }
    spoilt
}
