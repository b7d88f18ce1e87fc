import BenchmarkSupport
import UIKit

/// A million items of sizes that a delegate says, on a page, and a finger that flicks.
@MainActor final class FlingScene {
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private let scene: MixedFlowScene

    init(itemCount: Int) {
        scene = MixedFlowScene(lengths: Workload.mixedLengths(itemCount))
        screen.window.addSubview(scene.view)
        while screen.makeFrame() {}
    }

    /// How far content has come, in points.
    var offset: CGFloat { scene.view.contentOffset.y }

    /// The finger strokes up, 480 points in a tenth of a second, and content coasts for `duration` seconds: what each
    /// frame took, in nanoseconds. A frame is the physics, the layout pass with the cells that it binds, the commit, the text
    /// for the page, and what is made ready afterwards.
    func flick(coasting duration: Double = 1) -> [Double] {
        var times: [Double] = []
        let start = CGPoint(x: 180, y: 700)
        screen.touchDown(at: start)
        for step in 1...6 {
            screen.advance(by: 1.0 / 120)
            let point = CGPoint(x: start.x, y: start.y - 80 * CGFloat(step))
            times.append(
                nanoseconds {
                    screen.touchMove(to: point)
                    _ = screen.makeFrame()
                })
        }
        screen.touchUp(at: CGPoint(x: start.x, y: start.y - 480))
        for _ in 0..<Int(duration * 60) { times.append(nanoseconds { _ = screen.makeFrame() }) }
        return times
    }
}
