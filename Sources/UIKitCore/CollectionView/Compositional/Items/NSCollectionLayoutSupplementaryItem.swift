import CoreGraphics
import Foundation
import LayoutEngine

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// A view of a size, anchored to an item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(Parts(size: layoutSize, supplementaryItems: []))
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    /// A view of a size, whose own anchor lies on that of an item or group.
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

    /// 1 by default: above cells (R400).
    open var zIndex = 1

    /// The kind that the data source is asked for.
    open private(set) var elementKind = ""

    /// The point of the item or group that it is attached to.
    open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

    /// The point of its own that lies there. nil is the same as the container's, so that it lies inside (R460).
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
