import CollectionEngine
import CoreGraphics
import LayoutEngine

/// What is in sight of a built-in layout, which answers with index ranges. Only what enters and what leaves is touched; what
/// stays costs nothing.
@MainActor final class RangeDisplay: CollectionPart {
    /// What was in sight after the last pass.
    @exclusivity(unchecked) private(set) var visibleItems = VisibleRanges()
    @exclusivity(unchecked) private var supplementary: [ElementKey] = []
    // The same for the pass that is being made; kept to be filled again without allocating.
    @exclusivity(unchecked) private var nextItems = VisibleRanges()
    @exclusivity(unchecked) private var nextSupplementary: [ElementKey] = []
    @exclusivity(unchecked) private var framesOfRun: [CGRect] = []

    /// Nothing is in sight any more.
    func forget() {
        visibleItems.removeAll()
        supplementary.removeAll(keepingCapacity: true)
    }

    /// - Parameter comparison: Which views are compared with the layout even if they were in sight before.
    func show(_ solved: any SolvedLayout, _ comparison: PassStages.Comparison) {
        let view = view
        nextItems.removeAll()
        nextSupplementary.removeAll(keepingCapacity: true)
        view.trace.queries += 1
        let limits = counts
        solved.forEachRun(meeting: view.mirror.layoutBounds) { run in
            switch run {
            case .items(let items, let section):
                guard section < limits.sections else { return }
                let limit = limits.itemCount(inSection: section)
                nextItems.append(section: section, items: items.clamped(to: 0..<limit))
            case .header(let section):
                nextSupplementary.append(ElementKey(kind: .header, section: section, item: 0))
            case .footer(let section):
                nextSupplementary.append(ElementKey(kind: .footer, section: section, item: 0))
            }
        }
        let partners = PassPartners(view)
        if comparison == .allViews { return showAll(solved, partners) }

        let elements = view.elements
        visibleItems.forEachRun(missingIn: nextItems) { run in
            for item in run.items { elements.hide(.cell(item, in: run.section), partners) }
        }
        for key in supplementary where !nextSupplementary.contains(key) { elements.hide(key, partners) }
        nextItems.forEachRun(missingIn: visibleItems) { run in makeCells(of: run, solved, partners) }
        for key in nextSupplementary where comparison != .none || !supplementary.contains(key) {
            showSupplementary(key, of: solved, partners)
        }
        keepRanges()
    }

    private func makeCells(of run: VisibleRanges.Run, _ solved: any SolvedLayout, _ partners: PassPartners) {
        let frames = takeFrames(of: run, solved)
        guard let source = partners.dataSource else { return }
        let (elements, supply) = (partners.view.elements, partners.view.supply)
        // None is added while a pass is made.
        let areSomeDeparting = elements.areSomeDeparting
        supply.spare(run.items, inSection: run.section)
        defer { supply.spareNone() }
        for (index, item) in run.items.enumerated() {
            let element = PendingElement(key: .cell(item, in: run.section), frame: frames[index], zIndex: 0)
            if areSomeDeparting || partners.areReplaced {
                show(element.key, frame: element.frame, partners)
            } else {
                elements.makeCell(of: element, at: IndexPath(item: item, section: run.section), source, partners)
            }
        }
        framesOfRun = frames
    }

    /// All frames of the run before the first cell is made or moved: one call of the solver, and nothing is being changed while
    /// the app is asked.
    @inline(__always)
    private func takeFrames(of run: VisibleRanges.Run, _ solved: any SolvedLayout) -> [CGRect] {
        var frames = framesOfRun
        framesOfRun = []
        if frames.count < run.items.count { frames = Array(repeating: .zero, count: run.items.count) }
        frames.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            solved.writeFrames(ofItems: run.items, inSection: run.section, to: start)
        }
        return frames
    }

    /// After the layout changed every view is compared with it.
    private func showAll(_ solved: any SolvedLayout, _ partners: PassPartners) {
        let elements = partners.view.elements
        let gone = elements.keys { key in
            key.isCell ? !nextItems.contains(key.item, in: key.section) : !nextSupplementary.contains(key)
        }
        for key in gone { elements.hideOrLeave(key, partners) }
        for run in nextItems.runs {
            let frames = takeFrames(of: run, solved)
            for (index, item) in run.items.enumerated() {
                show(.cell(item, in: run.section), frame: frames[index], partners)
            }
            framesOfRun = frames
        }
        for key in nextSupplementary { showSupplementary(key, of: solved, partners) }
        keepRanges()
    }

    private func keepRanges() {
        swap(&visibleItems, &nextItems)
        swap(&supplementary, &nextSupplementary)
    }

    private func showSupplementary(_ key: ElementKey, of solved: any SolvedLayout, _ partners: PassPartners) {
        let frame =
            key.kind == .header
            ? solved.frame(ofHeaderInSection: key.section) : solved.frame(ofFooterInSection: key.section)
        let zIndex = (partners.view.layoutStorage as? any SolvedLayoutProviding)?.supplementaryZIndex ?? 0
        if let frame { show(key, frame: frame, zIndex: zIndex, partners) }
    }

    /// Makes the view of an element, or moves it if it is there already.
    private func show(_ key: ElementKey, frame: CGRect, zIndex: Int = 0, _ partners: PassPartners) {
        let elements = partners.view.elements
        if let shown = elements[key] ?? elements.takenBack(key) {
            return move(shown, key, to: frame, zIndex: zIndex, partners.view)
        }
        elements.makeView(of: PendingElement(key: key, frame: frame, zIndex: zIndex), partners)
    }

    private func move(
        _ shown: UICollectionReusableView, _ key: ElementKey, to frame: CGRect, zIndex: Int, _ view: UICollectionView
    ) {
        view.trace.comparisons += 1
        if view.handMovement.isLifted(shown) { return }
        let extras = key.isCell ? nil : AttributesExtras.having(kind: view.supply.registrations.name(of: key.kind))
        let storage = AttributesStorage(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
        if let movement = view.updates.movement, movement.isSurvivor(of: shown) { return movement.stay(shown, storage) }
        guard !shown.has(storage) else { return }
        shown.take(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
    }

    /// No cell is left behind by what was in sight before.
    override func checkInvariants(_ report: (String) -> Void) {
        guard layout.solvedForCollectionView != nil, view.handMovement.lifted == nil else { return }
        for key in view.elements.keys where key.isCell && !visibleItems.contains(key.item, in: key.section) {
            report("\(key) is shown and not in sight")
        }
    }
}
