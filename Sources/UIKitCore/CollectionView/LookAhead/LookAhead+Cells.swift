import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore

// After a frame in which content has moved: who loads data is told what will be seen (R112), and while content moves on one
// cell is filled that is about to come into view (R110). At rest nothing of this happens.
extension UICollectionView {
    /// How far ahead cells are made ready, as a part of the view's length. Decisions/0049.
    private static let partPrepared: CGFloat = 0.25

    /// Called by each layout pass in which there may be something to make ready.
    func lookAheadAfterFrame() {
        isLookAheadDue = false
        guard let window, keepsFilledCells else { return }
        let lookAhead = lookAhead ?? LookAhead()
        self.lookAhead = lookAhead
        guard !lookAhead.isScheduled else { return }
        lookAhead.isScheduled = true
        // Not weakly: that would slow every retain of the view for good (D7), and the frame comes soon.
        window.screen.frameLoop.afterCommit { self.lookAheadNow() }
    }

    private func lookAheadNow() {
        guard let lookAhead else { return }
        lookAhead.isScheduled = false
        guard canLookAhead, let loop = window?.screen.frameLoop else { return }
        follow(lookAhead, at: loop.time)
        guard let direction = lookAhead.travel.direction else { return }
        if announcesItems { announceItems(lookAhead, direction) }
        let hasTimeLeft = loop.clock.now - loop.time < loop.clock.frameDuration / 2
        guard motion.isActive, hasTimeLeft, canLookAhead else { return }
        prepareNextCell(lookAhead, direction)
    }

    /// Whether what is known of the layout is true, and nobody is changing it.
    private var canLookAhead: Bool {
        keepsFilledCells && layoutStage == .prepared && isLaidOut && !isLayingOut && movement == nil
            && handMovement.lifted == nil && interactiveTransition == nil && !batch.isOpen
            && bounds.width > 0 && bounds.height > 0
    }

    /// Notes how the content has moved. Beyond an edge it goes nowhere.
    private func follow(_ lookAhead: LookAhead, at time: TimeInterval) {
        let axis = scrollAxis
        if axis != lookAhead.axis {
            lookAhead.axis = axis
            lookAhead.travel = Travel()
        }
        let resting = mirror.flipped(CGRect(origin: clampedOffset(bounds.origin), size: bounds.size))
        lookAhead.travel.move(to: resting.min(axis), at: time, isMoving: motion.isActive)
    }

