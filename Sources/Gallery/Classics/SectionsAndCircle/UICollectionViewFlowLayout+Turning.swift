import UIKit

extension UICollectionViewFlowLayout {
    /// Returns a new layout with the same values for another direction, so that the collection view can animate from
    /// one to the other.
    func turned(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        flow.itemSize = itemSize
        flow.minimumLineSpacing = minimumLineSpacing
        flow.minimumInteritemSpacing = minimumInteritemSpacing
        flow.sectionInset = sectionInset
        flow.sectionInsetReference = sectionInsetReference
        flow.headerReferenceSize = headerReferenceSize
        flow.footerReferenceSize = footerReferenceSize
        return flow
    }
}
