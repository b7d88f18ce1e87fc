import CoreGraphics

/// Insets whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// From the top, in points.
    public var top: CGFloat
    /// From where a line of text begins, in points.
    public var leading: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From where a line of text ends, in points.
    public var trailing: CGFloat

    /// No insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets from each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}
