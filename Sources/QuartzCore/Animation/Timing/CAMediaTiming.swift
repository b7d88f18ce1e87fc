/// When something happens and how often: animations and layers both have a time of their own inside their parent's.
///
///     local time = (parent's time − beginTime) × speed + timeOffset
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the parent's time. 0, the default, means now for an animation that is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run. 0, the default, means the transaction's duration for an animation that is added.
    var duration: CFTimeInterval { get set }
    /// Seconds of its own for each second of the parent's. 0 stops it, a negative one runs backwards; 1 by default.
    var speed: Float { get set }
    /// Seconds by which its own time is ahead.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; parts of a run are allowed. 0, the default, is once.
    var repeatCount: Float { get set }
    /// Seconds for which it runs again and again; takes the place of `repeatCount` when it is not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run goes back the way it came, in as many seconds again.
    var autoreverses: Bool { get set }
    /// What is seen before it begins and after it has ended, while it is not removed.
    var fillMode: CAMediaTimingFillMode { get set }
}
