import CoreGraphics

/// How content scrolls by itself under an item that is held near an edge. Our choice (Decisions/0045).
enum EdgeScrolling {
    /// Nearer to an edge of what is visible than this, in points, content scrolls.
    static let reach: CGFloat = 40
    /// Points a second, the same all the way.
    static let speed: CGFloat = 300

    /// Along one axis, towards the edge that is near; 0 in the middle.
    static func velocity(at position: CGFloat, in visible: ClosedRange<CGFloat>) -> CGFloat {
        // In a small view a third of it is left in the middle, where nothing scrolls.
        let reach = min(reach, (visible.upperBound - visible.lowerBound) / 3)
        if position < visible.lowerBound + reach { return -speed }
        return position > visible.upperBound - reach ? speed : 0
    }
}
