import Foundation

/// The progress of a property animator: a value that time, a finger and changes of direction move.
struct AnimatorProgress {
    /// The current course: at the animator's own pace, or, after it continued at another one, from the value at that
    /// moment.
    private enum Course {
        case own
        case other(ViewPace, duration: TimeInterval, from: Double)
    }

    private let pace: ViewPace
    private(set) var duration: TimeInterval
    private var course = Course.own
    /// The part of the course's time that had passed when time last stopped or turned.
    private var anchor = 0.0
    /// The time of that moment; nil while time stands still.
    private var anchorTime: TimeInterval?
    /// The value that a finger set, until time continues.
    private var scrubbed: Double?
    private(set) var isReversed = false

    init(pace: ViewPace, duration: TimeInterval) {
        self.pace = pace
        self.duration = duration
    }

    var isRunning: Bool { anchorTime != nil }

    private var courseDuration: TimeInterval {
        if case .other(_, let duration, _) = course { duration } else { duration }
    }

    /// Returns the part of the course's time that has passed.
    private func time(at now: TimeInterval) -> Double {
        guard let anchorTime else { return anchor }
        let passed = max(now - anchorTime, 0) / max(courseDuration, 1e-9)
        // A course with its own goal goes there. Only the own pace can run backwards.
        if isReversed, case .own = course { return max(anchor - passed, 0) }
        return min(anchor + passed, 1)
    }

    /// Returns the part of the way from the first values to the last that is complete. Springs exceed 1.
    func value(at now: TimeInterval) -> Double {
        if let scrubbed { return scrubbed }
        let time = time(at: now)
        switch course {
        case .own: return pace.value(at: time, duration: duration)
        case .other(let pace, let duration, let start):
            let goal = isReversed ? 0.0 : 1
            return start + (goal - start) * pace.value(at: time, duration: duration)
        }
    }

    /// Returns the part of the way that is complete for changes that begin later: after `delay`, a part of the full
    /// time.
    func value(at now: TimeInterval, delay: Double) -> Double {
        guard delay > 0 else { return value(at: now) }
        guard delay < 1 else { return value(at: now) < 1 ? 0 : 1 }
        if scrubbed == nil, case .own = course {
            return pace.value(at: max((time(at: now) - delay) / (1 - delay), 0), duration: duration)
        }
        return max((value(at: now) - delay) / (1 - delay), 0)
    }

    func isOver(at now: TimeInterval) -> Bool {
        guard isRunning else { return false }
        let time = time(at: now)
        if isReversed, case .own = course { return time <= 1e-9 }
        return time >= 1 - 1e-9
    }

    // MARK: Changes

    mutating func run(at now: TimeInterval, delay: TimeInterval = 0) {
        guard !isRunning else { return }
        if let scrubbed {
            anchor = pace.time(of: scrubbed, duration: duration)
            course = .own
        }
        scrubbed = nil
        anchorTime = now + delay
    }

    mutating func pause(at now: TimeInterval) {
        anchor = time(at: now)
        anchorTime = nil
    }

    mutating func turn(to isReversed: Bool, at now: TimeInterval) {
        guard isReversed != self.isReversed else { return }
        let value = value(at: now)
        let wasRunning = isRunning
        if scrubbed == nil { pause(at: now) }
        if case .other = course {
            anchor = pace.time(of: value, duration: duration)
            course = .own
        }
        self.isReversed = isReversed
        if wasRunning { anchorTime = now }
    }

    /// Sets the progress. If `isLinear` is true, `value` is a part of the way, otherwise of the time.
    mutating func scrub(to value: Double, isLinear: Bool, at now: TimeInterval) {
        pause(at: now)
        scrubbed = isLinear ? value : pace.value(at: value, duration: duration)
    }

    /// Continues to the end in `seconds`, at another pace.
    mutating func run(at now: TimeInterval, pace: ViewPace, duration seconds: TimeInterval) {
        let start = value(at: now)
        scrubbed = nil
        course = .other(pace, duration: seconds, from: start)
        anchor = 0
        anchorTime = now
    }

    /// Returns the remaining time in seconds.
    func remaining(at now: TimeInterval) -> TimeInterval {
        let time = scrubbed.map { pace.time(of: $0, duration: duration) } ?? time(at: now)
        return (isReversed ? time : 1 - time) * duration
    }
}

extension ViewPace {
    /// Returns the part of the time at which the pace first reaches `value`.
    fileprivate func time(of value: Double, duration: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        if case .spring = self {
            // Before a spring first overshoots its goal, it only rises.
            high = (0...100).map { Double($0) / 100 }.first { self.value(at: $0, duration: duration) >= value } ?? 1
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.value(at: middle, duration: duration) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
