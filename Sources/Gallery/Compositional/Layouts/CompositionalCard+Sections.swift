import UIKit

// Sections that differ, and the configuration that they share.
extension CompositionalCard {
    static let provider = CompositionalCard(
        title: "A layout for each section", code: ".init(sectionProvider:)",
        sentence: "The layout asks the app about each section: here a poster, a grid and a list.", counts: [1, 6, 2]
    ) { index, _ in
        switch index {
        case 0: .outlined(.row(height: 64, .tile(.fractionalWidth(1))).outlined())
        case 1: .outlined(.row(height: 36, .tile(.fractionalWidth(1 / 3))).outlined())
        default: .outlined(.row(height: 28, .tile(.fractionalWidth(1))).outlined())
        }
    }

    static let columns = CompositionalCard(
        title: "As many columns as fit", code: "environment.container.effectiveContentSize",
        sentence: "A column for every 70 points of the view. Make it narrower, or turn the device.", counts: [8],
        height: .points(164), actions: [.width]
    ) { _, environment in
        let columns = max(Int(environment.container.effectiveContentSize.width / 70), 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(44), repeatingSubitem: .tile(.fractionalWidth(1 / CGFloat(columns))), count: columns)
        return .outlined(row.spaced(.fixed(8)).outlined())
    }

    static let sideways = CompositionalCard(
        title: "Horizontal", code: "configuration.scrollDirection = .horizontal",
        sentence: "Groups are columns, and sections follow each other 16 points apart. Scroll to see more.",
        counts: [6, 4, 8], height: .points(164),
        configuration: {
            let configuration = UICollectionViewCompositionalLayoutConfiguration.spaced(16)
            configuration.scrollDirection = .horizontal
            return configuration
        }
    ) { _, _ in
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .size(.absolute(64), .fractionalHeight(1)),
            subitems: [.tile(.fractionalWidth(1), .fractionalHeight(0.5))])
        return .outlined(column.spaced(.fixed(8)).outlined())
    }

    static let reference = CompositionalCard(
        title: "Content insets reference", code: "section.contentInsetsReference",
        sentence: "From the edges of the view, or from its layout margins, which are 32 points wide here.",
        counts: [4, 4], headers: [".none", ".layoutMargins"]
    ) { index, environment in
        let section = NSCollectionLayoutSection.outlined(
            .row(height: 40, .tile(.fractionalWidth(0.25))).outlined())
        section.contentInsetsReference = index == 0 ? .none : .layoutMargins
        section.boundarySupplementaryItems = [.header(environment)]
        return section
    }
}
