import CoreGraphics

/// Insets whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// The top inset, in points.
    public var top: CGFloat
    /// The inset at the edge where a line of text begins, in points.
    public var leading: CGFloat
    /// The bottom inset, in points.
    public var bottom: CGFloat
    /// The inset at the edge where a line of text ends, in points.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}
