import QuartzCore

/// How long the animations of a collection view take, where nothing was recorded (D12, Decisions/0042).
enum UpdateTiming {
    /// Seconds of a batch of updates, and of a change of layout.
    static let duration = 0.3
    static let curve = TimingCurve.easeInEaseOut
}
