import UIKit

/// Rows of 60 points in several layouts.
@MainActor enum ListLayouts {
    static var flow: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: Workload.screen.width, height: Workload.rowStep)
        layout.minimumLineSpacing = 0
        return layout
    }

    static var composed: UICollectionViewLayout { UICollectionViewCompositionalLayout(section: section) }

    /// A subclass that only calls super.
    static var usersComposed: UICollectionViewLayout { CallingLayout(section: section) }

    private static var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(Workload.rowStep))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
}

private final class CallingLayout: UICollectionViewCompositionalLayout {
    override func prepare() { super.prepare() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}
