/// The content of a section snapshot: the items of one section as a tree, each expanded or collapsed (R506).
///
/// Mutating methods check everything before they change anything.
package struct OutlineContent<ItemID: Hashable & Sendable>: Sendable {
    private var table = IdentifierTable<ItemID>()
    private var tree = ItemTree()

    package init() {}

    // MARK: Queries

    package var items: [ItemID] { tree.all.map { table[$0] } }
    package var rootItems: [ItemID] { tree.children(of: nil).map { table[$0] } }
    package var visibleItems: [ItemID] { tree.visible.map { table[$0] } }
    package var count: Int { tree.count }

    package func contains(_ item: ItemID) -> Bool { number(of: item) != nil }

    package func isExpanded(_ item: ItemID) -> Bool { number(of: item).map(tree.isExpanded) ?? false }

    package func isVisible(_ item: ItemID) -> Bool { number(of: item).map(tree.isVisible) ?? false }

    /// Returns the index among all items, visible or not.
    ///
    /// - Complexity: O(items before the item).
    package func index(of item: ItemID) -> Int? {
        guard let number = number(of: item) else { return nil }
        var (index, found): (Int, Int?) = (0, nil)
        tree.forEach { other, _ in
            if other == number { found = index }
            index += 1
            return found == nil
        }
        return found
    }

    package func level(of item: ItemID) throws(SnapshotMistake) -> Int {
        guard let number = number(of: item) else { throw .notInOutline("Item identifier", item, self) }
        return tree.level(of: number)
    }

    /// Returns the parent; nil for a root, and for an item that isn't there.
    package func parent(of item: ItemID) -> ItemID? {
        number(of: item).flatMap { tree.parent(of: $0) }.map { table[$0] }
    }

    /// Returns the descendants of an item as an outline of their own.
    package func content(of parent: ItemID, includingParent: Bool) throws(SnapshotMistake) -> OutlineContent {
        guard let number = number(of: parent) else { throw .notInOutline("Parent item identifier", parent, self) }
        var part = OutlineContent()
        if includingParent {
            part.insertAll([number], of: self, .lastChild(of: nil))
        } else {
            part.insertAll(tree.children(of: number), of: self, .lastChild(of: nil))
        }
        return part
    }

    /// Visits each item before its children.
    package func forEach(_ body: (_ item: ItemID, _ level: Int, _ isExpanded: Bool, _ hasChildren: Bool) -> Void) {
        tree.forEach { item, level in
            body(table[item], level, tree.isExpanded(item), tree.hasChildren(item))
            return true
        }
    }

    private func number(of item: ItemID) -> UInt32? {
        guard let number = table.number(of: item), tree.contains(number) else { return nil }
        return number
    }

    // MARK: Changes

    /// - Parameter parent: The parent; nil for the roots.
    package mutating func append(_ items: [ItemID], to parent: ItemID?) throws(SnapshotMistake) {
        // With no items, UIKit doesn't look for the parent or the neighbour.
        guard !items.isEmpty else { return }
        var place = ItemTree.Place.lastChild(of: nil)
        if let parent {
            guard let number = number(of: parent) else { throw .notInOutline("Parent item identifier", parent, self) }
            place = .lastChild(of: number)
        }
        tree.insert(try newNumbers(of: items), place)
    }

    /// Inserts items beside an item: before it, or behind it and all of its descendants.
    package mutating func insert(
        _ items: [ItemID], _ side: SnapshotSide, _ neighbour: ItemID
    ) throws(SnapshotMistake) {
        guard !items.isEmpty else { return }
        let place = try self.place(side, neighbour)
        tree.insert(try newNumbers(of: items), place)
    }

    package mutating func insert(
        _ other: OutlineContent, _ side: SnapshotSide, _ neighbour: ItemID
    ) throws(SnapshotMistake) {
        let place = try self.place(side, neighbour)
        try requireNew(other.items)
        insertAll(other.tree.children(of: nil), of: other, place)
    }

    /// Appends the other outline at the root level.
    package mutating func append(_ other: OutlineContent) throws(SnapshotMistake) {
        try requireNew(other.items)
        insertAll(other.tree.children(of: nil), of: other, .lastChild(of: nil))
    }

    package mutating func replaceChildren(
        of parent: ItemID, with other: OutlineContent
    ) throws(SnapshotMistake) {
        guard let number = number(of: parent) else { throw .notInOutline("Parent item identifier", parent, self) }
        let known = other.items.filter { item in
            self.number(of: item).map { $0 == number || !tree.isInside($0, of: number) } ?? false
        }
        if !known.isEmpty { throw .repeatedInOutline(known, self) }
        forget(tree.removeChildren(of: number))
        insertAll(other.tree.children(of: nil), of: other, .lastChild(of: self.number(of: parent)))
    }

    /// Deletes items with all of their descendants.
    package mutating func delete(_ items: [ItemID]) throws(SnapshotMistake) {
        for item in items where number(of: item) == nil { throw .noIndex(item, self) }
        var gone: [UInt32] = []
        for item in items {
            // An item below another one of these items is gone already.
            guard let number = number(of: item) else { continue }
            gone += tree.remove(number)
        }
        forget(gone)
    }

    package mutating func deleteAll() { self = OutlineContent() }

    /// Expands or collapses items. Ignores items that aren't there (R506).
    package mutating func setExpanded(_ items: [ItemID], _ isExpanded: Bool) {
        for item in items {
            if let number = number(of: item) { tree.setExpanded(number, isExpanded) }
        }
    }

    private func place(_ side: SnapshotSide, _ neighbour: ItemID) throws(SnapshotMistake) -> ItemTree.Place {
        guard let number = number(of: neighbour) else {
            throw .notInOutline("Item identifier to insert \(side == .before ? "before" : "after")", neighbour, self)
        }
        return side == .before ? .before(number) : .after(number)
    }

    private func requireNew(_ items: [ItemID]) throws(SnapshotMistake) {
        var seen: Set<ItemID> = []
        var (existing, repeated): ([ItemID], [ItemID]) = ([], [])
        for item in items {
            if number(of: item) != nil {
                existing.append(once: item)
            } else if !seen.insert(item).inserted {
                repeated.append(once: item)
            }
        }
        if !existing.isEmpty || !repeated.isEmpty { throw .repeatedInOutline(existing + repeated, self) }
    }

    private mutating func newNumbers(of items: [ItemID]) throws(SnapshotMistake) -> [UInt32] {
        try requireNew(items)
        return table.take(items)
    }

    /// Copies items with all of their descendants.
    private mutating func insertAll(_ numbers: [UInt32], of other: OutlineContent, _ place: ItemTree.Place) {
        let roots = table.take(numbers.map { other.table[$0] })
        tree.insert(roots, place)
        var waiting = Array(zip(numbers, roots))
        while let (theirs, ours) = waiting.popLast() {
            tree.setExpanded(ours, other.tree.isExpanded(theirs))
            let children = other.tree.children(of: theirs)
            guard !children.isEmpty else { continue }
            let copies = table.take(children.map { other.table[$0] })
            tree.insert(copies, .lastChild(of: ours))
            waiting += zip(children, copies)
        }
    }

    private mutating func forget(_ gone: [UInt32]) {
        guard !gone.isEmpty else { return }
        if tree.count == 0 { return self = OutlineContent() }
        if table.count - tree.count < 64 + tree.count / 4, let standIn = tree.children(of: nil).first {
            return table.forget(gone, standIn: standIn)
        }
        var smaller = OutlineContent()
        smaller.insertAll(tree.children(of: nil), of: self, .lastChild(of: nil))
        self = smaller
    }
}

