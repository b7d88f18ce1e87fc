// Older ways to write ==, which much iOS code still uses.

extension CGPoint {
    /// Returns whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether both rectangles are the same, once width and height are positive.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
