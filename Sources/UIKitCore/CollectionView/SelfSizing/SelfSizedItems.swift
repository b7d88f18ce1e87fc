import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// What a built-in layout knows of cells that size themselves.
struct SelfSizedItems: Sendable {
    private(set) var measurements = ItemMeasurements()
    /// Across the scroll axis; measured sizes are forgotten when it changes (R52).
    private var width: Width?
    /// Measured in the layout pass that is being made.
    private var recent: [Item] = []
    /// Measured in this pass, then found to be out of view, and taken back.
    private var takenBack: Set<Item> = []

    private struct Width: Hashable {
        var axis: Axis
        var length: CGFloat
    }

    struct Item: Hashable {
        var item: Int
        var section: Int
    }

    mutating func measure(_ size: CGSize, at path: IndexPath) {
        guard path.count == 2 else { return }
        let item = Item(item: path.item, section: path.section)
        if measurements.size(ofItem: item.item, inSection: item.section) == nil { recent.append(item) }
        measurements.measure(size, item: item.item, section: item.section)
    }

    /// What an item that was never measured is likely to measure.
    mutating func mean() -> CGSize? { measurements.mean() }

    mutating func forget() {
        measurements.forgetAll()
        recent = []
    }

    mutating func forget(_ path: IndexPath) { measurements.forget(item: path.item, section: path.section) }

    /// Items have other places now.
    ///
    /// - Complexity: O(log measured) for each item that comes, goes or moves; O(measured) where sections do.
    mutating func follow(_ plan: UpdatePlan) {
        guard !measurements.isEmpty else { return }
        guard let replacements = plan.itemReplacements else { return followSections(plan) }
        let moved = plan.itemMoves.compactMap { move in
            measurements.size(ofItem: move.from.item, inSection: move.from.section).map { (place: move.to, size: $0) }
        }
        for replacement in replacements {
            measurements.removeItems(replacement.items, section: replacement.section)
            measurements.insertItems(
                replacement.count, at: replacement.items.lowerBound, section: replacement.section)
        }
        for (place, size) in moved { measurements.measure(size, item: place.item, section: place.section) }
    }

    private mutating func followSections(_ plan: UpdatePlan) {
        measurements.follow { item, section in
            plan.newPlace(of: ItemPlace(item, in: section)).map { (item: $0.item, section: $0.section) }
        }
    }

    /// Forgets what was measured for another width. Answers whether there was anything.
    mutating func fit(to length: CGFloat, across axis: Axis) -> Bool {
        let new = Width(axis: axis, length: length)
        defer { width = new }
        guard width != new, !measurements.isEmpty else { return false }
        forget()
        return true
    }

    /// Whether there is something to take back.
    func hasRecentSizes(where isOutOfView: (Item) -> Bool) -> Bool { recent.contains { isUnseen($0, isOutOfView) } }

    private func isUnseen(_ item: Item, _ isOutOfView: (Item) -> Bool) -> Bool {
        !takenBack.contains(item) && isOutOfView(item)
    }

    mutating func beginPass() {
        recent = []
        takenBack = []
    }

    /// R53: only cells that are displayed count. One that was made, measured, and pushed out of view by others that were
    /// measured with it has not been displayed; each is taken back once in a pass, so that this comes to an end.
    ///
    /// - Returns: What was taken back.
    mutating func takeBack(where isOutOfView: (Item) -> Bool) -> [Item] {
        let unseen = recent.filter { isUnseen($0, isOutOfView) }
        for item in unseen {
            measurements.forget(item: item.item, section: item.section)
            takenBack.insert(item)
        }
        recent.removeAll { takenBack.contains($0) }
        return unseen
    }

    /// The item that keeps its place on screen when others turn out to be larger or smaller than estimated: the first of the longest
    /// run of measured items in view, or else the first item in view.
    ///
    /// While content scrolls, the first measured item won't do: it may have been measured long ago, and come into view with unmeasured
    /// items behind it. After an update it is the right one: items before an inserted one stay.
    func steadyItem(of solution: some SolvedLayout, in rect: CGRect, itemsChanged: Bool) -> ItemPlace? {
        var first: ItemPlace?
        var (row, longest): (start: ItemPlace?, longest: ItemPlace?)
        var (count, most) = (0, 0)
        solution.forEachRun(meeting: rect) { run in
            guard case .items(let items, let section) = run else { return }
            for item in items {
                if first == nil { first = ItemPlace(item, in: section) }
                let isMeasured = measurements.size(ofItem: item, inSection: section) != nil
                count = isMeasured ? count + 1 : 0
                if count == 1 { row = ItemPlace(item, in: section) }
                if count > most, !itemsChanged || most == 0 { (longest, most) = (row, count) }
            }
        }
        return longest ?? first
    }
}

extension SelfSizedItems.Item {
    /// Whether the item is out of view, or gone.
    func isOutside(_ bounds: CGRect, in solution: some SolvedLayout) -> Bool {
        guard section < solution.sectionCount, item < solution.itemCount(inSection: section) else { return true }
        let shift = solution.shift(ofSection: section)
        return !solution.frame(ofItem: item, inSection: section).offsetBy(dx: -shift.x, dy: -shift.y).meets(bounds)
    }
}
