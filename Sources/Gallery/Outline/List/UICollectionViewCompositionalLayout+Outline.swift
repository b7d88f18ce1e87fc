import UIKit

extension UICollectionViewCompositionalLayout {
    /// Returns a layout with one row below the other, in the middle of a wide screen.
    static func outline() -> UICollectionViewCompositionalLayout {
        let (margin, mostWidth): (CGFloat, CGFloat) = (8, 720)
        return UICollectionViewCompositionalLayout { _, environment in
            let row = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(environment.traitCollection.grown(44)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
            let side = max((environment.container.effectiveContentSize.width - mostWidth) / 2, margin)
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: side, bottom: 12, trailing: side)
            return section
        }
    }
}
