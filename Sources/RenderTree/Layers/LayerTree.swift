import CoreGraphics

/// What a screen shows, as a value: the sum of all transactions so far.
///
/// Every screen keeps one. A page that joins late, reconnects or fell behind gets
/// `tree.difference(from: whatThatPageShows)`; for a new page that is the difference from the empty tree.
package struct LayerTree: Sendable, Hashable {
    package struct Node: Sendable, Hashable {
        package var state = LayerState()
        package var parent: LayerID?
        /// The children in drawing order.
        package var children: [LayerID] = []
    }

    package private(set) var root: LayerID?
    package private(set) var nodes: [LayerID: Node] = [:]
    /// The number of the last transaction.
    package private(set) var number = 0

    package init() {}

    package subscript(_ layer: LayerID) -> Node? { nodes[layer] }

    /// Applies one frame's changes.
    ///
    /// Ignores unknown layers: they can't come from our own layer tree (its tests check that), and a screen that stops
    /// at one would show nothing at all.
    package mutating func apply(_ transaction: LayerTransaction) {
        number = transaction.number
        for layer in transaction.created where nodes[layer] == nil { nodes[layer] = Node() }
        for change in transaction.changes {
            guard let index = nodes.index(forKey: change.layer) else { continue }
            for property in change.properties { nodes.values[index].state.apply(property) }
        }
        for placement in transaction.placements { place(placement) }
        for layer in transaction.removed { remove(layer) }
        if let root = transaction.root { self.root = nodes[root] == nil ? nil : root }
        if let root, nodes[root] == nil { self.root = nil }
    }

    private mutating func place(_ placement: LayerPlacement) {
        guard let node = nodes[placement.layer] else { return }
        if let parent = node.parent { nodes[parent]?.children.removeAll { $0 == placement.layer } }
        nodes[placement.layer]?.parent = nil
        guard let parent = placement.parent, let siblings = nodes[parent]?.children else { return }
        let index = placement.sibling.flatMap { siblings.firstIndex(of: $0) } ?? siblings.endIndex
        nodes[parent]?.children.insert(placement.layer, at: index)
        nodes[placement.layer]?.parent = parent
    }

    private mutating func remove(_ layer: LayerID) {
        guard let node = nodes.removeValue(forKey: layer) else { return }
        if let parent = node.parent { nodes[parent]?.children.removeAll { $0 == layer } }
        for child in node.children {
            nodes[child]?.parent = nil
            remove(child)
        }
    }
}

extension LayerTree {
    /// Returns the transaction that makes a screen that shows `old` show `self`.
    ///
    /// - Complexity: O(layers of both trees).
    package func difference(from old: LayerTree) -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.number = number
        if root != old.root { transaction.root = root }

        for (layer, node) in layersTopDown {
            let before = old.nodes[layer]
            if before == nil { transaction.created.append(layer) }
            if node.parent == nil, before?.parent != nil {
                transaction.placements.append(LayerPlacement(layer: layer, parent: nil, below: nil))
            }
            let properties = node.state.changes(from: before?.state ?? LayerState())
            if !properties.isEmpty { transaction.changes.append(LayerChange(layer: layer, properties: properties)) }
            transaction.placements += ChildOrder.placements(
                from: before?.children ?? [], to: node.children, parent: layer)
        }
        // Lists only the top of each removed branch, unless it was below a layer that stays.
        for (layer, node) in old.nodes where nodes[layer] == nil {
            if let parent = node.parent, nodes[parent] == nil { continue }
            transaction.removed.append(layer)
        }
        transaction.removed.sort()
        return transaction
    }

    /// Every layer after its parent, siblings in drawing order; layers without a parent in the order of their ids.
    package var layersTopDown: [(layer: LayerID, node: Node)] {
        var result: [(LayerID, Node)] = []
        result.reserveCapacity(nodes.count)
        var pending = nodes.filter { $0.value.parent == nil }.keys.sorted(by: >)
        while let layer = pending.popLast() {
            guard let node = nodes[layer] else { continue }
            result.append((layer, node))
            pending.append(contentsOf: node.children.reversed())
        }
        return result
    }
}
