import Foundation

/// The pace of a movement, as a Bézier curve from (0, 0) to (1, 1): x is the time, y the completed part of the
/// movement.
///
///     CAMediaTimingFunction(name: .easeOut)
///     CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
    package nonisolated let curve: TimingCurve

    package init(_ curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Makes one of the named curves.
    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(name.curve)
    }

    /// Makes a curve from (0, 0) to (1, 1) with two control points.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    /// Writes the coordinates of a point to `ptr`. Points 0 and 3 are the ends, 1 and 2 the control points.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        precondition(points.indices.contains(idx), "A timing function has the control points 0 to 3, and no \(idx).")
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    open override var hash: Int { curve.hashValue }
}
