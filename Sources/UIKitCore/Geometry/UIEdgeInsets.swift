import CoreGraphics

/// How far something stays away from each edge of a rectangle, in points.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
    /// From the top, in points.
    public var top: CGFloat
    /// From the left, in points.
    public var left: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From the right, in points.
    public var right: CGFloat

    /// No insets.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets from each side, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }

    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left,
            bottom: one.bottom - other.bottom, right: one.right - other.right)
    }
}

extension CGRect {
    /// The rectangle that is left inside the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// `rect` without the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
