import Foundation
import QuartzCore

// Layout attributes as items. A layout returns them, and is invalidated when they move.
extension UIDynamicAnimator {
    /// Returns the attributes of an element, if they are among the items.
    func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        engine.firstItem { item in
            guard let attributes = item as? UICollectionViewLayoutAttributes,
                attributes.representedElementCategory == category, attributes.indexPath == indexPath,
                kind == nil || attributes.representedElementKind == kind
            else { return nil }
            return attributes
        }
    }

    /// Invalidates the layout after items moved, so that it shows them at their new places.
    func itemsMoved() { layoutReference.hold { $0.invalidateLayout() } }
}
