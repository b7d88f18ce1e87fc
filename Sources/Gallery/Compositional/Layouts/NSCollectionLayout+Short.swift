import UIKit

// Shorter words for what the cards say often.

extension NSDirectionalEdgeInsets {
    init(all inset: CGFloat) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

extension NSCollectionLayoutSize {
    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// As wide as what it lies in.
    static func row(_ height: CGFloat) -> NSCollectionLayoutSize { .size(.fractionalWidth(1), .absolute(height)) }
}

extension NSCollectionLayoutItem {
    /// - Parameter height: As high as its group by default.
    static func tile(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: .size(width, height))
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// With room between sections.
    static func spaced(_ spacing: CGFloat = 8) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        return configuration
    }
}

extension NSCollectionLayoutGroup {
    /// As many as fit in a row, 8 points apart.
    static func row(height: CGFloat, _ tiles: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: .row(height), subitems: tiles).spaced(.fixed(8))
    }

    func spaced(_ spacing: NSCollectionLayoutSpacing) -> Self {
        interItemSpacing = spacing
        return self
    }
}
