import CollectionEngine
import QuartzCore

/// All sections and items of a collection view, by their identifiers. Apply it with
/// ``UICollectionViewDiffableDataSource``.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["primes"])
///     snapshot.appendItems([2, 3, 5, 7])
///     dataSource.apply(snapshot)
///
/// A snapshot is a value: changing it changes nothing on screen until you apply it, and a copy is independent. You can
/// fill it on any thread.
///
/// Section identifiers are unique, and item identifiers are unique among all sections. Adding an item that is in the
/// snapshot already moves it (R500). A call that cannot be performed stops the program with UIKit's message and an
/// explanation (R501).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    @usableFromInline package internal(set) var content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>

    /// Creates an empty snapshot.
    @inlinable public init() { content = SnapshotContent() }

    init(content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

    // MARK: Contents

    /// The number of items in all sections.
    public var numberOfItems: Int { content.order.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { content.order.sections.count }

    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIdentifiers }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { content.itemIdentifiers }

    /// Returns the number of items in a section, which must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        stopping { () throws(SnapshotMistake) in try content.numberOfItems(inSection: identifier) }
    }

    /// Returns the items of a section, which must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        stopping { () throws(SnapshotMistake) in try content.itemIdentifiers(inSection: identifier) }
    }

    /// Returns the section that contains an item, or nil if the item isn't in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(containing: identifier)
    }

    /// Returns an item's index through all sections, or nil if it isn't in the snapshot.
    ///
    /// - Complexity: O(sections before it).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(ofItem: identifier) }

    /// Returns a section's index, or nil if it isn't in the snapshot.
    ///
    /// - Complexity: O(1).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(ofSection: identifier) }

    // MARK: Items

    /// Adds items at the end of a section, by default the last one.
    ///
    /// - Complexity: O(*n*) for *n* items; each is hashed once.
    @inlinable
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) { content.append(identifiers, to: destination(sectionIdentifier, of: identifiers), or: Self.fail) }

    /// Inserts items before another one, which mustn't be among them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertItems(identifiers, .before, beforeIdentifier)
        }
    }

    /// Inserts items after another one, which mustn't be among them.
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

    /// Moves an item to the place before another one, in that one's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.moveItem(identifier, .before, toIdentifier) }
    }

    /// Moves an item to the place after another one, in that one's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        stopping { () throws(SnapshotMistake) in try content.moveItem(identifier, .after, toIdentifier) }
    }

    /// Marks items so that they get new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reloadItems(identifiers) }
    }

    /// Marks items so that their cells are configured again when the snapshot is applied. They keep their cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reconfigureItems(identifiers) }
    }

    /// The items that ``reloadItems(_:)`` was called for.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItemIdentifiers }

    /// The items that ``reconfigureItems(_:)`` was called for.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { content.reconfiguredItemIdentifiers }

    // MARK: Sections

    /// Adds sections at the end. They mustn't be in the snapshot already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.appendSections(identifiers) }
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertSections(identifiers, .before, toIdentifier) }
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        stopping { () throws(SnapshotMistake) in try content.insertSections(identifiers, .after, toIdentifier) }
    }

    /// Deletes sections and their items. Identifiers that aren't in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.deleteSections(identifiers) }
    }

    /// Moves a section to the place before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.moveSection(identifier, .before, toIdentifier) } }

    /// Moves a section to the place after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { stopping { () throws(SnapshotMistake) in try content.moveSection(identifier, .after, toIdentifier) } }

    /// Marks sections so that all their items get new cells and new supplementary views when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        stopping { () throws(SnapshotMistake) in try content.reloadSections(identifiers) }
    }

    /// The sections that ``reloadSections(_:)`` was called for.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { content.reloadedSectionIdentifiers }

    // MARK: Mistakes

    @usableFromInline func destination(_ section: SectionIdentifierType?, of items: [ItemIdentifierType]) -> Int {
        stopping { () throws(SnapshotMistake) in try content.destination(section, of: items) }
    }

    @usableFromInline static func fail(_ mistake: SnapshotMistake) -> Never { mistake.stop() }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Whether both have the same sections with the same items, in the same order. Marks for reloading don't count
    /// (R500).
    public static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}

extension NSDiffableDataSourceSnapshot: CustomReflectable {
    /// The children that `print`, a debugger and a failing test show: the items of each section, and the marks for
    /// reloading and reconfiguring.
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
