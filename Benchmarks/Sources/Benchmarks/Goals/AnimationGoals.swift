import UIKit

/// Many layers that move at once: goal g1.
@MainActor enum AnimationGoals {
    static func rows() -> [Row] {
        let scene = MovingViews()
        scene.start()
        let (bytes, frames) = (scene.screen.bytesSent, scene.screen.framesSent)
        var times: [Double] = []
        var incompleteFrames = 0
        while true {
            let layers = scene.screen.layersChanged
            var isMade = false
            let time = nanoseconds { isMade = scene.screen.makeFrame() }
            guard isMade else { break }
            times.append(time)
            if scene.screen.layersChanged - layers != MovingViews.count { incompleteFrames += 1 }
        }
        let sample = Sample(times)
        let sent = scene.screen.framesSent - frames
        let what = "\(MovingViews.count) views move"
        return [
            Row("g1", "\(what): work a frame", sample.median, \.time, atMost: 4_000_000),
            Row("g1", "the same, 99th of 100 frames", sample.percentile(0.99), \.time, atMost: 16_000_000),
            Row(
                "g1", "frames lost of 180", Double(180 - sent + scene.screen.framesMerged + incompleteFrames), \.plain,
                atMost: 0),
            Row(
                goal: "", what: "bytes a frame, for a page",
                ours: (Double(scene.screen.bytesSent - bytes) / Double(sent)).plain,
                limit: "", verdict: .none),
        ]
    }
}
