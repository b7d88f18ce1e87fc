import QuartzCore

/// The durations and curves of a collection view's animations, where nothing was recorded (D12, Decisions/0042).
enum UpdateTiming {
    /// The duration of a batch update and of a change of layout, in seconds.
    static let duration = 0.3
    static let curve = TimingCurve.easeInEaseOut
}
