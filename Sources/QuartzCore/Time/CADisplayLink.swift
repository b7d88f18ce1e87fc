import Foundation

/// Calls its target once for every frame, while it is added to a run loop and not paused.
///
///     let link = CADisplayLink(target: self, selector: Selector(Self.step))
///     link.add(to: .main, forMode: .common)
///
/// Frames come from the app's only frame clock, so in a test a link follows the test's virtual time.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let action: @MainActor (CADisplayLink) -> Void
    private weak var loop: FrameLoop?

    /// Makes a link that calls a method of `target` with each frame, once you add it to a run loop.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        // As on iOS the link retains its target until it is invalidated.
        action = { sel.perform(on: target, with: $0) }
        super.init()
    }

    package init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// The time of the current frame, in seconds of the frame clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next call is due, in seconds of the frame clock.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen, in seconds.
    open private(set) var duration: CFTimeInterval = 0
    private var wasCalled = false

    /// How many times per second the link calls its target. 0, the default, means every frame. Other rates are rounded
    /// to the nearest one with a whole number of frames, for instance 30 of 60.
    open var preferredFramesPerSecond = 0

    /// The range of rates; replaces ``preferredFramesPerSecond`` unless it is the default.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The number of frames from one call to the next.
    private var step: Int {
        let range = preferredFrameRateRange
        let wanted = range == .default ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
        guard wanted > 0, wanted.isFinite, duration > 0 else { return 1 }
        let frames = (1 / (CFTimeInterval(wanted) * duration)).rounded()
        // Next to nothing: about once a year.
        return Int(min(max(frames, 1), 1e9))
    }

    /// Whether the link pauses: it gets no frames, and asks for none. False by default.
    open var isPaused = false {
        didSet { if !isPaused, oldValue { loop?.setNeedsFrame() } }
    }

    /// Starts calling the target with each frame. The run loop and the mode make no difference.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        add(to: FrameLoop.current)
    }

    package func add(to loop: FrameLoop?) {
        self.loop = loop
        loop?.add(self)
    }

    /// Stops calling the target.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loop?.remove(self)
    }

    /// Ends the link for good and releases the target.
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

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
    public var minimum: Float
    public var maximum: Float
    /// The preferred rate; nil leaves the choice to the system.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The rate of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Returns the time of the frame clock, in seconds; on a background thread the time of the real clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return RealFrameClock.seconds }
    return MainActor.assumeIsolated { FrameLoop.current.time }
}
