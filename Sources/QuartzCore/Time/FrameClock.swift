import Foundation

/// The source of time and frames: the real clock in an app, a virtual clock in tests.
@MainActor package protocol FrameClock: AnyObject {
    /// Seconds since some moment in the past. Never decreases.
    var now: CFTimeInterval { get }
    /// Seconds between frames, while code asks for frames.
    var frameDuration: CFTimeInterval { get }
    /// Asks for one frame, as soon as one is due. Further calls before it comes change nothing.
    func requestFrame()
    /// Makes the requested frame come now. Later frames keep their distance from it.
    func hurry()
    /// Called once for each requested frame, with the frame's time.
    var onFrame: (@MainActor (CFTimeInterval) -> Void)? { get set }
}

/// Frames at 60 Hz in real time. While no code asks for a frame, no timer runs. The first frame after a pause comes at
/// once, so that a step of a wheel appears as soon as possible.
///
/// Frames that are requested at uneven moments, as by the steps of a wheel, may be half a frame duration apart; frames
/// that follow from one another keep exactly to the beat. In both cases there are at most 60 per second, apart from
/// hurried ones.
///
/// A frame comes through the main queue, or through the run loop that is current at the request, whichever is first.
/// Both are needed: while an `async` test waits only the main queue runs, and while code called by the main queue spins
/// the run loop only the run loop does.
@MainActor package final class RealFrameClock: FrameClock {
    package let frameDuration: CFTimeInterval
    package var onFrame: (@MainActor (CFTimeInterval) -> Void)?
    /// When the requested frame is due.
    private var due: CFTimeInterval?
    /// The run loop's timer for that frame.
    private var timer: Timer?
    /// The earliest time for the next frame.
    private var nextBeat: CFTimeInterval = 0

    package init(framesPerSecond: Double = 60) {
        frameDuration = 1 / framesPerSecond
    }

    package var now: CFTimeInterval { Self.seconds }

    /// The value of ``now`` for background threads.
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
            // In tests different threads serve the main queue in turn. The run loop of an earlier one no longer belongs
            // to it.
            guard MainThread.isCurrent else { return }
            MainActor.assumeIsolated { self?.frameIsDue(time) }
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
    }

    private func frameIsDue(_ time: CFTimeInterval) {
        // Another frame came earlier instead, or this frame came through the other path.
        guard time == due else { return }
        due = nil
        timer?.invalidate()
        timer = nil
        nextBeat = max(nextBeat + frameDuration, time + frameDuration / 2)
        onFrame?(time)
    }
}

/// Time that moves only when a test advances it.
@MainActor package final class VirtualFrameClock: FrameClock {
    package private(set) var now: CFTimeInterval = 0
    package let frameDuration: CFTimeInterval
    package var onFrame: (@MainActor (CFTimeInterval) -> Void)?
    package private(set) var isFrameRequested = false

    package init(framesPerSecond: Double = 60) {
        frameDuration = 1 / framesPerSecond
    }

    package func requestFrame() { isFrameRequested = true }

    /// A test decides when frames come.
    package func hurry() {}

    /// Advances the time by `duration`, and calls each requested frame at its own time.
    package func advance(by duration: CFTimeInterval) {
        let end = now + duration
        while let frame = nextFrameTime, frame <= end + 1e-9 { giveFrame(at: frame) }
        now = max(now, end)
    }

    /// Advances to the next frame if one was requested; otherwise returns false.
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
