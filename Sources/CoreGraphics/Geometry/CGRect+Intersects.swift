// Foundation's methods of these names trap without a word when a number of a rectangle is NaN, as after a division by zero in
// a layout, and for them rectangles that only touch intersect. On Apple's platforms neither is so.
//
// They are properties because the compiler prefers a property to a method, and would find two methods ambiguous; they are
// called in the same way (Decisions/0062).
extension CGRect {
    /// Whether the two rectangles share a place. Those that only touch do not, nor does the null rectangle or one that is not
    /// a number; one without width or height intersects what it lies inside of.
    @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
        { rect2 in standardized.meets(rect2.standardized) }
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

    /// False where an edge is not a number.
    @usableFromInline var hasOrderedEdges: Bool { minX <= maxX && minY <= maxY }
}
