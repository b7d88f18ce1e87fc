import UIKit

/// The compositional layout of the store, for views of any width.
@MainActor enum StoreLayout {
    static let badge = "badge"
    static let ground = "ground"
    static let margin: CGFloat = 20

    static func make() -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            section(StoreSection.all[index], environment)
        }
        layout.configuration.interSectionSpacing = 12
        layout.register(StoreGround.self, forDecorationViewOfKind: ground)
        return layout
    }

    private static func section(
        _ section: StoreSection, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let result =
            switch section {
            case .heroes: heroes(environment)
            case .products: products(environment)
            case .covers: covers(environment)
            case .categories: categories(environment)
            }
        // A header is as wide as the screen, so that content doesn't show beside it as it scrolls below.
        result.supplementariesFollowContentInsets = false
        result.supplementaryContentInsetsReference = .none
        if section.title != nil { result.boundarySupplementaryItems = [header(environment)] }
        return result
    }

    /// Returns the width without insets, in points.
    private static func width(_ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        environment.container.effectiveContentSize.width
    }

    private static let all = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

    /// Returns a section with one large picture in the middle, between the edges of its slightly smaller neighbours.
    private static func heroes(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = min(width(environment) - 2 * margin - 12, 620)
        let words = environment.traitCollection.grown(76)
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(width), heightDimension: .absolute((width * 0.58).rounded() + words))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [all]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 12, trailing: margin)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items {
                let distance = min(abs(item.frame.midX - middle) / width, 1)
                item.transform = CGAffineTransform(scaleX: 1 - 0.06 * distance, y: 1 - 0.06 * distance)
            }
        }
        return section
    }

    /// Returns a section with columns of three products.
    private static func products(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let height = environment.traitCollection.grown(76)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(14), heightDimension: .absolute(14)),
            elementKind: Self.badge,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .leading], absoluteOffset: CGPoint(x: StoreProductCell.side - 7, y: 5)))
        let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1.0 / 3)),
            supplementaryItems: [badge])
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(min(width(environment) - 2 * margin - 12, 360)),
            heightDimension: .absolute(3 * height))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 8, trailing: margin)
        return section
    }

    private static func covers(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let side: CGFloat = width(environment) > 600 ? 190 : 150
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(side),
            heightDimension: .absolute(side + environment.traitCollection.grown(28)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [all]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 16, trailing: margin)
        section.decorationItems = [.background(elementKind: ground)]
        return section
    }

    /// Returns a section with two columns on a phone and four on a tablet.
    private static func categories(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(Int(width(environment) / 190), 1)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.traitCollection.grown(52)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: part(of: columns), count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 16, trailing: margin)
        return section
    }

    private static func part(of columns: Int) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    }

    private static func header(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.traitCollection.grown(44)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        return header
    }
}
