import CoreGraphics

/// How content scrolls by itself while a person holds an item near an edge. Our choice (Decisions/0045).
enum EdgeScrolling {
    /// The distance from an edge of the visible area within which content scrolls, in points.
    static let reach: CGFloat = 40
    /// The speed of scrolling in points per second, which doesn't depend on the distance.
    static let speed: CGFloat = 300

    /// Returns the velocity along one axis, towards the near edge; 0 in the middle.
    static func velocity(at position: CGFloat, in visible: ClosedRange<CGFloat>) -> CGFloat {
        // In a small view, the middle third doesn't scroll.
        let reach = min(reach, (visible.upperBound - visible.lowerBound) / 3)
        if position < visible.lowerBound + reach { return -speed }
        return position > visible.upperBound - reach ? speed : 0
    }
}
