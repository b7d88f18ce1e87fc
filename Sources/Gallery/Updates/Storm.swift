import UIKit

/// Calls `onBatch` many times, 40 ms apart, while animations of earlier batches are still running.
@MainActor final class Storm {
    static let batches = 200
    private static let interval: TimeInterval = 0.04

    private let onBatch: () -> Void
    private let onEnd: () -> Void
    private(set) var batchesMade = 0
    private var link: CADisplayLink?
    private var start: TimeInterval?

    init(onBatch: @escaping () -> Void, onEnd: @escaping () -> Void) {
        self.onBatch = onBatch
        self.onEnd = onEnd
    }

    func begin() {
        let link = CADisplayLink(target: self, selector: Selector(Storm.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// Makes at most one batch per frame: a slow machine takes longer, and makes the same batches.
    func tick(_ link: CADisplayLink) {
        let start = start ?? link.timestamp
        self.start = start
        guard link.timestamp - start >= Double(batchesMade) * Self.interval else { return }
        batchesMade += 1
        onBatch()
        guard batchesMade == Self.batches else { return }
        stop()
        onEnd()
    }
}
