import Foundation

/// The times at which a held half of a stepper steps again: after half a second, then faster and faster.
struct RepeatingSteps: Sendable {
    private var count = 0
    private var next: TimeInterval = 0.5

    /// Returns how many steps are due at a time, in seconds since the touch.
    mutating func due(at time: TimeInterval) -> Int {
        var due = 0
        // A late frame makes up for some steps, but not for all of a long pause.
        while next <= time, due < 3 {
            due += 1
            count += 1
            next += pause
        }
        if next <= time { next = time + pause }
        return due
    }

    private var pause: TimeInterval {
        switch count {
        case ..<5: 0.25
        case ..<20: 0.1
        default: 0.05
        }
    }
}
