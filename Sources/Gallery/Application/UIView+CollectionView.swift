import UIKit

extension UIView {
    /// This view, if it is a collection view; otherwise the first one inside it.
    var firstCollectionView: UICollectionView? {
        self as? UICollectionView ?? subviews.lazy.compactMap(\.firstCollectionView).first
    }
}
