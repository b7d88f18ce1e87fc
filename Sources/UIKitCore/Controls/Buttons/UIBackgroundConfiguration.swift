import CoreGraphics

/// What is behind a button's content: a plate with a colour, a line around it and round corners.
public struct UIBackgroundConfiguration: Sendable, Hashable {
    /// Of the corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// How much smaller than the button the plate is on each side, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// nil, the default, leaves it to the style.
    public var backgroundColor: UIColor?
    /// nil, the default, is the tint colour.
    public var strokeColor: UIColor?
    /// 0, the default, draws no line.
    public var strokeWidth: CGFloat = 0

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    init() {}
}
