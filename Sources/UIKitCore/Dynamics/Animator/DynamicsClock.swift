import Foundation
import QuartzCore
import RigidBodies

/// When an animator makes steps: with each frame as many as are due, and none while it is paused.
@MainActor final class DynamicsClock {
    private var link: CADisplayLink?
    private let onFrame: @MainActor (_ steps: Int) -> Void
    private var start: TimeInterval = 0
    private var stepsMade = 0
    private(set) var isRunning = false
    /// Seconds of all steps.
    private(set) var elapsed: TimeInterval = 0

    /// A frame that comes later than this loses the rest, as when the app was stopped.
    static let longestFrame = 0.1

    init(onFrame: @escaping @MainActor (_ steps: Int) -> Void) { self.onFrame = onFrame }

    /// Not kept by the frame loop: it ends with its animator.
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
