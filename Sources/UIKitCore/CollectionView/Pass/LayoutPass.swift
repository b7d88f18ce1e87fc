import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// One layout pass: the layout is prepared if it is out of date, asked what is in sight, and views are made, moved and taken away
/// accordingly. At most once a frame.
@MainActor final class LayoutPass: CollectionPart {
    // Looked at in each pass. Exclusivity is not checked at run time: plain values, and nothing is called while one changes.

    @exclusivity(unchecked) private(set) var stages = PassStages()
    /// Whether content has another size, and may lie where it could not rest.
    @exclusivity(unchecked) private var isContentResized = false
    /// Whether the layout is being asked about another size.
    @exclusivity(unchecked) private var isAskingAboutSize = false

    // MARK: What others ask

    /// Whether elements were shown since the data was last reloaded.
    var isLaidOut: Bool { stages.isLaidOut }
    /// Whether views are being made, moved and taken away.
    var isLayingOut: Bool { stages.isDoing(.layingOut) }
    var isPreparing: Bool { stages.isDoing(.preparing) }
    var isPrepared: Bool { stages.isPrepared }
    var isReloadPending: Bool { stages.layout == .reloadPending }
    /// Whether the layout was invalidated and not prepared since.
    var isInvalid: Bool { !isPrepared && !isReloadPending }

    /// While a layout is asked about another size, views around may have theirs already, and bars theirs: it finds the safe
    /// area that was announced last.
    var holdsSafeArea: Bool { isAskingAboutSize }

    // MARK: The pass

    /// Brings the views up to date with the layout and the part of the content in view.
    func layOut(_ view: UICollectionView) {
        guard view.dataSource != nil || view.itemCounts.areKnown else { return }
        guard !isLayingOut else {
            _ = stages.begin(.layingOut)
            return
        }
        if view.updates.boundsChange != nil, view.updates.carryOutBoundsChange() { return }
        _ = stages.begin(.layingOut)
        layOutNow(view)
        if stages.end(.layingOut) { view.setNeedsLayout() }
        #if DEBUG
            if view.updates.movement == nil, isPrepared {
                view.checkInvariants { assertionFailure("After a layout pass of \(view): \($0)") }
            }
        #endif
    }

    private func layOutNow(_ view: UICollectionView) {
        if !isPrepared { prepareIfNeeded() }
        view.placeBackgroundView()
        view.trace.passes += 1
        view.sizing.showElements(view)
        if isContentResized { askAboutRestingBounds() }
        // Views that go to other places do that first; the next pass leads on.
        if view.aim.isSet, view.updates.movement == nil { view.aim.follow() }
        view.elements.hideLeftovers(view)
        view.readers.announceNews(view)
        stages.wasLaidOut()
        if view.mirror.isOn { view.mirror.noteLeadingGap() }
        view.lookAhead.passEnded(view)
    }

    /// Carries something out as a pass: layout that is asked for meanwhile comes afterwards.
    func asPass<Answer>(_ body: () -> Answer) -> Answer {
        _ = stages.begin(.layingOut)
        defer { if stages.end(.layingOut) { view.setNeedsLayout() } }
        return body()
    }

    /// Whether content lies where it was when views were last made for it.
    var areViewsOfThisPlace: Bool { view.bounds.origin == placeOfViews }
    @exclusivity(unchecked) private var placeOfViews = CGPoint.zero

    /// Makes, moves and takes away views as the layout says.
    func showElements(_ view: UICollectionView) {
        placeOfViews = view.bounds.origin
        let layout = view.layoutStorage
        view.sectionScrolling.update(view)
        view.listRows.update(view)
        // The lifted cell is not where the layout says, so nothing follows from what was in view.
        if view.handMovement.lifted != nil { stages.compare(.allViews) }
        // The nearer one of the two layouts may be another than in the last pass.
        if view.transition.isInteractive { view.elements.takeOutDecorationsOfOtherLayouts(nil) }
        if let builtIn = layout.builtIn, let solved = builtIn.placedForReading {
            view.ranges.show(solved, of: builtIn, stages.comparison, view)
        } else {
            view.candidates.show(view)
        }
        if view.updates.movement == nil {
            if view.mirror.isOn { for shown in view.elements.views { view.mirror.place(shown) } }
            let moved = view.sectionScrolling.placeMovedViews()
            if stages.comparison != .none { view.listRows.tellAll(view) }
            view.listRows.tellPinned(view)
            if view.swipes.isOpen { view.swipes.place(view) }
            view.itemHandlers.call(view, isCompared: stages.comparison != .none, moved: moved)
        }
        stages.viewsWereCompared()
    }

