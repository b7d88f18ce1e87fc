/// When something happens and how often. Animations and layers both have their own time inside their parent's.
///
///     local time = (parent's time − beginTime) × speed + timeOffset
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The beginning, in seconds of the parent's time. 0, the default, means now when an animation is added.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds. 0, the default, means the transaction's duration when an animation is
    /// added.
    var duration: CFTimeInterval { get set }
    /// How fast its own time passes, relative to the parent's. 0 stops it, a negative speed runs backwards; 1 by
    /// default.
    var speed: Float { get set }
    /// How many seconds its own time is ahead; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How many times it runs; fractions are allowed. 0, the default, means once.
    var repeatCount: Float { get set }
    /// For how many seconds it repeats. Replaces `repeatCount` if it isn't 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run also goes back to its beginning, which takes as long again. False by default.
    var autoreverses: Bool { get set }
    /// What is on screen before the beginning and after the end, while the animation isn't removed.
    var fillMode: CAMediaTimingFillMode { get set }
}
