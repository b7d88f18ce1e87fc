extension CGRect {
    /// Returns whether the two rectangles overlap on screen: the only such test in this package.
    ///
    /// Rectangles that only touch don't meet. A rectangle without width or height meets one that has it strictly
    /// inside, as on Apple's platforms, so an item of zero height in the middle of the screen has a cell. Nothing meets
    /// the null rectangle. Sizes must not be negative.
    @inlinable package func meets(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }

    /// Returns whether the other rectangle is inside this one. `contains` on Linux compares this rectangle with the
    /// union of both, which goes wrong when the union is rounded. The null rectangle encloses no other. Sizes must not
    /// be negative.
    @inlinable package func encloses(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x && other.origin.x + other.size.width <= origin.x + size.width
            && origin.y <= other.origin.y && other.origin.y + other.size.height <= origin.y + size.height
    }

    /// Does the same as `!=` without a call to Foundation: the code runs for each view whose frame is set.
    @inlinable @inline(__always) package func differs(from other: CGRect) -> Bool {
        origin.x != other.origin.x || origin.y != other.origin.y || size.width != other.size.width
            || size.height != other.size.height
    }
}
