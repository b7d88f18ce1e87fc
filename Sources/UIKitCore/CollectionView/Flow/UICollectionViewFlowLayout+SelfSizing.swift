import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
    var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// The size of an item before anything is known about it. With `automaticSize` that is `itemSize` (Decisions/0014).
    var firstEstimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// Whether the delegate gives the sizes of items that aren't measured yet (R54).
    private var delegateGivesSizes: Bool { delegateMethods?.givesSizes ?? false }

    func takeMeasuredSizes(into input: inout FlowInput) {
        if selfSizing.fit(to: input.crossLength, across: input.axis) {
            collectionViewReference.hold { $0.sizing.askAll() }
        }
        let mean = delegateGivesSizes ? nil : selfSizing.mean()
        let measurements = selfSizing.measurements
        input.sections.changeAll { section in
            section.isSelfSizing = true
            if let mean { section.sizes = .uniform(mean, count: section.sizes.count) }
        }
        input.sections.change(measurements.measuredSections) { number, section in
            section.sizes = measurements.sizes(section: number, estimates: section.sizes)
        }
    }

    /// Applies a cell's measured size to the solved layout, and returns whether that was possible without solving
    /// again. If the delegate gives estimates, only this item's size changes. Otherwise the mean of all items changes
    /// too (R53), which is possible as long as each line holds one item.
    func takesUp(_ size: CGSize, at path: IndexPath, _ context: UICollectionViewFlowLayoutInvalidationContext) -> Bool {
        guard isSelfSizing, isItem(path), size.isUsable, !context.invalidateDataSourceCounts,
            !context.invalidateEverything, !context.invalidateFlowLayoutDelegateMetrics, solution != nil
        else { return false }
        if delegateGivesSizes {
            resize(path, to: size)
        } else {
            guard marked.isEmpty, !isSolutionStale, !isDataStale, let mean = selfSizing.mean() else { return false }
            boxedSolution = nil  // A second reference would make this a copy of the whole solution.
            let isDone = solution?.measureItem(path.item, inSection: path.section, size, others: mean)
            guard isDone == true else { return false }
        }
        collectionViewReference.hold { $0.pass.itemsMayHaveMoved() }
        return true
    }

    func hasUnseenSizes(outside bounds: CGRect) -> Bool {
        guard isSelfSizing, let solution else { return false }
        return selfSizing.hasRecentSizes { $0.isOutside(bounds, in: solution) }
    }

    func takeBackUnseenSizes(outside bounds: CGRect) {
        guard let solution else { return }
        let unseen = selfSizing.takeBack { $0.isOutside(bounds, in: solution) }
        if delegateGivesSizes, let sections {
            giveEstimates(to: unseen, of: sections)
        } else {
            self.solution = nil
        }
    }

    private func giveEstimates(to items: [SelfSizedItems.Item], of sections: FlowSectionList) {
        for item in items where item.section < sections.count && item.item < sections[item.section].sizes.count {
            let estimate = sections[item.section].sizes[item.item]
            resize(IndexPath(item: item.item, section: item.section), to: estimate)
        }
    }

    func steadyItem(in rect: CGRect, itemsChanged: Bool) -> ItemPlace? {
        guard isSelfSizing, let solution else { return nil }
        return selfSizing.steadyItem(of: solution, in: rect, itemsChanged: itemsChanged)
    }
}
