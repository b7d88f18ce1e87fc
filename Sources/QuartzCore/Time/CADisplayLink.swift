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
    /// When the next frame is due.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between frames.
    open private(set) var duration: CFTimeInterval = 0

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
        timestamp = time
        self.duration = duration
        targetTimestamp = time + duration
        action(self)
    }
}

/// The time of the frame clock, in seconds; on a thread other than the main one, of the real clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return RealFrameClock.seconds }
    return MainActor.assumeIsolated { FrameLoop.current.time }
}
