import CoreGraphics
import Foundation
import LayoutEngine

/// An item of a compositional layout: its size, and the space inside and around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(Parts(size: layoutSize, supplementaryItems: []))
    }

    /// Creates an item of a size, with supplementary views such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        Self.requireDistinctKinds(supplementaryItems)
        self.init(Parts(size: layoutSize, supplementaryItems: supplementaryItems))
    }

    /// For this module: copies and factory methods return objects of a subclass, which inherits this initialiser.
    public required init(_ parts: Parts) {
        layoutSize = parts.size
        attached = parts.supplementaryItems
        super.init()
    }

    /// The properties that an item is created with. Only this module creates them.
    public struct Parts {
        let size: NSCollectionLayoutSize
        let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    }

    /// The size that the item asks for.
    open private(set) var layoutSize: NSCollectionLayoutSize

    /// The space between the item's frame and its view, in points. Has no effect along an axis on which the size is
    /// estimated (R412). Default: zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item. nil, the default, means none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The supplementary views of the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    final var attached: [NSCollectionLayoutSupplementaryItem]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(Parts(size: layoutSize, supplementaryItems: attached))
        copy.takeRest(of: self)
        return copy
    }

    /// Copies the properties that the initialiser doesn't take.
    func takeRest(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// The engine's value of the item's contents; nil for an item that contains nothing.
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
