import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// Sections that scroll on their own, perpendicular to the layout's scroll axis (R480 – R485).
///
/// This part stores how far each section has scrolled from its leading end. Attributes and frames are those of the
/// section scrolled to its beginning. For each such section in view, a scroll view changes the number: by dragging,
/// flicking, paging and the wheel, as any other. The cells are subviews of the collection view all the same, so one
/// mechanism moves, reuses and animates them all.
@MainActor final class SectionScrolling: CollectionPart {
    /// Whether the layout has any such section. Read for every view that comes on screen.
    @exclusivity(unchecked) private(set) var areSome = false
    /// How far sections have scrolled from their leading ends, in points. A section in `known` that is missing here has
    /// an offset of 0.
    private var offsets: [Int: CGFloat] = [:]
    /// The layout these sections belong to. During an interactive transition that is the old layout, not the collection
    /// view's.
    private weak var owner: UICollectionViewLayout?
    /// Sections that have been visible, as they were then. If their groups change size, the same group stays at the
    /// leading edge.
    private var known: [Int: SectionScroll] = [:]
    /// The scroll views of the visible sections.
    private var scrollers: [Int: SectionScrollView] = [:]
    private var spare: [SectionScrollView] = []
    /// The visible sections in the current layout pass. Kept to avoid allocations.
    private var inView: [(section: Int, scroll: SectionScroll)] = []
    /// Sections that have scrolled since the last layout pass, so that their cells have to move.
    private var moved: Set<Int> = []

    // MARK: Queries

    /// How far sections of a layout have scrolled from their leading ends, in points. Sections with an offset of 0 are
    /// missing.
    func offsets(of layout: UICollectionViewLayout) -> [Int: CGFloat] { owner === layout ? offsets : [:] }

    /// How far an element of a layout has scrolled away from its attributes' position, even while another layout is
    /// shown.
    func shift(of element: ElementKey, in layout: UICollectionViewLayout) -> CGPoint {
        guard owner === layout, let offset = offsets[element.section], let builtIn = layout.builtIn,
            scrolls(element, in: builtIn)
        else { return .zero }
        return CGPoint(main: 0, cross: offset, axis: builtIn.scrollAxis)
    }

    /// The scroll view that moves an element; nil for one that doesn't scroll with its section.
    func scroller(of element: ElementKey) -> SectionScrollView? {
        areSome && scrolls(element) ? scrollers[element.section] : nil
    }

    /// The axis along which a section scrolls on its own; nil if it doesn't.
    func axis(ofSection section: Int) -> Axis? {
        guard areSome, let solved = layout.builtIn?.placed, section < solved.sectionCount else { return nil }
        return solved.ownScroll(ofSection: section)?.axis
    }

    /// The axis along which an element scrolls with its section; nil for one that doesn't.
    func axis(of element: ElementKey) -> Axis? {
        areSome && scrolls(element) ? axis(ofSection: element.section) : nil
    }

    /// The scroll view of a section; nil if the section isn't visible or doesn't scroll on its own.
    func scroller(ofSection section: Int) -> SectionScrollView? { scrollers[section] }

    /// The scroll view of the section at a point.
    func scroller(at point: CGPoint) -> SectionScrollView? {
        scrollers.values.first { $0.frame.contains(point) }
    }

    /// Calls `body` with each visible section, how it scrolls, how far it has scrolled, and whether it is moving.
    func forEachInView(_ body: (Int, SectionScroll, CGFloat, Bool) -> Void) {
        for (section, scroller) in scrollers {
            if let scroll = known[section] { body(section, scroll, offsets[section] ?? 0, scroller.motion.isActive) }
        }
    }

    /// How far an element has scrolled away from its attributes' position. nil if only the layout knows and it's out of
    /// date.
    func knownShift(of element: ElementKey) -> CGPoint? {
        guard areSome, let offset = offsets[element.section], let builtIn = layout.builtIn else { return .zero }
        let shift = CGPoint(main: 0, cross: offset, axis: builtIn.scrollAxis)
        if element.isCell { return shift }
        return builtIn.placed == nil ? nil : scrolls(element) ? shift : .zero
    }

    func shift(of element: ElementKey) -> CGPoint { knownShift(of: element) ?? .zero }

