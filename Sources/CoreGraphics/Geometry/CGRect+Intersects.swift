// Foundation's methods of these names trap without a message if a rectangle contains NaN, as after a division by zero
// in a layout. Also, they count rectangles that only touch as intersecting. Apple's methods do neither.
//
// They are properties, because the compiler prefers a property to a method, and would find two methods ambiguous. Calls
// look the same (Decisions/0062).
extension CGRect {
    /// Whether the two rectangles overlap. Rectangles that only touch don't, nor does the null rectangle or one with a
    /// NaN.
    ///
    /// A rectangle without width or height intersects one that contains it. Like a point, it may also be on the left or
    /// upper edge.
    @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
        { rect2 in
            let (one, other) = (standardized, rect2.standardized)
            return one.meets(other) || (one.isThin || other.isThin) && one.shares(other)
        }
    }

    /// Returns the area that the two rectangles share; the null rectangle if they share none, or one contains NaN.
    @inlinable public var intersection: (_ r2: CGRect) -> CGRect {
        { r2 in hasOrderedEdges && r2.hasOrderedEdges ? CGRect.intersection(self)(r2) : .null }
    }

    /// Returns whether the point is in the rectangle. Points on the right and lower edges aren't.
    @inlinable public var contains: (_ point: CGPoint) -> Bool {
        { point in
            !isNull && !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
        }
    }

    @usableFromInline var isThin: Bool { size.width == 0 || size.height == 0 }

    @usableFromInline func shares(_ other: CGRect) -> Bool {
        Self.share(origin.x, size.width, other.origin.x, other.size.width)
            && Self.share(origin.y, size.height, other.origin.y, other.size.height)
    }

    /// Whether two intervals overlap. An interval without length overlaps also at the other's beginning, but not at its
    /// end.
    private static func share(_ one: CGFloat, _ length: CGFloat, _ other: CGFloat, _ otherLength: CGFloat) -> Bool {
        let (end, otherEnd) = (one + length, other + otherLength)
        return one < otherEnd && other < end
            || otherLength == 0 && one <= other && other < end
            || length == 0 && other <= one && one < otherEnd
    }

    /// Whether all edges are numbers, and in order. False if one is NaN.
    @usableFromInline var hasOrderedEdges: Bool { minX <= maxX && minY <= maxY }
}
