import CollectionEngine
import QuartzCore

/// The items of one section at one moment, some of them below others, as in an outline; what a
/// ``UICollectionViewDiffableDataSource`` is given to show in that section.
///
///     var files = NSDiffableDataSourceSectionSnapshot<String>()
///     files.append(["Sources", "Tests"])
///     files.append(["main.swift"], to: "Sources")
///     files.expand(["Sources"])
///     dataSource.apply(files, to: .files)
///
/// What is below an item is shown while the item is expanded, and all above it are; at first nothing is. A value: changing it
/// changes nothing on screen until it is applied. Each identifier is there once; what cannot be done stops the program with
/// UIKit's own text and an explanation (R506).
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var content = OutlineContent<ItemIdentifierType>()

    /// Makes an empty one.
    public init() {}

    /// Makes a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { content = snapshot.content }

    init(content: OutlineContent<ItemIdentifierType>) { self.content = content }

    // MARK: Items

    /// Adds items as the last ones below another one; at the root level if `parent` is nil.
    ///
    /// - Complexity: O(*n*) for *n* items, however many are there.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        stopping { () throws(SnapshotMistake) in try content.append(items, to: parent) }
    }

    /// Adds items before another one, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.insert(items, .before, item) }
    }

    /// Adds items after another one and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.insert(items, .after, item) }
    }

    /// Adds all items of another snapshot before an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.insert(snapshot.content, .before, item) } }

    /// Adds all items of another snapshot after an item and its descendants, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.insert(snapshot.content, .after, item) } }

    /// Removes items and their descendants. The items must be in the snapshot.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.delete(items) }
    }

    /// Removes all items.
    public mutating func deleteAll() { content.deleteAll() }

    /// Replaces the children of an item by the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        stopping { () throws(SnapshotMistake) in try content.replaceChildren(of: parent, with: snapshot.content)
        }
    }

    // MARK: Expansion

    /// Shows what is directly below these items. Those that are not there are passed over.
    public mutating func expand(_ items: [ItemIdentifierType]) { content.setExpanded(items, true) }

    /// Hides what is below these items. Those that are not there are passed over.
    public mutating func collapse(_ items: [ItemIdentifierType]) { content.setExpanded(items, false) }

    /// False for an item that is not there.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { content.isExpanded(item) }

    /// Whether all above the item are expanded. False for an item that is not there.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { content.isVisible(item) }

    // MARK: What there is

    /// All, visible or not, each before those below it.
    public var items: [ItemIdentifierType] { content.items }

    /// Those that are below none.
    public var rootItems: [ItemIdentifierType] { content.rootItems }

    /// Those that are shown when the snapshot is applied.
    public var visibleItems: [ItemIdentifierType] { content.visibleItems }

    /// Whether the item is among those of the section, collapsed or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { content.contains(item) }

    /// Among ``items``; nil for an item that is not there.
    ///
    /// - Complexity: O(items before it).
    public func index(of item: ItemIdentifierType) -> Int? { content.index(of: item) }

    /// How many are above the item, which must be there; 0 at the root level.
    public func level(of item: ItemIdentifierType) -> Int {
        stopping { () throws(SnapshotMistake) in try content.level(of: item) }
    }

    /// nil at the root level, and for an item that is not there.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { content.parent(of: child) }

    /// What is below an item, which must be there, as a snapshot of its own; with the item itself as its only root if wanted.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        stopping { () throws(SnapshotMistake) in
            NSDiffableDataSourceSectionSnapshot(
                content: try content.content(of: parent, includingParent: includingParent))
        }
    }

    /// One line for each item, indented by its level: `-` before one that is expanded, `+` before one that can be, `*` before
    /// one that has nothing below it (R506; how they stand on the line is our choice).
    public func visualDescription() -> String { lines.joined(separator: "\n") }

    private var lines: [String] {
        var lines: [String] = []
        content.forEach { item, level, isExpanded, hasChildren in
            let mark = hasChildren ? (isExpanded ? "-" : "+") : "*"
            lines.append(String(repeating: "    ", count: level) + "\(mark) \(item)")
        }
        return lines
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    /// Whether both have the same items at the same levels, in the same order, the same of them expanded.
    public static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}

extension NSDiffableDataSourceSectionSnapshot: CustomReflectable {
    /// What `print`, a debugger and a failing test show: the lines of ``visualDescription()``.
    public var customMirror: Mirror { Mirror(self, children: ["items": lines], displayStyle: .struct) }
}
