extension CGRect {
    /// Whether the two rectangles share a place on screen: the one test of it in this package.
    ///
    /// Rectangles that only touch do not meet. One without width or height meets what it lies strictly inside of,
    /// as on Apple's platforms, so an item of zero height in the middle of the screen has a cell. Nothing meets the null
    /// rectangle. Sizes must not be negative.
    @inlinable package func meets(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }

    /// Whether the other rectangle lies inside of this one. Unlike `contains`, which on Linux compares this rectangle with the union of
    /// both and is deceived where that is rounded. The null rectangle encloses no other. Sizes must not be negative.
    @inlinable package func encloses(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x && other.origin.x + other.size.width <= origin.x + size.width
            && origin.y <= other.origin.y && other.origin.y + other.size.height <= origin.y + size.height
    }

    /// As `!=`, without calling Foundation: asked for each view whose frame is set.
    @inlinable @inline(__always) package func differs(from other: CGRect) -> Bool {
        origin.x != other.origin.x || origin.y != other.origin.y || size.width != other.size.width
            || size.height != other.size.height
    }
}