    /// Whether an item with this frame is at a point on screen, in the layout's coordinates.
    func isItem(at path: IndexPath, _ frame: CGRect, seenAt point: CGPoint) -> Bool {
        guard areSome else { return frame.contains(point) }
        let shift = shift(of: .cell(path.item, in: path.section))
        return frame.contains(CGPoint(x: point.x + shift.x, y: point.y + shift.y))
    }

    private func scrolls(_ element: ElementKey) -> Bool {
        layout.builtIn.map { scrolls(element, in: $0) } ?? false
    }

    private func scrolls(_ element: ElementKey, in builtIn: any BuiltInLayout) -> Bool {
        guard let solved = builtIn.placed else { return false }
        guard !element.isCell else {
            return element.section < solved.sectionCount && solved.ownScroll(ofSection: element.section) != nil
        }
        guard element.isInSection, let kind = builtIn.elementKinds.firstIndex(of: element.kind) else { return false }
        return solved.scrolls(SolvedElement(kind: kind, section: element.section, index: element.item))
    }

    // MARK: Layout passes

    /// Gives visible sections their scroll views and updates what is known of them, after the layout was prepared.
    func update(_ view: UICollectionView) {
        guard let builtIn = view.layoutStorage.builtIn, let solved = builtIn.placed, solved.hasOwnScrolls else {
            if areSome { view.transition.isInteractive ? suspend() : forget() }
            return
        }
        if owner != nil { layoutDidChange(to: builtIn) }
        areSome = true
        owner = builtIn
        inView.removeAll(keepingCapacity: true)
        solved.forEachOwnScroll(meeting: view.mirror.layoutBounds(view)) { inView.append(($0, $1)) }
        // Before the others, so that their scroll views are free for sections that come into view.
        for (section, scroller) in scrollers where !inView.contains(where: { $0.section == section }) {
            leave(section, scroller)
        }
        for (section, scroll) in inView { bringUpToDate(section, scroll, view) }
    }

    private func bringUpToDate(_ section: Int, _ scroll: SectionScroll, _ view: UICollectionView) {
        let before = offsets[section]
        if let old = known[section], !old.looksLike(scroll) {
            let offset = scroll.offset(like: before ?? 0, in: old)
            set(view.onPixels(CGPoint(x: offset, y: 0)).x, of: section)
        } else if known[section] == nil {
            set(before.map(scroll.nearestStop) ?? scroll.firstOffset, of: section)
        }
        known[section] = scroll
        let scroller = scrollers[section] ?? makeScroller(view)
        scrollers[section] = scroller
        let way = (offsets[section] ?? 0) - (before ?? 0)
        scroller.show(section, scroll, at: offsets[section] ?? 0, movedBy: way, of: view)
    }

    private func set(_ offset: CGFloat, of section: Int) {
        let old = offsets[section]
        offsets[section] = offset == 0 ? nil : offset
        guard offsets[section] != old else { return }
        moved.insert(section)
        // A custom layout's attributes for the pages in view are about other items now.
        view.candidates.askAgain()
    }

    /// Takes a section's new offset from its scroll view.
    func scrolled(section: Int, to offset: CGFloat) {
        let view = view
        set(offset, of: section)
        view.pass.sectionScrolled()
        view.lookAhead.contentMoved()
    }

    /// Moves views to the places to which their sections have scrolled since the last call. Returns these sections.
    func placeMovedViews() -> Set<Int> {
        guard areSome, !moved.isEmpty else { return [] }
        let view = view
        let sections = moved
        moved.removeAll()
        for shown in view.elements.views {
            // The lifted cell is at the finger.
            guard let element = shown.element, sections.contains(element.section), !view.handMovement.isLifted(shown)
            else { continue }
            view.mirror.place(shown)
        }
        return sections
    }

    // MARK: Scrolling to an item

    /// Scrolls a section so that an item is visible: at the given position, or by the shortest way.
    func scroll(to item: ElementKey, at position: UICollectionView.ScrollPosition, animated: Bool) {
        let view = view
        guard let solved = view.layoutStorage.builtIn?.placed, solved.hasOwnScrolls,
            let scroll = solved.ownScroll(ofSection: item.section)
        else { return }
        let frame = solved.frame(ofItem: item.item, inSection: item.section)
        let offset = offsets[item.section] ?? (known[item.section] == nil ? scroll.firstOffset : 0)
        let target = scroll.offset(showing: frame, at: position, from: offset, isMirrored: view.mirror.isOn)
        let place = scroll.nearestStop(to: target)
        guard let scroller = scrollers[item.section] else {
            owner = view.layoutStorage
            known[item.section] = scroll
            return set(place, of: item.section)
        }
        scroller.scroll(to: place, animated: animated)
    }

