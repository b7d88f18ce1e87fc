import UIKit

/// A collection view that calls a closure after each layout pass, and so with every step of scrolling.
final class MeasuredCollectionView: UICollectionView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
