import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
    var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// Of items that nothing is known of yet. `automaticSize` says nothing, so it is the size that items have when
    /// nobody says anything: `itemSize` (Decisions/0014).
    var firstEstimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// Whether sizes that the delegate gives stand for items that were not measured (R54).
    private var delegateGivesSizes: Bool { delegateMethods?.givesSizes ?? false }

    func takeMeasuredSizes(into input: inout FlowInput) {
        if selfSizing.fit(to: input.crossLength, across: input.axis) { collectionView?.askAllForPreferredSizes() }
        let measurements = selfSizing.measurements
        let estimate = measurements.mean ?? firstEstimate
        for index in input.sections.indices {
            input.sections[index].isSelfSizing = true
            guard !measurements.isEmpty else { continue }
            let sizes = input.sections[index].sizes
            input.sections[index].sizes =
                delegateGivesSizes
                ? measurements.sizes(section: index, estimates: sizes)
                : measurements.sizes(section: index, count: sizes.count, estimate: estimate)
        }
    }

    /// Forgets sizes of cells that did not come into view after all. Answers whether there were any.
    func takeBackUnseenSizes(outside bounds: CGRect) -> Bool {
        guard isSelfSizing, let solution else { return false }
        let hasTakenBack = selfSizing.takeBack { item in
            guard item.section < solution.sectionCount, item.item < solution.itemCount(inSection: item.section) else {
                return true
            }
            return !solution.frame(ofItem: item.item, inSection: item.section).meets(bounds)
        }
        if hasTakenBack { self.solution = nil }
        return hasTakenBack
    }

    /// What should stay where it is on screen when items before it turn out to be larger or smaller: the first item in
    /// view that was measured before, or else the first one.
    func steadyItem(in rect: CGRect) -> IndexPath? {
        guard isSelfSizing, let solution else { return nil }
        var first: IndexPath?
        var measured: IndexPath?
        solution.forEachRun(meeting: rect) { run in
            guard measured == nil, case .items(let items, let section) = run else { return }
            if first == nil { first = IndexPath(item: items.lowerBound, section: section) }
            let known = items.first { selfSizing.measurements.size(ofItem: $0, inSection: section) != nil }
            measured = known.map { IndexPath(item: $0, section: section) }
        }
        return measured ?? first
    }
}
