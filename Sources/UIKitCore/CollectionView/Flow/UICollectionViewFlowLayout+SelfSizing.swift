import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
    var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// Of items that nothing is known of yet. `automaticSize` says nothing, so it is the size that items have when
    /// nothing is said: `itemSize` (Decisions/0014).
    var firstEstimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// Whether sizes that the delegate gives stand for items that were not measured (R54).
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

    /// A cell was measured. Answers whether all that changes by it could be changed in the solved layout: where the delegate says what is
    /// expected of every item, its own size; elsewhere the mean of all as well (R53), as long as each line holds one item.
    func takesUp(_ size: CGSize, at path: IndexPath, _ context: UICollectionViewFlowLayoutInvalidationContext) -> Bool {
        guard isSelfSizing, isItem(path), size.isUsable, !context.invalidateDataSourceCounts,
            !context.invalidateEverything, !context.invalidateFlowLayoutDelegateMetrics, solution != nil
        else { return false }
        if delegateGivesSizes {
            resize(path, to: size)
        } else {
            guard marked.isEmpty, !isSolutionStale, !isDataStale, let mean = selfSizing.mean() else { return false }
            boxedSolution = nil  // With a second reference all of it would be copied.
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
