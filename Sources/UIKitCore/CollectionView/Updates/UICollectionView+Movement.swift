import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

// Carrying out a batch: names are changed first, then the layout is prepared and told, then views are made and sent where
// they belong (R103).
extension UICollectionView {
    /// - Parameter step: Of an item that is moved by hand.
    func carryOut(
        _ plan: UpdatePlan, reconfiguring: [ItemPlace] = [], completions: [(Bool) -> Void] = [],
        step: PreviewStep? = nil
    ) {
        let layout = collectionViewLayout
        let isPlain = layout.solvedForCollectionView != nil
        let isAnimated = isLaidOut && window != nil && UIView.areAnimationsEnabled
        let movement = ElementMovement(self, plan: plan, keepsStates: isAnimated || isLaidOut && !isPlain)
        let oldBounds = bounds
        let wasLayoutDue = needsLayout
        movement.orderBefore = step?.orderBefore
        self.movement = movement
        follow(plan, movement)

        layout.invalidateLayout(with: step?.context ?? contextOfUpdate(layout))
        prepareLayoutIfNeeded()
        if !isPlain { tell(layout, movement) }
        moveToTargetOffset(motion.isActive ? contentOffset : clampedIfResting(contentOffset))

        guard isLaidOut else {
            if !isPlain { layout.finalizeCollectionViewUpdates() }
            self.movement = nil
            // There are some when a hook of the layout has reloaded meanwhile.
            for leaving in movement.leaving {
                elements.retire(leaving.view, lastKey: movement.dataKeyBefore(leaving.oldKey), PassPartners(self))
            }
            return callBack(completions, isFinished: isFinishedAtOnce)
        }
        if isAnimated || !isPlain {
            showMovement(movement, from: oldBounds, isAnimated: isAnimated, completions)
        } else {
            self.movement = nil
            layOutElements()
            callBack(completions, isFinished: isFinishedAtOnce)
        }
        if isUpToDate { needsLayout = wasLayoutDue }
        focus.takeFallen()
        reconfigure(reconfiguring.compactMap { plan.newPlace(of: $0) })
    }

    private func contextOfUpdate(_ layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let context = ContextFactory.make(type(of: layout).invalidationContextClass)
        context.invalidateDataSourceCounts = true
        return context
    }

    /// What completions are told where nothing is animated (recorded of table views: table-batch/).
    private var isFinishedAtOnce: Bool { window != nil || !UIView.areAnimationsEnabled }

    /// Whether nothing asked for another pass while this one was made.
    private var isUpToDate: Bool {
        layoutStage == .prepared && !needsFullUpdate && !needsSupplementaryUpdate && !sizing.isRepeatDue
    }

    // MARK: Other names

    /// Everything that is kept by an element's place gets its new place.
    func follow(_ plan: UpdatePlan, _ movement: ElementMovement) {
        guard !plan.isEmpty else { return elements.keys.forEach(movement.survive) }
        selection.follow(movement.newKeyOfItem)
        focus.follow(movement.newKeyOfItem) { focusAfter($0, movement) }
        scrollAim = scrollAim?.following(movement.newKeyOfItem)
        for layout in layoutsInUse { (layout as? UICollectionViewFlowLayout)?.selfSizing.follow(plan) }
        supply.follow(movement.newKey)
        lookAhead.follow(movement.newKey)
        let gone = elements.follow(movement)
        if let item = focus.item, let cell = elements.cell(item), !cell.hasKeyboardFocus { focus.give(to: cell) }
        hasNewAccessibility = true
        for (key, view) in gone { depart(view, key, to: nil, movement) }
    }

    /// The focus of an item that went falls to the one that took its place, or the last of its section.
    private func focusAfter(_ key: ElementKey, _ movement: ElementMovement) -> ElementKey? {
        guard let section = movement.plan?.newSection(of: key.section) else { return nil }
        let count = itemCounts.known.itemCount(inSection: section)
        return count > 0 ? .cell(min(key.item, count - 1), in: section) : nil
    }

    /// A view leaves its place: at once, or with the movement that is being carried out.
    private func depart(
        _ view: UICollectionReusableView, _ oldKey: ElementKey, to newKey: ElementKey?, _ movement: ElementMovement
    ) {
        movement.keepsStates
            ? movement.leave(view, oldKey, to: newKey) : elements.retire(view, lastKey: oldKey, PassPartners(self))
    }

    // MARK: The layout's part

