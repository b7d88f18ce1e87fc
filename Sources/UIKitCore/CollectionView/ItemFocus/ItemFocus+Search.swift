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
    /// How far the next step looks, in points; nil before the search begins.
    var reach: CGFloat?
    var passed: Set<ElementKey>
    /// How many stretches of the content the search has looked at.
    var stretches = 0
    /// How many items turned out to refuse the focus only after they had scrolled into view.
    var refusals = 0

    init(from origin: ElementKey, isInsideCell: Bool) {
        self.origin = origin
        self.isInsideCell = isInsideCell
        passed = [origin]
    }

    /// Whether a key may look further. No person waits for one that asks all items of an endless list.
    var goesOn: Bool {
        passed.count < Self.mostItems && stretches < Self.mostStretches && refusals < Self.mostRefusals
    }

    private static let mostItems = 20_000
    private static let mostStretches = 1_000
    private static let mostRefusals = 200
}

// Where a key moves the focus. The search skips items that cannot have it.
extension ItemFocus {
    var firstItem: ElementKey? { counts.total > 0 ? counts.item(at: 0) : nil }

    var lastItem: ElementKey? { counts.total > 0 ? counts.item(at: counts.total - 1) : nil }

    /// Returns the nearest item in a direction. At the end of a line of a list that scrolls vertically, returns the
    /// next item in order.
    func neighbor(toward direction: FocusSearch.Direction, on route: inout FocusRoute) -> ElementKey? {
        if let found = neighborInSection(toward: direction, on: &route) { return found }
        if let start = route.start ?? seenFrame(of: route.origin),
            let found = nearest(FocusSearch(from: start, toward: direction), on: &route)
        {
            return found
        }
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

    /// Returns the nearest item ahead. Looks at two screens at a time, and twice as far after each empty stretch: so a
    /// window of a point doesn't make the search longer.
    private func nearest(_ first: FocusSearch, on route: inout FocusRoute) -> ElementKey? {
        let direction = first.direction
        var start = first.start
        while route.goesOn, isContent(ahead: start, toward: direction) {
            let reach = route.reach ?? self.reach
            (route.start, route.reach) = (start, reach)
            route.stretches += 1
            let places = cells(in: strip(from: start, toward: direction, reach: reach))
            if let found = nearest(first.beginning(at: start), among: places, on: &route) { return found }
            route.reach = places.isEmpty ? reach * 2 : self.reach
            start = start.moved(by: direction.isForward ? reach : -reach, direction.axis)
        }
        route.start = start
        return nil
    }

    private func nearest(
        _ search: FocusSearch, among places: [(ElementKey, CGRect)], on route: inout FocusRoute
    ) -> ElementKey? {
        while route.goesOn {
            var search = search
            for (key, frame) in places where !route.passed.contains(key) { search.offer(key, at: frame) }
            guard let found = search.winner else { return nil }
            route.passed.insert(found)
            if isWorthTrying(found, on: route) { return found }
        }
        return nil
    }

    /// How far the first step of the search looks, in points: two screens.
    private var reach: CGFloat { max(view.bounds.width, view.bounds.height, 1) * 2 }

    private func isContent(ahead start: CGRect, toward direction: FocusSearch.Direction) -> Bool {
        let axis = direction.axis
        return direction.isForward ? start.min(axis) < view.contentSize[main: axis] : start.max(axis) > 0
    }

    /// The rectangle that one step searches. Along a line it is as wide as the line; otherwise it is
    /// as wide as the view.
    private func strip(from start: CGRect, toward direction: FocusSearch.Direction, reach: CGFloat) -> CGRect {
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
        let screen = max(view.visibleContent.height, frame.height)
        let start = route.start ?? frame.moved(by: isDown ? screen : -screen, .vertical)
        if let found = nearest(FocusSearch(from: start, toward: direction, leastWay: -1), on: &route) { return found }
        return firstFocusable(from: isDown ? lastItem : firstItem, by: isDown ? -1 : 1, on: &route)
    }

    /// Returns the first item, in order from `key`, that can have the focus.
    func firstFocusable(from key: ElementKey?, by step: Int, on route: inout FocusRoute) -> ElementKey? {
        var candidate = key
        while let key = candidate, route.goesOn {
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
