import Foundation
import RenderTree

/// Makes a frame: display links tick, views lay themselves out, and changes go to the screens.
///
/// The loop asks its clock for a frame only if there is something to do, so an idle app costs nothing.
@MainActor package final class FrameLoop {
    /// The loop that new display links belong to, and whose screen is the main screen: the device's, unless a test has
    /// its own clock.
    package static var current: FrameLoop {
        get { chosen.object ?? device }
        set { chosen.object = newValue }
    }
    /// Not retained: after a test the device is current again.
    @exclusivity(unchecked) private static var chosen = BackReference<FrameLoop>()

    /// The device's loop, in real time.
    package static let device = FrameLoop(clock: RealFrameClock())

    /// The screen with the windows that the frames show, as NSObject, because this module doesn't know UIKit's class.
    @exclusivity(unchecked) package var owner = BackReference<NSObject>()

    package let clock: any FrameClock
    package let counts = FrameCounts()
    private var displayLinks: [CADisplayLink] = []
    private var trees: [Tree] = []

    /// A layer tree and the closure that lays it out.
    private struct Tree {
        var context: LayerContext
        var screens: [any Screen]
        var layOut: @MainActor () -> Void
    }

    package init(clock: any FrameClock) {
        self.clock = clock
        // Not weak, because that would slow down every retain of the loop.
        clock.onFrame = { [loop = BackReferenceBox(self)] time in loop.object?.frame(at: time) }
    }

    /// The time of the frame in progress; between frames the present time.
    package var time: CFTimeInterval { frameTime ?? clock.now }
    @exclusivity(unchecked) private var frameTime: CFTimeInterval?

    package func setNeedsFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        clock.requestFrame()
    }
    @exclusivity(unchecked) private var isFrameRequested = false

    /// Tells the loop about input. If the last frame had nothing new to show, the next one comes now instead of on the
    /// beat. Frames that do show something keep their usual distance.
    package func somethingWasDone() {
        if isFrameRequested, !didShow { clock.hurry() }
    }
    /// Whether the last frame showed something new.
    @exclusivity(unchecked) private var didShow = false

    /// Shows `context` on `screens`, and calls `layOut` before each frame's commit.
    package func show(_ context: LayerContext, on screens: [any Screen], layOut: @escaping @MainActor () -> Void) {
        trees.append(Tree(context: context, screens: screens, layOut: layOut))
        context.frameLoop = self
        context.onFirstChange = { [loop = BackReferenceBox(self)] in loop.object?.setNeedsFrame() }
        setNeedsFrame()
    }

    package func stopShowing(_ context: LayerContext) {
        trees.removeAll { $0.context === context }
        context.onFirstChange = nil
        context.frameLoop = nil
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        setNeedsFrame()
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    private func frame(at time: CFTimeInterval) {
        // A completion that spins the run loop gets frames meanwhile, so one frame may run inside another.
        let (outerLoop, outerTime, wasCommitAhead) = (FrameLoop.current, frameTime, isCommitAhead)
        FrameLoop.current = self
        isFrameRequested = false
        isCommitAhead = true
        frameTime = time
        counts.frames += 1
        for link in displayLinks where !link.isPaused { link.tick(at: time, duration: clock.frameDuration) }
        let shown = counts.commits
        layOutAndCommit()
        didShow = counts.commits > shown
        (FrameLoop.current, frameTime, isCommitAhead) = (outerLoop, outerTime, wasCommitAhead)
        if displayLinks.contains(where: { !$0.isPaused }) { setNeedsFrame() }
    }

    /// Updates the screens now, without waiting for the frame.
    package func layOutAndCommit() {
        for tree in trees {
            tree.layOut()
            if tree.context.displayLayers() { setNeedsFrame() }
        }
        CATransaction.endImplicitTransaction()
        for tree in trees {
            if tree.context.sampleAnimations(at: time) { setNeedsFrame() }
            guard let transaction = tree.context.commit() else { continue }
            counts.commits += 1
            counts.changedLayers += transaction.changes.count
            for screen in tree.screens { screen.show(transaction) }
        }
        let due = toDoAfterCommit
        toDoAfterCommit = []
        isCommitAhead = false
        for body in due { body() }
    }

    private var toDoAfterCommit: [@MainActor () -> Void] = []
    /// Whether the frame in progress has yet to commit.
    @exclusivity(unchecked) private var isCommitAhead = false

    /// Calls `body` after the commit of the frame in progress, or of the next frame if that one has committed already.
    package func afterCommit(_ body: @escaping @MainActor () -> Void) {
        toDoAfterCommit.append(body)
        if !isCommitAhead { setNeedsFrame() }
    }
}

/// How much work the frames did, for tests and benchmarks, which assert counts rather than times.
@MainActor package final class FrameCounts {
    @exclusivity(unchecked) package var frames = 0
    /// How many frames showed a change.
    @exclusivity(unchecked) package var commits = 0
    @exclusivity(unchecked) package var changedLayers = 0
}
