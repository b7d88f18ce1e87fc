import UIKit

// The sizes of items, and the number of items in a group.
extension CompositionalCard {
    static let fractions = CompositionalCard(
        title: "Fractions", code: ".fractionalWidth(0.25)",
        sentence: "A quarter, a quarter and a half of each row, less the gaps between them.", counts: [6]
    ) { _, _ in
        let quarter = NSCollectionLayoutItem.tile(.fractionalWidth(0.25))
        let half = NSCollectionLayoutItem.tile(.fractionalWidth(0.5))
        return .outlined(.row(height: 44, quarter, quarter, half).outlined())
    }

    static let asManyAsFit = CompositionalCard(
        title: "As many as fit", code: ".horizontal(…, subitems: [item])",
        sentence: "Tiles of 54 points, repeated while there is room for another.", counts: [8]
    ) { _, _ in
        .outlined(.row(height: 44, .tile(.absolute(54))).outlined())
    }

    static let count = CompositionalCard(
        title: "A fixed number", code: ".horizontal(…, repeatingSubitem:, count: 4)",
        sentence: "Four tiles of 54 points in each group. The rest of it stays empty.", counts: [8]
    ) { _, _ in
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(44), repeatingSubitem: .tile(.absolute(54)), count: 4)
        return .outlined(row.spaced(.fixed(8)).outlined())
    }

    static let squares = CompositionalCard(
        title: "Squares", code: "heightDimension: .fractionalWidth(0.2)",
        sentence: "A height can be a fraction of a width. Insets of 4 points separate the tiles.", counts: [8]
    ) { _, _ in
        let tile = NSCollectionLayoutItem.tile(.fractionalWidth(0.2))
        tile.contentInsets = NSDirectionalEdgeInsets(all: 4)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [tile])
        return .outlined(row.outlined())
    }

    static let estimates = CompositionalCard(
        title: "As tall as their text", code: ".estimated(44)",
        sentence: "Each tile says how tall it wants to be when it comes into view.", counts: [4],
        tiles: .texts([
            "One line.",
            "Two lines, because this text is too long for a single line, even here.",
            "The estimate is 44 points. It holds until the tile has been measured; then what is below moves to where it "
                + "belongs, and what is in view stays.",
            "One more line.",
        ])
    ) { _, _ in
        let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(44))
        return .outlined(.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    static let uniform = CompositionalCard(
        title: "As tall as the tallest", code: ".uniformAcrossSiblings(estimate: 44)",
        sentence: "In each group the tile with the longest text decides for its siblings.", counts: [6],
        tiles: .texts([
            "Short", "The longest text of the first row", "Not as long", "Each row", "decides on its own",
            "how tall it is",
        ])
    ) { _, _ in
        let tile = NSCollectionLayoutItem.tile(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .estimated(44)), repeatingSubitem: tile, count: 3)
        return .outlined(row.spaced(.fixed(8)))
    }
}
