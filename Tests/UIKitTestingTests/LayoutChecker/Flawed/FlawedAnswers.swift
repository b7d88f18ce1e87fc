import UIKit

// Rows that answer rectangles and single questions wrongly, each in one way.

/// Compares edges instead of asking whether the two meet, so that rows at the rectangle's edges are left out.
final class EdgesLeftOut: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        ordered.filter { $0.frame.minY >= rect.minY && $0.frame.maxY <= rect.maxY }
    }
}

/// Returns all attributes for every rectangle.
final class EverythingAlways: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { ordered }
}

/// Adds to the array of the last time.
final class NeverEmptied: RowsLayout {
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        all += ordered
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
    }
}

/// Fades rows by how far they are from the middle of the rectangle, where the middle of the view was meant.
final class MiddleOfTheRectangle: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
            copy.alpha = max(1 - abs(copy.center.y - rect.midY) / 1000, 0.2)
            return copy
        }
    }
}

/// Answers rectangles, and never single items.
final class NoSingleItems: RowsLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

/// Moves rows in the rectangle's answer only.
final class SinglesNotMoved: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
            guard attributes.representedElementCategory == .cell else { return attributes }
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
            copy?.frame.origin.x += 20
            copy?.frame.size.width -= 20
            return copy
        }
    }
}

/// Counts rows from the rectangle's upper edge, and has none above the content.
final class NothingAbove: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rect.minY > -50 else { return [] }
        return super.layoutAttributesForElements(in: rect)
    }
}
