import CollectionEngine
import CoreGraphics
import Foundation

// Another layout: every element keeps its place in the data, and moves to where the new layout has it.
extension UICollectionView {
    func changeLayout(to layout: UICollectionViewLayout, isAnimated: Bool, completion: ((Bool) -> Void)?) {
        let completions = completion.map { [$0] } ?? []
        guard layout !== layoutStorage else { return callBack(completions, isFinished: true) }
        handMovement.giveUp()
        let transition = interactiveTransition
        if let transition, transition.layout.ends.contains(where: { $0 === layout }) {
            let isFinished = layout === transition.layout.nextLayout
            return end(transition, isFinished: isFinished, isAnimated: isAnimated, completions: completions)
        }
        let moves = isAnimated && canMove
        if isLaidOut, !isLayingOut, !isPreparing, window != nil { layoutIfNeeded() }
        let movement = ElementMovement(self, plan: nil, keepsStates: moves)
        let old = layoutStorage
        let anchor = itemInTheMiddle()

        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layout.collectionView = self
        for view in elements.views { view.willTransition(from: old, to: layout) }
        interactiveTransition = nil
        defer {
            for view in elements.views { view.didTransition(from: old, to: layout) }
            old.collectionView = nil
            if let transition { abandon(transition) }
        }
        install(layout, movement, isAnimated: moves, completions: completions) { moveContent(keeping: anchor) }
    }

    /// Whether a change can be seen as a movement.
    var canMove: Bool { isLaidOut && window != nil && UIView.areAnimationsEnabled && !isLayingOut && !isPreparing }

    /// Puts a layout in the place of the one before, and sends everything to where it has it.
    ///
    /// - Parameter move: Moves the content, when its new size is known.
    func install(
        _ layout: UICollectionViewLayout, _ movement: ElementMovement, isAnimated: Bool,
        completions: [(Bool) -> Void], _ move: () -> Void
    ) {
        let oldBounds = bounds
        layoutStorage = layout
        candidates.forget()
        layoutIsOutOfDate()
        setNeedsLayout()
        guard isLaidOut, !isLayingOut, !isPreparing, window != nil else {
            movement.finish(layout)
            return callBack(completions, isFinished: window != nil)
        }
        self.movement = movement
        elements.keys.forEach(movement.survive)
        prepareLayoutIfNeeded()
        move()
        guard isAnimated else {
            self.movement = nil
            UIView.performWithoutAnimation { layoutIfNeeded() }
            movement.finish(layout)
            return callBack(completions, isFinished: true)
        }
        showMovement(movement, from: oldBounds, isAnimated: true, completions)
    }

    // MARK: What stays in view

    /// An item in view, and where it is seen from the middle of what is in view.
    struct Anchor {
        var path: IndexPath
        var distance: CGPoint
    }

    /// The item nearest to the middle.
    func itemInTheMiddle() -> Anchor? {
        let visible = visibleContent
        var nearest: (anchor: Anchor, length: CGFloat)?
        for key in elements.keys(where: { $0.isCell }) {
            guard let frame = elements[key]?.appliedAttributes.map({ mirror.flipped($0.frame) }) else { continue }
            let way = CGPoint(x: frame.midX - visible.midX, y: frame.midY - visible.midY)
            let length = way.x * way.x + way.y * way.y
            if length < nearest?.length ?? .infinity {
                nearest = (Anchor(path: IndexPath(item: key.item, section: key.section), distance: way), length)
            }
        }
        return nearest?.anchor
    }

    /// R609: the anchor is seen in the middle again, as far as the content reaches.
    private func moveContent(keeping anchor: Anchor?) {
        let proposed = offset(of: collectionViewLayout, contentWidth: contentSize.width, keeping: anchor)
        moveToTargetOffset(clampedOffset(proposed))
    }

    /// The same where the layout is not the collection view's own yet.
    func offset(of layout: UICollectionViewLayout, contentWidth: CGFloat, keeping anchor: Anchor?) -> CGPoint {
        var proposed = contentOffset
        if let anchor, let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame {
            let frame = mirror.flipped(frame, acrossWidth: contentWidth)
            proposed.x += frame.midX - anchor.distance.x - visibleContent.midX
            proposed.y += frame.midY - anchor.distance.y - visibleContent.midY
        }
        return proposed
    }
}
