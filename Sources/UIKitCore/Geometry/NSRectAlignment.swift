/// A corner of a rectangle or the middle of an edge, depending on the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    /// The top corner where a line of text begins.
    case topLeading = 2
    /// The middle of the edge where a line of text begins.
    case leading = 3
    /// The bottom corner where a line of text begins.
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    /// The bottom corner where a line of text ends.
    case bottomTrailing = 6
    /// The middle of the edge where a line of text ends.
    case trailing = 7
    /// The top corner where a line of text ends.
    case topTrailing = 8
}
