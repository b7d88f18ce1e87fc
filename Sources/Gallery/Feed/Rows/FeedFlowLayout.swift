import UIKit

/// A flow layout of rows that size their own heights.
final class FeedFlowLayout: UICollectionViewFlowLayout {
    /// The width of each row, in points.
    private(set) var width: CGFloat = 1

    private static let expectedHeight: CGFloat = 260

    override init() {
        super.init()
        estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        minimumLineSpacing = 12
    }

    required init?(coder: NSCoder) { fatalError("Layouts are made in code.") }

    /// Sets the rows' width to that of a column of the list that is comfortable to read.
    func fill(_ column: CGRect, of bounds: CGRect) {
        width = max(column.width, 1)
        sectionInset = UIEdgeInsets(
            top: 12, left: max(column.minX, 0), bottom: 16, right: max(bounds.width - column.maxX, 0))
        itemSize = CGSize(width: width, height: Self.expectedHeight)
    }
}
