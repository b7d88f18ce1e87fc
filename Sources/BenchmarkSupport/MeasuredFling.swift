import CoreGraphics
import UIKitCore

/// The physics of content that coasts in both directions, without a view. For `Benchmarks/` only, as ``MeasuredFlow``.
public struct MeasuredFling {
    private var x = ScrollPhysics(range: 0...100_000, viewport: 375)
    private var y = ScrollPhysics(range: 0...100_000, viewport: 812)
    private var time = 0.0

    public init() {
        x.release(at: 0, velocity: 900, time: 0)
        y.release(at: 0, velocity: 5000, time: 0)
    }

    /// Returns the content offset one frame later.
    public mutating func nextOffset() -> CGPoint {
        time += 1.0 / 60
        return CGPoint(x: x.offset(at: time), y: y.offset(at: time))
    }
}
