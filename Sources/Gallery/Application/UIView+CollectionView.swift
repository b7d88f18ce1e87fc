import UIKit

extension UIView {
    /// This view if it's a collection view, or the first collection view among its subviews.
    var firstCollectionView: UICollectionView? {
        self as? UICollectionView ?? subviews.lazy.compactMap(\.firstCollectionView).first
    }
}
