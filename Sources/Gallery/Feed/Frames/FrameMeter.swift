import UIKit

/// Measures how long the app works on a frame while something moves: from the tick of a display link, with which a
/// frame begins, until the main queue takes its next work.
@MainActor final class FrameMeter {
    /// Called every half second of movement with the mean of the frames since the last call.
    var meanDidChange: (Duration) -> Void = { _ in }

    private let now: () -> ContinuousClock.Instant
    private let afterFrame: (@escaping @MainActor () -> Void) -> Void
    private var link: CADisplayLink?
    private var hasMoved = false
    private var work = Duration.zero
    private var count = 0

    /// The number of frames of a mean: half a second's, so that the number can be read.
    static let framesOfMean = 30

    /// - Parameters:
    ///   - now: The clock that measures the work.
    ///   - afterFrame: Schedules a closure to run right after the current frame.
    init(
        now: @escaping () -> ContinuousClock.Instant = { .now },
        afterFrame: @escaping (@escaping @MainActor () -> Void) -> Void = { DispatchQueue.main.async(execute: $0) }
    ) {
        self.now = now
        self.afterFrame = afterFrame
    }

    /// Measures the next frame. Call it again before that frame to measure the one after it, too.
    func somethingMoved() {
        hasMoved = true
        if link == nil {
            let link = CADisplayLink(target: self, selector: Selector(FrameMeter.tick))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    func tick(_ link: CADisplayLink) {
        guard hasMoved else {
            link.invalidate()
            self.link = nil
            return
        }
        hasMoved = false
        let start = now()
        afterFrame { [weak self] in self?.frameEnded(start) }
    }

    private func frameEnded(_ start: ContinuousClock.Instant) {
        work += start.duration(to: now())
        count += 1
        guard count == Self.framesOfMean else { return }
        meanDidChange(work / count)
        (work, count) = (.zero, 0)
    }
}
