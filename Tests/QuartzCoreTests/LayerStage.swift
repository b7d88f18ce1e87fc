import CoreGraphics
import QuartzCore
import RenderTree
import Synchronization

/// A layer tree on a screen that remembers it, and a clock that runs only when a test advances it.
@MainActor final class LayerStage {
    let clock = VirtualFrameClock()
    let loop: FrameLoop
    let root = CALayer()
    let context: LayerContext
    private let screen = RememberingScreen()

    init() {
        loop = FrameLoop(clock: clock)
        FrameLoop.current = loop
        context = LayerContext(root: root)
        loop.show(context, on: [screen]) {}
    }

    /// Returns a layer that was on screen for a frame.
    func shownLayer(_ layer: CALayer = CALayer()) -> CALayer {
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        settle()
        return layer
    }

    func advance(by duration: Double) {
        FrameLoop.current = loop
        clock.advance(by: duration)
    }

    func settle() {
        FrameLoop.current = loop
        while clock.advanceToNextFrame() {}
    }

    var frames: Int { loop.counts.frames }

    /// Returns the screen's sublayers of a layer, from back to front; nil if the screen does not know the layer.
    func shownChildren(of layer: CALayer) -> [LayerID]? { screen.tree.withLock { $0[layer.id]?.children } }

    /// The number of layers that the screen knows.
    var shownCount: Int { screen.tree.withLock { $0.nodes.count } }

    /// Returns the layer's state on the screen.
    func state(of layer: CALayer) -> LayerState { screen.tree.withLock { $0[layer.id]?.state } ?? LayerState() }
}

private final class RememberingScreen: Screen {
    let tree = Mutex(LayerTree())

    func show(_ transaction: LayerTransaction) { tree.withLock { $0.apply(transaction) } }
}

/// Records its calls.
@MainActor final class AnimationLog: CAAnimationDelegate {
    var lines: [String] = []
    var onStop: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append(flag ? "finished" : "cut off")
        onStop?()
    }
}

/// Returns whether two numbers are equal except for rounding.
func near(_ one: CGFloat, _ two: CGFloat) -> Bool { (one - two).magnitude < 1e-6 }
func near(_ one: CGPoint, _ two: CGPoint) -> Bool { near(one.x, two.x) && near(one.y, two.y) }
