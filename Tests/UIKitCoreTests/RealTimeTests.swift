import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitTestSupport

/// A visible window in a test that has no stage, as in a test that is hosted by an app on iOS.
///
/// Each test has its own process, because the device's screen is one for all, and other tests have stages.
@Suite("Frames in real time") struct RealTimeTests {
    @Test("an animation ends while the test awaits, after the duration it was given")
    func animation() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                window.addSubview(view)
                await nextFrame()
                let (start, end) = (RealFrameClock.seconds, Moment())
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in end.isReached = true }
                try await end.wait()
                let seconds = RealFrameClock.seconds - start
                #expect(seconds > 0.19, "\(seconds)")
            }
        }
    }

    @Test("a batch update completes, and so does a batch begun by its completion")
    func batches() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                let source = NamedItems([["a", "b", "c"]])
                let (view, end) = (UICollectionView.named(source), Moment())
                window.addSubview(view)
                @MainActor func removeFirst() {
                    source.sections[0].removeFirst()
                    view.performBatchUpdates({ view.deleteItems(at: [view.path(0)]) }) { _ in
                        if source.sections[0].isEmpty { end.isReached = true } else { removeFirst() }
                    }
                }
                await nextFrame()
                removeFirst()
                try await end.wait()
                #expect(view.visibleCells.isEmpty)
            }
        }
    }

    @Test("an animation of a view without a window completes")
    func loose() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { _ in
                let (view, end) = (UIView(), Moment())
                UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
                    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in end.isReached = true }
                }
                try await end.wait()
            }
        }
    }

    @Test("frames come while the test spins the run loop")
    func runLoop() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                try spinning { end in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    window.addSubview(view)
                    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in end.isReached = true }
                }
            }
        }
    }

    @Test("frames come while a completion spins the run loop")
    func nestedRunLoop() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                let (view, end) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Moment())
                window.addSubview(view)
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in
                    do {
                        try spinning { end in
                            UIView.animate(withDuration: 0, animations: {}) { _ in end.isReached = true }
                        }
                        end.isReached = true
                    } catch {
                        Issue.record(error)
                    }
                }
                try await end.wait()
            }
        }
    }

    @Test("without animations no frame is made")
    func rest() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                let (view, end) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Moment())
                window.addSubview(view)
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in end.isReached = true }
                try await end.wait()
                await nextFrame()
                let counts = UIScreen.main.frameLoop.counts
                let frames = counts.frames
                try await Task.sleep(for: .seconds(0.1))
                // The completion ran, and at most the last frame is still shown.
                #expect(counts.frames <= frames + 1)
                let atRest = counts.frames
                try await Task.sleep(for: .seconds(0.2))
                #expect(counts.frames == atRest)
            }
        }
    }

    @Test("a stage keeps its own time, and disturbs neither the window nor what follows")
    func stages() async {
        await #expect(processExitsWith: .success) {
            try await inRealTime { window in
                let (view, end) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Moment())
                window.addSubview(view)
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in
                    // Without a window, the animation uses the clock of the completion that begins it.
                    UIView.animate(withDuration: 0, animations: {}) { _ in end.isReached = true }
                }
                let other = UIView(frame: view.frame)
                var stage: Stage? = Stage(size: CGSize(width: 100, height: 100))
                stage?.show(other)
                var isStageDone = false
                UIView.animate(withDuration: 0.1, animations: { other.alpha = 0 }) { _ in isStageDone = true }
                try await end.wait()
                #expect(!isStageDone, "its clock stands still")
                #expect(UIScreen.main === stage?.screen)
                stage?.advance(by: 0.2)
                #expect(isStageDone)

                stage = nil
                #expect(UIScreen.main === window.screen)
                let last = Moment()
                UIView.animate(withDuration: 0, animations: {}) { _ in last.isReached = true }
                try await last.wait()
            }
        }
    }
}

@MainActor @Suite("Stages one after another") struct NestedStageTests {
    @Test("when a stage is gone, the one used before is the current one again")
    func outer() {
        let outer = Stage(size: CGSize(width: 100, height: 200))
        outer.settle()
        var inner: Stage? = Stage(size: CGSize(width: 300, height: 400))
        #expect(UIScreen.main === inner?.screen && UIApplication.shared.keyWindow === inner?.window)
        inner = nil
        #expect(UIScreen.main === outer.screen && UIApplication.shared.keyWindow === outer.window)
        #expect(UITraitCollection.current.isEqual(outer.screen.traitCollection))
    }
}

/// Something that is waited for, for five seconds at the most.
@MainActor private final class Moment {
    var isReached = false

    func wait() async throws {
        let end = RealFrameClock.seconds + 5
        while !isReached, RealFrameClock.seconds < end { try await Task.sleep(for: .milliseconds(5)) }
        try #require(isReached)
    }
}

/// Runs a test with a visible window, as an app's tests make one.
@MainActor private func inRealTime(_ test: @MainActor (UIWindow) async throws -> Void) async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    try await test(window)
}

@MainActor private func nextFrame() async {
    await withCheckedContinuation { next in UIScreen.main.frameLoop.afterCommit { next.resume() } }
}

/// Spins the run loop until what `start` begins has ended.
@MainActor private func spinning(_ start: (Moment) -> Void) throws {
    let moment = Moment()
    start(moment)
    let end = Date(timeIntervalSinceNow: 5)
    while !moment.isReached, RunLoop.current.run(mode: .default, before: end), Date() < end {}
    try #require(moment.isReached)
}
