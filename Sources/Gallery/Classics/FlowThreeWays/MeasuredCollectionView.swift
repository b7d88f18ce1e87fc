import UIKit

/// Tells when its cells are in their places: after each layout, and with every step of scrolling.
final class MeasuredCollectionView: UICollectionView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
