//! What a search remembers: nodes in one arena, found by number.
//!
//! A node stands for what a seat has seen happen since the root, not for a state: the same node is visited in many
//! imagined worlds, and in each of them only the moves that are legal there can be chosen. Where a move shows something
//! ([`table::Observing`]), every seat goes on to the node of what it was shown. While several seats owe a
//! decision at the same time they all decide at the node they stand at, each among edges of its own.

use core::hash::{BuildHasher, Hash};
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use table::Seat;

/// The number of a node.
pub(super) type NodeId = u32;

/// The node where every simulation begins.
pub(super) const ROOT: NodeId = 0;

/// No node yet.
const NONE: NodeId = NodeId::MAX;

/// A move at a node and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) choice: M,
    /// Who can make it.
    pub(super) seat: Seat,
    /// What that seat expected of it at first sight.
    pub(super) first: f32,
    /// How much the first sight draws simulations to it, compared with other edges of the node.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// What that seat got, in all simulations through it.
    pub(super) sum: f32,
    child: NodeId,
}

impl<M> Edge<M> {
    /// The mean of what came of it; the first sight counts like one simulation.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        (self.first + self.sum) / (self.visits + 1) as f32
    }
}

/// A moment in the knowledge of a seat.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    pub(super) edges: Vec<Edge<M>>,
    /// Where to find the edge of a move, once there are too many to look through.
    register: HashTable<u32>,
    /// The edges are all the moves there are, in every world: nothing hidden or rolled lies between the root and here.
    pub(super) settled: bool,
    /// Somebody was here before.
    pub(super) met: bool,
}

impl<M> Node<M> {
    const fn new() -> Node<M> {
        Node { edges: Vec::new(), register: HashTable::new(), settled: false, met: false }
    }
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The nodes behind an edge after which something was shown, by what it was.
    shown: FxHashMap<(NodeId, u32, u64), NodeId>,
}

impl<M> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node::new()], shown: FxHashMap::default() }
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id as usize]
    }

    /// The node behind an edge for whoever was shown this after it; a new one if nobody came that way before.
    pub(super) fn behind(&mut self, id: NodeId, edge: usize, observation_key: u64) -> NodeId {
        let fresh = self.nodes.len() as NodeId;
        let child = if observation_key == 0 {
            let child = &mut self.nodes[id as usize].edges[edge].child;
            if *child == NONE {
                *child = fresh;
            }
            *child
        } else {
            *self.shown.entry((id, edge as u32, observation_key)).or_insert(fresh)
        };
        if child == fresh {
            self.nodes.push(Node::new());
        }
        child
    }
}

impl<M: Eq + Hash> Tree<M> {
    pub(super) fn add(&mut self, id: NodeId, seat: Seat, choice: M, first: f32, temperature: f32) {
        // The exponent stays far from where numbers end, however small the temperature.
        let prior = (first / temperature).clamp(-40.0, 40.0).exp();
        let edge = Edge { choice, seat, first, prior, visits: 0, sum: 0.0, child: NONE };
        self.nodes[id as usize].edges.push(edge);
    }

    /// The edge of a seat's move at a node. `from` is where to look first: moves are listed in much the same order
    /// every time, so that most are found at once.
    pub(super) fn find(&mut self, id: NodeId, seat: Seat, choice: &M, from: usize) -> Option<usize> {
        let node = &mut self.nodes[id as usize];
        let is_it = |edge: &Edge<M>| edge.seat == seat && edge.choice == *choice;
        if node.edges.get(from).is_some_and(is_it) {
            return Some(from);
        }
        if node.edges.len() <= MANY {
            return node.edges.iter().position(is_it);
        }
        // Only now: most nodes are never asked.
        node.enter();
        let found = node.register.find(signature(seat, choice), |&place| is_it(&node.edges[place as usize]));
        found.map(|&place| place as usize)
    }
}

impl<M: Eq + Hash> Node<M> {
    /// Enters the edges that are not yet in the register.
    fn enter(&mut self) {
        let edges = &self.edges;
        let sign = |&place: &u32| signature(edges[place as usize].seat, &edges[place as usize].choice);
        for place in self.register.len() as u32..edges.len() as u32 {
            self.register.insert_unique(sign(&place), place, sign);
        }
    }
}

fn signature<M: Hash>(seat: Seat, choice: &M) -> u64 {
    FxBuildHasher.hash_one((seat, choice))
}

/// So many edges are looked through for a move; where many worlds have left theirs (a hand of cards that could be any)
/// there can be thousands.
const MANY: usize = 32;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_leads_to_nodes_of_their_own() {
        let mut tree = Tree::new();
        tree.add(ROOT, Seat(0), "turn", 0.0, 1.0);
        let nodes = [0, 7, 8].map(|observation_key| tree.behind(ROOT, 0, observation_key));
        assert_eq!(nodes, [1, 2, 3]);
        assert_eq!(
            [0, 7, 8].map(|observation_key| tree.behind(ROOT, 0, observation_key)),
            nodes,
            "and to the same ones again"
        );
    }

    #[test]
    fn every_edge_is_found_again_however_many_there_are() {
        let mut tree = Tree::new();
        for number in 0..10 * MANY {
            for seat in [Seat(0), Seat(1)] {
                assert_eq!(
                    tree.find(ROOT, seat, &number, 0),
                    None,
                    "before it is there: {number} of {seat:?}"
                );
                tree.add(ROOT, seat, number, 0.0, 1.0);
            }
            // Looked for in any order, whatever was guessed about its place.
            for known in 0..=number {
                assert_eq!(tree.find(ROOT, Seat(0), &known, number), Some(2 * known));
                assert_eq!(tree.find(ROOT, Seat(1), &known, known), Some(2 * known + 1));
            }
        }
    }
}
