import Foundation
import Testing
import UIKit

@MainActor private final class Clerk: NSObject {
    var done: [String] = []

    func work() { done.append("work") }
    func note(_ text: String) { done.append(text) }
    func join(_ text: String, _ other: String) { done.append(text + other) }
    func cancelOthers(_ clerk: Clerk) {
        NSObject.cancelPreviousPerformRequests(withTarget: clerk)
        done.append("cancelled")
    }
    func tick(_ timer: Timer) {
        done.append("tick")
        if done.count == 3 { timer.invalidate() }
    }
}

@MainActor private final class Other: NSObject {
    func work() {}
}

@Suite("perform(_:) and timers") @MainActor struct PutOffCallTests {
    private let clerk = Clerk()

    /// Lets the run loop's timers fire until a condition is true; the timers are due at once.
    private func runLoop(until isDone: () -> Bool) {
        for _ in 0..<1_000 where !isDone() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
    }

    @Test("perform(_:) calls a method at once, with an argument or without")
    func now() {
        clerk.perform(Selector(Clerk.work))
        clerk.perform(Selector(Clerk.note), with: "a")
        clerk.performSelector(onMainThread: Selector(Clerk.note), with: "b", waitUntilDone: true)
        clerk.perform(Selector(Clerk.join), with: "c", with: "d")
        #expect(clerk.done == ["work", "a", "b", "cd"])
    }

    @Test("perform(_:with:afterDelay:) calls methods in the order of their delays, unless cancelled")
    func later() {
        clerk.perform(Selector(Clerk.note), with: "second", afterDelay: 0.02)
        clerk.perform(Selector(Clerk.note), with: "first", afterDelay: 0)
        #expect(clerk.done == [])
        runLoop { clerk.done.count == 2 }
        #expect(clerk.done == ["first", "second"])
        clerk.perform(Selector(Clerk.work), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: clerk)
        clerk.perform(Selector(Clerk.note), with: "last", afterDelay: 0.005)
        runLoop { clerk.done.count == 3 }
        #expect(clerk.done == ["first", "second", "last"])
    }

    @Test("an object is retained until its delayed call")
    func lifetimes() {
        weak var gone: Clerk?
        do {
            let clerk = Clerk()
            gone = clerk
            clerk.perform(Selector(Clerk.work), with: nil, afterDelay: 0)
        }
        #expect(gone != nil)
        runLoop { gone == nil }
        #expect(gone == nil)
    }

    @Test("a timer calls its method with itself, until it is invalidated")
    func timers() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: clerk, selector: Selector(Clerk.tick), userInfo: nil, repeats: true)
        runLoop { !timer.isValid }
        #expect(clerk.done == ["tick", "tick", "tick"])
    }

    @Test("a timer retains its target until it is invalidated")
    func targets() {
        weak var gone: Clerk?
        let timer: Timer
        do {
            let clerk = Clerk()
            gone = clerk
            timer = Timer(
                timeInterval: 60, target: clerk, selector: Selector(Clerk.tick), userInfo: nil, repeats: true)
        }
        #expect(gone != nil)
        timer.invalidate()
        // This creates another timer.
        Timer(timeInterval: 60, target: clerk, selector: Selector(Clerk.tick), userInfo: nil, repeats: true)
            .invalidate()
        #expect(gone == nil)
    }

    @Test("a late call that the call before it cancels isn't made")
    func takenBackByAnother() {
        let other = Clerk()
        other.perform(Selector(Clerk.cancelOthers), with: clerk, afterDelay: 0)
        clerk.perform(Selector(Clerk.note), with: "never", afterDelay: 0.001)
        clerk.performSelector(onMainThread: Selector(Clerk.note), with: "at once", waitUntilDone: true)
        runLoop { other.done.count == 1 }
        runLoop { clerk.done.count == 2 }
        #expect(clerk.done == ["at once"])
    }

    @Test("responds(to:) is true for the methods of the object's class only")
    func responding() {
        #expect(clerk.responds(to: Selector(Clerk.work)))
        #expect(!clerk.responds(to: Selector(Other.work)))
        #expect(!UIView().responds(to: Selector(Clerk.work)))
    }
}
