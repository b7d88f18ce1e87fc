import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

// A batch update, or a step of an interactive movement, from its plan to its end (R103). Only `carryOut(_:)` knows the
// order.
extension CollectionUpdates {
    /// - Parameter step: The step of an interactive movement; nil for a batch update.
    func carryOut(
        _ plan: UpdatePlan, reconfiguring: [ItemPlace] = [], fold: OutlineFold? = nil,
        completions: [(Bool) -> Void] = [], step: PreviewStep? = nil
    ) {
        let view = view
        let layout = layout
        let isPlain = layout.solvedForCollectionView != nil
        let isAnimated = view.pass.isLaidOut && window != nil && UIView.areAnimationsEnabled
        let oldBounds = view.bounds
        let wasLayoutDue = view.needsLayout

        // 1. Store the state before the change.
        let movement = ElementMovement(
            view, plan: plan, keepsStates: isAnimated || view.pass.isLaidOut && !isPlain)
        movement.orderBefore = step?.orderBefore
        movement.fold = fold
        self.movement = movement
        // 2. All parts replace the index paths that they store.
        rename(movement)
        // 3. The layout computes the new state, and gets the updates that led to it.
        layout.invalidateLayout(with: step?.context ?? contextOfUpdate(layout))
        view.pass.prepareIfNeeded()
        if !isPlain { tell(layout, movement) }
        // 4. The content scrolls to the offset that the layout and the delegate choose.
        moveToTargetOffset(view.motion.isActive ? view.contentOffset : clampedIfResting(view.contentOffset))
        guard view.pass.isLaidOut else { return endUnseen(movement, layout, isPlain: isPlain, completions) }
        // 5. Views are created, and move to their places.
        if isAnimated || !isPlain {
            show(movement, from: oldBounds, isAnimated: isAnimated, completions)
        } else {
            self.movement = nil
            view.pass.layOut(view)
            callBack(completions, isFinished: isFinishedAtOnce)
        }
        if isUpToDate { view.needsLayout = wasLayoutDue }
        // 6. Work that needs all views in place: the focus moves from a deleted item, and cells are reconfigured.
        view.focus.takeFallen()
        reconfigure(reconfiguring.compactMap { plan.newPlace(of: $0) })
    }

    private func contextOfUpdate(_ layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let context = ContextFactory.make(type(of: layout).invalidationContextClass)
        context.invalidateDataSourceCounts = true
        return context
    }

    /// The argument for completions of updates that aren't animated (recorded of table views: table-batch/).
    var isFinishedAtOnce: Bool { window != nil || !UIView.areAnimationsEnabled }

    /// Whether nothing requested another layout pass during this one. The app may have moved the content in a layout's
    /// hook.
    private var isUpToDate: Bool {
        let view = view
        return view.pass.isPrepared && view.pass.stages.comparison == .none && !view.sizing.isRepeatDue
            && view.pass.areViewsOfThisPlace && !view.aim.isSet
    }

    /// Ends a movement without animating it, because nothing is on screen yet or a hook of the layout has reloaded the
    /// data.
    private func endUnseen(
        _ movement: ElementMovement, _ layout: UICollectionViewLayout, isPlain: Bool, _ completions: [(Bool) -> Void]
    ) {
        if !isPlain { layout.finalizeCollectionViewUpdates() }
        self.movement = nil
        for leaving in movement.leaving {
            view.elements.retire(leaving.view, lastKey: movement.dataKeyBefore(leaving.oldKey), PassPartners(view))
        }
        callBack(completions, isFinished: isFinishedAtOnce)
    }

    // MARK: New index paths

    /// Has each part replace the index paths that it stores, in the order of the parts.
    func rename(_ movement: ElementMovement) {
        let view = view
        guard movement.plan?.isEmpty == false else { return view.elements.keys.forEach(movement.survive) }
        for follower in view.parts { follower.follow(movement) }
        view.readers.haveNews()
    }

    // MARK: The layout's hooks

    private func tell(_ layout: UICollectionViewLayout, _ movement: ElementMovement) {
        let view = view
        if view.pass.isLaidOut { view.candidates.ask() }
        layout.prepare(forCollectionViewUpdates: movement.plan.map(UICollectionViewUpdateItem.items(of:)) ?? [])
        view.pass.takeContentSize()
        // A layout that computes frames from the updates couldn't answer before it got them.
        if view.pass.isLaidOut, view.candidates.isAnswerMissing { view.candidates.ask() }
        for (kind, name) in view.supply.registrations.knownKinds {
            let isDecoration = view.supply.registrations.isDecoration(kind)
            let deleted =
                isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
            let inserted =
                isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind: name)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
            for old in deleted.compactMap({ ElementKey(kind: kind, path: $0) }) { takeOut(old, movement) }
            for key in inserted.compactMap({ ElementKey(kind: kind, path: $0) }) {
                if let old = movement.oldKey(key) { takeOut(old, movement) }
                movement.insert(key)
            }
        }
    }

    private func takeOut(_ old: ElementKey, _ movement: ElementMovement) {
        let key = movement.newKey(old)
        movement.delete(old)
        if let key { view.elements.takeOut(key, old, movement) }
    }

    /// R232, R234: keeps the content offset, within the range of the content. The layout may choose another one, then
    /// the delegate.
    func moveToTargetOffset(_ proposed: CGPoint) {
        view.moveContentAlong(to: targetOffset(of: layout, proposed))
    }

    func targetOffset(of layout: UICollectionViewLayout, _ proposed: CGPoint) -> CGPoint {
        let target = layout.targetContentOffset(forProposedContentOffset: proposed)
        return delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: target) ?? target
    }

    private func clampedIfResting(_ offset: CGPoint) -> CGPoint {
        view.couldRest(at: offset) ? view.clampedOffset(offset) : offset
    }
}
