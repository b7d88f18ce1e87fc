import UIKit

// Rows that return wrong attributes for rectangles or single items, each in one way.

/// Compares edges instead of checking for an intersection, and so leaves out rows at the rectangle's edges.
final class EdgesLeftOut: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        ordered.filter { $0.frame.minY >= rect.minY && $0.frame.maxY <= rect.maxY }
    }
}

/// Returns all attributes for every rectangle.
final class EverythingAlways: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { ordered }
}

/// Appends to the array of the last call.
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

/// Fades rows by their distance from the middle of the rectangle, instead of the middle of the view.
final class MiddleOfTheRectangle: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
            copy.alpha = max(1 - abs(copy.center.y - rect.midY) / 1000, 0.2)
            return copy
        }
    }
}

/// Returns attributes for rectangles, and never for single items.
final class NoSingleItems: RowsLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

/// Moves rows only in the result for rectangles.
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
