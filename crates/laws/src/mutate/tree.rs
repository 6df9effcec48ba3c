//! Damage to JSON that stays JSON: it can be read, but it says something else.

use serde_json::{Map, Value};
use table::Dice;

use super::bytes::{below, number};

/// One way to damage a node; the other value is a piece of some sample.
type Damage = fn(&mut Value, &mut Dice, Value);

const WAYS: [Damage; 8] = [retype, exchange, nudge, odd_number, remove, double, reorder, rename];

/// Damages the input once; `false`, and nothing done, if it is no JSON with something inside.
pub(super) fn damage(input: &mut Vec<u8>, dice: &mut Dice, samples: &[Vec<u8>]) -> bool {
    let Some(mut root) = read(input) else { return false };
    // The other piece is of this tree where the sample is none: two places exchanged are damage too.
    let mut other = dice.pick(samples).and_then(|sample| read(sample)).unwrap_or_else(|| root.clone());
    let piece = pick(&mut other, dice).take();
    let way = dice.pick(&WAYS).copied().unwrap_or(exchange);
    way(pick(&mut root, dice), dice, piece);
    // Values with text keys always have a text form.
    *input = root.to_string().into_bytes();
    true
}

fn read(input: &[u8]) -> Option<Value> {
    // Every change reads the whole input: leave large ones to the other kind of damage.
    if input.len() > 20_000 {
        return None;
    }
    serde_json::from_slice(input).ok().filter(|value: &Value| value.is_object() || value.is_array())
}

/// Some node of the tree, each as likely as the others.
fn pick<'v>(root: &'v mut Value, dice: &mut Dice) -> &'v mut Value {
    let mut index = below(dice, count(root));
    let mut node = root;
    // Down the tree: skip the children whose nodes all come before the one that is wanted.
    while index > 0 {
        index -= 1;
        let children: Box<dyn Iterator<Item = &mut Value>> = match node {
            Value::Array(items) => Box::new(items.iter_mut()),
            Value::Object(fields) => Box::new(fields.values_mut()),
            _ => unreachable!("a leaf holds one node, so the index is 0 there"),
        };
        let mut found = None;
        for child in children {
            let nodes = count(child);
            if index < nodes {
                found = Some(child);
                break;
            }
            index -= nodes;
        }
        node = found.expect("the counts of the children add up");
    }
    node
}

/// How many nodes a tree has, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// A value of another type.
fn retype(node: &mut Value, dice: &mut Dice, _: Value) {
    let text = match &*node {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    *node = match dice.below(8) {
        0 => Value::Null,
        1 => Value::Bool(true),
        2 => Value::Array(Vec::new()),
        3 => Value::Object(Map::new()),
        4 => Value::String(text),
        5 => Value::String(String::new()),
        6 => Value::Array(vec![node.take()]),
        _ => Value::from(1.5),
    };
}

fn exchange(node: &mut Value, _: &mut Dice, other: Value) {
    *node = other;
}

/// One more or one less: the fault that looks right.
fn nudge(node: &mut Value, dice: &mut Dice, other: Value) {
    match node.as_i64() {
        Some(number) if dice.below(2) == 0 => *node = Value::from(number.saturating_add(1)),
        Some(number) => *node = Value::from(number.saturating_sub(1)),
        None => exchange(node, dice, other),
    }
}

fn odd_number(node: &mut Value, dice: &mut Dice, _: Value) {
    // Some of the odd numbers are no JSON; as text they are worth a try.
    let number = number(dice);
    *node = serde_json::from_str(&number).unwrap_or(Value::String(number));
}

fn remove(node: &mut Value, dice: &mut Dice, other: Value) {
    match node {
        Value::Array(items) if !items.is_empty() => drop(items.remove(below(dice, items.len()))),
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(below(dice, fields.len())).cloned().unwrap_or_default();
            fields.remove(&key);
        }
        _ => exchange(node, dice, other),
    }
}