    private func tell(_ layout: UICollectionViewLayout, _ movement: ElementMovement) {
        if isLaidOut { candidates.ask() }
        layout.prepare(forCollectionViewUpdates: movement.plan.map(UICollectionViewUpdateItem.items(of:)) ?? [])
        takeContentSize()
        // A layout that works out where things are from the updates had nothing to answer before it knew them.
        if isLaidOut, candidates.isAnswerMissing { candidates.ask() }
        for (kind, name) in supply.registrations.knownKinds {
            let isDecoration = supply.registrations.isDecoration(kind)
            let deleted =
                isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
            let inserted =
                isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind: name)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
            for path in deleted where path.count == 2 {
                takeOut(ElementKey(kind: kind, section: path.section, item: path.item), movement)
            }
            for path in inserted where path.count == 2 {
                let key = ElementKey(kind: kind, section: path.section, item: path.item)
                if let old = movement.oldKey(key) { takeOut(old, movement) }
                movement.insert(key)
            }
        }
    }

    private func takeOut(_ old: ElementKey, _ movement: ElementMovement) {
        let key = movement.newKey(old)
        movement.delete(old)
        if let key, let view = elements.takeOut(key) { depart(view, old, to: nil, movement) }
    }

    /// R232, R234: the offset is kept, as far as the content reaches; the layout may choose another, then the delegate.
    func moveToTargetOffset(_ proposed: CGPoint) {
        moveContentAlong(to: targetOffset(of: collectionViewLayout, proposed))
    }

    func targetOffset(of layout: UICollectionViewLayout, _ proposed: CGPoint) -> CGPoint {
        let target = layout.targetContentOffset(forProposedContentOffset: proposed)
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    }

    /// Content moves, and a finger or a movement that moves it goes on from there.
    func moveContentAlong(to target: CGPoint) {
        guard target.isFinite, target != contentOffset else { return }
        let before = contentOffset
        moveContent(to: target, by: .program)
        motion.shift(by: CGPoint(x: contentOffset.x - before.x, y: contentOffset.y - before.y))
    }

    private func clampedIfResting(_ offset: CGPoint) -> CGPoint {
        offset == knownRestingOffset ? clampedOffset(offset) : offset
    }

    // MARK: The views' part

    /// Makes the views of the new state, asks the layout how they come and go, and lets them.
    func showMovement(
        _ movement: ElementMovement, from oldBounds: CGRect, isAnimated: Bool, _ completions: [(Bool) -> Void]
    ) {
        needsFullUpdate = true
        UIView.performWithoutAnimation { layOutElements() }
        let layout = collectionViewLayout
        let ends = movement.keysBefore.map { key in
            (key, (movement.oldLayout ?? layout).end(of: key, named: supply.registrations))
        }
        let starts = elements.keys { _ in true }.map { key in (key, layout.start(of: key, named: supply.registrations)) }
        func move() {
            arrange(movement, starts: starts, ends: ends)
            // Also of those that a hook which reloads has taken off the screen.
            for view in movement.staying { view.target = nil }
            movement.finish(collectionViewLayout)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation { move() }
            self.movement = nil
            elements.endDepartures(of: movement.number)
            return callBack(completions, isFinished: isFinishedAtOnce)
        }
        let block = ViewAnimationBlock(
            duration: UpdateTiming.duration, pace: .curve(UpdateTiming.curve), options: .allowUserInteraction,
            completion: { [self] isFinished in
                runningMovements -= 1
                elements.endDepartures(of: movement.number)
                for completion in completions { completion(isFinished) }
            })
        runningMovements += 1
        block.run {
            slideBounds(from: oldBounds)
            move()
        }
        self.movement = nil
    }

    /// Puts every view to where it sets out, at once, and then to where it goes.
    private func arrange(
        _ movement: ElementMovement, starts: [(ElementKey, UICollectionViewLayoutAttributes?)],
        ends: [(ElementKey, UICollectionViewLayoutAttributes?)]
    ) {
        for (key, start) in starts {
            guard let view = elements[key] else { continue }
            if let target = view.target {
                setOut(view, from: start, movement.state(before: key))
                view.target = nil
                view.take(target)
                mirror.place(view)
            } else if !movement.isSurvivor(key), let target = view.appliedAttributes {
                if let start = start ?? movement.start(of: key) {
                    UIView.performWithoutAnimation {
                        view.take(start)
                        mirror.place(view)
                    }
                }
                view.take(target)
                mirror.place(view)
            }
        }
        for leaving in movement.leaving {
            let view = leaving.view
            let hook = ends.first { $0.0 == leaving.oldKey }?.1
            if let end = hook ?? movement.end(of: leaving.oldKey) {
                view.take(end)
                mirror.place(view)
            }
            elements.depart(
                Departures.Departure(
                    view: view, key: leaving.newKey, lastKey: movement.dataKeyBefore(leaving.oldKey),
                    movement: movement.number))
        }
    }

    /// A view that stays sets out from where it is, unless the layout says something else.
    private func setOut(
        _ view: UICollectionReusableView, from start: UICollectionViewLayoutAttributes?,
        _ before: ElementMovement.State?
    ) {
        guard let start, let before, !start.storage.looksLike(before.storage) else { return }
        UIView.performWithoutAnimation {
            view.take(start)
            mirror.place(view)
        }
    }

    /// Content that was moved along with the update slides there.
    private func slideBounds(from old: CGRect) {
        let new = bounds
        guard new.origin != old.origin, new.size == old.size else { return }
        UIView.performWithoutAnimation { layer.bounds = old }
        layer.bounds = new
    }
}

extension AttributesStorage {
    /// Whether a view that has the one looks the same with the other.
    fileprivate func looksLike(_ other: AttributesStorage) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && transform3D == other.transform3D
    }
}
