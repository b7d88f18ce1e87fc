import CollectionEngine
import QuartzCore

/// All sections and items of a collection view at one moment, by their identifiers; what a
/// ``UICollectionViewDiffableDataSource`` is given to show.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["primes"])
///     snapshot.appendItems([2, 3, 5, 7])
///     dataSource.apply(snapshot)
///
/// A value: changing it changes nothing on screen until it is applied, and a copy is independent. It may be filled on any thread.
///
/// Identifiers are unique: no two sections have the same, and no two items, not even in different sections. Items that are added
/// and are somewhere in the snapshot already are moved (R500). What is asked for and cannot be done stops the program with UIKit's
/// own text and an explanation (R501).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    @usableFromInline package internal(set) var content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>

    /// Makes an empty one.
    @inlinable public init() { content = SnapshotContent() }

    init(content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

    // MARK: What there is

    /// How many items all sections have.
    public var numberOfItems: Int { content.order.itemCount }

    /// How many sections there are.
    public var numberOfSections: Int { content.order.sections.count }

    /// In their order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIdentifiers }

    /// Those of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { content.itemIdentifiers }

    /// The section must exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        stopping { () throws(SnapshotMistake) in try content.numberOfItems(inSection: identifier) }
    }

    /// The section must exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        stopping { () throws(SnapshotMistake) in try content.itemIdentifiers(inSection: identifier) }
    }

    /// nil if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(containing: identifier)
    }

    /// Counted through all sections; nil if the item is not in the snapshot.
    ///
    /// - Complexity: O(sections before it).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(ofItem: identifier) }

    /// nil if the section is not in the snapshot.
    ///
    /// - Complexity: O(1).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(ofSection: identifier) }

    // MARK: Items

    /// Adds items at the end of a section, the last one by default.
    ///
    /// - Complexity: O(*n*) for *n* items; each is hashed once.
    @inlinable
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) { content.append(identifiers, to: destination(sectionIdentifier, of: identifiers), or: Self.fail) }

    /// Inserts items before another one, which must not be among them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertItems(identifiers, .before, beforeIdentifier)
        }
    }

    /// Inserts items after another one, which must not be among them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertItems(identifiers, .after, afterIdentifier) }
    }

    /// Deletes items. Identifiers that aren't in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.deleteItems(identifiers) }
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { content.deleteAllItems() }

    /// Moves an item to where it is before another one, in that one's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.moveItem(identifier, .before, toIdentifier) }
    }

    /// Moves an item to where it is behind another one, in that one's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.moveItem(identifier, .after, toIdentifier) }
    }

    /// When the snapshot is applied, these items get new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reloadItems(identifiers) }
    }

    /// When the snapshot is applied, the cells of these items are filled again; they stay the same cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reconfigureItems(identifiers) }
    }

    /// Those that ``reloadItems(_:)`` was called for.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItemIdentifiers }

    /// Those that ``reconfigureItems(_:)`` was called for.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { content.reconfiguredItemIdentifiers }

    // MARK: Sections

    /// Adds sections at the end. None of them may be there already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.appendSections(identifiers) }
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertSections(identifiers, .before, toIdentifier) }
    }

    /// Adds sections behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertSections(identifiers, .after, toIdentifier) }
    }

    /// Deletes sections and their items. Identifiers that aren't in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.deleteSections(identifiers) }
    }

    /// Moves a section to where it is before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.moveSection(identifier, .before, toIdentifier) } }

    /// Moves a section to where it is behind another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.moveSection(identifier, .after, toIdentifier) } }

    /// When the snapshot is applied, all items of these sections get new cells, and their supplementary views are made again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reloadSections(identifiers) }
    }

    /// Those that ``reloadSections(_:)`` was called for.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { content.reloadedSectionIdentifiers }

    // MARK: Mistakes

    @usableFromInline func destination(_ section: SectionIdentifierType?, of items: [ItemIdentifierType]) -> Int {
        stopping { () throws(SnapshotMistake) in try content.destination(section, of: items) }
    }

    @usableFromInline static func fail(_ mistake: SnapshotMistake) -> Never { mistake.stop() }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Whether both have the same sections with the same items, in the same order. What is to be reloaded does not count (R500).
    public static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}

extension NSDiffableDataSourceSnapshot: CustomReflectable {
    /// What `print`, a debugger and a failing test show: the items of each section, and what is to be reloaded or reconfigured.
    public var customMirror: Mirror {
        var children: [Mirror.Child] = sectionIdentifiers.map { ("\($0)", itemIdentifiers(inSection: $0)) }
        func add(_ label: String, _ identifiers: [some Hashable]) {
            if !identifiers.isEmpty { children.append((label, identifiers)) }
        }
        add("reloaded sections", reloadedSectionIdentifiers)
        add("reloaded items", reloadedItemIdentifiers)
        add("reconfigured items", reconfiguredItemIdentifiers)
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
