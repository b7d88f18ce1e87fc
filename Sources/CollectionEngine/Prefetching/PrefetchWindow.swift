import CoreGraphics

/// Decides which items to prepare because they will soon be visible, and which no longer.
///
/// The window is ahead of the visible area, in the direction of travel. An item that it reaches is announced once,
/// until the item was visible or the window has left it.
///
///     var window = PrefetchWindow()
///     let changes = window.move(visible: seen, ahead: soon)         // the items in PrefetchWindow.rect
///     // changes.announced, changes.cancelled
package struct PrefetchWindow: Sendable {
    /// The items that were announced, and neither became visible nor were cancelled.
    package private(set) var announced = VisibleRanges()
    /// Kept for reuse without an allocation.
    private var spare = VisibleRanges()

    package init() {}

    /// The announcements and cancellations to make, both in ascending order.
    package struct Changes: Sendable, Hashable {
        package var announced = VisibleRanges()
        package var cancelled = VisibleRanges()

        package init() {}

        package var isEmpty: Bool { announced.runs.isEmpty && cancelled.runs.isEmpty }
    }

    /// Updates the window after the content or items have moved.
    ///
    /// - Parameters:
    ///   - visible: The items in view. They are needed at once, and never announced.
    ///   - ahead: The items in the window. Some may be in view.
    /// - Complexity: O(runs of neighbours), without an allocation if nothing changes.
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

    /// Removes items that are in view from the announced ones.
    package mutating func see(_ visible: VisibleRanges) {
        guard !announced.runs.isEmpty else { return }
        var rest = spare
        spare = VisibleRanges()
        rest.removeAll()
        announced.forEachRun(missingIn: visible) { rest.append(section: $0.section, items: $0.items) }
        spare = announced
        announced = rest
    }

    /// Stops waiting for all announced items, and returns them.
    package mutating func removeAll() -> VisibleRanges {
        let removed = announced
        announced = VisibleRanges()
        return removed
    }

    /// Moves the announced items to their new places; nil means that an item is gone.
    package mutating func follow(_ newPlace: (ItemPlace) -> ItemPlace?) {
        guard !announced.runs.isEmpty else { return }
        var places: [ItemPlace] = []
        for run in announced.runs {
            for item in run.items { if let place = newPlace(ItemPlace(item, in: run.section)) { places.append(place) } }
        }
        announced = VisibleRanges(of: places)
    }

    // MARK: The window's rectangle

    /// Returns the part of the content next to the visible area.
    package static func rect(
        ahead bounds: CGRect, along axis: Axis, _ direction: Travel.Direction, reach: CGFloat
    ) -> CGRect {
        var rect = bounds
        rect.origin[main: axis] = direction == .forward ? bounds.max(axis) : bounds.min(axis) - reach
        rect.size[main: axis] = reach
        return rect
    }
}
