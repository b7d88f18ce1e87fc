import UIKit

// Sections that scroll orthogonally, and where they come to rest.
extension CompositionalCard {
    static let still = shelf("None", .none, ".none", "Groups that don't fit go below.", count: 3)

    static let continuous = shelf("Anywhere", .continuous, ".continuous", "Comes to rest at any offset.")

    static let toAGroup = shelf(
        "At a group boundary", .continuousGroupLeadingBoundary, ".continuousGroupLeadingBoundary",
        "Scrolls as far as a flick takes it, and stops where a group begins.")

    static let pages = shelf(
        "Paging", .paging, ".paging", "A flick scrolls by the width of the section, less its insets.")

    static let groupByGroup = shelf(
        "Group paging", .groupPaging, ".groupPaging", "A flick scrolls by one group, however fast it is.")

    static let centred = shelf(
        "Group paging, centred", .groupPagingCentered, ".groupPagingCentered",
        "The same, but groups come to rest in the middle.")

    static let handler = CompositionalCard(
        title: "While it scrolls", code: "section.visibleItemsInvalidationHandler",
        sentence: "The app changes visible items: the farther from the middle, the smaller and paler.", counts: [10]
    ) { _, _ in
        let size = NSCollectionLayoutSize.size(.absolute(120), .absolute(84))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.tile(.fractionalWidth(1))])
        let section = NSCollectionLayoutSection.outlined(group.outlined())
        section.interGroupSpacing = 0
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let distance = min(abs(item.frame.midX - middle) / 240, 1)
                item.transform = CGAffineTransform(scaleX: 1 - 0.5 * distance, y: 1 - 0.5 * distance)
                item.alpha = 1 - 0.7 * distance
            }
        }
        return section
    }

    static let feel = shelf(
        "How it feels", .continuous, "section.orthogonalScrollingProperties", "It decelerates fast and doesn't bounce."
    ) { section in
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .fast
    }

    /// Returns a card with groups of 88 points, 8 points apart.
    private static func shelf(
        _ title: String, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ code: String,
        _ sentence: String, count: Int = 10, change: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalCard {
        CompositionalCard(
            title: title, code: code, sentence: sentence, counts: [count]
        ) { _, _ in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .size(.absolute(88), .absolute(48)), subitems: [.tile(.fractionalWidth(1))])
            let section = NSCollectionLayoutSection.outlined(group.outlined())
            section.orthogonalScrollingBehavior = behavior
            change(section)
            return section
        }
    }
}
