/// A direction with a length, such as a velocity.
public struct CGVector: Sendable, Hashable, Codable {
    /// The component along x.
    public var dx: CGFloat
    /// The component along y.
    public var dy: CGFloat

    /// Makes a vector of length 0.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector of length 0.
    public static let zero = CGVector()
}

extension CGVector: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(dx), \(dy))" }
}
