//! What a screen reader finds.

use crate::{Browser, Fault};
use serde_json::Value;

/// A node of the accessibility tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// What it is, such as `gridcell`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What it is called beside that, such as what is wrong with it.
    pub description: String,
    /// What is within it. Nodes that say nothing are left out, and what is within them stands here.
    pub within: Vec<Self>,
    properties: Value,
}

impl Node {
    /// What a property says, such as `live` or `selected`; nothing if it has none.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&Value> {
        let mut all = self.properties.as_array()?.iter();
        all.find(|one| one["name"] == name)?.pointer("/value/value")
    }

    /// It, and everything within it.
    #[must_use]
    pub fn all(&self) -> Vec<&Self> {
        let within = self.within.iter().flat_map(Self::all);
        std::iter::once(self).chain(within).collect()
    }

    /// Everything of that role within it.
    #[must_use]
    pub fn of(&self, role: &str) -> Vec<&Self> {
        let is = |node: &&Self| node.role == role;
        self.all().into_iter().filter(is).collect()
    }
}

impl Browser {
    /// The accessibility tree as one: the page, with all that is in it.
    ///
    /// # Errors
    ///
    /// As [`Browser::cdp`].
    pub async fn heard(&self) -> Result<Node, Fault> {
        let nodes = self.tree().await?;
        let root = nodes.first().ok_or("an empty tree")?;
        grown(&nodes, root)
            .pop()
            .ok_or_else(|| "a tree without a root".into())
    }
}

/// A node with what is within it, or, if it says nothing, only that.
fn grown(nodes: &[Value], node: &Value) -> Vec<Node> {
    let child = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let children = node["childIds"].as_array().into_iter().flatten();
    let within: Vec<Node> = children
        .filter_map(child)
        .flat_map(|child| grown(nodes, child))
        .collect();
    let text = |at: &str| {
        let text = node.pointer(at).and_then(Value::as_str);
        text.unwrap_or_default().to_owned()
    };
    let (role, name) = (text("/role/value"), text("/name/value"));
    let says_nothing = ["none", "generic", "InlineTextBox"].contains(&role.as_str());
    if node["ignored"] == true || says_nothing && name.is_empty() {
        return within;
    }
    vec![Node {
        role,
        name,
        description: text("/description/value"),
        within,
        properties: node["properties"].clone(),
    }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_says_nothing_is_left_out() {
        let node = |id: &str, role: &str, name: &str, within: &[&str]| {
            json!({"nodeId": id, "role": {"value": role}, "name": {"value": name}, "childIds": within,
                   "properties": [{"name": "live", "value": {"value": "polite"}}]})
        };
        let nodes = [
            node("1", "RootWebArea", "Linkwork", &["2"]),
            node("2", "generic", "", &["3", "4"]),
            node("3", "button", "Undo", &[]),
            json!({"nodeId": "4", "ignored": true, "childIds": []}),
        ];
        let root = grown(&nodes, &nodes[0]).pop().unwrap();
        assert_eq!(root.within.len(), 1);
        assert_eq!(root.of("button")[0].name, "Undo");
        assert_eq!(root.property("live"), Some(&json!("polite")));
    }
}
