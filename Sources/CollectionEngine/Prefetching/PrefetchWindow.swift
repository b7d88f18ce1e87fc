import CoreGraphics

/// Which items should be made ready because they will soon be seen, and which no longer.
///
/// The window lies ahead of what is in view, in the direction of travel. An item that it reaches is announced, once, until
/// it was seen or the window has left it.
///
///     var window = PrefetchWindow()
///     let changes = window.move(visible: seen, ahead: items in PrefetchWindow.rect(…))
///     // changes.announced, changes.cancelled
package struct PrefetchWindow: Sendable {
    /// Announced, and neither seen nor cancelled.
    package private(set) var announced = VisibleRanges()
    /// Kept to be filled again without allocating.
    private var spare = VisibleRanges()

    package init() {}

    /// What is to be said. Both in ascending order.
    package struct Changes: Sendable, Hashable {
        package var announced = VisibleRanges()
        package var cancelled = VisibleRanges()

        package init() {}

        package var isEmpty: Bool { announced.runs.isEmpty && cancelled.runs.isEmpty }
    }

    /// The content has moved, or items have.
    ///
    /// - Parameters:
    ///   - visible: Items in view: these are needed at once and never announced.
    ///   - ahead: Items in the window; some may be in view.
    /// - Complexity: O(runs of neighbours), and nothing is allocated while nothing changes.
    package mutating func move(visible: VisibleRanges, ahead: VisibleRanges) -> Changes {
        see(visible)
        var next = spare
        spare = VisibleRanges()
        next.removeAll()
        ahead.forEachRun(missingIn: visible) { next.append(section: $0.section, items: $0.items) }
        var changes = Changes()
        next.forEachRun(missingIn: announced) { changes.announced.append(section: $0.section, items: $0.items) }
        announced.forEachRun(missingIn: next) { changes.cancelled.append(section: $0.section, items: $0.items) }
        spare = announced
        announced = next
        return changes
    }

    /// These are in view: whatever was announced of them is no longer waited for.
    package mutating func see(_ visible: VisibleRanges) {
        guard !announced.runs.isEmpty else { return }
        var rest = spare
        spare = VisibleRanges()
        rest.removeAll()
        announced.forEachRun(missingIn: visible) { rest.append(section: $0.section, items: $0.items) }
        spare = announced
        announced = rest
    }

    /// Nothing is waited for any more. Answers what was.
    package mutating func removeAll() -> VisibleRanges {
        let removed = announced
        announced = VisibleRanges()
        return removed
    }

    /// Items have other places now; nil for those that went.
    package mutating func follow(_ newPlace: (ItemPlace) -> ItemPlace?) {
        guard !announced.runs.isEmpty else { return }
        var places: [ItemPlace] = []
        for run in announced.runs {
            for item in run.items { if let place = newPlace(ItemPlace(item, in: run.section)) { places.append(place) } }
        }
        announced = VisibleRanges(of: places)
    }

    // MARK: Where it lies

    /// The part of the content next to what is in view.
    package static func rect(
        ahead bounds: CGRect, along axis: Axis, _ direction: Travel.Direction, reach: CGFloat
    ) -> CGRect {
        var rect = bounds
        rect.origin[main: axis] = direction == .forward ? bounds.max(axis) : bounds.min(axis) - reach
        rect.size[main: axis] = reach
        return rect
    }
}
