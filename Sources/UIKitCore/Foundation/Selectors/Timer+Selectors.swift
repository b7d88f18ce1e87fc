import Foundation
import QuartzCore
import Synchronization

extension Timer {
    /// Creates a timer that calls a method of `aTarget`, with or without the timer as an argument. Add it to a run
    /// loop. It retains its target until it is invalid.
    ///
    /// The method runs on the main thread: at once if the timer's run loop is the main one, otherwise soon.
    ///
    /// - Parameters:
    ///   - ti: The interval in seconds.
    ///   - aTarget: The object with the method.
    ///   - aSelector: The method.
    ///   - userInfo: nil, because a timer on Linux stores nothing for the app.
    ///   - yesOrNo: Whether the timer repeats.
    /// - Behaviour: documented; the thread is our choice (Decisions/0093).
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Never?,
        repeats yesOrNo: Bool
    ) {
        // On Linux, Foundation's timer fires at once if it has only an interval.
        self.init(
            fireAt: .soon(in: ti, of: "Timer(timeInterval:target:selector:userInfo:repeats:)"), interval: ti,
            target: aTarget, selector: aSelector, userInfo: nil,
            repeats: yesOrNo)
    }

    /// Creates a timer with a first date; otherwise like ``init(timeInterval:target:selector:userInfo:repeats:)``.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Never?,
        repeats rep: Bool
    ) {
        let call = TimerCall(target: t as AnyObject, selector: s)
        let name = "Timer(fireAt:interval:target:selector:userInfo:repeats:)"
        // On Linux, Foundation's timer crashes with a date or an interval beyond its clock.
        let date = Date.soon(in: date.timeIntervalSinceNow, of: name)
        _ = Date.soon(in: ti, of: name)
        let ti = min(ti, Date.longest)
        self.init(fire: date, interval: ti, repeats: rep) { call.run(for: $0) }
        call.last(as: self)
    }

    /// Schedules a timer on the current run loop that calls a method of `aTarget`, with or without the timer as an
    /// argument.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Never?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: nil, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    // MARK: Not possible for a timer on Linux

    @available(
        *, unavailable,
        message: "A timer on Linux has no userInfo: pass nil, and keep it in a property of the target."
    )
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) { fatalError() }

    @available(
        *, unavailable,
        message: "A timer on Linux has no userInfo: pass nil, and keep it in a property of the target."
    )
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) { fatalError() }

    @available(
        *, unavailable,
        message: "A timer on Linux has no userInfo: pass nil, and keep it in a property of the target."
    )
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer { fatalError() }
}

extension Date {
    /// A century: no program waits longer, and Foundation's clock on Linux ends after some.
    fileprivate static let longest: TimeInterval = 3_155_760_000

    /// Returns the moment in so many seconds, in a century at most. A number that is none ends the program.
    static func soon(in seconds: TimeInterval, of call: String) -> Date {
        if seconds.isNaN {
            Diagnostics.fail(
                "\(call) cannot wait for a time that is not a number",
                explanation: """
                      seen           \(seconds) seconds
                      expected       seconds, from 0 upwards
                      likely cause   a division by zero, as of a distance by a speed
                      try            a check of the divisor, or a time of its own for this case
                    """)
        }
        return Date(timeIntervalSinceNow: min(max(seconds, -longest), longest))
    }
}

/// The call that a timer makes until it is invalid.
///
/// Timers on Linux never release their block, so the block doesn't contain the target. The target is released when the
/// timer has fired, or else when another timer is created or fires.
private final class TimerCall: Sendable {
    // Sendable: the target is used only on the main thread, whichever thread the timer is on.
    private struct Method: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
    }

    /// Other threads only read whether the timer is valid, or invalidate it, as its own thread may do.
    private struct Reference: @unchecked Sendable {
        let timer: Timer
    }

    private let method: Mutex<Method?>
    private static let running = Mutex<[(call: TimerCall, timer: Reference)]>([])

    init(target: AnyObject, selector: Selector) { method = Mutex(Method(target: target, selector: selector)) }

    func last(as timer: Timer) {
        let reference = Reference(timer: timer)
        Self.letGo()
        Self.running.withLock { $0.append((self, reference)) }
    }

    func run(for timer: Timer) {
        let reference = Reference(timer: timer)
        guard MainThread.isCurrent else { return DispatchQueue.main.async { self.call(reference) } }
        call(reference)
    }

    private func call(_ reference: Reference) {
        if let method = method.withLock({ $0 }) {
            MainActor.assumeIsolated { method.selector.perform(on: method.target, with: reference.timer) }
        }
        Self.letGo()
    }

    /// Releases the targets of invalid timers. They may call this function then, so they are released when nothing is
    /// locked.
    private static func letGo() {
        let ended = running.withLock { running in
            let ended = running.filter { !$0.timer.timer.isValid }
            running.removeAll { !$0.timer.timer.isValid }
            return ended
        }
        for entry in ended { _ = entry.call.method.withLock { $0.take() } }
    }
}
