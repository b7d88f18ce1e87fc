import UIKit

/// Tells when it has laid out its cells.
final class WatchedCollectionView: UICollectionView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
