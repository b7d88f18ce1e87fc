import CoreGraphics

/// The spacing between two elements, or beside one, in points.
package struct GroupSpacing: Sendable, Hashable {
    package var length: CGFloat
    /// Whether the spacing takes a share of the leftover length. The length is then the minimum, unless the line is too
    /// long already (R423).
    package var isFlexible: Bool

    package init(_ length: CGFloat, isFlexible: Bool = false) {
        self.length = length
        self.isFlexible = isFlexible
    }

    package static let none = GroupSpacing(0)
}

/// The spacing outside an item or a group (R424).
package struct GroupEdges: Sendable, Hashable {
    package var top = GroupSpacing.none
    package var leading = GroupSpacing.none
    package var bottom = GroupSpacing.none
    package var trailing = GroupSpacing.none

    package init() {}

    subscript(before axis: Axis) -> GroupSpacing { axis == .horizontal ? leading : top }
    subscript(after axis: Axis) -> GroupSpacing { axis == .horizontal ? trailing : bottom }

    /// Returns the length of both edges, without a share of the leftover length.
    func length(along axis: Axis) -> CGFloat { self[before: axis].length + self[after: axis].length }

    func flexibleCount(along axis: Axis) -> Int {
        (self[before: axis].isFlexible ? 1 : 0) + (self[after: axis].isFlexible ? 1 : 0)
    }
}

/// Insets of an item, a group or a section, in points. The leading edge is the left one: a right-to-left layout is
/// mirrored as a whole.
package struct GroupInsets: Sendable, Hashable {
    package var top: CGFloat = 0
    package var leading: CGFloat = 0
    package var bottom: CGFloat = 0
    package var trailing: CGFloat = 0

    package init() {}

    package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    var origin: CGPoint { CGPoint(x: leading, y: top) }

    func before(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func after(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func length(along axis: Axis) -> CGFloat { before(axis) + after(axis) }

    /// Returns the size inside the insets. If they are larger than the size, returns the amount by which they are too
    /// large (R412).
    func inside(_ size: CGSize) -> CGSize {
        CGSize(width: abs(size.width - leading - trailing), height: abs(size.height - top - bottom))
    }

    func inside(_ rect: CGRect) -> CGRect {
        CGRect(
            origin: CGPoint(x: rect.origin.x + leading, y: rect.origin.y + top), size: inside(rect.size))
    }
}
