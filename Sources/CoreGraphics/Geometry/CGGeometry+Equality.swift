// Older spellings of ==, which much code for iOS still uses.

extension CGPoint {
    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles are the same, once width and height are positive.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
