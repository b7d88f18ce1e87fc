import UIKit

/// A layout with as many columns of cards as fit, which fill the width.
@MainActor enum SearchLayout {
    static let margin: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let leastWidth: CGFloat = 168

    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let width = environment.container.effectiveContentSize.width - 2 * margin
            let columns = max(((width + gap) / (traits.grown(leastWidth) + gap)).rounded(.down), 1)
            let card = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(traits.grown(58))),
                repeatingSubitem: card, count: Int(columns))
            row.interItemSpacing = .fixed(gap)
            let section = NSCollectionLayoutSection(group: row)
            section.interGroupSpacing = gap
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
            return section
        }
    }
}
