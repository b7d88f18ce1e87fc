import CollectionEngine
import CoreGraphics
import LayoutEngine

/// The visible elements of a built-in layout, which returns index ranges. A scroll step touches only what enters and
/// leaves. What stays costs nothing.
@MainActor final class RangeDisplay: CollectionPart {
    /// The items that were visible after the last layout pass.
    @exclusivity(unchecked) private(set) var visibleItems = VisibleRanges()
    /// The visible headers, footers and decoration views.
    @exclusivity(unchecked) private var others: [ElementKey] = []
    // What will be visible after the current layout pass. Kept to avoid allocations.
    @exclusivity(unchecked) private var nextItems = VisibleRanges()
    @exclusivity(unchecked) private var nextOthers: [ElementKey] = []
    @exclusivity(unchecked) private var framesOfRun: [CGRect] = []

    /// Forgets what is visible.
    func forget() {
        visibleItems.removeAll()
        others.removeAll(keepingCapacity: true)
    }

    /// - Parameter comparison: Which views to compare with the layout although they were visible before.
    func show(
        _ solved: any SolvedLayout, of layout: any BuiltInLayout, _ comparison: PassStages.Comparison,
        _ view: UICollectionView
    ) {
        let kinds = layout.elementKinds
        nextItems.removeAll()
        nextOthers.removeAll(keepingCapacity: true)
        view.trace.queries += 1
        let limits = view.itemCounts.known
        solved.forEachRun(meeting: layout.rectToAsk(about: view.mirror.layoutBounds(view))) { run in
            switch run {
            case .items(let items, let section):
                guard section < limits.sections else { return }
                let limit = limits.itemCount(inSection: section)
                nextItems.append(section: section, items: items.clamped(to: 0..<limit))
            case .element(let element):
                nextOthers.append(
                    ElementKey(kind: kinds[element.kind], section: element.section, item: element.index))
            }
        }
        checkNumber()
        let partners = PassPartners(view)
        if comparison == .allViews { return showAll(solved, kinds, partners) }

        let elements = partners.elements
        visibleItems.forEachRun(missingIn: nextItems) { run in
            for item in run.items { elements.hide(.cell(item, in: run.section), partners) }
        }
        for key in others where !nextOthers.contains(key) { elements.hide(key, partners) }
        nextItems.forEachRun(missingIn: visibleItems) { run in makeCells(of: run, solved, partners) }
        for key in nextOthers where comparison != .none || !others.contains(key) {
            showOther(key, solved, kinds, partners)
        }
        keepRanges()
    }

    private func checkNumber() {
        var count = 0
        for run in nextItems.runs { count += run.items.count }
        if count > ShownElements.many { view.elements.warnOfMany(count) }
    }

    private func makeCells(of run: VisibleRanges.Run, _ solved: any SolvedLayout, _ partners: PassPartners) {
        let frames = takeFrames(of: run, solved)
        guard let source = partners.dataSource else { return }
        let (elements, supply) = (partners.elements, partners.supply)
        // No view begins to depart during a layout pass.
        let areSomeDeparting = elements.areSomeDeparting
        supply.spare(run.items, inSection: run.section)
        defer { supply.spareNone() }
        let zIndex = solved.zIndexOfItems(inSection: run.section)
        for (index, item) in run.items.enumerated() {
            let zIndex = zIndex ?? solved.zIndex(ofItem: item, inSection: run.section)
            let element = PendingElement(key: .cell(item, in: run.section), frame: frames[index], zIndex: zIndex)
            if areSomeDeparting || partners.areReplaced {
                show(element.key, frame: element.frame, zIndex: zIndex, partners)
            } else {
                elements.makeCell(of: element, at: IndexPath(item: item, section: run.section), source, partners)
            }
        }
        framesOfRun = frames
    }

    /// Returns all frames of the run before the first cell is created or moved. That is one call of the solver, and
    /// nothing is being changed while the app's code runs.
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

    /// Compares every view with the layout, after the layout changed.
    private func showAll(_ solved: any SolvedLayout, _ kinds: [ElementKind], _ partners: PassPartners) {
        let elements = partners.elements
        for key in elements.keys(outside: nextItems, nextOthers) { elements.hideOrLeave(key, partners) }
        for run in nextItems.runs {
            let frames = takeFrames(of: run, solved)
            let zIndex = solved.zIndexOfItems(inSection: run.section)
            for (index, item) in run.items.enumerated() {
                let zIndex = zIndex ?? solved.zIndex(ofItem: item, inSection: run.section)
                show(.cell(item, in: run.section), frame: frames[index], zIndex: zIndex, partners)
            }
            framesOfRun = frames
        }
        for key in nextOthers { showOther(key, solved, kinds, partners) }
        keepRanges()
    }

    private func keepRanges() {
        swap(&visibleItems, &nextItems)
        swap(&others, &nextOthers)
    }

    private func showOther(
        _ key: ElementKey, _ solved: any SolvedLayout, _ kinds: [ElementKind], _ partners: PassPartners
    ) {
        guard let kind = kinds.firstIndex(of: key.kind) else { return }
        let element = SolvedElement(kind: kind, section: key.section, index: key.item)
        guard let frame = solved.frame(of: element) else { return }
        show(key, frame: frame, zIndex: solved.zIndex(of: element), partners)
    }

    /// Creates the view of an element, or moves it if there is one.
    private func show(_ key: ElementKey, frame: CGRect, zIndex: Int, _ partners: PassPartners) {
        let elements = partners.elements
        if let shown = elements[key] ?? elements.takenBack(key) {
            return move(shown, key, to: frame, zIndex: zIndex, partners)
        }
        elements.makeView(of: PendingElement(key: key, frame: frame, zIndex: zIndex), partners)
    }

    private func move(
        _ shown: UICollectionReusableView, _ key: ElementKey, to frame: CGRect, zIndex: Int, _ partners: PassPartners
    ) {
        partners.view.trace.comparisons += 1
        if partners.handMovement.isLifted(shown) { return }
        // After a data change most views move, so they need no comparison.
        if key.isCell, partners.updates.movement == nil, shown.isElsewhere(frame) {
            shown.take(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: nil)
            if partners.view.sectionScrolling.areSome { partners.view.mirror.place(shown) }
            return
        }
        let extras = key.isCell ? nil : partners.supply.registrations.extras(of: key.kind)
        let storage = AttributesStorage(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
        if let movement = partners.updates.movement, movement.isSurvivor(of: shown) {
            return movement.stay(shown, storage)
        }
        guard !shown.has(storage) else { return }
        shown.take(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
        if partners.view.sectionScrolling.areSome { partners.view.mirror.place(shown) }
    }

    /// Checks that every shown cell belongs to a visible item.
    override func checkInvariants(_ report: (String) -> Void) {
        guard layout.solvedForCollectionView != nil, view.handMovement.lifted == nil else { return }
        for key in view.elements.keys where key.isCell && !visibleItems.contains(key.item, in: key.section) {
            report("\(key) is shown and not in sight")
        }
    }
}
