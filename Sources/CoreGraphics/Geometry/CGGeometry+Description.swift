// Foundation prints the stored properties of a point, a size or a rectangle, with their types. Apple's platforms print
// the numbers in parentheses, and people read these in logs and compare them in tests.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// "(10.0, 20.0)": x and y, in points.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// "(100.0, 50.0)": the width and the height, in points.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// "(10.0, 20.0, 100.0, 50.0)": the origin, the width and the height, in points.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
