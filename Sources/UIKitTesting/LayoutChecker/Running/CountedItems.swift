import UIKitCore

/// As many items as it is told, cells of one class, and a view for every kind that a layout asks for.
@MainActor final class CountedItems: NSObject, UICollectionViewDataSource {
    static let cellIdentifier = "LayoutChecker.cell"
    var counts: [Int]
    /// Questions that were answered here, by the collection view or by the layout.
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

/// A cell with nothing in it, which takes the size that it's given unless it was told to want another.
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
