import UIKit

/// How long the app works on a frame while something moves: from the tick of a display link, with which a frame begins, to
/// the moment when the main queue goes on with what came in meanwhile.
@MainActor final class FrameMeter {
    /// Told now and then, of the frames since the last time.
    var meanDidChange: (Duration) -> Void = { _ in }

    private let now: () -> ContinuousClock.Instant
    private let afterFrame: (@escaping @MainActor () -> Void) -> Void
    private var link: CADisplayLink?
    private var hasMoved = false
    private var work = Duration.zero
    private var count = 0

    /// Frames between two means: half a second, so that they can be read.
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

    /// The next frame counts. The one after it does, too, if this is called again until then.
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
