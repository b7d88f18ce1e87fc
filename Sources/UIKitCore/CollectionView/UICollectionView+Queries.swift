import CollectionEngine
import CoreGraphics
import Foundation

extension UICollectionView {
    /// The cells in view, in no particular order.
    public var visibleCells: [UICollectionViewCell] {
        elements.keys { $0.isCell }.compactMap { elements.cell($0) }
    }

    public var indexPathsForVisibleItems: [IndexPath] {
        elements.keys { $0.isCell }.map(order.dataPath(of:))
    }

    /// The cell of an item that is in view, or a hidden one that is filled for it already: made ahead of time, or kept
    /// for coming back (R114). nil when there is none.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        let key = order.shownKey(ofData: indexPath)
        return (elements[key] ?? supply.filledCell(key)) as? UICollectionViewCell
    }

    /// nil when the cell is filled for no item of this collection view.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.element, elements[key] === cell else { return supply.key(ofFilled: cell).map(order.dataPath(of:)) }
        return order.dataPath(of: key)
    }

    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        guard indexPath.count == 2, let kind = supply.registrations.knownKind(named: elementKind) else { return nil }
        return elements[ElementKey(kind: kind, section: indexPath.section, item: indexPath.item)]
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        guard let kind = supply.registrations.knownKind(named: elementKind) else { return [] }
        return elements.keys { $0.kind == kind }.compactMap { elements[$0] }
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        guard let kind = supply.registrations.knownKind(named: elementKind) else { return [] }
        return elements.keys { $0.kind == kind }.map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The item at a point of the content; where items overlap, the topmost.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayoutIfNeeded()
        return itemOfLayout(at: mirror.flipped(point)).map(order.dataPath(ofShown:))
    }

    /// The same as the layout knows it.
    func itemOfLayout(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        // A pixel's worth of area, because rectangles without area meet nothing.
        let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let found = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.storage.isShowable && $0.frame.contains(point)
                && $0.indexPath.count == 2
                && itemCounts.known.contains(item: $0.indexPath.item, section: $0.indexPath.section)
        }
        return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Where the layout puts an item, whether it is in view or not. While an item is moved by hand the path is the layout's.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// The frame of an item in content coordinates, before mirroring; nil where the layout answers none, or one that cannot be.
    ///
    /// - Parameter path: As the layout knows it.
    func frameOfLayout(forItemAt path: IndexPath) -> CGRect? {
        guard let attributes = layoutAttributesForItem(at: path) else { return nil }
        guard attributes.storage.isShowable else {
            candidates.reportBadAttributes(attributes, "the frame is not finite, or has a negative size")
            return nil
        }
        return attributes.frame
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
}
