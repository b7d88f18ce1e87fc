import Foundation
import QuartzCore

/// The times for which gesture recognisers wait: the end of a long press, or a second tap that doesn't come.
///
/// It asks for frames only while a recogniser waits.
@MainActor final class GestureDeadlines {
    private let back: BackReference<InputRouter>
    private var router: InputRouter { back.owner }

    init(of router: InputRouter) { back = BackReference(router) }

    private var entries: [Entry] = []
    private var link: CADisplayLink?

    private struct Entry {
        var time: TimeInterval
        weak var recognizer: UIGestureRecognizer?

        @MainActor var isOpen: Bool { recognizer?.deadline == time }
    }

    /// Times that differ by less are treated as equal.
    private static let tolerance: TimeInterval = 1e-6

    func add(_ recognizer: UIGestureRecognizer, at time: TimeInterval) {
        entries.append(Entry(time: time, recognizer: recognizer))
        if link == nil { link = CADisplayLink { [weak self] in self?.frame(at: $0.timestamp) } }
        link?.add(to: router.screen.frameLoop)
        link?.isPaused = false
    }

    private func frame(at time: TimeInterval) { back.hold { _ in pass(until: time + Self.tolerance) } }

    /// Calls all deadlines before an event at `time`, in order. A deadline at the same time comes after the event.
    func pass(before time: TimeInterval) {
        if !entries.isEmpty { pass(until: time - Self.tolerance) }
    }

    private func pass(until time: TimeInterval) {
        entries.removeAll { !$0.isOpen }
        while let next = entries.filter({ $0.isOpen && $0.time <= time }).min(by: { $0.time < $1.time }),
            let recognizer = next.recognizer
        {
            recognizer.deadline = nil
            router.pass { recognizer.deadlineDidPass() }
            entries.removeAll { !$0.isOpen }
        }
        if entries.isEmpty { link?.isPaused = true }
    }
}
