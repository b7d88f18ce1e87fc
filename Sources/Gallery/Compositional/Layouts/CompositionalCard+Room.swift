import UIKit

// Insets of items and sections, and spacing between items.
extension CompositionalCard {
    static let itemInsets = CompositionalCard(
        title: "Item insets", code: "item.contentInsets",
        sentence: "Dots go around the space of each item. Its insets of 8 points are inside, so the spaces touch.",
        counts: [6]
    ) { _, _ in
        let tile = NSCollectionLayoutItem.tile(.fractionalWidth(1))
        tile.contentInsets = NSDirectionalEdgeInsets(all: 8)
        let place = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1 / 3), .fractionalHeight(1)), repeatingSubitem: tile, count: 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(60), repeatingSubitem: place.outlined(as: .place), count: 3)
        return .outlined(row.outlined())
    }

    static let sectionInsets = CompositionalCard(
        title: "Section insets", code: "section.contentInsets, interGroupSpacing",
        sentence: "48 points at the leading edge, 16 at the others, and 16 between the groups.", counts: [6]
    ) { _, _ in
        let section = NSCollectionLayoutSection.outlined(
            .row(height: 44, .tile(.fractionalWidth(1 / 3))).outlined())
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 48, bottom: 16, trailing: 16)
        section.interGroupSpacing = 16
        let inside = NSCollectionLayoutDecorationItem.background(elementKind: LineKind.insets.rawValue)
        inside.contentInsets = section.contentInsets
        section.decorationItems.append(inside)
        return section
    }

    static let spacing = CompositionalCard(
        title: "Fixed and flexible spacing", code: "group.interItemSpacing",
        sentence: "Four tiles with gaps of 8 points, and with gaps that share the remaining space.", counts: [4, 4],
        headers: [".fixed(8)", ".flexible(8)"]
    ) { index, environment in
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(44), repeatingSubitem: .tile(.absolute(54)), count: 4)
        let section = NSCollectionLayoutSection.outlined(
            row.spaced(index == 0 ? .fixed(8) : .flexible(8)).outlined())
        section.boundarySupplementaryItems = [.header(environment)]
        return section
    }

    static let edgeSpacing = CompositionalCard(
        title: "Space around an item", code: "item.edgeSpacing",
        sentence:
            "Each tile has 14 points more above it than the one before; flexible space pushes the last one to the end.",
        counts: [3]
    ) { _, _ in
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(72),
            subitems: [
                stair(above: 0, leading: .fixed(0)), stair(above: 14, leading: .fixed(8)),
                stair(above: 28, leading: .flexible(8)),
            ])
        return .outlined(row.outlined())
    }

    private static func stair(above: CGFloat, leading: NSCollectionLayoutSpacing) -> NSCollectionLayoutItem {
        let stair = NSCollectionLayoutItem.tile(.fractionalWidth(0.25), .absolute(44))
        stair.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: leading, top: .fixed(above), trailing: nil, bottom: nil)
        return stair
    }
}
