import UIKit

/// A flow layout of rows that are as wide as the list and size their own heights.
final class WalkFlowLayout: UICollectionViewFlowLayout {
    static let margin: CGFloat = 16
    private static let estimatedHeight: CGFloat = 190

    override init() {
        super.init()
        minimumLineSpacing = 12
        sectionInset = UIEdgeInsets(top: 12, left: Self.margin, bottom: 16, right: Self.margin)
    }

    required init?(coder: NSCoder) { fatalError("Layouts are made in code.") }

    /// Returns the width of a row in a list.
    static func width(in list: UICollectionView) -> CGFloat { max(list.bounds.width - 2 * margin, 1) }

    override func prepare() {
        if let collectionView {
            estimatedItemSize = CGSize(width: Self.width(in: collectionView), height: Self.estimatedHeight)
        }
        super.prepare()
    }
}