    // MARK: Scroll views

    private func makeScroller(_ view: UICollectionView) -> SectionScrollView {
        let scroller = spare.popLast() ?? SectionScrollView(frame: .zero)
        if scroller.superviewStorage == nil { view.insertSubview(scroller, at: view.backgroundView == nil ? 0 : 1) }
        scroller.isHidden = false
        return scroller
    }

    /// A section that leaves the screen stops scrolling immediately and snaps to its nearest resting place.
    private func leave(_ section: Int, _ scroller: SectionScrollView) {
        scrollers[section] = nil
        scroller.retire()
        if let scroll = known[section] { set(scroll.nearestStop(to: offsets[section] ?? 0), of: section) }
        spare.append(scroller)
    }

    /// Forgets the offsets if the layout isn't the one that they belong to.
    func layoutDidChange(to layout: UICollectionViewLayout) {
        if owner !== layout { forget() }
    }

    /// Forgets all offsets, because the layout has no such sections any more or is another one.
    private func forget() {
        suspend()
        (offsets, known, owner) = ([:], [:], nil)
    }

    /// Stops scrolling during an interactive transition, and keeps the offsets in case it's cancelled.
    private func suspend() {
        for (_, scroller) in scrollers {
            scroller.retire()
            spare.append(scroller)
        }
        (scrollers, moved) = ([:], [])
        areSome = false
    }

    // MARK: Updates

    override func follow(_ movement: ElementMovement) {
        guard let plan = movement.plan, areSome || owner != nil else { return }
        func following<Value>(_ values: [Int: Value], _ lost: (Value) -> Void = { _ in }) -> [Int: Value] {
            var result: [Int: Value] = [:]
            for (section, value) in values {
                if let new = plan.newSection(of: section) { result[new] = value } else { lost(value) }
            }
            return result
        }
        offsets = following(offsets)
        known = following(known)
        scrollers = following(scrollers) { scroller in
            scroller.retire()
            spare.append(scroller)
        }
        for (section, scroller) in scrollers { scroller.section = section }
    }

    override func checkInvariants(_ report: (String) -> Void) {
        for (section, offset) in offsets where !offset.isFinite {
            report("section \(section) has scrolled to \(offset)")
        }
        for (section, scroller) in scrollers where scroller.section != section {
            report(
                "the scroll view of section \(section) says that it is section \(String(describing: scroller.section))'s"
            )
        }
    }
}

extension SectionScroll {
    /// The offset that shows a frame at a position.
    fileprivate func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition, from offset: CGFloat, isMirrored: Bool
    ) -> CGFloat {
        let (low, high) = (frame.min(axis), frame.max(axis))
        let length = viewport.size[main: axis]
        let isTurned = isMirrored && axis == .horizontal
        switch position.along(axis) {
        case .top: return isTurned ? high - length : low
        case .centeredVertically: return (low + high - length) / 2
        case .bottom: return isTurned ? low : high - length
        default: return low < offset ? low : high > offset + length ? min(high - length, low) : offset
        }
    }

    /// Whether the same offset shows the same in both.
    fileprivate func looksLike(_ other: SectionScroll) -> Bool {
        axis == other.axis && viewport.size[main: axis] == other.viewport.size[main: axis] && rest == other.rest
            && contentLength == other.contentLength
    }

    /// The offset that shows at the leading edge what another offset showed before the change.
    fileprivate func offset(like offset: CGFloat, in old: SectionScroll) -> CGFloat {
        if offset == old.firstOffset { return firstOffset }
        guard rest == old.rest else { return nearestStop(to: offset) }
        if rest == .pages || rest == .centeredGroups {
            return nearestStop(to: stop(old.stopNumber(at: offset).rounded()))
        }
        return nearestStop(to: self.offset(ofGroupNumber: old.groupNumber(at: offset)))
    }
}
