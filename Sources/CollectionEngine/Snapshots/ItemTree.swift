/// A tree of items, by the numbers of their identifiers: parents, children in order, and which items are expanded.
///
/// Each item knows its neighbours, so that adding or removing children needs no look at the others.
package struct ItemTree: Sendable {
    private struct Node: Sendable {
        var parent: UInt32 = none
        var firstChild: UInt32 = none
        var lastChild: UInt32 = none
        var previous: UInt32 = none
        var next: UInt32 = none
        var isExpanded = false
        var isThere = false
    }

    static let none = UInt32.max
    private var nodes: [Node] = []
    private var firstRoot = none
    private var lastRoot = none
    package private(set) var count = 0

    package init() {}

    // MARK: Reading

    package func contains(_ item: UInt32) -> Bool { item < nodes.count && nodes[Int(item)].isThere }

    /// Returns the parent; nil for a root.
    package func parent(of item: UInt32) -> UInt32? { known(nodes[Int(item)].parent) }

    package func isExpanded(_ item: UInt32) -> Bool { nodes[Int(item)].isExpanded }

    package func hasChildren(_ item: UInt32) -> Bool { nodes[Int(item)].firstChild != Self.none }

    /// Returns the number of items above this one; 0 for a root.
    package func level(of item: UInt32) -> Int {
        var (level, above) = (0, parent(of: item))
        while let item = above {
            level += 1
            above = parent(of: item)
        }
        return level
    }

    /// Returns whether all items above this one are expanded (R506).
    package func isVisible(_ item: UInt32) -> Bool {
        var above = parent(of: item)
        while let item = above {
            if !isExpanded(item) { return false }
            above = parent(of: item)
        }
        return true
    }

    package func isInside(_ item: UInt32, of ancestor: UInt32) -> Bool {
        var above: UInt32? = item
        while let item = above {
            if item == ancestor { return true }
            above = parent(of: item)
        }
        return false
    }

    /// Returns the roots, or the children of an item.
    package func children(of parent: UInt32?) -> [UInt32] {
        var (children, next): ([UInt32], UInt32?) = ([], known(parent.map { nodes[Int($0)].firstChild } ?? firstRoot))
        while let child = next {
            children.append(child)
            next = known(nodes[Int(child)].next)
        }
        return children
    }

    package var all: [UInt32] {
        var all: [UInt32] = []
        all.reserveCapacity(count)
        forEach { item, _ in
            all.append(item)
            return true
        }
        return all
    }

    package var visible: [UInt32] {
        var visible: [UInt32] = []
        forEach { item, _ in
            visible.append(item)
            return isExpanded(item)
        }
        return visible
    }

    /// Visits each item before its children.
    ///
    /// - Parameter body: Returns whether to visit the item's children, too.
    package func forEach(below parent: UInt32? = nil, _ body: (_ item: UInt32, _ level: Int) -> Bool) {
        var level = 0
        var next = parent.map { nodes[Int($0)].firstChild } ?? firstRoot
        while next != Self.none {
            let node = nodes[Int(next)]
            if body(next, level), node.firstChild != Self.none {
                next = node.firstChild
                level += 1
                continue
            }
            // The next sibling, or that of the nearest ancestor that has one.
            while nodes[Int(next)].next == Self.none {
                next = nodes[Int(next)].parent
                if level == 0 { return }
                level -= 1
            }
            next = nodes[Int(next)].next
        }
    }

    private func known(_ item: UInt32) -> UInt32? { item == Self.none ? nil : item }

    // MARK: Changes

    /// Where to insert items.
    package enum Place: Sendable {
        case lastChild(of: UInt32?)
        case before(UInt32)
        /// After the item and all of its descendants.
        case after(UInt32)
    }

    package mutating func insert(_ items: [UInt32], _ place: Place) {
        var place = place
        for item in items {
            let (parent, previous, next) = neighbours(of: place)
            link(item, parent: parent, previous: previous, next: next)
            if case .after = place { place = .after(item) }
        }
    }

    private func neighbours(of place: Place) -> (parent: UInt32, previous: UInt32, next: UInt32) {
        switch place {
        case .lastChild(let parent):
            (parent ?? Self.none, parent.map { nodes[Int($0)].lastChild } ?? lastRoot, Self.none)
        case .before(let item): (nodes[Int(item)].parent, nodes[Int(item)].previous, item)
        case .after(let item): (nodes[Int(item)].parent, item, nodes[Int(item)].next)
        }
    }

    private mutating func link(_ item: UInt32, parent: UInt32, previous: UInt32, next: UInt32) {
        while nodes.count <= Int(item) { nodes.append(Node()) }
        nodes[Int(item)] = Node(parent: parent, previous: previous, next: next, isThere: true)
        count += 1
        setNext(of: previous, below: parent, item)
        setPrevious(of: next, below: parent, item)
    }

    /// Removes an item with all of its descendants. Returns them all, each before its children.
    package mutating func remove(_ item: UInt32) -> [UInt32] {
        let gone = removeChildren(of: item)
        let node = nodes[Int(item)]
        setNext(of: node.previous, below: node.parent, node.next)
        setPrevious(of: node.next, below: node.parent, node.previous)
        nodes[Int(item)] = Node()
        count -= 1
        return [item] + gone
    }

    package mutating func removeChildren(of item: UInt32) -> [UInt32] {
        var gone: [UInt32] = []
        forEach(below: item) { child, _ in
            gone.append(child)
            return true
        }
        for child in gone { nodes[Int(child)] = Node() }
        count -= gone.count
        nodes[Int(item)].firstChild = Self.none
        nodes[Int(item)].lastChild = Self.none
        return gone
    }

    package mutating func setExpanded(_ item: UInt32, _ isExpanded: Bool) { nodes[Int(item)].isExpanded = isExpanded }

    private mutating func setNext(of previous: UInt32, below parent: UInt32, _ item: UInt32) {
        if previous != Self.none {
            nodes[Int(previous)].next = item
        } else if parent != Self.none {
            nodes[Int(parent)].firstChild = item
        } else {
            firstRoot = item
        }
    }

    private mutating func setPrevious(of next: UInt32, below parent: UInt32, _ item: UInt32) {
        if next != Self.none {
            nodes[Int(next)].previous = item
        } else if parent != Self.none {
            nodes[Int(parent)].lastChild = item
        } else {
            lastRoot = item
        }
    }
}
