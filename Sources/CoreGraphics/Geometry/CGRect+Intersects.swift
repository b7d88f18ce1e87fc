// Foundation's methods of these names trap without a word when a number of a rectangle is NaN, as after a division by zero in
// a layout, and for them rectangles that only touch intersect. On Apple's platforms neither is so.
//
// They are properties because the compiler prefers a property to a method, and would find two methods ambiguous; they are
// called in the same way (Decisions/0062).
extension CGRect {
    /// Whether the two rectangles share a place. Those that only touch do not, nor does the null rectangle or one that is not
    /// a number.
    ///
    /// One without width or height intersects what it lies inside of. Like a point, it may also lie on the left or upper edge.
    @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
        { rect2 in
            let (one, other) = (standardized, rect2.standardized)
            return one.meets(other) || (one.isThin || other.isThin) && one.shares(other)
        }
    }

    /// The place that the two rectangles share; the null rectangle where they share none, or one is not a number.
    @inlinable public var intersection: (_ r2: CGRect) -> CGRect {
        { r2 in hasOrderedEdges && r2.hasOrderedEdges ? CGRect.intersection(self)(r2) : .null }
    }

    /// Whether the point lies in the rectangle; on its right and lower edge it does not.
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

    /// Whether two spans share a place. One without length lies in the other also where that begins, but not where it ends.
    private static func share(_ one: CGFloat, _ length: CGFloat, _ other: CGFloat, _ otherLength: CGFloat) -> Bool {
        let (end, otherEnd) = (one + length, other + otherLength)
        return one < otherEnd && other < end
            || otherLength == 0 && one <= other && other < end
            || length == 0 && other <= one && one < otherEnd
    }

    /// False where an edge is not a number.
    @usableFromInline var hasOrderedEdges: Bool { minX <= maxX && minY <= maxY }
}
