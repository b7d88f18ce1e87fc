import UIKit

/// A flow layout with as many columns as fit, which fill the width.
final class TileFlowLayout: UICollectionViewFlowLayout {
    static let margin: CGFloat = 16
    private static let spacing: CGFloat = 10

    private let leastWidth: CGFloat
    private let height: CGFloat?

    /// - Parameters:
    /// - leastWidth: The smallest width of an item, in points.
    /// - height: The height of an item, in points. nil makes squares.
    init(leastWidth: CGFloat, height: CGFloat?) {
        self.leastWidth = leastWidth
        self.height = height
        super.init()
        minimumInteritemSpacing = Self.spacing
        minimumLineSpacing = Self.spacing
        sectionInset = UIEdgeInsets(top: 4, left: Self.margin, bottom: 10, right: Self.margin)
        sectionInsetReference = .fromSafeArea
        headerReferenceSize = CGSize(width: 0, height: 40)
    }

    required init?(coder: NSCoder) { fatalError("Layouts are made in code.") }

    override func prepare() {
        if let collectionView {
            let available = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 2 * Self.margin
            let columns = max(((available + Self.spacing) / (leastWidth + Self.spacing)).rounded(.down), 1)
            let width = max(((available + Self.spacing) / columns - Self.spacing).rounded(.down), 1)
            itemSize = CGSize(width: width, height: height ?? width)
        }
        super.prepare()
    }
}
