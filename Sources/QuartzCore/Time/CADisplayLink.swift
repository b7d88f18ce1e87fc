import Foundation

/// Calls its target once for every frame, as long as it is added to a run loop and not paused.
///
///     let link = CADisplayLink(target: self, selector: Selector(Self.step))
///     link.add(to: .main, forMode: .common)
///
/// Frames come from the app's one frame clock, so a link in a test ticks with the test's virtual time.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let action: @MainActor (CADisplayLink) -> Void
    private weak var loop: FrameLoop?

    /// A link that calls a method of `target` with each frame, once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        // As on iOS the link keeps its target until it is invalidated.
        action = { sel.perform(on: target, with: $0) }
        super.init()
    }

    package init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// The time of the current frame, in seconds of the frame clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the link is called next.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between frames of the screen.
    open private(set) var duration: CFTimeInterval = 0
    private var wasCalled = false

    /// Frames a second that the link is called for; 0, for every frame, by default. Another number is rounded to the nearest rate that takes a whole
    /// number of frames, 30 of 60 for instance.
    open var preferredFramesPerSecond = 0

    /// As ``preferredFramesPerSecond``, which it takes the place of unless it is the default.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Frames of the clock from one call to the next.
    private var step: Int {
        let range = preferredFrameRateRange
        let wanted = range == .default ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
        guard wanted > 0, wanted.isFinite, duration > 0 else { return 1 }
        let frames = (1 / (CFTimeInterval(wanted) * duration)).rounded()
        // A rate of next to nothing: once a year or so.
        return Int(min(max(frames, 1), 1e9))
    }

    /// While true no frames are given, and none are asked for on the link's behalf.
    open var isPaused = false {
        didSet { if !isPaused, oldValue { loop?.setNeedsFrame() } }
    }

    /// Starts calling with each frame. The run loop and mode make no difference here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        add(to: FrameLoop.current)
    }

    package func add(to loop: FrameLoop?) {
        self.loop = loop
        loop?.add(self)
    }

    /// Stops calling.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loop?.remove(self)
    }

    /// Ends the link for good and lets go of the target.
    open func invalidate() {
        loop?.remove(self)
        loop = nil
    }

    func tick(at time: CFTimeInterval, duration: CFTimeInterval) {
        self.duration = duration
        // Half a frame less, for clocks that aren't exact.
        if step > 1, wasCalled, time - timestamp < (Double(step) - 0.5) * duration { return }
        wasCalled = true
        timestamp = time
        targetTimestamp = time + Double(step) * duration
        action(self)
    }
}

/// How many frames a second something moves with.
public struct CAFrameRateRange: Sendable, Hashable {
    public var minimum: Float
    public var maximum: Float
    /// The rate that it moves with if that is possible; nil leaves it to the system.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The rate of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The time of the frame clock, in seconds; on a thread other than the main one, of the real clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return RealFrameClock.seconds }
    return MainActor.assumeIsolated { FrameLoop.current.time }
}
