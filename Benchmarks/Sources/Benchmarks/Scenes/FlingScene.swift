import BenchmarkSupport
import UIKit

/// A million items on a page with sizes from a delegate, and a finger that flicks.
@MainActor final class FlingScene {
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private let scene: MixedFlowScene

    init(itemCount: Int) {
        scene = MixedFlowScene(lengths: Workload.mixedLengths(itemCount))
        screen.window.addSubview(scene.view)
        while screen.makeFrame() {}
    }

    /// How far the content has scrolled, in points.
    var offset: CGFloat { scene.view.contentOffset.y }
}
