import UIKit

// Batch updates, and a change of layout.
extension CompositionalCard {
    static let updates = CompositionalCard(
        title: "Items come and go", code: "collectionView.performBatchUpdates { … }",
        sentence: "Items change in the middle, twelve at most. The others slide into place, and lines follow.",
        counts: [7], height: .points(164), actions: [.insert, .remove, .reverse]
    ) { _, _ in
        .outlined(.row(height: 44, .tile(.fractionalWidth(0.25))).outlined())
    }

    static let anotherLayout = CompositionalCard(
        title: "Another layout", code: "setCollectionViewLayout(_:animated:)",
        sentence: "Each item moves from its place in one layout to its place in the other.", counts: [6],
        height: .points(164), actions: [.layout],
        other: { _, _ in
            let section = NSCollectionLayoutSection.outlined(.row(height: 21, .tile(.fractionalWidth(1))).outlined())
            section.interGroupSpacing = 4
            return section
        }
    ) { _, _ in
        .outlined(.row(height: 44, .tile(.fractionalWidth(1 / 3))).outlined())
    }
}