    // MARK: The layout is out of date

    /// All data is another.
    func reload() {
        stages.reload()
        view.setNeedsLayout()
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let view = view
        applyAdjustments(of: context)
        // An update has counted already, and while an item is moved by hand the data source is not asked.
        if context.invalidateDataSourceCounts, view.updates.movement == nil, view.handMovement.lifted == nil {
            view.itemCounts.forget()
            view.lookAhead.forgetAll()
        }
        invalidate(cellsStay: layout.keepsCells(after: context))
        view.setNeedsLayout()
    }

    /// The layout has to be prepared again, and views to be compared with it: all, or but those of headers and footers.
    func invalidate(cellsStay: Bool = false) {
        if !stages.invalidate(cellsStay: cellsStay) { view.candidates.askAgain() }
    }

    /// A section has scrolled on its own: something of it comes into view, or leaves.
    func sectionScrolled() { view.setNeedsLayout() }

    /// All views have to be compared with the layout: a built-in one has put items elsewhere, or content is another.
    func itemsMayHaveMoved() {
        view.candidates.askAgain()
        stages.compare(.allViews)
    }

    /// Views have to be compared with what the layout said last.
    func compareAllViews() { stages.compare(.allViews) }

    /// M5: the size's takes effect at once and lasts until the next prepare(); the offset's is kept in range.
    private func applyAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
        let view = view
        var (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if view.mirror.isOn { offset.x = size.width - offset.x }
        if size != .zero, size.isFinite {
            view.contentSize = CGSize(
                width: view.contentSize.width + size.width, height: view.contentSize.height + size.height)
        }
        if offset != .zero, offset.isFinite {
            let target = CGPoint(x: view.contentOffset.x + offset.x, y: view.contentOffset.y + offset.y)
            view.contentOffset = view.clampedOffset(target)
        }
    }

    // MARK: Preparing

