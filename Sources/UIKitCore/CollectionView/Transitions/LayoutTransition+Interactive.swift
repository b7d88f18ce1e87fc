import CoreGraphics
import Foundation

// A change of layout that a gesture controls. Between the two ends, the transition layout is the collection view's
// layout. The other two stay connected to the collection view, because the transition layout asks them all the time.
extension LayoutTransition {
    func start(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let view = view
        view.handMovement.giveUp()
        if let interactive { endAtOnce(interactive) }
        if view.pass.isLaidOut, !view.pass.isLayingOut, window != nil { view.layoutIfNeeded() }
        let old = self.layout
        let anchor = itemInTheMiddle()
        let transition = transitionLayout(from: old, to: layout)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for shown in view.elements.views { shown.willTransition(from: old, to: layout) }
        old.isPrepareDue = !view.pass.isPrepared
        layout.isPrepareDue = true
        for layout in [layout, transition] { layout.belong(to: view) }
        let state = InteractiveTransition(
            transition, bounds: view.bounds, origin: view.mirror.layoutBounds.origin, completion: completion)
        interactive = state
        view.layoutStorage = transition
        view.candidates.forget()
        view.pass.invalidate()
        view.setNeedsLayout()
        view.pass.prepareIfNeeded()
        state.lead(to: origin(of: layout, keeping: anchor))
        return transition
    }

    /// Returns the delegate's transition layout, or one that moves elements on straight lines.
    private func transitionLayout(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let answer = delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
        if let answer, answer.currentLayout === old, answer.nextLayout === new { return answer }
        if let answer { reportForeignTransition(answer) }
        return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }

    /// Returns the origin of the visible area at the end: as R609 says, then the layout may change it, then the
    /// delegate.
    private func origin(of layout: UICollectionViewLayout, keeping anchor: Anchor?) -> CGPoint {
        let size = layout.collectionViewContentSize
        guard size.isFinite else { return view.mirror.layoutBounds.origin }
        let proposed = clamped(offset(of: layout, contentWidth: size.width, keeping: anchor), contentSize: size)
        let target = view.updates.targetOffset(of: layout, proposed)
        return view.mirror.flipped(
            CGRect(origin: target.isFinite ? target : proposed, size: view.bounds.size), acrossWidth: size.width
        ).origin
    }

    /// Does what `clampedOffset(_:)` does, for content of another layout.
    private func clamped(_ offset: CGPoint, contentSize size: CGSize) -> CGPoint {
        let (insets, bounds) = (view.adjustedContentInset, view.bounds)
        let highest = CGPoint(
            x: max(-insets.left, size.width + insets.right - bounds.width),
            y: max(-insets.top, size.height + insets.bottom - bounds.height))
        return CGPoint(
            x: offset.x.clamped(to: -insets.left...highest.x), y: offset.y.clamped(to: -insets.top...highest.y))
    }

    // MARK: During the transition

    /// Scrolls the content with the progress. Called before the layout is prepared.
    func followProgress() {
        guard let interactive else { return }
        let view = view
        interactive.noteScrolling(to: view.mirror.layoutBounds.origin)
        let seen = view.mirror.flipped(CGRect(origin: interactive.origin, size: view.bounds.size))
        view.moveContentAlong(to: seen.origin)
        interactive.settle(at: view.mirror.layoutBounds.origin)
        interactive.noteBounds(view.bounds)
    }

    // MARK: Finishing and cancelling

    func end(isFinished: Bool) {
        guard let interactive else { return reportNoTransition(isFinished) }
        end(interactive, isFinished: isFinished, isAnimated: true, completions: [])
    }

    /// Ends the transition because another one begins: at the nearer layout, without animation.
    private func endAtOnce(_ transition: InteractiveTransition) {
        end(transition, isFinished: transition.layout.transitionProgress >= 0.5, isAnimated: false, completions: [])
    }

    func end(
        _ transition: InteractiveTransition, isFinished: Bool, isAnimated: Bool, completions: [(Bool) -> Void]
    ) {
        let view = view
        let moves = isAnimated && canMove
        if view.pass.isLaidOut, !view.pass.isLayingOut, window != nil { view.layoutIfNeeded() }
        guard transition === interactive else { return view.updates.callBack(completions, isFinished: true) }
        let (current, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (target, other) = isFinished ? (next, current) : (current, next)
        let movement = ElementMovement(view, plan: nil, keepsStates: moves)
        movement.leftLayouts = target === other ? [transition.layout] : [transition.layout, other]
        transition.noteScrolling(to: view.mirror.layoutBounds.origin)
        interactive = nil
        if !isFinished { for shown in view.elements.views { shown.willTransition(from: other, to: target) } }
        defer {
            for shown in view.elements.views { shown.didTransition(from: other, to: target) }
            for layout in movement.leftLayouts { layout.belong(to: nil) }
        }
        let own = transition.completion.map { completion in { completion($0, isFinished) } }
        install(target, movement, isAnimated: moves, completions: completions + (own.map { [$0] } ?? [])) {
            let origin = isFinished ? transition.end : transition.start
            let seen = view.mirror.flipped(CGRect(origin: origin, size: view.bounds.size))
            view.moveContentAlong(to: view.clampedOffset(seen.origin))
        }
    }

    /// Abandons the transition because the app set a third layout.
    func abandon(_ transition: InteractiveTransition) {
        for layout in transition.layout.ends where layout !== self.layout {
            layout.finalizeLayoutTransition()
            layout.belong(to: nil)
        }
        guard let completion = transition.completion else { return }
        view.updates.callBack([{ _ in completion(false, false) }], isFinished: false)
    }

    // MARK: Mistakes

    private func reportForeignTransition(_ layout: UICollectionViewTransitionLayout) {
        Diagnostics.warnOnce(
            "foreign-transition-layout", of: "\(type(of: layout))",
            """
            collectionView(_:transitionLayoutForOldLayout:newLayout:) of the delegate returned a \(type(of: layout)) between \
            other layouts than those passed in; a plain UICollectionViewTransitionLayout takes its place.
              likely cause   the delegate kept the transition layout of an earlier transition
              try            \(type(of: layout))(currentLayout: fromLayout, nextLayout: toLayout)
            """)
    }

    private func reportNoTransition(_ isFinished: Bool) {
        Diagnostics.warnOnce(
            "no-transition", of: isFinished ? "finish" : "cancel",
            """
            \(isFinished ? "finishInteractiveTransition()" : "cancelInteractiveTransition()") was called while no \
            interactive transition is under way; nothing happens.
              likely cause   the transition has already ended, or setCollectionViewLayout replaced it
              try            note the end of the transition in the completion of startInteractiveTransition(to:completion:)
            """)
    }
}

extension UICollectionView {
    /// Called at the end of an interactive transition. The first argument is whether the animation ran to its end, the
    /// second whether the new layout was reached.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
