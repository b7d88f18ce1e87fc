import Foundation
import QuartzCore

// Layout attributes as items: the layout answers with them, and is invalidated as they move.
extension UIDynamicAnimator {
    /// For the attributes of a layout, in the coordinates of its content.
    ///
    /// Give copies of attributes or those that `super` answered to behaviours, and answer with ``items(in:)`` and
    /// ``layoutAttributesForCell(at:)``. The animator invalidates the layout as they move, and doesn't keep it.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        layoutReference.object = layout
    }

    /// The attributes of a cell, when the animator moves them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a header or footer, when the animator moves them.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// The attributes of a decoration view, when the animator moves them.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for item in engine.items {
            guard let attributes = item as? UICollectionViewLayoutAttributes,
                attributes.representedElementCategory == category, attributes.indexPath == indexPath,
                kind == nil || attributes.representedElementKind == kind
            else { continue }
            return attributes
        }
        return nil
    }

    /// Items were moved: what shows them has to show them there.
    func itemsMoved() { layoutReference.hold { $0.invalidateLayout() } }
}
