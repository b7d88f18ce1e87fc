import CoreGraphics

/// The distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
    /// The top inset, in points.
    public var top: CGFloat
    /// The left inset, in points.
    public var left: CGFloat
    /// The bottom inset, in points.
    public var bottom: CGFloat
    /// The right inset, in points.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
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
    /// Returns the rectangle inside the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// Returns `rect` without the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
