import UIKit

/// Flings through a million items of sizes that a delegate says: goal h1.
@MainActor enum FlingGoals {
    private static let flings = 40

    static func rows() -> [Row] {
        let scene = FlingScene(itemCount: 1_000_000)
        for _ in 0..<10 { _ = scene.screen.flick() }
        let (made, start) = (BareCell.created, scene.offset)
        var times: [Double] = []
        for _ in 0..<flings { times += scene.screen.flick() }
        let way = Double(scene.offset - start)
        let cells = Double(BareCell.created - made)
        while scene.screen.makeFrame() {}
        let sent = scene.screen.framesSent
        scene.screen.advance(by: 60)
        let idleFrames = Double(scene.screen.framesSent - sent)
        let sample = Sample(times)
        return [
            Row("h1", "a fling through 1M sizes: a frame", sample.median, \.time, atMost: 2_000_000),
            Row("h1", "the same, 99th of 100 frames", sample.percentile(0.99), \.time, atMost: 4_000_000),
            Row("h1", "cells made in \(times.count) frames after ten flings", cells, \.plain, atMost: 0),
            Row("h1", "frames in a minute of rest", idleFrames, \.plain, atMost: 0),
            .note("points a frame, on average", (way / Double(times.count)).plain),
        ]
    }
}
