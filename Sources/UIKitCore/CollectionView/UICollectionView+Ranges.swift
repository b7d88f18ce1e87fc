import CollectionEngine
import CoreGraphics
import LayoutEngine

// Built-in layouts answer with index ranges. Only what enters and what leaves is touched; what stays costs nothing.
extension UICollectionView {
    func showRanges(of solved: any SolvedLayout) {
        nextVisibleItems.removeAll()
        nextSupplementary.removeAll(keepingCapacity: true)
        trace.queries += 1
        let limits = itemCounts.known
        solved.forEachRun(meeting: mirror.layoutBounds) { run in
            switch run {
            case .items(let items, let section):
                guard section < limits.sections else { return }
                let limit = limits.itemCount(inSection: section)
                nextVisibleItems.append(section: section, items: items.clamped(to: 0..<limit))
            case .header(let section):
                nextSupplementary.append(ElementKey(kind: .header, section: section, item: 0))
            case .footer(let section):
                nextSupplementary.append(ElementKey(kind: .footer, section: section, item: 0))
            }
        }
        if needsFullUpdate { return showAllRanges(of: solved) }

        let partners = PassPartners(self)
        visibleItems.forEachRun(missingIn: nextVisibleItems) { run in
            for item in run.items { hide(.cell(item, in: run.section), partners) }
        }
        for key in supplementary where !nextSupplementary.contains(key) { hide(key, partners) }
        nextVisibleItems.forEachRun(missingIn: visibleItems) { run in makeCells(of: run, solved, partners) }
        for key in nextSupplementary where needsSupplementaryUpdate || !supplementary.contains(key) {
            showSupplementary(key, of: solved, partners)
        }
        keepRanges()
    }

    private func makeCells(of run: VisibleRanges.Run, _ solved: any SolvedLayout, _ partners: PassPartners) {
        let frames = takeFrames(of: run, solved)
        guard let source = partners.dataSource else { return }
        // None is added while a pass is made.
        let hasDepartures = !departures.isEmpty
        filledCells.sparedItems = run.items
        filledCells.sparedSection = run.section
        defer { filledCells.sparedItems = 0..<0 }
        for (index, item) in run.items.enumerated() {
            let element = PendingElement(key: .cell(item, in: run.section), frame: frames[index], zIndex: 0)
            if hasDepartures || partners.areReplaced(self) {
                show(element.key, frame: element.frame, partners)
            } else {
                makeCell(of: element, at: IndexPath(item: item, section: run.section), source, partners)
            }
        }
        framesOfRun = frames
    }

    /// All frames of the run before the first cell is made or moved: one call of the solver, and nothing is being changed while
    /// somebody is asked.
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
    private func showAllRanges(of solved: any SolvedLayout) {
        let partners = PassPartners(self)
        let gone = shown.sortedKeys { key in
            key.isCell ? !nextVisibleItems.contains(key.item, in: key.section) : !nextSupplementary.contains(key)
        }
        for key in gone { hideOrLeave(key, partners) }
        for run in nextVisibleItems.runs {
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
        swap(&visibleItems, &nextVisibleItems)
        swap(&supplementary, &nextSupplementary)
    }

    private func showSupplementary(
        _ key: ElementKey, of solved: any SolvedLayout, _ partners: PassPartners
    ) {
        let frame =
            key.kind == .header
            ? solved.frame(ofHeaderInSection: key.section) : solved.frame(ofFooterInSection: key.section)
        let zIndex = (collectionViewLayout as? any SolvedLayoutProviding)?.supplementaryZIndex ?? 0
        if let frame { show(key, frame: frame, zIndex: zIndex, partners) }
    }

    /// Makes the view of an element, or moves it if it is there already.
    private func show(_ key: ElementKey, frame: CGRect, zIndex: Int = 0, _ partners: PassPartners) {
        if let view = shown[key] ?? takenBack(key) { return move(view, key, to: frame, zIndex: zIndex) }
        makeView(of: PendingElement(key: key, frame: frame, zIndex: zIndex), partners)
    }

    /// The view of an element that was on its way out of sight, and is in sight again.
    func takenBack(_ key: ElementKey) -> UICollectionReusableView? {
        if let view = movement?.takeBack(key) {
            shown.insert(view, for: key)
            return view
        }
        guard !departures.isEmpty, let view = departures.takeBack(key) else { return nil }
        view.element = key
        view.isDeparting = false
        shown.insert(view, for: key)
        movement?.comeBack(view, key)
        // What it shows of selection and highlight is of the time when it left.
        if let cell = view as? UICollectionViewCell { prepareForDisplay(cell, key) }
        return view
    }

    private func move(_ view: UICollectionReusableView, _ key: ElementKey, to frame: CGRect, zIndex: Int) {
        trace.comparisons += 1
        if handMovement.isLifted(view) { return }
        let extras = key.isCell ? nil : AttributesExtras.having(kind: registrations.name(of: key.kind))
        let storage = AttributesStorage(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
        if let movement, movement.isSurvivor(of: view) { return movement.stay(view, storage) }
        guard !view.has(storage) else { return }
        view.take(key.item, in: key.section, frame: frame, zIndex: zIndex, extras: extras)
    }
}
