import CollectionEngine
import CoreGraphics
import Foundation

// Another layout: every element keeps its place in the data, and moves to where the new layout has it.
extension UICollectionView {
    func changeLayout(to layout: UICollectionViewLayout, isAnimated: Bool, completion: ((Bool) -> Void)?) {
        let completions = completion.map { [$0] } ?? []
        guard layout !== layoutStorage else { return callBack(completions, isFinished: true) }
        giveUpInteractiveMovement()
        let moves = isAnimated && isLaidOut && window != nil && UIView.areAnimationsEnabled && !isLayingOut
        if isLaidOut, !isLayingOut, window != nil { layoutIfNeeded() }
        let movement = ElementMovement(self, plan: nil, keepsStates: moves)
        let old = layoutStorage
        let oldBounds = bounds
        let anchor = itemInTheMiddle()

        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layoutStorage = layout
        layout.collectionView = self
        candidates = []
        layoutIsOutOfDate()
        for view in shown.values { view.willTransition(from: old, to: layout) }
        setNeedsLayout()
        defer {
            for view in shown.values { view.didTransition(from: old, to: layout) }
            old.collectionView = nil
        }
        guard isLaidOut, !isLayingOut, window != nil else {
            movement.finish(layout)
            return callBack(completions, isFinished: window != nil)
        }
        self.movement = movement
        shown.keys.forEach(movement.survive)
        prepareLayoutIfNeeded()
        moveContent(keeping: anchor)
        guard moves else {
            self.movement = nil
            UIView.performWithoutAnimation { layoutIfNeeded() }
            movement.finish(layout)
            return callBack(completions, isFinished: true)
        }
        showMovement(movement, from: oldBounds, isAnimated: true, completions)
    }

    // MARK: What stays in view

    /// An item in view, and where it is seen from the middle of what is in view.
    private struct Anchor {
        var path: IndexPath
        var distance: CGPoint
    }

    /// The item nearest to the middle.
    private func itemInTheMiddle() -> Anchor? {
        let visible = visibleContent
        var nearest: (anchor: Anchor, length: CGFloat)?
        for key in shown.sortedKeys(where: { $0.isCell }) {
            guard let frame = shown[key]?.appliedAttributes.map({ mirrored($0.frame) }) else { continue }
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
        var proposed = contentOffset
        if let anchor, let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame {
            let frame = mirrored(frame)
            proposed.x += frame.midX - anchor.distance.x - visibleContent.midX
            proposed.y += frame.midY - anchor.distance.y - visibleContent.midY
        }
        moveToTargetOffset(clampedOffset(proposed))
    }
}
