import UIKit

// Supplementary and decoration views of items, groups, sections and the layout.
extension CompositionalCard {
    static let badges = CompositionalCard(
        title: "Badges", code: "item.supplementaryItems",
        sentence: "A view at the corner of each item, with a third of it outside.", counts: [8]
    ) { _, _ in
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .size(.absolute(21), .absolute(21)), elementKind: CardElement.badge.rawValue,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 1.0 / 3, y: -1.0 / 3)))
        badge.zIndex = 3
        let tile = NSCollectionLayoutItem(
            layoutSize: .size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: .row(44), subitems: [tile])
        let section = NSCollectionLayoutSection.outlined(row.spaced(.fixed(14)).outlined())
        section.contentInsets = NSDirectionalEdgeInsets(all: 14)
        section.interGroupSpacing = 14
        return section
    }

    static let captions = CompositionalCard(
        title: "Views beside groups", code: "group.supplementaryItems",
        sentence: "A letter before each row: its trailing edge is 8 points from the row's leading edge.", counts: [9]
    ) { _, _ in
        let caption = NSCollectionLayoutSupplementaryItem(
            layoutSize: .size(.absolute(32), .absolute(44)), elementKind: CardElement.caption.rawValue,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.leading], absoluteOffset: CGPoint(x: -8, y: 0)),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.trailing]))
        let row = NSCollectionLayoutGroup.row(height: 44, .tile(.fractionalWidth(1 / 3))).outlined()
        row.supplementaryItems.append(caption)
        let section = NSCollectionLayoutSection.outlined(row)
        section.contentInsets.leading = 48
        return section
    }

    static let headers = CompositionalCard(
        title: "Headers and footers", code: "section.boundarySupplementaryItems",
        sentence: "Above and below each section, and part of its height.", counts: [4, 3]
    ) { _, environment in
        let section = NSCollectionLayoutSection.outlined(
            .row(height: 40, .tile(.fractionalWidth(0.25))).outlined())
        section.boundarySupplementaryItems = [.header(environment), .footer(environment)]
        return section
    }

    static let pinned = CompositionalCard(
        title: "Pinned headers", code: "header.pinToVisibleBounds = true",
        sentence: "Scroll inside the card: a header stays in view as long as its section does.", counts: [9, 9, 9],
        height: .points(196)
    ) { _, environment in
        let section = NSCollectionLayoutSection.outlined(
            .row(height: 40, .tile(.fractionalWidth(1 / 3))).outlined())
        section.boundarySupplementaryItems = [.header(environment, isPinned: true)]
        return section
    }

    static let background = CompositionalCard(
        title: "A background for a section", code: "section.decorationItems",
        sentence: "The second section has a view behind it, 4 points smaller on each side.", counts: [4, 8]
    ) { index, _ in
        let section = NSCollectionLayoutSection.outlined(
            .row(height: 40, .tile(.fractionalWidth(0.25))).outlined())
        guard index == 1 else { return section }
        section.contentInsets = NSDirectionalEdgeInsets(all: 16)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: CardGround.kind)
        ground.contentInsets = NSDirectionalEdgeInsets(all: 4)
        section.decorationItems.append(ground)
        return section
    }

    static let banner = CompositionalCard(
        title: "A header for the layout", code: "configuration.boundarySupplementaryItems",
        sentence: "It belongs to the layout and not to a section. This one stays in view, too.", counts: [9, 9],
        height: .points(196),
        configuration: {
            let configuration = UICollectionViewCompositionalLayoutConfiguration.spaced()
            let banner = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .row(32), elementKind: CardElement.banner.rawValue, alignment: .top)
            banner.pinToVisibleBounds = true
            configuration.boundarySupplementaryItems = [banner]
            return configuration
        }
    ) { _, _ in
        .outlined(.row(height: 40, .tile(.fractionalWidth(1 / 3))).outlined())
    }
}
