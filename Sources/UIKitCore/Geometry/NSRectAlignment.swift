/// A corner of a rectangle, or the middle of an edge, by the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// In the middle of the top.
    case top = 1
    /// At the top, where a line of text begins.
    case topLeading = 2
    /// In the middle, where a line of text begins.
    case leading = 3
    /// At the bottom, where a line of text begins.
    case bottomLeading = 4
    /// In the middle of the bottom.
    case bottom = 5
    /// At the bottom, where a line of text ends.
    case bottomTrailing = 6
    /// In the middle, where a line of text ends.
    case trailing = 7
    /// At the top, where a line of text ends.
    case topTrailing = 8
}
