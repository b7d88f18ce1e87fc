import CollectionEngine
import CoreGraphics
import Foundation

/// A key's way from an item over others that cannot have the focus.
struct FocusRoute {
    let origin: ElementKey
    /// Whether the focus is on something inside of the item's cell.
    let isInsideCell: Bool
    /// Where the search begins: the item, or the furthest one that it has been to.
    var start: ElementKey
    var passed: Set<ElementKey>

    init(from origin: ElementKey, isInsideCell: Bool) {
        self.origin = origin
        self.isInsideCell = isInsideCell
        start = origin
        passed = [origin]
    }
}

// Where a key sends the focus. Items that cannot have it are passed over.
extension UICollectionView {
    var firstItem: ElementKey? { knownCounts.total > 0 ? knownCounts.item(at: 0) : nil }

    var lastItem: ElementKey? { knownCounts.total > 0 ? knownCounts.item(at: knownCounts.total - 1) : nil }

    /// The item that lies nearest in a direction; at the end of a line, the next one in order.
    func neighbor(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        while true {
            guard let start = seenFrame(of: route.start) else { return nil }
            let search = FocusSearch(from: start, toward: direction)
            guard let found = nearest(search, on: route) else { break }
            route.passed.insert(found)
            if isWorthTrying(found, on: route) { return found }
            // All that lies nearer has been passed, so the search goes on from there.
            if nearest(search, on: route) == nil { route.start = found }
        }
        return nextInOrder(toward: direction, on: &route)
    }

    /// A cell that cannot have the focus may have something inside that can, where that is where the focus comes from.
    private func isWorthTrying(_ key: ElementKey, on route: FocusRoute) -> Bool { route.isInsideCell || canFocus(key) }

    private func nearest(_ search: FocusSearch, on route: FocusRoute) -> ElementKey? {
        var search = search
        let strip = strip(from: search.start, toward: search.direction)
        for (key, frame) in cells(in: strip) where !route.passed.contains(key) { search.offer(key, at: frame) }
        return search.winner
    }

    /// Sideways what shares the line, up and down all that is as wide as the view; two screens far.
    private func strip(from start: CGRect, toward direction: FocusSearch.Direction) -> CGRect {
        let lines = lineAxis
        let reach = max(bounds.width, bounds.height) * 2
        let axis = direction.axis
        let across =
            axis == lines
            ? start.min(axis.cross)..<max(start.max(axis.cross), start.min(axis.cross))
            : bounds.min(axis.cross)..<max(bounds.max(axis.cross), bounds.min(axis.cross))
        let ahead =
            direction.isForward ? start.min(axis)..<start.min(axis) + reach : start.max(axis) - reach..<start.max(axis)
        return CGRect(main: ahead, cross: across, axis: axis)
    }

    /// The axis along which items lie side by side: across the one that scrolls.
    private var lineAxis: Axis {
        contentSize.width > bounds.width && contentSize.height <= bounds.height ? .vertical : .horizontal
    }

    private func cells(in rect: CGRect) -> [(ElementKey, CGRect)] {
        (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).compactMap { attributes in
            guard attributes.representedElementCategory == .cell, !attributes.isHidden else { return nil }
            let path = attributes.indexPath
            return (.cell(path.item, in: path.section), mirrored(attributes.frame))
        }
    }

    /// Along a line, from its end to the beginning of the next one. Otherwise only across a gap wider than the search: to an
    /// item that does lie in the direction.
    private func nextInOrder(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        let isReversed = isMirroring && direction.axis == .horizontal
        let step = direction.isForward != isReversed ? 1 : -1
        let isAlongLine = direction.axis == lineAxis
        guard let start = seenFrame(of: route.start),
            let found = firstFocusable(from: following(route.start, by: step), by: step, on: &route)
        else { return nil }
        if isAlongLine { return found }
        let search = FocusSearch(from: start, toward: direction)
        return seenFrame(of: found).map(search.isAhead) == true ? found : nil
    }

    /// As far as one sees at a time, or to the end where there is less.
    func page(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        guard let frame = seenFrame(of: route.start) else { return nil }
        let isDown = direction == .down
        let start = frame.offsetBy(dx: 0, dy: isDown ? visibleContent.height : -visibleContent.height)
        let search = FocusSearch(from: start, toward: direction, leastWay: -1)
        while let found = nearest(search, on: route) {
            route.passed.insert(found)
            if isWorthTrying(found, on: route) { return found }
        }
        return firstFocusable(from: isDown ? lastItem : firstItem, by: isDown ? -1 : 1, on: &route)
    }

    /// From an item on, in order, the first that can have the focus.
    func firstFocusable(from key: ElementKey?, by step: Int, on route: inout FocusRoute) -> ElementKey? {
        var candidate = key
        while let key = candidate {
            if route.passed.insert(key).inserted, isWorthTrying(key, on: route) { return key }
            candidate = following(key, by: step)
        }
        return nil
    }

    private func following(_ key: ElementKey, by step: Int) -> ElementKey? {
        guard let index = place(of: key)?.index, index + step >= 0, index + step < knownCounts.total else { return nil }
        return knownCounts.item(at: index + step)
    }
}
