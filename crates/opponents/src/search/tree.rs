//! What a search remembers: nodes in one arena, found by number.
//!
//! A node stands for what a seat has seen happen since the root, not for a state: the same node is visited in many
//! imagined worlds, and in each of them only the moves that are legal there can be chosen. While several seats owe a
//! decision at the same time they all decide at the node they stand at, each among edges of its own.

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
    pub(super) pull: f32,
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
    /// Where the edges begin that were added together.
    beginnings: Vec<u32>,
    /// The edges are all the moves there are, in every world: nothing hidden or rolled lies between the root and here.
    pub(super) settled: bool,
    /// Somebody was here before.
    pub(super) met: bool,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node { edges: Vec::new(), beginnings: Vec::new(), settled: false, met: false }] }
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id as usize]
    }

    /// The node behind an edge; a new one if nobody came that way before.
    pub(super) fn behind(&mut self, id: NodeId, edge: usize) -> NodeId {
        let known = self.nodes[id as usize].edges[edge].child;
        if known != NONE {
            return known;
        }
        let fresh = self.nodes.len() as NodeId;
        self.nodes.push(Node { edges: Vec::new(), beginnings: Vec::new(), settled: false, met: false });
        self.nodes[id as usize].edges[edge].child = fresh;
        fresh
    }

    pub(super) fn add(&mut self, id: NodeId, seat: Seat, choice: M, first: f32, heat: f32) {
        // The exponent stays far from where numbers end, however small the heat.
        let pull = (first / heat).clamp(-40.0, 40.0).exp();
        let edge = Edge { choice, seat, first, pull, visits: 0, sum: 0.0, child: NONE };
        self.nodes[id as usize].edges.push(edge);
    }
}

impl<M: Eq> Tree<M> {
    /// The edge of a seat's move at a node. `from` is where to look first: moves are listed in much the same order
    /// every time, so that most are found at once.
    ///
    /// Where many worlds have left their moves (a hand of cards that could be any) only the beginnings of what each of
    /// them added are looked at after that. A move that is missed so gets a second edge, which costs a little memory
    /// of the search and no more.
    pub(super) fn find(&self, id: NodeId, seat: Seat, choice: &M, from: usize) -> Option<usize> {
        let node = &self.nodes[id as usize];
        let edges = &node.edges;
        let is_it =
            |place: usize| edges.get(place).is_some_and(|edge| edge.seat == seat && edge.choice == *choice);
        if is_it(from) {
            return Some(from);
        }
        if edges.len() <= MANY {
            (0..edges.len()).find(|&place| is_it(place))
        } else {
            node.beginnings.iter().map(|&place| place as usize).find(|&place| is_it(place))
        }
    }

    /// Remembers that the edges which are added next come from a world of their own.
    pub(super) fn begin(&mut self, id: NodeId) {
        let node = &mut self.nodes[id as usize];
        node.beginnings.push(node.edges.len() as u32);
    }
}

/// So many edges can be looked through for every move.
const MANY: usize = 64;