fn double(node: &mut Value, dice: &mut Dice, other: Value) {
    match node {
        Value::Array(items) if !items.is_empty() => {
            let (from, to) = (below(dice, items.len()), below(dice, items.len() + 1));
            let copies = if dice.below(8) == 0 { 300 } else { 1 };
            let item = items[from].clone();
            items.splice(to..to, std::iter::repeat_n(item, copies));
        }
        Value::Array(items) => items.push(other),
        Value::Object(fields) => {
            fields.insert("unheard-of".to_owned(), other);
        }
        Value::String(text) => *text = text.repeat(2),
        _ => exchange(node, dice, other),
    }
}

fn reorder(node: &mut Value, dice: &mut Dice, other: Value) {
    match node {
        Value::Array(items) if items.len() > 1 => dice.shuffle(items),
        _ => exchange(node, dice, other),
    }
}

/// The value of one key under another, known or new.
fn rename(node: &mut Value, dice: &mut Dice, other: Value) {
    let Value::Object(fields) = node else { return exchange(node, dice, other) };
    let mut keys: Vec<String> = fields.keys().cloned().collect();
    let from = dice.pick(&keys).cloned().unwrap_or_default();
    keys.push(from.to_uppercase());
    let to = dice.pick(&keys).cloned().unwrap_or_default();
    let value = fields.remove(&from).unwrap_or(other);
    fields.insert(to, value);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;
    use table::Seed;

    use super::*;

    fn results(way: Damage, node: &Value) -> BTreeSet<String> {
        let result = |seed| {
            let mut node = node.clone();
            way(&mut node, &mut Dice::new(Seed::from_number(seed)), json!("other"));
            node.to_string()
        };
        (0..100).map(result).collect()
    }

    #[test]
    fn every_node_is_picked() {
        let tree = json!({"a": [1, [2, 3]], "b": {"c": 4}, "d": []});
        assert_eq!(count(&tree), 9);
        let mut dice = Dice::new(Seed::from_number(1));
        let picked: BTreeSet<String> =
            (0..1000).map(|_| pick(&mut tree.clone(), &mut dice).to_string()).collect();
        assert_eq!(picked.len(), 9, "{picked:?}");
    }

    #[test]
    fn nudging_is_by_one() {
        assert_eq!(results(nudge, &json!(4)), BTreeSet::from(["3".to_owned(), "5".to_owned()]));
        assert_eq!(results(nudge, &json!(i64::MAX)).len(), 2);
    }

    #[test]
    fn removing_takes_one_thing() {
        assert_eq!(results(remove, &json!([1, 2])), BTreeSet::from(["[1]".to_owned(), "[2]".to_owned()]));
        assert_eq!(results(remove, &json!({"a": 1})), BTreeSet::from(["{}".to_owned()]));
    }

    #[test]
    fn renaming_keeps_the_value() {
        let renamed = results(rename, &json!({"a": 1, "b": 2}));
        assert!(renamed.contains(r#"{"A":1,"b":2}"#), "{renamed:?}");
        assert!(renamed.contains(r#"{"b":1}"#), "{renamed:?}");
    }

    #[test]
    fn every_way_survives_every_node() {
        for way in WAYS {
            for node in [
                json!(null),
                json!(1),
                json!(""),
                json!([]),
                json!({}),
                json!([1]),
                json!({"a": 1}),
                json!(1.5),
            ] {
                results(way, &node);
            }
        }
    }

    #[test]
    fn what_is_no_tree_is_left_alone() {
        let mut dice = Dice::new(Seed::from_number(1));
        for text in ["take 2", "", "7", "\"text\"", "[1"] {
            let mut input = text.as_bytes().to_vec();
            assert!(!damage(&mut input, &mut dice, &[]), "{text}");
            assert_eq!(input, text.as_bytes());
        }
        assert!(damage(&mut b"[1]".to_vec(), &mut dice, &[]));
    }
}
