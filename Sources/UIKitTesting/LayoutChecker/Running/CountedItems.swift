import UIKitCore

/// A data source with a given number of items, cells of one class, and a view for every kind that a layout asks for.
@MainActor final class CountedItems: NSObject, UICollectionViewDataSource {
    static let cellIdentifier = "LayoutChecker.cell"
    var counts: [Int]
    /// How many calls of the collection view and the layout this data source has answered.
    private(set) var questions = 0
    private let checker: LayoutChecker
    private var kinds: Set<String> = []

    init(_ counts: [Int], _ checker: LayoutChecker) {
        self.counts = counts
        self.checker = checker
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        questions += 1
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        questions += 1
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
        (cell as? PlainCell)?.wantedSize = checker.cellSize?(indexPath)
        checker.prepareCell(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if kinds.insert(kind).inserted {
            collectionView.register(
                PlainView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.cellIdentifier)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    }
}

/// An empty cell that accepts the size that the layout gives it, unless a test sets another preferred size.
final class PlainCell: UICollectionViewCell {
    var wantedSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let wantedSize, let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        fitting.size = wantedSize
        return fitting
    }
}

final class PlainView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
