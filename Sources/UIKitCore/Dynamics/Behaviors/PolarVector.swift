import CoreGraphics
import Foundation

/// A vector with an angle and a magnitude. Each of the three keeps exactly the value that was set.
struct PolarVector {
    private(set) var vector: CGVector
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat

    /// A vector of length 0 that points to the right.
    static let zero = PolarVector(CGVector(dx: 0, dy: 0))

    init(_ vector: CGVector) {
        self.vector = vector
        angle = vector.dx == 0 && vector.dy == 0 ? 0 : atan2(vector.dy, vector.dx)
        magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
        // A quarter turn is exactly straight down.
        func exact(_ part: CGFloat) -> CGFloat { part.magnitude < 1e-14 ? 0 : part }
        vector = CGVector(dx: exact(cos(angle)) * magnitude, dy: exact(sin(angle)) * magnitude)
    }

    var isFinite: Bool { vector.dx.isFinite && vector.dy.isFinite && angle.isFinite && magnitude.isFinite }
}
