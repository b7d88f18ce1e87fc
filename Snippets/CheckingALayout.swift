import UIKit
import UIKitTesting

// How to check a layout. In a test target it's one line: checkLayout(ShelfLayout(), items: [3, 0, 40]).

/// Sections are shelves, and items are books of 60 points that stand on them from left to right.
final class ShelfLayout: UICollectionViewLayout {
    private let book = CGSize(width: 60, height: 90)

    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let shelves = 0..<collectionView.numberOfSections
        let longest = shelves.map { collectionView.numberOfItems(inSection: $0) }.max() ?? 0
        return CGSize(width: CGFloat(longest) * book.width, height: CGFloat(shelves.count) * book.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        var found: [UICollectionViewLayoutAttributes] = []
        for shelf in range(rect.minY, rect.maxY, book.height, count: collectionView.numberOfSections) {
            let count = collectionView.numberOfItems(inSection: shelf)
            for place in range(rect.minX, rect.maxX, book.width, count: count) {
                found.append(attributes(IndexPath(item: place, section: shelf)))
            }
        }
        return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(indexPath)
    }

    /// Returns the indexes of the books or shelves between two points, without looking at any other.
    private func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, count: Int) -> Range<Int> {
        let first = min(max(Int((low / length).rounded(.down)), 0), count)
        return first..<max(min(Int((high / length).rounded(.up)), count), first)
    }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let result = UICollectionViewLayoutAttributes(forCellWith: path)
        result.frame = CGRect(
            origin: CGPoint(x: CGFloat(path.item) * book.width, y: CGFloat(path.section) * book.height), size: book)
        return result
    }
}

@MainActor func check() {
    var checker = LayoutChecker(items: [3, 0, 40]) { ShelfLayout() }
    checker.scrolling = .constant
    let report = checker.check()
    print(report)  // the findings, and how to reproduce each of them
    precondition(report.findings.isEmpty)
}

check()
