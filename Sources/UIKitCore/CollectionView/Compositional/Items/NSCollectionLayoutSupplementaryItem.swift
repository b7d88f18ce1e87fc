import CoreGraphics
import Foundation
import LayoutEngine

/// A supplementary view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Creates a view of a size that is attached to a point of an item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(Parts(size: layoutSize, supplementaryItems: []))
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    /// Creates a view of a size, of which the point `itemAnchor` is attached to the point `containerAnchor` of an item
    /// or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    public required init(_ parts: Parts) {
        super.init(parts)
    }

    /// The z index of the view. Default: 1, which is above cells (R400).
    open var zIndex = 1

    /// The element kind that the data source is asked for.
    open private(set) var elementKind = ""

    /// The point of the item or group that the view is attached to.
    open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

    /// The point of the view that is attached there. nil means the same point as the container's, so that the view is
    /// inside (R460).
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?

    override func takeRest(of other: NSCollectionLayoutItem) {
        super.takeRest(of: other)
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
        zIndex = other.zIndex
        elementKind = other.elementKind
        containerAnchor = other.containerAnchor
        itemAnchor = other.itemAnchor
    }

    final func name(_ kind: String) { elementKind = kind }

    func attachment(_ translation: inout CompositionalTranslation) -> GroupAttachment {
        GroupAttachment(
            kind: translation.kind(elementKind), size: layoutSize.size, anchor: containerAnchor.anchor,
            ownAnchor: itemAnchor?.anchor, zIndex: zIndex)
    }
}
