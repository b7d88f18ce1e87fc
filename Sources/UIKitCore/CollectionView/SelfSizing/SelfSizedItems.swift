import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// The measured sizes of cells that size themselves, which a built-in layout stores.
struct SelfSizedItems: Sendable {
    private(set) var measurements = ItemMeasurements()
    /// The length perpendicular to the scroll axis. If it changes, measured sizes are discarded (R52).
    private var width: Width?
    /// The items measured in the current layout pass.
    private var recent: [Item] = []
    /// The items that were measured in this pass, turned out to be out of view, and were discarded.
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

    /// The mean of the measured sizes, which is the estimate for items that aren't measured yet.
    mutating func mean() -> CGSize? { measurements.mean() }

    mutating func forget() {
        measurements.forgetAll()
        recent = []
    }

    mutating func forget(_ path: IndexPath) { measurements.forget(item: path.item, section: path.section) }

    /// Updates the items' index paths after a batch update.
    ///
    /// - Complexity: O(log measured) for each inserted, deleted or moved item; O(measured) if sections change.
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

    /// Discards sizes that were measured for another width. Returns whether there were any.
    mutating func fit(to length: CGFloat, across axis: Axis) -> Bool {
        let new = Width(axis: axis, length: length)
        defer { width = new }
        guard width != new, !measurements.isEmpty else { return false }
        forget()
        return true
    }

    /// Whether ``takeBack(where:)`` would discard anything.
    func hasRecentSizes(where isOutOfView: (Item) -> Bool) -> Bool { recent.contains { isUnseen($0, isOutOfView) } }

    private func isUnseen(_ item: Item, _ isOutOfView: (Item) -> Bool) -> Bool {
        !takenBack.contains(item) && isOutOfView(item)
    }

    mutating func beginPass() {
        recent = []
        takenBack = []
    }

    /// R53: discards the sizes of cells that aren't displayed after all, because other cells measured with them pushed
    /// them out of view. Each cell is discarded at most once per layout pass, so that this ends.
    ///
    /// - Returns: The discarded items.
    mutating func takeBack(where isOutOfView: (Item) -> Bool) -> [Item] {
        let unseen = recent.filter { isUnseen($0, isOutOfView) }
        for item in unseen {
            measurements.forget(item: item.item, section: item.section)
            takenBack.insert(item)
        }
        recent.removeAll { takenBack.contains($0) }
        return unseen
    }

    /// Returns the item that keeps its place on screen if other items turn out to be larger or smaller than estimated:
    /// the first of the longest run of measured visible items, or else the first visible item.
    ///
    /// While content scrolls, the first measured item isn't suitable: it may have been measured long ago, and come into
    /// view followed by unmeasured items. After an update it is suitable: items before an inserted one stay.
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
    /// Whether the item is out of view, or doesn't exist.
    func isOutside(_ bounds: CGRect, in solution: some SolvedLayout) -> Bool {
        guard section < solution.sectionCount, item < solution.itemCount(inSection: section) else { return true }
        let shift = solution.shift(ofSection: section)
        return !solution.frame(ofItem: item, inSection: section).offsetBy(dx: -shift.x, dy: -shift.y).meets(bounds)
    }
}
