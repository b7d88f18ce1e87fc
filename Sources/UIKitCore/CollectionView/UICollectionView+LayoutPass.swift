import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionView {
    /// Brings the views up to date with the layout and the part of the content in view. At most once a frame.
    func layOutElements() {
        guard dataSource != nil || itemCounts.areKnown else { return }
        // A data source that forces layout while it makes a cell gets it when this pass is over.
        guard !isLayingOut else {
            isLayoutDueAgain = true
            return
        }
        if boundsChange != nil, carryOutBoundsChange() { return }
        asInPass(layOutElementsNow)
        #if DEBUG
            if movement == nil, layoutStage == .prepared {
                checkInvariants { assertionFailure("After a layout pass of \(self): \($0)") }
            }
        #endif
    }

    private func layOutElementsNow() {
        prepareLayoutIfNeeded()
        placeBackgroundView()
        trace.passes += 1
        showElementsAtTheirSizes()
        if isRestingBoundsQuestionDue { askAboutRestingBounds() }
        if scrollAim != nil { followScrollAim() }
        elements.hideLeftovers()
        announceNewElements()
        isLaidOut = true
        if mirror.isOn { mirror.noteLeadingGap() }
        lookAhead.passEnded(self)
    }

    /// Carries something out as in a pass: layout that is asked for meanwhile comes afterwards.
    func asInPass<Answer>(_ body: () -> Answer) -> Answer {
        isLayingOut = true
        defer {
            isLayingOut = false
            if isLayoutDueAgain { setNeedsLayout() }
            isLayoutDueAgain = false
        }
        return body()
    }

    /// Makes, moves and takes away views as the layout says.
    func showElements() {
        // The lifted cell is not where the layout says, so nothing follows from what was in view.
        if handMovement.lifted != nil { needsFullUpdate = true }
        if let solved = collectionViewLayout.solvedForCollectionView {
            ranges.show(solved)
        } else {
            candidates.show()
        }
        if mirror.isOn, movement == nil { for view in elements.views { mirror.place(view) } }
        needsFullUpdate = false
        needsSupplementaryUpdate = false
    }

    // MARK: The layout is out of date

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        applyAdjustments(of: context)
        // An update has counted already, and while an item is moved by hand nobody is asked.
        if context.invalidateDataSourceCounts, movement == nil, handMovement.lifted == nil {
            itemCounts.forget()
            lookAhead.forgetAll()
        }
        layoutIsOutOfDate(cellsStay: collectionViewLayout.keepsCells(after: context))
        setNeedsLayout()
    }

    /// The layout has to be prepared again, and views to be compared with it: all, or but those of headers and footers.
    func layoutIsOutOfDate(cellsStay: Bool = false) {
        doCellsStay = cellsStay && (layoutStage == .prepared || doCellsStay)
        if layoutStage == .prepared { layoutStage = .invalid }
        needsSupplementaryUpdate = true
        guard !doCellsStay else { return }
        candidates.askAgain()
        needsFullUpdate = true
    }

    /// A built-in layout has put items elsewhere: all views have to be compared with it.
    func itemsMayHaveMoved() {
        candidates.askAgain()
        needsFullUpdate = true
    }

    /// M5: the size's takes effect at once and lasts until the next prepare(); the offset's is kept in range.
    private func applyAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
        var (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if mirror.isOn { offset.x = size.width - offset.x }
        if size != .zero, size.isFinite {
            contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero, offset.isFinite {
            contentOffset = clampedOffset(CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y))
        }
    }

    /// M3: a pending reload's invalidation, prepare(), and the content's size.
    func prepareLayoutIfNeeded() {
        guard layoutStage != .prepared, !isPreparing else { return }
        for _ in 0..<Self.mostLayoutsInOnePass {
            let layout = layoutStorage
            prepareLayoutOnce()
            // One that is set while another is prepared, or by whoever is told of that, is prepared in its turn.
            guard layout !== layoutStorage, layoutStage != .prepared else { return }
        }
        failOnEndlessLayouts()
    }

    private static let mostLayoutsInOnePass = 100

    private func failOnEndlessLayouts() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of layouts: another one is set each time one is prepared",
            explanation: """
                  seen           \(Self.mostLayoutsInOnePass) layouts, the last one \(type(of: layoutStorage))
                  likely cause   setCollectionViewLayout(_:animated:) or collectionViewLayout, set in prepare(), in \
                didEndDisplaying or by what these call
                  try            set it once, in answer to what a person does or to another size
                """)
    }

    private func prepareLayoutOnce() {
        if interactiveTransition != nil {
            followTransition()
            // Whoever was told of the scrolling may have asked for the layout.
            guard layoutStage != .prepared else { return }
        }
        isPreparing = true
        defer { isPreparing = false }
        let layout = collectionViewLayout
        if layoutStage == .reloadPending {
            let context = ContextFactory.make(type(of: layout).invalidationContextClass)
            context.invalidateEverything = true
            context.invalidateDataSourceCounts = true
            layout.invalidateLayout(with: context)
            elements.hideAll()
            elements.endDepartures(of: nil)
            candidates.forget()
        }
        if !doCellsStay || layoutStage == .reloadPending {
            needsFullUpdate = true
            candidates.askAgain()
        }
        doCellsStay = false
        layoutStage = .prepared
        trace.prepares += 1
        let wasMirroring = mirror.isOn
        if mirror.update() { wasTurnedRound() }
        layout.prepare()
        takeContentSize()
        hasNewAccessibility = true
        if focus.item != nil { focus.keepInRange() }
        if mirror.isOn || wasMirroring { mirror.keepLeadingGap() }
        interactiveTransition?.settle(at: mirror.layoutBounds.origin)
    }

    /// Right to left or back: every view is on the other side.
    private func wasTurnedRound() {
        supply.forgetFilledCells()
        for view in elements.views { mirror.place(view) }
        itemsMayHaveMoved()
    }

    /// The one way in for what a layout answers about its content's size; nil for what cannot be one.
    var contentSizeOfLayout: CGSize? {
        let size = collectionViewLayout.collectionViewContentSize
        guard size.isFinite, size.width >= 0, size.height >= 0 else {
            reportBadContentSize(size)
            return nil
        }
        return size
    }

    func takeContentSize() {
        guard let size = contentSizeOfLayout, size != contentSize else { return }
        contentSize = size
        isRestingBoundsQuestionDue = true
    }

    /// Content of another size that lies where it could not rest, and is left alone there: the layout is asked about the
    /// bounds at which it could, and prepared and asked once more (recorded: life/explicit-invalidateLayout-…).
    private func askAboutRestingBounds() {
        isRestingBoundsQuestionDue = false
        let resting = clampedOffset(contentOffset)
        guard isLaidOut, resting != contentOffset, !motion.isActive, movement == nil else { return }
        tellLayout(aboutBoundsAt: resting)
        guard layoutStage == .invalid else { return }
        prepareLayoutIfNeeded()
        isRestingBoundsQuestionDue = false
        showElementsAtTheirSizes()
    }

    /// Asks the layout about other bounds, and invalidates it if it wants that. Nothing moves.
    func tellLayout(aboutBoundsAt offset: CGPoint) {
        askLayout(aboutNewBounds: CGRect(origin: offset, size: bounds.size))
        finishAskingLayout()
    }

    // MARK: Bounds

    /// M1: asked while the bounds are still the old ones; not asked while an invalidation waits already.
    func askLayout(aboutNewBounds newBounds: CGRect) {
        guard layoutStage == .prepared, !isAskingLayoutAboutBounds, newBounds != bounds else { return }
        let layout = collectionViewLayout
        isSafeAreaHeld = newBounds.size != bounds.size
        defer { isSafeAreaHeld = false }
        // A layout that moves the content when it is asked is not asked about that.
        isAskingLayoutAboutBounds = true
        let wantsInvalidation = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        isAskingLayoutAboutBounds = false
        guard wantsInvalidation else { return }
        layout.boundsChangeContext = layout.invalidationContext(forBoundsChange: newBounds)
    }

    /// The second half: the layout is told, with the bounds as they are by now.
    func finishAskingLayout() {
        guard collectionViewLayout.boundsChangeContext != nil else { return }
        collectionViewLayout.invalidateLayout()
    }

    /// Insets, safe area or margins are others; a built-in layout knows whether lines break elsewhere for that.
    func surroundingsMayHaveChanged() {
        guard layoutStage == .prepared else { return }
        (collectionViewLayout as? any SolvedLayoutProviding)?.surroundingsMayHaveChanged()
    }

    func boundsChanged(from oldBounds: CGRect) {
        finishAskingLayout()
        // M2: another size is prepared for at once, another origin with the next pass.
        if bounds.size != oldBounds.size {
            if layoutStage == .invalid { prepareLayoutIfNeeded() }
            candidates.askAgain()
            if mirror.isOn { mirror.keepLeadingGap() }
        } else if mirror.isOn, !isPreparing {
            mirror.noteLeadingGap()
        }
        setNeedsLayout()
    }

    /// M1: a call such as setContentOffset(_:animated:) tells the layout before the move, an assignment around it.
    func moveItems(to offset: CGPoint, by cause: MoveCause, _ move: (CGPoint) -> Void) {
        if cause == .motion { lookAhead.contentMoved() }
        guard cause == .call, offset.isFinite, offset != contentOffset else { return move(offset) }
        tellLayout(aboutBoundsAt: offset)
        isAskingLayoutAboutBounds = true
        move(offset)
        isAskingLayoutAboutBounds = false
    }

    private func reportBadContentSize(_ size: CGSize) {
        Diagnostics.warnOnce(
            "bad-content-size", of: "\(type(of: collectionViewLayout))",
            """
            \(type(of: collectionViewLayout)) answered collectionViewContentSize \(size.width) x \(size.height); \
            it stays \(contentSize.width) x \(contentSize.height).
              expected       two finite numbers, 0 or more
              likely cause   a division by the number of columns before the view has a size
              try            guard against a width of 0 in prepare()
            """)
    }
}

extension UICollectionViewLayout {
    /// Whether every cell is still where the layout last said, although it was invalidated.
    func keepsCells(after context: UICollectionViewLayoutInvalidationContext) -> Bool {
        guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return false }
        return (self as? any SolvedLayoutProviding)?.keepsItemFrames ?? false
    }
}

/// A built-in layout whose answers are read as index ranges.
@MainActor protocol SolvedLayoutProviding: AnyObject {
    /// Whether the last invalidation left every item's frame as it was; false for instances of subclasses.
    var keepsItemFrames: Bool { get }
    /// The zIndex of headers and footers.
    var supplementaryZIndex: Int { get }
    /// Invalidates itself if it was solved for other insets across than there are now.
    func surroundingsMayHaveChanged()
}

extension SolvedLayoutProviding {
    /// A layout that does not look around has nothing to do.
    func surroundingsMayHaveChanged() {}
}
