import Foundation
import QuartzCore
import Synchronization

extension NSObject {
    /// Calls a method of this object. Returns nil, whatever the method returns.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Calls a method of this object with an argument, or one that takes none.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        MethodCall(target: self, selector: aSelector, argument: object).run()
        return nil
    }

    /// Calls a method of this object with two arguments, such as a sender and an event.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        MethodCall(target: self, selector: aSelector, argument: object1, second: object2).run()
        return nil
    }

    /// Calls a method of this object on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: The method, as `Selector(Self.method)`.
    ///   - arg: The method's argument, if it takes one.
    ///   - wait: true waits until the method has returned; false returns at once, and the main thread calls the method
    ///     later.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = MethodCall(target: self, selector: aSelector, argument: arg)
        if wait {
            call.run()
        } else {
            DispatchQueue.main.async { call.run() }
        }
    }

    /// Calls a method of this object after `delay` seconds, using a timer on the current run loop. The object is
    /// retained until then.
    ///
    /// The method runs on the main thread. ``cancelPreviousPerformRequests(withTarget:)`` cancels the call.
    ///
    /// - Behaviour: documented; the thread is our choice (Decisions/0093).
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        PutOffCalls.add(MethodCall(target: self, selector: aSelector, argument: anArgument), in: delay, modes)
    }

    /// Cancels every call of the target's methods that ``perform(_:with:afterDelay:)`` scheduled.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PutOffCalls.cancel(of: aTarget as AnyObject)
    }

    /// Cancels the target's calls that ``perform(_:with:afterDelay:)`` scheduled.
    ///
    /// Selectors can't be compared on Linux, so this cancels the calls of all the target's methods. It warns once if
    /// there were several.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        let target = aTarget as AnyObject
        if PutOffCalls.cancel(of: target) > 1 { reportAmbiguousCancellation(target) }
    }

    private static func reportAmbiguousCancellation(_ target: AnyObject) {
        Diagnostics.warnOnceFromAnyThread(
            "ambiguous-cancellation", of: "\(type(of: target))",
            """
            \(type(of: target)): cancelPreviousPerformRequests cancelled the calls of several methods, not only of one.
              expected       one scheduled call at a time
              likely cause   methods have no names on Linux, so UIKit can't compare them
              try            keep a Timer or a DispatchWorkItem for each call, and cancel that
            """)
    }
}

extension NSObjectProtocol {
    /// Returns whether this object is an instance of the class that declares the method.
    ///
    ///     target.responds(to: Selector(ProfileController.refresh))
    ///
    /// There is a shorter way for a delegate's optional method: `delegate?.scrollViewDidScroll?(self)` calls it if it
    /// is implemented.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}

/// A call of a method with its arguments.
// Sendable: used only on the main thread. The sender no longer uses the argument, as on iOS.
private struct MethodCall: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var second: Any?

    /// Makes the call on the main thread, while the caller waits.
    func run() {
        guard MainThread.isCurrent else { return DispatchQueue.main.sync { run() } }
        MainActor.assumeIsolated { selector.perform(on: target, with: argument, for: second) }
    }
}

/// The calls that wait for their time.
private enum PutOffCalls {
    // Sendable: the timer is only invalidated, by the thread that cancels the call.
    private struct Waiting: @unchecked Sendable {
        let call: MethodCall
        let timer: Timer
    }

    private struct Table {
        var waiting: [Int: Waiting] = [:]
        var lastNumber = 0
    }

    private static let table = Mutex(Table())

    static func add(_ call: MethodCall, in delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        let number = table.withLock { table in
            table.lastNumber += 1
            return table.lastNumber
        }
        let date = Date.soon(in: delay < 0 ? 0 : delay, of: "perform(_:with:afterDelay:)")
        // A timer on Linux never releases its block, so the block doesn't contain the call. Only its fire date decides
        // when it fires first.
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
            let due = table.withLock { $0.waiting.removeValue(forKey: number) }
            due?.call.run()
        }
        let waiting = Waiting(call: call, timer: timer)
        table.withLock { $0.waiting[number] = waiting }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Cancels the calls of a target. Returns how many there were.
    @discardableResult
    static func cancel(of target: AnyObject) -> Int {
        // Releasing the targets may call this function, so they are released when nothing is locked.
        let cancelled = table.withLock { table in
            let cancelled = table.waiting.filter { $0.value.call.target === target }
            for number in cancelled.keys { table.waiting[number] = nil }
            return cancelled
        }
        for waiting in cancelled.values { waiting.timer.invalidate() }
        return cancelled.count
    }
}
