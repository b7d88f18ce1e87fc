import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore

/// Prepares content before it's visible, after a frame in which content has moved. Announces items to the prefetch data
/// source (R112). While content is moving, also configures one cell that is about to come into view (R110). At rest
/// nothing of this happens.
@MainActor final class LookAhead: CollectionPart {
    /// Whether to prepare something after the frame of the next layout pass.
    @exclusivity(unchecked) private var isDue = false
    /// Whether there is a `prefetchDataSource`.
    @exclusivity(unchecked) private(set) var announcesItems = false
    /// Whether a call after the frame is scheduled.
    private var isScheduled = false

    /// How the content has moved recently, and along which axis.
    var travel = Travel()
    private(set) var axis = Axis.vertical
    /// How visible sections that scroll on their own have moved recently.
    var sectionTravels: [Int: Travel] = [:]
    /// The announced items.
    var announced = PrefetchWindow()

    // Kept to avoid allocations.
    var visible = VisibleRanges()
    var ahead = VisibleRanges()
    /// The elements that a custom layout returned for the pages ahead.
    var answer = PagesAhead()

    // MARK: Scheduling

    /// Content is moving by itself, or under a finger.
    func contentMoved() { isDue = true }

    /// Called at the end of each layout pass.
    func passEnded(_ view: UICollectionView) {
        guard isDue || announcesItems else { return }
        isDue = false
        guard let window = view.windowStorage, view.supply.keepsFilledCells, !isScheduled else { return }
        isScheduled = true
        // Not a weak reference: that would make every later retain of the view slower (D7), and the frame comes soon.
        window.screen.frameLoop.afterCommit { view.lookAhead.look() }
    }

    private func look() {
        isScheduled = false
        guard isPossible, let loop = window?.screen.frameLoop else { return }
        follow(at: loop.time)
        if announcesItems {
            followSections(at: loop.time)
            if travel.direction != nil || areSectionsMoving { announceItems(travel.direction) }
        }
        guard let direction = travel.direction else { return }
        let hasTimeLeft = loop.clock.now - loop.time < loop.clock.frameDuration / 2
        guard view.motion.isActive, hasTimeLeft, isPossible else { return }
        prepareNextCell(direction)
    }

    /// Whether the layout is up to date and nothing is changing it.
    private var isPossible: Bool {
        let view = view
        return view.supply.keepsFilledCells && view.pass.isPrepared && view.pass.isLaidOut && !view.pass.isLayingOut
            && view.updates.movement == nil && view.handMovement.lifted == nil && !view.transition.isInteractive
            && !view.updates.isCollecting && view.bounds.width > 0 && view.bounds.height > 0
    }

    /// Updates how the content is moving. Content pulled past its end counts as not moving.
    private func follow(at time: TimeInterval) {
        let view = view
        let scrolled = scrollAxis
        if scrolled != axis {
            axis = scrolled
            travel = Travel()
        }
        let resting = CGRect(origin: view.clampedOffset(view.bounds.origin), size: view.bounds.size)
        travel.move(to: view.mirror.flipped(resting).min(axis), at: time, isMoving: view.motion.isActive)
    }

    /// The axis along which the content is longer than the view; vertical if that's true of both.
    private var scrollAxis: Axis {
        if let builtIn = layout.builtIn { return builtIn.scrollAxis }
        let (content, visible) = (view.contentSize, view.bounds.size)
        return content.width > visible.width && content.height <= visible.height ? .horizontal : .vertical
    }

    // MARK: Items ahead

    /// Stores the items that a built-in layout has in a rectangle in `ahead`.
    func collectItems(of solved: any SolvedLayout, in rect: CGRect) {
        let limits = counts
        var found = ahead
        ahead = VisibleRanges()
        found.removeAll()
        solved.forEachRun(meeting: rect) { run in
            guard case .items(let items, let section) = run, section < limits.sections else { return }
            found.append(section: section, items: items.clamped(to: 0..<limits.itemCount(inSection: section)))
        }
        ahead = found
    }

