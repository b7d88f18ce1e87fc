import CollectionEngine
import CoreGraphics
import Foundation

/// The search that a key starts from an item. It skips items that cannot have the focus.
struct FocusRoute {
    let origin: ElementKey
    /// Whether the focus is on a view inside the item's cell.
    let isInsideCell: Bool
    /// Where the search continues: at the item, or beyond the strips that were already searched. nil before the search
    /// begins.
    var start: CGRect?
    var passed: Set<ElementKey>

    init(from origin: ElementKey, isInsideCell: Bool) {
        self.origin = origin
        self.isInsideCell = isInsideCell
        passed = [origin]
    }
}

// Where a key moves the focus. The search skips items that cannot have it.
extension ItemFocus {
    var firstItem: ElementKey? { counts.total > 0 ? counts.item(at: 0) : nil }

    var lastItem: ElementKey? { counts.total > 0 ? counts.item(at: counts.total - 1) : nil }

    /// Returns the nearest item in a direction. At the end of a line of a list that scrolls vertically, returns the
    /// next item in order.
    func neighbor(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        if let found = neighborInSection(toward: direction, on: &route) { return found }
        var next = route.start ?? seenFrame(of: route.origin)
        while let start = next, isContent(ahead: start, toward: direction) {
            route.start = start
            if let found = nearest(FocusSearch(from: start, toward: direction), on: &route) { return found }
            next = start.moved(by: direction.isForward ? reach : -reach, direction.axis)
        }
        route.start = next
        guard direction.axis == .horizontal, lineAxis == .horizontal else { return nil }
        return nextInOrder(toward: direction, on: &route)
    }

    /// Returns the nearest item in a section that scrolls on its own, whether or not that item is visible.
    private func neighborInSection(
        toward direction: FocusSearch.Direction, on route: inout FocusRoute
    ) -> ElementKey? {
        let section = route.origin.section
        guard let axis = view.sectionScrolling.axis(ofSection: section), axis == direction.axis,
            let start = seenFrame(of: route.origin)
        else { return nil }
        let item = route.origin.item
        let items = max(item - Self.itemsAround, 0)..<min(item + Self.itemsAround, counts.itemCount(inSection: section))
        let places = items.compactMap { item -> (ElementKey, CGRect)? in
            let key = ElementKey.cell(item, in: section)
            return seenFrame(of: key).map { (key, $0) }
        }
        while true {
            var search = FocusSearch(from: start, toward: direction)
            for (key, frame) in places where !route.passed.contains(key) { search.offer(key, at: frame) }
            guard let found = search.winner else { return nil }
            route.passed.insert(found)
            if isWorthTrying(found, on: route) { return found }
        }
    }

    /// How many items before and after the focused item the search looks at.
    private static let itemsAround = 50

    /// Whether the focus can go to this cell. If the focus comes from a view inside a cell, it can go to a view inside
    /// a cell that cannot have it itself.
    private func isWorthTrying(_ key: ElementKey, on route: FocusRoute) -> Bool { route.isInsideCell || canFocus(key) }

    private func nearest(_ search: FocusSearch, on route: inout FocusRoute) -> ElementKey? {
        let places = cells(in: strip(from: search.start, toward: search.direction))
        while true {
            var search = search
            for (key, frame) in places where !route.passed.contains(key) { search.offer(key, at: frame) }
            guard let found = search.winner else { return nil }
            route.passed.insert(found)
            if isWorthTrying(found, on: route) { return found }
        }
    }

    /// How far one step of the search looks, in points: two screens.
    private var reach: CGFloat { max(view.bounds.width, view.bounds.height, 1) * 2 }

    private func isContent(ahead start: CGRect, toward direction: FocusSearch.Direction) -> Bool {
        let axis = direction.axis
        return direction.isForward ? start.min(axis) < view.contentSize[main: axis] : start.max(axis) > 0
    }

    /// The rectangle that one step searches, two screens long. Along a line it is as wide as the line; otherwise it is
    /// as wide as the view.
    private func strip(from start: CGRect, toward direction: FocusSearch.Direction) -> CGRect {
        let lines = lineAxis
        let axis = direction.axis
        let bounds = view.bounds
        let across =
            axis == lines
            ? start.min(axis.cross)..<max(start.max(axis.cross), start.min(axis.cross))
            : bounds.min(axis.cross)..<max(bounds.max(axis.cross), bounds.min(axis.cross))
        let ahead =
            direction.isForward ? start.min(axis)..<start.min(axis) + reach : start.max(axis) - reach..<start.max(axis)
        return CGRect(main: ahead, cross: across, axis: axis)
    }

    /// The axis along which a line's items follow each other, perpendicular to the scroll direction.
    private var lineAxis: Axis {
        let (content, visible) = (view.contentSize, view.bounds.size)
        return content.width > visible.width && content.height <= visible.height ? .vertical : .horizontal
    }

    private func cells(in rect: CGRect) -> [(ElementKey, CGRect)] {
        let mirror = view.mirror
        let found = view.collectionViewLayout.layoutAttributesForElements(in: mirror.flipped(rect)) ?? []
        return found.compactMap { attributes in
            guard attributes.representedElementCategory == .cell, !attributes.isHidden else { return nil }
            let path = attributes.indexPath
            let key = ElementKey.cell(path.item, in: path.section)
            return (key, mirror.seen(attributes.frame, of: key))
        }
    }

    private func nextInOrder(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        let step = direction.isForward != view.mirror.isOn ? 1 : -1
        return firstFocusable(from: following(route.origin, by: step), by: step, on: &route)
    }

    /// Returns the item one screen further, or the last item if there is less than a screen.
    func page(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        guard let frame = seenFrame(of: route.origin) else { return nil }
        let isDown = direction == .down
        let start = frame.moved(by: isDown ? view.visibleContent.height : -view.visibleContent.height, .vertical)
        if let found = nearest(FocusSearch(from: start, toward: direction, leastWay: -1), on: &route) { return found }
        return firstFocusable(from: isDown ? lastItem : firstItem, by: isDown ? -1 : 1, on: &route)
    }

    /// Returns the first item, in order from `key`, that can have the focus.
    func firstFocusable(from key: ElementKey?, by step: Int, on route: inout FocusRoute) -> ElementKey? {
        var candidate = key
        while let key = candidate {
            if route.passed.insert(key).inserted, isWorthTrying(key, on: route) { return key }
            candidate = following(key, by: step)
        }
        return nil
    }

    private func following(_ key: ElementKey, by step: Int) -> ElementKey? {
        guard let index = view.itemCounts.place(of: key)?.index, 0..<counts.total ~= index + step else { return nil }
        return counts.item(at: index + step)
    }
}

extension CGRect {
    fileprivate func moved(by distance: CGFloat, _ axis: Axis) -> CGRect {
        axis == .vertical ? offsetBy(dx: 0, dy: distance) : offsetBy(dx: distance, dy: 0)
    }
}