    /// The axis along which there is more to see than fits; the vertical one where that is so of both.
    private var scrollAxis: Axis {
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return flow.scrollDirection.axis }
        return contentSize.width > bounds.width && contentSize.height <= bounds.height ? .horizontal : .vertical
    }

    // MARK: Data

    private func announceItems(_ lookAhead: LookAhead, _ direction: Travel.Direction) {
        guard let source = prefetchDataSource else {
            // It is gone.
            announcesItems = false
            _ = lookAhead.window.removeAll()
            return
        }
        let axis = lookAhead.axis
        let reach = lookAhead.travel.reach(viewport: bounds.size[main: axis])
        let rect = PrefetchWindow.rect(ahead: mirror.layoutBounds, along: axis, direction, reach: reach)
        let changes: PrefetchWindow.Changes
        if let solved = collectionViewLayout.solvedForCollectionView {
            collectItems(of: solved, in: rect, lookAhead)
            changes = lookAhead.window.move(visible: visibleItems, ahead: lookAhead.ahead)
        } else {
            ask(lookAhead, about: rect)
            collectVisibleItems(lookAhead)
            changes = lookAhead.window.move(visible: lookAhead.visible, ahead: lookAhead.items)
        }
        guard !changes.isEmpty else { return }
        let announced = nearestFirst(changes.announced, lookAhead, direction)
        let cancelled = changes.cancelled.paths
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !announced.isEmpty { source.collectionView(self, prefetchItemsAt: announced) }
    }

    /// Of a built-in layout.
    private func collectItems(of solved: any SolvedLayout, in rect: CGRect, _ lookAhead: LookAhead) {
        let limits = itemCounts.known
        var ahead = lookAhead.ahead
        lookAhead.ahead = VisibleRanges()
        ahead.removeAll()
        solved.forEachRun(meeting: rect) { run in
            guard case .items(let items, let section) = run, section < limits.sections else { return }
            ahead.append(section: section, items: items.clamped(to: 0..<limits.itemCount(inSection: section)))
        }
        lookAhead.ahead = ahead
    }

    /// Asks a user's layout about the pages that a rectangle lies on, unless the answer is known.
    private func ask(_ lookAhead: LookAhead, about rect: CGRect) {
        let pages = rect.widened(toPagesOf: bounds.size)
        guard !lookAhead.knows(pages, prepares: trace.prepares) else { return }
        trace.queries += 1
        let limits = itemCounts.known
        let answer = collectionViewLayout.layoutAttributesForElements(in: pages) ?? []
        let cells = answer.compactMap { attributes -> Candidate? in
            let storage = attributes.storage
            guard storage.category == .cell, !storage.isHidden, let place = IndexPathPair(storage.indexPath),
                limits.contains(item: place.second, section: place.first), storage.center.isFinite,
                storage.size.isFinite
            else { return nil }
            return Candidate(
                key: .cell(place.second, in: place.first), frame: attributes.frame, attributes: attributes)
        }
        lookAhead.learn(cells, in: pages, prepares: trace.prepares)
    }

    private func collectVisibleItems(_ lookAhead: LookAhead) {
        lookAhead.visible = VisibleRanges(
            of: candidates.compactMap { candidate in
                candidate.isShown && candidate.key.isCell
                    ? ItemPlace(candidate.key.item, in: candidate.key.section) : nil
            })
    }

    private func nearestFirst(
        _ items: VisibleRanges, _ lookAhead: LookAhead, _ direction: Travel.Direction
    ) -> [IndexPath] {
        guard collectionViewLayout.solvedForCollectionView == nil else {
            return direction == .forward ? items.paths : items.paths.reversed()
        }
        return sorted(lookAhead.elements, along: lookAhead.axis, direction)
            .filter { items.contains($0.key.item, in: $0.key.section) }
            .map { IndexPath(item: $0.key.item, section: $0.key.section) }
    }

    /// The nearest to what is in view first.
    private func sorted(
        _ elements: [Candidate], along axis: Axis, _ direction: Travel.Direction
    ) -> [Candidate] {
        func distance(_ element: Candidate) -> CGFloat {
            direction == .forward ? element.frame.min(axis) : -element.frame.max(axis)
        }
        return elements.sorted { (distance($0), $0.key) < (distance($1), $1.key) }
    }

    func followAnnouncements(_ newKey: (ElementKey) -> ElementKey?) {
        lookAhead?.window.follow { place in
            newKey(.cell(place.item, in: place.section)).map { ItemPlace($0.item, in: $0.section) }
        }
    }

    // MARK: Cells

    /// Fills the cell that will come into view next, unless as many as are wanted are ready.
    private func prepareNextCell(_ lookAhead: LookAhead, _ direction: Travel.Direction) {
        let axis = lookAhead.axis
        let rect = PrefetchWindow.rect(
            ahead: mirror.layoutBounds, along: axis, direction, reach: bounds.size[main: axis] * Self.partPrepared)
        let elements = elements(in: rect, lookAhead, direction)
        var readyCount = 0
        for element in elements where shown[element.key] == nil {
            guard filledCells[element.key] == nil else {
                readyCount += 1
                guard readyCount < shown.count else { return }
                continue
            }
            filledCells.spared = elements.map(\.key)
            if let attributes = element.attributes {
                PendingElement.with(element.key, attributes: attributes, prepareCell)
            } else {
                prepareCell(of: PendingElement(key: element.key, frame: element.frame, zIndex: 0))
            }
            filledCells.spared = []
            return
        }
    }

    /// An item that will come into view.
    private struct NextElement {
        let key: ElementKey
        let frame: CGRect
        /// nil where the frame is all there is to say.
        let attributes: UICollectionViewLayoutAttributes?
    }

    /// The items that lie in a rectangle, the nearest to what is in view first.
    private func elements(
        in rect: CGRect, _ lookAhead: LookAhead, _ direction: Travel.Direction
    ) -> [NextElement] {
        guard let solved = collectionViewLayout.solvedForCollectionView else {
            if !queriedRect.contains(rect) { ask(lookAhead, about: rect) }
            let known = queriedRect.contains(rect) ? candidates : lookAhead.elements
            let wanted = known.filter { $0.key.isCell && $0.frame.meets(rect) }
            return sorted(wanted, along: lookAhead.axis, direction)
                .map { NextElement(key: $0.key, frame: $0.frame, attributes: $0.attributes) }
        }
        collectItems(of: solved, in: rect, lookAhead)
        let elements = lookAhead.ahead.runs.flatMap { run in
            run.items.map { item in
                NextElement(
                    key: .cell(item, in: run.section), frame: solved.frame(ofItem: item, inSection: run.section),
                    attributes: nil)
            }
        }
        return direction == .forward ? elements : elements.reversed()
    }

    /// As in a layout pass, but the cell stays hidden and nobody is told that it is displayed.
    private func prepareCell(of element: PendingElement) {
        guard departures.isEmpty, let source = dataSource else { return }
        let (key, generation) = (element.key, partnersGeneration)
        let path = IndexPath(item: key.item, section: key.section)
        isLayingOut = true
        pending = element
        let cell = source.collectionView(self, cellForItemAt: path)
        if pending?.ticket != cell.ticket { failOnForeignCell(cell, at: path) }
        pending = nil
        isLayingOut = false
        if isLayoutDueAgain { setNeedsLayout() }
        isLayoutDueAgain = false
        trace.cellsPreparedAhead += 1
        if !cell.isDirectly(in: self) { insertSubview(cell, at: indexAboveCells) }
        cell.isHidden = true
        cell.isInPool = true
        // Somebody may have reloaded meanwhile.
        guard layoutStage != .reloadPending, partnersGeneration == generation, keepsFilledCells else {
            return pool.put(cell, on: cell.shelf)
        }
        filledCells.insert(cell, for: key, on: cell.shelf, isPrepared: true)
    }
}

// MARK: Settings

extension UICollectionView {
    /// Nothing that was announced or filled holds any more.
    func forgetWhatWasMadeReady() {
        forgetFilledCells()
        _ = lookAhead?.window.removeAll()
        lookAhead?.travel = Travel()
    }

    func prefetchDataSourceDidChange() {
        _ = lookAhead?.window.removeAll()
        announcesItems = prefetchDataSource != nil
    }

    func prefetchingEnabledDidChange() {
        keepsFilledCells = isPrefetchingEnabled
        guard !isPrefetchingEnabled else { return }
        forgetFilledCells()
        let cancelled = lookAhead?.window.removeAll().paths ?? []
        if !cancelled.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    }
}

extension VisibleRanges {
    /// In ascending order.
    fileprivate var paths: [IndexPath] {
        runs.flatMap { run in run.items.map { IndexPath(item: $0, section: run.section) } }
    }
}