    /// M3: a pending reload's invalidation, prepare(), and the content's size.
    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing else { return }
        for _ in 0..<Self.mostLayoutsInOnePass {
            let layout = layout
            prepareOnce()
            // One that is set while another is prepared, or by whoever is told of that, is prepared in its turn.
            guard layout !== self.layout, !isPrepared else { return }
        }
        failOnEndlessLayouts()
    }

    private static let mostLayoutsInOnePass = 100

    private func prepareOnce() {
        let view = view
        if view.transition.isInteractive { view.transition.followProgress() }
        // Whoever was told of the scrolling may have asked for the layout.
        guard stages.begin(.preparing) else { return }
        defer { stages.end(.preparing) }
        let layout = layout
        if isReloadPending { forgetEverything(layout) }
        if stages.layout != .invalid(cellsStay: true) { view.candidates.askAgain() }
        stages.layoutIsPrepared()
        view.trace.prepares += 1
        let wasMirrored = view.mirror.isOn
        if view.mirror.update() { wasTurnedRound() }
        layout.prepare()
        takeContentSize()
        view.readers.haveNews()
        if view.focus.item != nil { view.focus.keepInRange() }
        if view.mirror.isOn || wasMirrored { view.mirror.keepLeadingGap() }
        view.transition.interactive?.settle(at: view.mirror.layoutBounds.origin)
    }

    private func forgetEverything(_ layout: UICollectionViewLayout) {
        let context = ContextFactory.make(type(of: layout).invalidationContextClass)
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        view.elements.hideAll()
        view.elements.endDepartures(of: nil)
        view.candidates.forget()
    }

    /// Right to left or back: every view is on the other side.
    private func wasTurnedRound() {
        let view = view
        view.supply.forgetFilledCells()
        for shown in view.elements.views { view.mirror.place(shown) }
        itemsMayHaveMoved()
    }

    // MARK: The content's size

    /// The one way in for what a layout answers about its content's size; nil for what cannot be one.
    var contentSizeOfLayout: CGSize? {
        let size = layout.collectionViewContentSize
        guard size.isFinite, size.width >= 0, size.height >= 0 else {
            reportBadContentSize(size)
            return nil
        }
        return size
    }

    func takeContentSize() {
        let view = view
        guard let size = contentSizeOfLayout, size != view.contentSize else { return }
        view.contentSize = size
        isContentResized = true
    }

    /// Content of another size that lies where it could not rest, and is left alone there: the layout is asked about the
    /// bounds at which it could, and prepared and asked once more (recorded: life/explicit-invalidateLayout-…).
    private func askAboutRestingBounds() {
        let view = view
        isContentResized = false
        let resting = view.clampedOffset(view.contentOffset)
        guard isLaidOut, resting != view.contentOffset, !view.motion.isActive, view.updates.movement == nil else {
            return
        }
        tellLayout(aboutBoundsAt: resting)
        guard isInvalid else { return }
        prepareIfNeeded()
        isContentResized = false
        view.sizing.showElements(view)
    }

    // MARK: Bounds

    /// M1: asked while the bounds are still the old ones; not asked while an invalidation waits already.
    func askLayout(aboutNewBounds newBounds: CGRect, _ view: UICollectionView) {
        guard isPrepared, newBounds != view.bounds, stages.begin(.changingBounds) else { return }
        let layout = view.layoutStorage
        isAskingAboutSize = newBounds.size != view.bounds.size
        defer { isAskingAboutSize = false }
        let wantsInvalidation = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        stages.end(.changingBounds)
        guard wantsInvalidation else { return }
        layout.boundsChangeContext = layout.invalidationContext(forBoundsChange: newBounds)
    }

    /// The second half: the layout is told, with the bounds as they are by now.
    private func finishAskingLayout(_ view: UICollectionView) {
        let layout = view.layoutStorage
        if layout.boundsChangeContext != nil { layout.invalidateLayout() }
    }

    /// Asks the layout about other bounds, and invalidates it if it wants that. Nothing moves.
    func tellLayout(aboutBoundsAt offset: CGPoint) {
        let view = view
        askLayout(aboutNewBounds: CGRect(origin: offset, size: view.bounds.size), view)
        finishAskingLayout(view)
    }

    func boundsChanged(from oldBounds: CGRect, _ view: UICollectionView) {
        finishAskingLayout(view)
        // M2: another size is prepared for at once, another origin with the next pass.
        if view.bounds.size != oldBounds.size {
            if isInvalid { prepareIfNeeded() }
            view.candidates.askAgain()
            if view.mirror.isOn { view.mirror.keepLeadingGap() }
        } else if view.mirror.isOn, !isPreparing {
            view.mirror.noteLeadingGap()
        }
        view.setNeedsLayout()
    }

    /// M1: a call such as setContentOffset(_:animated:) tells the layout before the move, an assignment around it.
    func moveContent(
        to offset: CGPoint, by cause: UIScrollView.MoveCause, _ view: UICollectionView, _ move: (CGPoint) -> Void
    ) {
        if cause == .motion { view.lookAhead.contentMoved() }
        guard cause == .call, offset.isFinite, offset != view.contentOffset else { return move(offset) }
        tellLayout(aboutBoundsAt: offset)
        let isOutermost = stages.begin(.changingBounds)
        move(offset)
        if isOutermost { stages.end(.changingBounds) }
    }

    /// Insets, safe area or margins are others; a built-in layout knows whether lines break elsewhere for that.
    func surroundingsMayHaveChanged() {
        if isPrepared { layout.builtIn?.surroundingsMayHaveChanged() }
    }

    // MARK: Mistakes

    private func failOnEndlessLayouts() -> Never {
        Diagnostics.fail(
            "\(view) is stuck in a loop of layouts: another one is set each time one is prepared",
            explanation: """
                  seen           \(Self.mostLayoutsInOnePass) layouts, the last one \(type(of: layout))
                  likely cause   setCollectionViewLayout(_:animated:) or collectionViewLayout, set in prepare(), in \
                didEndDisplaying or by what these call
                  try            set it once, in answer to what a person does or to another size
                """)
    }

    private func reportBadContentSize(_ size: CGSize) {
        let kept = view.contentSize
        Diagnostics.warnOnce(
            "bad-content-size", of: "\(type(of: layout))",
            """
            \(type(of: layout)) answered collectionViewContentSize \(size.width) x \(size.height); \
            it stays \(kept.width) x \(kept.height).
              expected       two finite numbers, 0 or more
              likely cause   a division by the number of columns before the view has a size
              try            guard against a width of 0 in prepare()
            """)
    }
}

extension UICollectionViewLayout {
    /// Whether every cell is still where the layout last said, although it was invalidated.
    fileprivate func keepsCells(after context: UICollectionViewLayoutInvalidationContext) -> Bool {
        guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return false }
        return builtIn?.keepsItemFrames ?? false
    }
}
