import Foundation
import QuartzCore
import RigidBodies

/// Makes an animator's steps: as many as are due with each frame, and none while the animator is paused.
@MainActor final class DynamicsClock {
    private var link: CADisplayLink?
    private let onFrame: @MainActor (_ steps: Int) -> Void
    private var start: TimeInterval = 0
    private var stepsMade = 0
    private(set) var isRunning = false
    /// The sum of all steps, in seconds.
    private(set) var elapsed: TimeInterval = 0

    /// The longest frame, in seconds. The rest of a longer one is lost, for instance after the app was stopped.
    static let longestFrame = 0.1

    init(onFrame: @escaping @MainActor (_ steps: Int) -> Void) { self.onFrame = onFrame }

    /// The frame loop doesn't retain the clock, which ends with its animator.
    isolated deinit { link?.invalidate() }

    func run(in loop: FrameLoop) {
        guard !isRunning else { return }
        isRunning = true
        (start, stepsMade) = (loop.time, 0)
        if link == nil { link = CADisplayLink { [weak self] in self?.tick(at: $0.timestamp) } }
        link?.invalidate()
        link?.add(to: loop)
        link?.isPaused = false
    }

    func pause() {
        isRunning = false
        link?.invalidate()
    }

    private func tick(at time: TimeInterval) {
        var steps = Int(((time - start) / World.step + 1e-6).rounded(.down)) - stepsMade
        let most = Int(Self.longestFrame / World.step)
        if steps > most {
            (start, stepsMade, steps) = (time, 0, most)
        } else {
            stepsMade += max(steps, 0)
        }
        guard steps > 0 else { return }
        elapsed += Double(steps) * World.step
        onFrame(steps)
    }
}
