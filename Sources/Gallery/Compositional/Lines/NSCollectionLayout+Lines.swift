import UIKit

extension NSCollectionLayoutGroup {
    /// With a line around it.
    ///
    /// A view that goes with a group is as large as fractions of what the group lies in say. So one of the same size as the
    /// group has is exactly as large as the group.
    func outlined(as kind: LineKind = .group) -> Self {
        let line = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: kind.rawValue, containerAnchor: NSCollectionLayoutAnchor(edges: .all))
        line.zIndex = 2
        supplementaryItems.append(line)
        return self
    }
}

extension NSCollectionLayoutSection {
    /// With a line around it and a little room inside.
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
