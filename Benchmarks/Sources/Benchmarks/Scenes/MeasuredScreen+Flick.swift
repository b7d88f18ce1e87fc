import BenchmarkSupport
import UIKit

extension MeasuredScreen {
    /// Flicks up, 480 points in a tenth of a second, and lets the content coast for `duration` seconds. Returns how
    /// long each frame took, in nanoseconds. A frame is the physics, the layout pass with the cells that it binds, the
    /// commit, the text for the page, and the cells that are prepared afterwards.
    ///
    /// - Parameter pause: Seconds of real time before each frame.
    func flick(coasting duration: Double = 1, pause: Double = 0) -> [Double] {
        var times: [Double] = []
        let start = CGPoint(x: 180, y: 700)
        touchDown(at: start)
        for step in 1...6 {
            advance(by: 1.0 / 120)
            let point = CGPoint(x: start.x, y: start.y - 80 * CGFloat(step))
            if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            times.append(
                nanoseconds {
                    touchMove(to: point)
                    _ = makeFrame()
                })
        }
        touchUp(at: CGPoint(x: start.x, y: start.y - 480))
        for _ in 0..<Int(duration * 60) {
            if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            times.append(nanoseconds { _ = makeFrame() })
        }
        return times
    }
}
