import UIKit

// Attributes with a custom property, and rows that set it.

/// Attributes that are copied and compared correctly.
class TintedAttributes: UICollectionViewLayoutAttributes {
    // copy(with:) and isEqual(_:) belong to no actor; attributes stay on the main actor.
    nonisolated(unsafe) var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TintedAttributes)?.tint = tint
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
    }
}

final class NotCopied: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? NotCopied)?.tint == tint
    }
}

final class NotCompared: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NotCompared)?.tint = tint
        return copy
    }
}

final class TintedRows: RowsLayout {
    override func makeCell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let cell = TintedAttributes(forCellWith: path)
        cell.tint = path.item % 3
        return cell
    }
}

final class RowsNotCopied: RowsLayout {
    override func makeCell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let cell = NotCopied(forCellWith: path)
        cell.tint = path.item % 3
        return cell
    }
}

final class RowsNotCompared: RowsLayout {
    override func makeCell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let cell = NotCompared(forCellWith: path)
        cell.tint = path.item % 3
        return cell
    }
}
