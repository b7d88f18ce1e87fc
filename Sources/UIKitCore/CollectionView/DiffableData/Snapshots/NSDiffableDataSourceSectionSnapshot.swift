import CollectionEngine
import QuartzCore

/// The items of one section, some of them below others, as in an outline. Apply it with
/// ``UICollectionViewDiffableDataSource``.
///
///     var files = NSDiffableDataSourceSectionSnapshot<String>()
///     files.append(["Sources", "Tests"])
///     files.append(["main.swift"], to: "Sources")
///     files.expand(["Sources"])
///     dataSource.apply(files, to: .files)
///
/// Items below another item are visible while it and all items above it are expanded. At first none are. A snapshot is
/// a value: changing it changes nothing on screen until you apply it. Identifiers are unique. A call that cannot be
/// performed stops the program with UIKit's message and an explanation (R506).
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var content = OutlineContent<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { content = snapshot.content }

    init(content: OutlineContent<ItemIdentifierType>) { self.content = content }

    // MARK: Items

    /// Adds items after the last child of an item, or at the root level if `parent` is nil.
    ///
    /// - Complexity: O(*n*) for *n* added items, however many the snapshot has.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        stopping { () throws(SnapshotMistake) in try content.append(items, to: parent) }
    }

    /// Inserts items before another one, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.insert(items, .before, item) }
    }

    /// Inserts items after another one and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.insert(items, .after, item) }
    }

    /// Inserts all items of another snapshot before an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.insert(snapshot.content, .before, item) } }

    /// Inserts all items of another snapshot after an item and its descendants, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.insert(snapshot.content, .after, item) } }

    /// Deletes items and their descendants. The items must be in the snapshot.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.delete(items) }
    }

    /// Deletes all items.
    public mutating func deleteAll() { content.deleteAll() }

    /// Replaces the children of an item with the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        stopping { () throws(SnapshotMistake) in try content.replaceChildren(of: parent, with: snapshot.content)
        }
    }

    // MARK: Expansion

    /// Expands items, which shows their children. Ignores items that aren't in the snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) { content.setExpanded(items, true) }

    /// Collapses items, which hides what is below them. Ignores items that aren't in the snapshot.
    public mutating func collapse(_ items: [ItemIdentifierType]) { content.setExpanded(items, false) }

    /// Whether an item is expanded. False for an item that isn't in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { content.isExpanded(item) }

    /// Whether all items above an item are expanded. False for an item that isn't in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { content.isVisible(item) }

    // MARK: Items in the snapshot

    /// All items, visible or not. Each precedes the items below it.
    public var items: [ItemIdentifierType] { content.items }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { content.rootItems }

    /// The items that are shown when the snapshot is applied.
    public var visibleItems: [ItemIdentifierType] { content.visibleItems }

    /// Whether an item is in the snapshot, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { content.contains(item) }

    /// Returns an item's index in ``items``, or nil if it isn't in the snapshot.
    ///
    /// - Complexity: O(items before it).
    public func index(of item: ItemIdentifierType) -> Int? { content.index(of: item) }

    /// Returns the number of items above an item; 0 at the root level. The item must be in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        stopping { () throws(SnapshotMistake) in try content.level(of: item) }
    }

    /// Returns an item's parent, or nil at the root level and for an item that isn't in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { content.parent(of: child) }

    /// Returns the items below an item as a snapshot of their own. With `includingParent`, the item itself is its only
    /// root. The item must be in the snapshot.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        stopping { () throws(SnapshotMistake) in
            NSDiffableDataSourceSectionSnapshot(
                content: try content.content(of: parent, includingParent: includingParent))
        }
    }

    /// Returns one line per item, indented by its level. `-` precedes an expanded item, `+` one that can be expanded,
    /// `*` one with nothing below it (R506; the format of a line is our choice).
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
    /// Whether both have the same items at the same levels, in the same order, and the same items expanded.
    public static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}

extension NSDiffableDataSourceSectionSnapshot: CustomReflectable {
    /// The children that `print`, a debugger and a failing test show: the lines of ``visualDescription()``.
    public var customMirror: Mirror { Mirror(self, children: ["items": lines], displayStyle: .struct) }
}
