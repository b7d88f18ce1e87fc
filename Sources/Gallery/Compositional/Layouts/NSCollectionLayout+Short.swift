import UIKit

// Short forms of what the cards' layouts need often.

extension NSDirectionalEdgeInsets {
    init(all inset: CGFloat) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

extension NSCollectionLayoutSize {
    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// A size as wide as its container.
    static func row(_ height: CGFloat) -> NSCollectionLayoutSize { .size(.fractionalWidth(1), .absolute(height)) }
}

extension NSCollectionLayoutItem {
    /// - Parameter height: The tile's height, by default that of its group.
    static func tile(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: .size(width, height))
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// Returns a configuration with spacing between sections.
    static func spaced(_ spacing: CGFloat = 8) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        return configuration
    }
}

extension NSCollectionLayoutGroup {
    /// Returns a row with as many tiles as fit, 8 points apart.
    static func row(height: CGFloat, _ tiles: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: .row(height), subitems: tiles).spaced(.fixed(8))
    }

    func spaced(_ spacing: NSCollectionLayoutSpacing) -> Self {
        interItemSpacing = spacing
        return self
    }
}
