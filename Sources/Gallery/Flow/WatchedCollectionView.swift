import UIKit

/// A collection view that calls a closure after each layout pass.
final class WatchedCollectionView: UICollectionView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
