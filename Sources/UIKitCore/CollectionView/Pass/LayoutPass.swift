import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// The layout pass: prepares the layout if it's out of date, asks it what is visible, and creates, moves and removes
/// views. At most once per frame.
@MainActor final class LayoutPass: CollectionPart {
    // Read in each layout pass. Exclusivity isn't checked at run time: these are plain values, and nothing is called
    // while they change.

    @exclusivity(unchecked) private(set) var stages = PassStages()
    /// Whether the content size changed, so that the content offset may be where content can't rest.
    @exclusivity(unchecked) private var isContentResized = false
    /// Whether the layout is being asked about bounds of another size.
    @exclusivity(unchecked) private var isAskingAboutSize = false

    // MARK: State

    /// Whether elements were shown since the last `reloadData()`.
    var isLaidOut: Bool { stages.isLaidOut }
    /// Whether views are being created, moved and removed.
    var isLayingOut: Bool { stages.isDoing(.layingOut) }
    var isPreparing: Bool { stages.isDoing(.preparing) }
    var isPrepared: Bool { stages.isPrepared }
    var isReloadPending: Bool { stages.layout == .reloadPending }
    /// Whether the layout was invalidated and hasn't been prepared since.
    var isInvalid: Bool { !isPrepared && !isReloadPending }

    /// Whether the collection view keeps the safe area that was last announced. While a layout is asked about another
    /// size, views around it and bars may have theirs already.
    var holdsSafeArea: Bool { isAskingAboutSize }

    // MARK: The pass

