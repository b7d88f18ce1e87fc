import CollectionEngine
import CoreGraphics
import Foundation

/// Changes the layout. Every element keeps its index path and moves to its place in the new layout: at once, animated,
/// or controlled by a gesture (`+Interactive`).
@MainActor final class LayoutTransition: CollectionPart {
    /// The interactive transition in progress.
    @exclusivity(unchecked) var interactive: InteractiveTransition?

    var isInteractive: Bool { interactive != nil }

    func change(to layout: UICollectionViewLayout, isAnimated: Bool, completion: ((Bool) -> Void)?) {
        let view = view
        let completions = completion.map { [$0] } ?? []
        let old = self.layout
        guard layout !== old else { return view.updates.callBack(completions, isFinished: true) }
        view.handMovement.giveUp()
        let transition = interactive
        if let transition, transition.layout.ends.contains(where: { $0 === layout }) {
            let isFinished = layout === transition.layout.nextLayout
            return end(transition, isFinished: isFinished, isAnimated: isAnimated, completions: completions)
        }
        let moves = isAnimated && canMove
        if isSeen { view.layoutIfNeeded() }
        let movement = ElementMovement(view, plan: nil, keepsStates: moves)
        let anchor = itemInTheMiddle()

        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layout.belong(to: view)
        for shown in view.elements.views { shown.willTransition(from: old, to: layout) }
        interactive = nil
        defer {
            for shown in view.elements.views { shown.didTransition(from: old, to: layout) }
            old.belong(to: nil)
            if let transition { abandon(transition) }
        }
        install(layout, movement, isAnimated: moves, completions: completions) { moveContent(keeping: anchor) }
    }

    /// Whether a change can be animated.
    var canMove: Bool { isSeen && UIView.areAnimationsEnabled }

    /// Whether elements are on screen, and no layout pass is running.
    private var isSeen: Bool {
        let pass = view.pass
        return pass.isLaidOut && !pass.isLayingOut && !pass.isPreparing && window != nil
    }

    /// Replaces the layout, and moves every view to its place in the new one.
    ///
    /// - Parameter move: Scrolls the content, once its new size is known.
    func install(
        _ layout: UICollectionViewLayout, _ movement: ElementMovement, isAnimated: Bool,
        completions: [(Bool) -> Void], _ move: () -> Void
    ) {
        let view = view
        let oldBounds = view.bounds
        view.layoutStorage = layout
        view.sectionScrolling.layoutDidChange(to: layout)
        view.candidates.forget()
        view.pass.invalidate()
        view.setNeedsLayout()
        let isSeen = isSeen
        view.elements.takeOutDecorationsOfOtherLayouts(isSeen ? movement : nil)
        guard isSeen else {
            movement.finish(layout)
            return view.updates.callBack(completions, isFinished: window != nil)
        }
        view.updates.movement = movement
        view.elements.keys.forEach(movement.survive)
        view.pass.prepareIfNeeded()
        move()
        guard isAnimated else {
            view.updates.movement = nil
            UIView.performWithoutAnimation { view.layoutIfNeeded() }
            movement.finish(layout)
            return view.updates.callBack(completions, isFinished: true)
        }
        view.updates.show(movement, from: oldBounds, isAnimated: true, completions)
    }

    // MARK: The item that stays visible

    /// A visible item, and its distance from the middle of the visible area.
    struct Anchor {
        var path: IndexPath
        var distance: CGPoint
    }

    /// Returns the item nearest to the middle of the visible area.
    func itemInTheMiddle() -> Anchor? {
        let view = view
        let visible = view.visibleContent
        var nearest: (anchor: Anchor, length: CGFloat)?
        for key in view.elements.keys(where: { $0.isCell }) {
            guard let frame = view.elements[key]?.appliedAttributes.map({ view.mirror.seen($0.frame, of: key) })
            else { continue }
            let way = CGPoint(x: frame.midX - visible.midX, y: frame.midY - visible.midY)
            let length = way.x * way.x + way.y * way.y
            if length < nearest?.length ?? .infinity {
                nearest = (Anchor(path: IndexPath(item: key.item, section: key.section), distance: way), length)
            }
        }
        return nearest?.anchor
    }

    /// R609: scrolls so that the anchor is near the middle again, within the range of the content.
    private func moveContent(keeping anchor: Anchor?) {
        let proposed = offset(of: layout, contentWidth: view.contentSize.width, keeping: anchor)
        view.updates.moveToTargetOffset(view.clampedOffset(proposed))
    }

    /// Returns the content offset at which the anchor has its old distance from the middle. The layout needn't be the
    /// collection view's yet.
    func offset(of layout: UICollectionViewLayout, contentWidth: CGFloat, keeping anchor: Anchor?) -> CGPoint {
        let view = view
        var proposed = view.contentOffset
        if let anchor, let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame {
            let frame = view.mirror.flipped(frame, acrossWidth: contentWidth)
            proposed.x += frame.midX - anchor.distance.x - view.visibleContent.midX
            proposed.y += frame.midY - anchor.distance.y - view.visibleContent.midY
        }
        return proposed
    }
}
