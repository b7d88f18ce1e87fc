import UIKit

extension NSCollectionLayoutGroup {
    /// Adds a line around the group.
    ///
    /// Fractions in the size of a group's supplementary view refer to the group's container. So a view with the group's
    /// own layout size is exactly as large as the group.
    func outlined(as kind: LineKind = .group) -> Self {
        let line = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: kind.rawValue, containerAnchor: NSCollectionLayoutAnchor(edges: .all))
        line.zIndex = 2
        supplementaryItems.append(line)
        return self
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section with a line around it and insets of 8 points.
    static func outlined(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(all: 8)
        section.interGroupSpacing = 8
        section.decorationItems = [.background(elementKind: LineKind.section.rawValue)]
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    func registerLines() {
        for kind in [LineKind.section, .insets] {
            register(LineView.self, forDecorationViewOfKind: kind.rawValue)
        }
    }
}
