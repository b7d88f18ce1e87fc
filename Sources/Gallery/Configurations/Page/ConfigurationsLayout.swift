import UIKit

/// Sections with a background each, and cells in as many columns as fit. Cells in a row are as tall as the tallest.
@MainActor enum ConfigurationsLayout {
    private static let margin: CGFloat = 16
    /// The space around a section's cells, and between them, in points.
    private static let padding: CGFloat = 8
    private static let leastWidth: CGFloat = 164

    static func make(_ section: @escaping (Int) -> ConfigurationsSection?) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            guard let section = section(index) else { return nil }
            return section == .looks ? looks() : cells(of: section, environment)
        }
        layout.configuration = .spaced(20)
        for look in ListLook.allCases {
            layout.register(ListGround.self, forDecorationViewOfKind: look.elementKind)
        }
        return layout
    }

    private static func looks() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(240))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: margin, bottom: 0, trailing: margin)
        return section
    }

    private static func cells(
        of section: ConfigurationsSection, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let least = UIFontMetrics.default.scaledValue(for: leastWidth, compatibleWith: environment.traitCollection)
        let width = environment.container.effectiveContentSize.width - 2 * (margin + padding)
        let columns = max(Int((width / least).rounded(.down)), 1)
        // Cells of a plain list have no gaps between them.
        let gap = section.list == .plain ? 0 : padding
        let cell = NSCollectionLayoutItem.tile(
            .fractionalWidth(1 / CGFloat(columns)), .uniformAcrossSiblings(estimate: 50))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .estimated(50)), repeatingSubitem: cell, count: columns
        )
        .spaced(.fixed(gap))
        let layout = NSCollectionLayoutSection(group: row)
        layout.interGroupSpacing = gap
        let side = margin + padding
        layout.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 2 * padding, trailing: side)
        layout.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .size(.fractionalWidth(1), .estimated(90)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        if let list = section.list {
            let ground = NSCollectionLayoutDecorationItem.background(elementKind: list.elementKind)
            ground.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
            layout.decorationItems = [ground]
        }
        return layout
    }
}
