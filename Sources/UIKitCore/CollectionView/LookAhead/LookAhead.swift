import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore

/// What is made ready before it is seen, after a frame in which content has moved: who loads data is told what will be seen
/// (R112), and while content moves on one cell is filled that is about to come into view (R110). At rest nothing of this
/// happens.
@MainActor final class LookAhead: CollectionPart {
    /// Whether something is made ready after the frame of the next layout pass.
    @exclusivity(unchecked) private var isDue = false
    /// Whether there is a `prefetchDataSource`.
    @exclusivity(unchecked) private(set) var announcesItems = false
    /// Whether the frame is waited for already.
    private var isScheduled = false

    /// How content has moved lately, and along which axis.
    var travel = Travel()
    private(set) var axis = Axis.vertical
    /// The same of sections in view that scroll on their own.
    var sectionTravels: [Int: Travel] = [:]
    /// What was announced.
    var announced = PrefetchWindow()

    // Kept to be filled again without allocating.
    var visible = VisibleRanges()
    var ahead = VisibleRanges()
    /// What a layout of the user's own answered about the pages ahead.
    var answer = PagesAhead()

    // MARK: When

    /// Content moves by itself, or under a finger.
    func contentMoved() { isDue = true }

    /// Called at the end of each layout pass.
    func passEnded(_ view: UICollectionView) {
        guard isDue || announcesItems else { return }
        isDue = false
        guard let window = view.windowStorage, view.supply.keepsFilledCells, !isScheduled else { return }
        isScheduled = true
        // Not weakly: that would slow every retain of the view for good (D7), and the frame comes soon.
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

    /// Whether what is known of the layout is true, and nothing is changing it.
    private var isPossible: Bool {
        let view = view
        return view.supply.keepsFilledCells && view.pass.isPrepared && view.pass.isLaidOut && !view.pass.isLayingOut
            && view.updates.movement == nil && view.handMovement.lifted == nil && !view.transition.isInteractive
            && !view.updates.isCollecting && view.bounds.width > 0 && view.bounds.height > 0
    }

    /// Notes how the content has moved. Beyond an edge it goes nowhere.
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

    /// The axis along which there is more to see than fits; the vertical one where that is so of both.
    private var scrollAxis: Axis {
        if let builtIn = layout.builtIn { return builtIn.scrollAxis }
        let (content, visible) = (view.contentSize, view.bounds.size)
        return content.width > visible.width && content.height <= visible.height ? .horizontal : .vertical
    }

    // MARK: What lies there

    /// Of a built-in layout.
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

    /// Asks a user's layout about the pages that a rectangle lies on, unless the answer is known.
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
            // A layout may answer with all it has, and with the same item twice.
            guard frame.meets(pages), known.insert(key) else { return nil }
            return Candidate(key: key, frame: frame, attributes: attributes)
        }
        answer = PagesAhead(cells, in: pages, prepares: view.trace.prepares)
    }

    /// The nearest to what is in view first.
    func sorted(_ elements: [Candidate], _ direction: Travel.Direction) -> [Candidate] {
        func distance(_ element: Candidate) -> CGFloat {
            direction == .forward ? element.frame.min(axis) : -element.frame.max(axis)
        }
        return elements.sorted { (distance($0), $0.key) < (distance($1), $1.key) }
    }

    // MARK: When it does not hold any more

    /// Nothing that was announced or filled holds any more.
    func forgetAll() {
        view.supply.forgetFilledCells()
        _ = announced.removeAll()
        forgetTravel()
    }

    /// Where content was going says nothing about where it goes.
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

    /// The source is gone.
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

/// What a layout of the user's own answered about the pages ahead.
struct PagesAhead {
    private(set) var elements: [Candidate] = []
    private(set) var items = VisibleRanges()
    private var rect = CGRect.null
    /// How often the layout had been prepared when it was asked.
    private var prepares = -1

    init() {}

    @MainActor init(_ elements: [Candidate], in rect: CGRect, prepares: Int) {
        self.elements = elements
        self.rect = rect
        self.prepares = prepares
        items = VisibleRanges(of: elements.map { ItemPlace($0.key.item, in: $0.key.section) })
    }

    /// Whether the answer is still what the layout would say.
    func isAbout(_ rect: CGRect, prepares: Int) -> Bool { self.rect == rect && self.prepares == prepares }
}

extension VisibleRanges {
    /// In ascending order.
    var paths: [IndexPath] {
        runs.flatMap { run in run.items.map { IndexPath(item: $0, section: run.section) } }
    }
}
