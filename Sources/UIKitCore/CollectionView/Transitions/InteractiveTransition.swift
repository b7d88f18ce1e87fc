import CoreGraphics

/// An interactive change of layout that has begun: between which parts of the two layouts the view is led.
@MainActor final class InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Where the part in view begins at either end, in the layouts' coordinates.
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    /// Where it was left last.
    private var knownOrigin: CGPoint
    private var knownBounds: CGRect

    init(
        _ layout: UICollectionViewTransitionLayout, bounds: CGRect, origin: CGPoint,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
        (start, end, knownOrigin) = (origin, origin, origin)
        knownBounds = bounds
    }

    func lead(to end: CGPoint) { self.end = end }

    /// Where the part in view begins now.
    var origin: CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }

    /// From what is in view now to what is in view at the two ends.
    var ways: (toStart: CGPoint, toEnd: CGPoint) {
        let origin = origin
        return (
            CGPoint(x: start.x - origin.x, y: start.y - origin.y), CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        )
    }

    private var progress: CGFloat { layout.transitionProgress }

    /// Who scrolls meanwhile has scrolled both layouts.
    func noteScrolling(to origin: CGPoint) {
        let (x, y) = (origin.x - knownOrigin.x, origin.y - knownOrigin.y)
        start = CGPoint(x: start.x + x, y: start.y + y)
        end = CGPoint(x: end.x + x, y: end.y + y)
        knownOrigin = origin
    }

    /// What comes before the next scrolling.
    func settle(at origin: CGPoint) { knownOrigin = origin }

    /// While the transition layout is out of date it is not asked about the bounds, so the two layouts are asked here.
    func noteBounds(_ bounds: CGRect) {
        guard bounds != knownBounds else { return }
        let isResized = bounds.size != knownBounds.size
        knownBounds = bounds
        for layout in layout.ends where isResized || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout()
        }
    }
}
