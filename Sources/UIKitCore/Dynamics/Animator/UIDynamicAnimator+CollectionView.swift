import Foundation
import QuartzCore

// Layout attributes as items: the layout answers with them, and is invalidated as they move.
extension UIDynamicAnimator {
    /// The attributes of an element among its items.
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

    /// Items were moved: what shows them has to show them there.
    func itemsMoved() { layoutReference.hold { $0.invalidateLayout() } }
}
