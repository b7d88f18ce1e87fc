import UIKit

/// A flow layout whose first header grows upwards with the content that is pulled down.
final class StretchyLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.minY < 0 || (collectionView?.bounds.minY ?? 0) < 0
            || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(stretched)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(stretched)
    }

    private func stretched(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
            attributes.indexPath.section == 0, let top = collectionView?.bounds.minY, top < 0,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame = CGRect(x: copy.frame.minX, y: top, width: copy.frame.width, height: copy.frame.height - top)
        return copy
    }
}
