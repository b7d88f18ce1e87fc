import CoreGraphics
import Foundation
import LayoutEngine

/// An item of a compositional layout: how large it is, and what room is in and beside it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(Parts(size: layoutSize, supplementaryItems: []))
    }

    /// An item of a size, with views such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        Self.requireDistinctKinds(supplementaryItems)
        self.init(Parts(size: layoutSize, supplementaryItems: supplementaryItems))
    }

    /// For this module: copies and factory methods answer objects of a subclass, which inherits this.
    public required init(_ parts: Parts) {
        layoutSize = parts.size
        attached = parts.supplementaryItems
        super.init()
    }

    /// What an item begins with. Only this module makes it.
    public struct Parts {
        let size: NSCollectionLayoutSize
        let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    }

    /// The size that the item asks for.
    open private(set) var layoutSize: NSCollectionLayoutSize

    /// Between the item's place and its view, in points; without effect where the size is an estimate (R412). Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Room outside the item. nil, the default, is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Views that go with it.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    final var attached: [NSCollectionLayoutSupplementaryItem]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(Parts(size: layoutSize, supplementaryItems: attached))
        copy.takeRest(of: self)
        return copy
    }

    /// What the initialiser does not take.
    func takeRest(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// What the engine lays out; nil for an item without a content of its own.
    func content(_ translation: inout CompositionalTranslation) -> GroupContent? { nil }

    final func item(_ translation: inout CompositionalTranslation) -> GroupItem {
        var item = GroupItem(size: layoutSize.size, content: content(&translation))
        item.insets = GroupInsets(contentInsets)
        item.edges = edgeSpacing?.edges ?? GroupEdges()
        item.attachments = supplementaryItems.map { $0.attachment(&translation) }
        return item
    }

    static func requireDistinctKinds(_ items: [NSCollectionLayoutSupplementaryItem]) {
        let kinds = items.map(\.elementKind)
        guard Set(kinds).count < kinds.count else { return }
        let twice = Set(kinds.filter { kind in kinds.count { $0 == kind } > 1 }).sorted()
        Diagnostics.fail(
            "Error: Every supplementary must have a unique elementKind: duplicates detected: (\(twice.joined(separator: ", ")))",
            explanation: """
                  seen           \(kinds.map { "\"\($0)\"" }.joined(separator: ", "))
                  expected       a kind of its own for each supplementary item of one item, group, section or layout
                  likely cause   two badges, or a header and a footer, with the same kind
                  try            another elementKind for one of them, and a registration for it
                """)
    }
}

extension GroupInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
