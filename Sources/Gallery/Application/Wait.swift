import UIKit

/// Calls a closure after a delay, measured by the app's own clock.
@MainActor final class Wait {
    private let seconds: TimeInterval
    private let action: () -> Void
    private var link: CADisplayLink?
    private var start: TimeInterval?

    init(_ seconds: TimeInterval, then action: @escaping () -> Void) {
        self.seconds = seconds
        self.action = action
        let link = CADisplayLink(target: self, selector: Selector(Wait.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func cancel() {
        link?.invalidate()
        link = nil
    }

    func tick(_ link: CADisplayLink) {
        let start = start ?? link.timestamp
        self.start = start
        guard link.timestamp - start >= seconds else { return }
        cancel()
        action()
    }
}
