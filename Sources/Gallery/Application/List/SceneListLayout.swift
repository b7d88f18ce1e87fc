import UIKit

/// Rows on a phone, and cards side by side where the view is wider.
final class SceneListLayout: UICollectionViewFlowLayout {
    private static let leastWidth: CGFloat = 340
    private static let height: CGFloat = 88
    private static let margin: CGFloat = 16

    override init() {
        super.init()
        sectionInset = UIEdgeInsets(top: 4, left: Self.margin, bottom: 12, right: Self.margin)
        headerReferenceSize = CGSize(width: 0, height: 40)
        sectionInsetReference = .fromSafeArea
        minimumLineSpacing = 12
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func prepare() {
        if let collectionView {
            let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 2 * Self.margin
            let columns = max(1, (width / Self.leastWidth).rounded(.down))
            let gaps = minimumInteritemSpacing * (columns - 1)
            itemSize = CGSize(
                width: max(((width - gaps) / columns).rounded(.down), 1),
                height: collectionView.traitCollection.grown(Self.height))
        }
        super.prepare()
    }
}