    /// Updates the views for the layout and the visible part of the content.
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
        // During a movement, views move to their new places first. The next layout pass continues the scroll.
        if view.aim.isSet, view.updates.movement == nil { view.aim.follow() }
        view.elements.hideLeftovers(view)
        view.readers.announceNews(view)
        stages.wasLaidOut()
        if view.mirror.isOn { view.mirror.noteLeadingGap() }
        view.lookAhead.passEnded(view)
    }

    /// Performs `body` as a layout pass. A layout pass that is requested meanwhile follows afterwards.
    func asPass<Answer>(_ body: () -> Answer) -> Answer {
        _ = stages.begin(.layingOut)
        defer { if stages.end(.layingOut) { view.setNeedsLayout() } }
        return body()
    }

    /// Whether the content offset is the one of the last update of the views.
    var areViewsOfThisPlace: Bool { view.bounds.origin == placeOfViews }
    @exclusivity(unchecked) private var placeOfViews = CGPoint.zero

    /// Creates, moves and removes views for what the layout shows.
    func showElements(_ view: UICollectionView) {
        placeOfViews = view.bounds.origin
        let layout = view.layoutStorage
        view.sectionScrolling.update(view)
        view.listRows.update(view)
        // The lifted cell isn't where the layout puts it, so compare everything.
        if view.handMovement.lifted != nil { stages.compare(.allViews) }
        // The transition may be nearer to the other layout than in the last pass.
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

    // MARK: Invalidation

    /// Discards everything, because all data was reloaded.
    func reload() {
        stages.reload()
        view.setNeedsLayout()
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let view = view
        applyAdjustments(of: context)
        // A batch update has counted already. During interactive movement the data source isn't asked.
        if context.invalidateDataSourceCounts, view.updates.movement == nil, view.handMovement.lifted == nil {
            view.itemCounts.forget()
            view.lookAhead.forgetAll()
        }
        invalidate(cellsStay: layout.keepsCells(after: context))
        view.setNeedsLayout()
    }

    /// Marks the layout as out of date. All views, or only headers and footers, are then compared with it.
    func invalidate(cellsStay: Bool = false) {
        if !stages.invalidate(cellsStay: cellsStay) { view.candidates.askAgain() }
    }

    /// Requests a layout pass after a section has scrolled on its own, because some of its views enter or leave.
    func sectionScrolled() { view.setNeedsLayout() }

    /// Makes the next pass compare all views with the layout, because a built-in layout moved items or the content
    /// changed.
    func itemsMayHaveMoved() {
        view.candidates.askAgain()
        stages.compare(.allViews)
    }

    /// Makes the next pass compare all views with the layout's last answer.
    func compareAllViews() { stages.compare(.allViews) }

    /// M5: the size adjustment takes effect at once and lasts until the next `prepare()`. The offset adjustment is kept
    /// in range.
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

    /// M3: invalidates after a reload, calls `prepare()`, and reads the content size.
    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing else { return }
        for _ in 0..<Self.mostLayoutsInOnePass {
            let layout = layout
            prepareOnce()
            // A layout that is set during the call, or by code that the call reaches, is prepared next.
            guard layout !== self.layout, !isPrepared else { return }
        }
        failOnEndlessLayouts()
    }

    private static let mostLayoutsInOnePass = 100

    private func prepareOnce() {
        let view = view
        if view.transition.isInteractive { view.transition.followProgress() }
        // The app may have requested a layout in a scroll view delegate method.
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

    /// Moves all views to the other side, after the layout direction changed.
    private func wasTurnedRound() {
        let view = view
        view.supply.forgetFilledCells()
        for shown in view.elements.views { view.mirror.place(shown) }
        itemsMayHaveMoved()
    }

    // MARK: The content size

    /// The size that the layout returns for its content. nil, with a warning, for an invalid size. All code reads it
    /// here.
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

    /// Asks the layout about valid bounds if the content has another size and its offset is out of range. If the layout
    /// invalidates, prepares it and asks it once more. Nothing scrolls (recorded: life/explicit-invalidateLayout-…).
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

    /// M1: asks while the bounds are still the old ones, and not if the layout is invalid already.
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

    /// Invalidates the layout with the context, after the bounds changed.
    private func finishAskingLayout(_ view: UICollectionView) {
        let layout = view.layoutStorage
        if layout.boundsChangeContext != nil { layout.invalidateLayout() }
    }

    /// Asks the layout about bounds at another offset, and invalidates it if it wants that. Nothing moves.
    func tellLayout(aboutBoundsAt offset: CGPoint) {
        let view = view
        askLayout(aboutNewBounds: CGRect(origin: offset, size: view.bounds.size), view)
        finishAskingLayout(view)
    }

    func boundsChanged(from oldBounds: CGRect, _ view: UICollectionView) {
        finishAskingLayout(view)
        // M2: after a change of size the layout is prepared at once, after a change of origin in the next pass.
        if view.bounds.size != oldBounds.size {
            if isInvalid { prepareIfNeeded() }
            view.candidates.askAgain()
            if view.mirror.isOn { view.mirror.keepLeadingGap() }
        } else if view.mirror.isOn, !isPreparing {
            view.mirror.noteLeadingGap()
        }
        view.setNeedsLayout()
    }

    /// M1: a call such as `setContentOffset(_:animated:)` asks and invalidates the layout before the move; an
    /// assignment asks before and invalidates after.
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

    /// Called when insets, safe area or margins have changed. A built-in layout knows whether its lines break elsewhere
    /// then.
    func surroundingsMayHaveChanged() {
        if isPrepared { layout.builtIn?.surroundingsMayHaveChanged() }
    }

    // MARK: Mistakes

    private func failOnEndlessLayouts() -> Never {
        Diagnostics.fail(
            "\(view) is stuck in a loop of layouts: the app sets another layout each time one is prepared",
            explanation: """
                  seen           \(Self.mostLayoutsInOnePass) layouts, the last one \(type(of: layout))
                  likely cause   prepare() or didEndDisplaying, or a method that these call, sets the layout by \
                setCollectionViewLayout(_:animated:) or collectionViewLayout
                  try            set the layout once, after a person's action or when the size changes
                """)
    }

    private func reportBadContentSize(_ size: CGSize) {
        let kept = view.contentSize
        Diagnostics.warnOnce(
            "bad-content-size", of: "\(type(of: layout))",
            """
            \(type(of: layout)) returned collectionViewContentSize \(size.width) x \(size.height); \
            the content size stays \(kept.width) x \(kept.height).
              expected       two finite numbers, 0 or more
              likely cause   a division by the number of columns before the view has a size
              try            guard against a width of 0 in prepare()
            """)
    }
}

extension UICollectionViewLayout {
    /// Whether every cell is still at its place after an invalidation with this context.
    fileprivate func keepsCells(after context: UICollectionViewLayoutInvalidationContext) -> Bool {
        guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return false }
        return builtIn?.keepsItemFrames ?? false
    }
}