extension OutlineContent: Equatable {
    package static func == (one: OutlineContent, other: OutlineContent) -> Bool {
        one.count == other.count && one.rows == other.rows
    }

    private struct Row: Equatable {
        var item: ItemID
        var level: Int
        var isExpanded: Bool
    }

    private var rows: [Row] {
        var rows: [Row] = []
        forEach { item, level, isExpanded, _ in rows.append(Row(item: item, level: level, isExpanded: isExpanded)) }
        return rows
    }
}

extension SnapshotMistake {
    static func notInOutline<I>(_ what: String, _ item: I, _ content: OutlineContent<I>) -> SnapshotMistake {
        SnapshotMistake(
            "\(what) does not exist in section snapshot: \(item)",
            seen: "item identifier \(item)", expected: "one of the \(content.count) items: \(content.items.shortList)",
            cause: "the app never appended the item to this section snapshot, or deleted it, perhaps with its parent",
            remedy: "call contains(_:) first")
    }

    static func noIndex<I>(_ item: I, _ content: OutlineContent<I>) -> SnapshotMistake {
        SnapshotMistake(
            "Failed to find index of item \(item)",
            seen: "item identifier \(item)", expected: "one of the \(content.count) items: \(content.items.shortList)",
            cause: "the app deleted the item before, perhaps with its parent", remedy: "call contains(_:) first")
    }

    static func repeatedInOutline<I>(_ items: [I], _ content: OutlineContent<I>) -> SnapshotMistake {
        SnapshotMistake(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(items.asSet)",
            seen: items.map { item in
                content.index(of: item).map { "\(item), which is item \($0) already" }
                    ?? "\(item), twice in the array"
            }.joined(separator: "; "),
            expected: "each identifier once, at one place of the outline",
            cause: "two parents have the same item, or the app fills the snapshot a second time",
            remedy: "make the parent a part of the identifier, or delete the item first")
    }
}