    /// Asks a custom layout about the pages that a rectangle touches, unless that is known.
    func askLayout(about rect: CGRect) {
        let view = view
        let pages = rect.widened(toPagesOf: view.bounds.size)
        guard !answer.isAbout(pages, prepares: view.trace.prepares) else { return }
        view.trace.queries += 1
        let limits = counts
        let answers = layout.layoutAttributesForElements(in: pages) ?? []
        var known = ElementSet(minimumCapacity: answers.count)
        let cells = answers.compactMap { attributes -> Candidate? in
            let storage = attributes.storage
            guard storage.category == .cell, !storage.isHidden, storage.isShowable,
                let place = IndexPathPair(storage.indexPath),
                limits.contains(item: place.second, section: place.first)
            else { return nil }
            let key = ElementKey.cell(place.second, in: place.first)
            let frame = attributes.frame
            // A layout may return all its elements, and may return an item twice.
            guard frame.meets(pages), known.insert(key) else { return nil }
            return Candidate(key: key, frame: frame, attributes: attributes)
        }
        answer = PagesAhead(cells, in: pages, prepares: view.trace.prepares)
    }

    /// Sorts elements, beginning with the nearest to the visible ones.
    func sorted(_ elements: [Candidate], _ direction: Travel.Direction) -> [Candidate] {
        func distance(_ element: Candidate) -> CGFloat {
            direction == .forward ? element.frame.min(axis) : -element.frame.max(axis)
        }
        return elements.sorted { (distance($0), $0.key) < (distance($1), $1.key) }
    }

    // MARK: Discarding

    /// Discards announced items and prepared cells.
    func forgetAll() {
        view.supply.forgetFilledCells()
        _ = announced.removeAll()
        forgetTravel()
    }

    /// Forgets how content was moving, because that no longer predicts what will be visible.
    func forgetTravel() {
        travel = Travel()
        if !sectionTravels.isEmpty { sectionTravels = [:] }
    }

    override func follow(_ movement: ElementMovement) {
        if !sectionTravels.isEmpty { sectionTravels = [:] }
        announced.follow { place in
            movement.newKey(.cell(place.item, in: place.section)).map { ItemPlace($0.item, in: $0.section) }
        }
    }

    func dataSourceDidChange() {
        _ = announced.removeAll()
        announcesItems = view.prefetchDataSource != nil
    }

    /// Forgets the announced items, because the prefetch data source is gone.
    func stopAnnouncing() {
        announcesItems = false
        _ = announced.removeAll()
    }

    func isEnabledDidChange() {
        let view = view
        view.supply.setKeepsFilledCells(view.isPrefetchingEnabled)
        guard !view.isPrefetchingEnabled else { return }
        let cancelled = announced.removeAll().paths
        if !cancelled.isEmpty { view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: cancelled) }
    }
}

/// The elements that a custom layout returned for the pages ahead.
struct PagesAhead {
    private(set) var elements: [Candidate] = []
    private(set) var items = VisibleRanges()
    private var rect = CGRect.null
    /// How often the layout had been prepared at the time of the query.
    private var prepares = -1

    init() {}

    @MainActor init(_ elements: [Candidate], in rect: CGRect, prepares: Int) {
        self.elements = elements
        self.rect = rect
        self.prepares = prepares
        items = VisibleRanges(of: elements.map { ItemPlace($0.key.item, in: $0.key.section) })
    }

    /// Whether the layout would still return the same for this rectangle.
    func isAbout(_ rect: CGRect, prepares: Int) -> Bool { self.rect == rect && self.prepares == prepares }
}

extension VisibleRanges {
    /// The index paths in ascending order.
    var paths: [IndexPath] {
        runs.flatMap { run in run.items.map { IndexPath(item: $0, section: run.section) } }
    }
}
