import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

// Cells and supplementary views with estimated lengths.
extension UICollectionViewCompositionalLayout {
    /// Discards the solution and the app's sections, unless the content only scrolled or a view was measured.
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { forgetSizes() }
        let own = context as? CompositionalInvalidationContext
        let isAboutData = context.invalidateEverything || context.invalidateDataSourceCounts
        if !isAboutData, own?.isOfScrolling == true { return }
        if !isAboutData, let measured = own?.measured { return keep(measured.size, of: measured.attributes) }
        input = nil
        solution = nil
    }

    /// R497: called for a reload, and when the length perpendicular to the scroll axis changed.
    func forgetSizes() {
        selfSizing.forget()
        measuredViews = [:]
        collectionViewReference.hold { $0.sizing.askAll() }
    }

    /// Whether a measured size differs in a length that the layout only estimates.
    func measures(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
        lengthsToFit(of: attributes).size(attributes.size, measured: size) != attributes.size
    }

    func lengthsToFit(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths {
        guard let place = attributes.storage.place else { return [] }
        if attributes.storage.category == .cell {
            // Read for each row that comes into view.
            if let commonEstimates { return commonEstimates }
            return solution?.estimatedLengths(ofItem: place.item, inSection: place.section) ?? []
        }
        guard let solution, place.section < solution.sectionCount,
            let element = element(of: attributes), let number = elementKinds.firstIndex(of: element.kind)
        else { return [] }
        return solution.estimatedLengths(
            of: SolvedElement(kind: number, section: element.section, index: element.item))
    }

    /// Stores a view's measured size, and applies it to the solution.
    private func keep(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
        if attributes.representedElementCategory == .cell {
            selfSizing.measure(size, at: attributes.indexPath)
            if let place = IndexPathPair(attributes.indexPath) { takeUp(size, ofItem: place.second, in: place.first) }
        } else if let element = element(of: attributes), let number = elementKinds.firstIndex(of: element.kind) {
            measuredViews[element] = size
            let changed = SolvedElement(kind: number, section: element.section, index: element.item)
            changeSolution { $0?.resize(changed, to: size) }
        }
    }

    /// Applies another size of an item to the solution; nil for the estimate.
    private func takeUp(_ size: CGSize?, ofItem item: Int, in section: Int) {
        guard isKnown(item, in: section) else { return }
        let measurements = selfSizing.measurements
        changeSolution { $0?.resizeItem(item, inSection: section, to: size, measurements) }
    }

    private func isKnown(_ item: Int, in section: Int) -> Bool {
        guard let solution, 0..<solution.sectionCount ~= section else { return false }
        return 0..<solution.itemCount(inSection: section) ~= item
    }

    private func changeSolution(_ change: (inout CompositionalSolution?) -> Void) {
        guard solution != nil else { return }
        boxedSolution = nil
        change(&solution)
        collectionViewReference.hold { $0.pass.itemsMayHaveMoved() }
    }

    private func element(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
        guard let name = attributes.representedElementKind, let kind = kind(name),
            let place = IndexPathPair(attributes.indexPath)
        else { return nil }
        return ElementKey(kind: kind, section: place.first, item: place.second)
    }

    /// The measured sizes as values of the engine.
    var measurements: CompositionalInput.Measurements {
        var known = CompositionalInput.Measurements()
        known.items = selfSizing.measurements
        for (element, size) in measuredViews {
            guard let number = elementKinds.firstIndex(of: element.kind) else { continue }
            known.views[SolvedElement(kind: number, section: element.section, index: element.item)] = size
        }
        return known
    }

    // MARK: BuiltInLayout

    func follow(_ plan: UpdatePlan) {
        selfSizing.follow(plan)
        followed = solution.flatMap { changed($0, by: plan) }
        guard plan.itemReplacements == nil else { return }
        var views: [ElementKey: CGSize] = [:]
        for (element, size) in measuredViews {
            guard element.item != .max else {
                views[element] = size
                continue
            }
            guard let section = plan.newSection(of: element.section) else { continue }
            views[ElementKey(kind: element.kind, section: section, item: element.item)] = size
        }
        measuredViews = views
    }

    /// Returns the solution with the plan's changes, or nil if solving again is as good.
    private func changed(_ solution: CompositionalSolution, by plan: UpdatePlan) -> CompositionalSolution? {
        guard !selfSizing.measurements.isEmpty, let replacements = plan.itemReplacements else { return nil }
        var solution = solution
        var rest = replacements[...]
        while let section = rest.first?.section {
            let ofSection = rest.prefix { $0.section == section }
            rest = rest.dropFirst(ofSection.count)
            solution.replaceItems(
                ofSection.map { CompositionalSolution.Replacement(items: $0.items, count: $0.count) },
                inSection: section, selfSizing.measurements)
        }
        return solution
    }

    func beginMeasuring() { selfSizing.beginPass() }

    func keepMeasuredSize(of attributes: UICollectionViewLayoutAttributes, fitting lengths: EstimatedLengths) {
        guard isSelfSizing, attributes.representedElementCategory == .cell, !lengths.isEmpty else { return }
        selfSizing.measure(attributes.size, at: attributes.indexPath)
    }

    func hasUnseenSizes(outside bounds: CGRect) -> Bool {
        guard isSelfSizing, let solution = placedSolution else { return false }
        return selfSizing.hasRecentSizes { $0.isOutside(bounds, in: solution) }
    }

    func takeBackUnseenSizes(outside bounds: CGRect) {
        guard let solution = placedSolution else { return }
        let unseen = selfSizing.takeBack { $0.isOutside(bounds, in: solution) }
        for item in unseen { takeUp(nil, ofItem: item.item, in: item.section) }
    }

    func steadyItem(in rect: CGRect, itemsChanged: Bool) -> ItemPlace? {
        guard isSelfSizing, let placedSolution else { return nil }
        return selfSizing.steadyItem(of: placedSolution, in: rect, itemsChanged: itemsChanged)
    }
}
