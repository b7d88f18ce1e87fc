import UIKit

/// The layout of the cards: one below the other on a phone, side by side if there is room. Cards in a row are as tall
/// as the tallest.
@MainActor enum CompositionalPageLayout {
    static let margin: CGFloat = 16
    private static let leastCardWidth: CGFloat = 340
    private static let mostColumns: CGFloat = 3

    static func make() -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let section = index == 0 ? legend(environment) : chapter(environment)
            section.boundarySupplementaryItems = [header(environment)]
            return section
        }
        layout.configuration.interSectionSpacing = 8
        layout.register(LegendGround.self, forDecorationViewOfKind: LegendGround.kind)
        return layout
    }

    private static func columns(_ environment: any NSCollectionLayoutEnvironment) -> Int {
        let width = environment.container.effectiveContentSize.width - 2 * margin
        return Int(min(max((width + margin) / (leastCardWidth + margin), 1), mostColumns))
    }

    private static func chapter(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = columns(environment)
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 280)
        let card = NSCollectionLayoutItem.tile(.fractionalWidth(1 / CGFloat(columns)), height)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .estimated(280)), repeatingSubitem: card, count: columns)
        let section = NSCollectionLayoutSection(group: row.spaced(.fixed(margin)))
        section.interGroupSpacing = margin
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
        return section
    }

    /// Returns the section that explains the lines: one row if it fits.
    private static func legend(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let count = environment.container.effectiveContentSize.width < 600 ? 2 : 4
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(environment.traitCollection.grown(36)),
            repeatingSubitem: .tile(.fractionalWidth(1 / CGFloat(count))), count: count)
        row.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: margin, bottom: 10, trailing: margin)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: LegendGround.kind)
        ground.contentInsets.top = headerHeight(environment)
        section.decorationItems = [ground]
        return section
    }

    private static func headerHeight(_ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        environment.traitCollection.grown(48)
    }

    private static func header(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .row(headerHeight(environment)), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }
}
