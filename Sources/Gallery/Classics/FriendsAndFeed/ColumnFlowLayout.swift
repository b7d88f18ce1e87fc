import UIKit

/// Rows of one height in as many columns as fit: a list on an upright phone, a grid where there is more room.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
    private let minimumColumnWidth: CGFloat = 300
    private let cellHeight: CGFloat = 70

    override func prepare() {
        if let collectionView {
            let available = collectionView.bounds.inset(by: collectionView.layoutMargins).width
            let columns = max(Int(available / minimumColumnWidth), 1)
            let width = max((available / CGFloat(columns)).rounded(.down), 1)
            itemSize = CGSize(width: width, height: cellHeight)
            minimumInteritemSpacing = spacing(between: columns, of: width, in: collectionView)
            sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
            sectionInsetReference = .fromSafeArea
        }
        super.prepare()
    }

    /// Columns share the width inside the margins, so the margins are what is left to put between them. Asking for more would
    /// push the last column into the next row.
    private func spacing(between columns: Int, of width: CGFloat, in collectionView: UICollectionView) -> CGFloat {
        guard columns > 1 else { return 10 }
        let whole = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let left = whole - width * CGFloat(columns)
        return min((left / CGFloat(columns - 1)).rounded(.down), 10)
    }
}
