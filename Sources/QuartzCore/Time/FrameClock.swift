import Foundation

/// Where time and frames come from: the real clock in an app, a virtual one in tests.
@MainActor package protocol FrameClock: AnyObject {
    /// Seconds since some moment of the past, never going back.
    var now: CFTimeInterval { get }
    /// Seconds between frames while frames are asked for.
    var frameDuration: CFTimeInterval { get }
    /// Asks for one frame, as soon as one is due. Asking twice before it comes is asking once.
    func requestFrame()
    /// Brings the requested frame forward to now; later frames keep time from it.
    func hurry()
    /// Called once for each frame that was asked for, with the frame's time.
    var onFrame: (@MainActor (CFTimeInterval) -> Void)? { get set }
}

/// Frames at 60 Hz of real time. While no frame is asked for, no timer runs, and the first one asked for after a rest comes
/// at once: a wheel's step is seen as soon as it can be.
///
/// Frames that are asked for at uneven moments, as a wheel's steps come, may follow each other by half a frame duration;
/// those that follow from one another keep exactly to the beat. Either way there are at most 60 a second, but for those that
/// are hurried.
///
/// A frame comes by the main queue, or by the run loop that is current when it is asked for, whichever is first. Both are
/// needed: where an `async` test waits only the main queue goes on, and where code that was called by the main queue spins
/// the run loop, only that does.
@MainActor package final class RealFrameClock: FrameClock {
    package let frameDuration: CFTimeInterval
    package var onFrame: (@MainActor (CFTimeInterval) -> Void)?
    /// When the frame comes that was asked for.
    private var due: CFTimeInterval?
    /// The run loop's way to that frame.
    private var timer: Timer?
    /// The earliest time for the next frame.
    private var nextBeat: CFTimeInterval = 0

    package init(framesPerSecond: Double = 60) {
        frameDuration = 1 / framesPerSecond
    }

    package var now: CFTimeInterval { Self.seconds }

    /// What ``now`` answers, for threads other than the main one.
    package nonisolated static var seconds: CFTimeInterval {
        CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    package func requestFrame() {
        if due == nil { giveFrame(at: max(now, nextBeat)) }
    }

    package func hurry() {
        guard let due, now < due else { return }
        nextBeat = now
        giveFrame(at: nextBeat)
    }

    private func giveFrame(at time: CFTimeInterval) {
        due = time
        let deadline = DispatchTime(uptimeNanoseconds: UInt64(time * 1e9))
        DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in
            MainActor.assumeIsolated { self?.frameIsDue(time) }
        }
        timer?.invalidate()
        let timer = Timer(fire: Date(timeIntervalSinceNow: time - now), interval: 0, repeats: false) { [weak self] _ in
            // In tests the main queue is served by one thread and then another; the first's run loop is not for it any more.
            guard MainThread.isCurrent else { return }
            MainActor.assumeIsolated { self?.frameIsDue(time) }
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
    }

    private func frameIsDue(_ time: CFTimeInterval) {
        // Another one came earlier in its place, or by the other way.
        guard time == due else { return }
        due = nil
        timer?.invalidate()
        timer = nil
        nextBeat = max(nextBeat + frameDuration, time + frameDuration / 2)
        onFrame?(time)
    }
}

/// Time that stands still until a test moves it on.
@MainActor package final class VirtualFrameClock: FrameClock {
    package private(set) var now: CFTimeInterval = 0
    package let frameDuration: CFTimeInterval
    package var onFrame: (@MainActor (CFTimeInterval) -> Void)?
    package private(set) var isFrameRequested = false

    package init(framesPerSecond: Double = 60) {
        frameDuration = 1 / framesPerSecond
    }

    package func requestFrame() { isFrameRequested = true }

    /// A test says itself when frames come.
    package func hurry() {}

    /// Moves time on by `duration`, giving each frame that is asked for on the way at its own time.
    package func advance(by duration: CFTimeInterval) {
        let end = now + duration
        while let frame = nextFrameTime, frame <= end + 1e-9 { giveFrame(at: frame) }
        now = max(now, end)
    }

    /// Moves on to the next frame if one was asked for; false when none was.
    package func advanceToNextFrame() -> Bool {
        guard let frame = nextFrameTime else { return false }
        giveFrame(at: frame)
        return true
    }

    private var nextFrameTime: CFTimeInterval? {
        isFrameRequested ? ((now + 1e-9) / frameDuration).rounded(.down) * frameDuration + frameDuration : nil
    }

    private func giveFrame(at time: CFTimeInterval) {
        now = time
        isFrameRequested = false
        onFrame?(time)
    }
}
