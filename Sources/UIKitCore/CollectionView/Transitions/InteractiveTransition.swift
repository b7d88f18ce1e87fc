import CoreGraphics

/// An interactive change of layout in progress: between which content offsets of the two layouts the view moves.
@MainActor final class InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The origin of the visible area at either end, in the layouts' coordinates.
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    /// The origin at the last update.
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

    /// The origin of the visible area at the present progress.
    var origin: CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }

    /// The distances from the present visible area to those at the two ends.
    var ways: (toStart: CGPoint, toEnd: CGPoint) {
        let origin = origin
        return (
            CGPoint(x: start.x - origin.x, y: start.y - origin.y), CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        )
    }

    private var progress: CGFloat { layout.transitionProgress }

    /// Scrolls both ends as well, because a person scrolled during the transition.
    func noteScrolling(to origin: CGPoint) {
        let (x, y) = (origin.x - knownOrigin.x, origin.y - knownOrigin.y)
        start = CGPoint(x: start.x + x, y: start.y + y)
        end = CGPoint(x: end.x + x, y: end.y + y)
        knownOrigin = origin
    }

    /// Stores the origin to which the next scrolling is compared.
    func settle(at origin: CGPoint) { knownOrigin = origin }

    /// Asks the two layouts about new bounds, because a transition layout that is out of date isn't asked.
    func noteBounds(_ bounds: CGRect) {
        guard bounds != knownBounds else { return }
        let isResized = bounds.size != knownBounds.size
        knownBounds = bounds
        for layout in layout.ends where isResized || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout()
        }
    }
}
