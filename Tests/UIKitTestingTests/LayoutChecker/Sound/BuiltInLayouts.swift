import UIKit

/// UIKit's own layouts, as apps set them up.
@MainActor enum BuiltInLayouts {
    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return layout
    }

    static func pinnedFlow() -> UICollectionViewFlowLayout {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        return layout
    }

    static func selfSizingFlow() -> UICollectionViewFlowLayout {
        let layout = flow()
        layout.estimatedItemSize = CGSize(width: 60, height: 40)
        return layout
    }

    /// Returns a shelf that scrolls on its own, with a header and a background, above a grid.
    static func store() -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(section == 0 ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: section == 0 ? .absolute(120) : .fractionalWidth(1),
                    heightDimension: .absolute(80)),
                subitems: [item])
            let result = NSCollectionLayoutSection(group: group)
            result.interGroupSpacing = 10
            result.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
            if section == 0 { result.orthogonalScrollingBehavior = .continuous }
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = section == 1
            result.boundarySupplementaryItems = [header]
            result.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
            return result
        }
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        return layout
    }

    /// Returns rows that are as high as their cells want to be.
    static func selfSizingRows() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
