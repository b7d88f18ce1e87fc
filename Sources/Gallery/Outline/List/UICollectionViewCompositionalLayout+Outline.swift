import UIKit

extension UICollectionViewCompositionalLayout {
    /// Returns a layout with one row below the other, in the middle of a wide screen.
    ///
    /// - Parameter covered: Returns what the device covers of the view's edges. The section keeps clear of that by itself.
    static func outline(
        covered: @escaping @MainActor () -> UIEdgeInsets
    ) -> UICollectionViewCompositionalLayout {
        let (margin, mostWidth): (CGFloat, CGFloat) = (8, 720)
        return UICollectionViewCompositionalLayout { _, environment in
            let row = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(environment.traitCollection.grown(44)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
            let room = environment.container.effectiveContentSize.width - covered().left - covered().right
            let side = max((room - mostWidth) / 2, margin)
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: side, bottom: 12, trailing: side)
            return section
        }
    }
}
