import CoreGraphics
import Foundation

/// The differences between the movement here and the recorded one.
///
/// Recorded times are those of the touches. A call was late by 0.1 to 1 ms, the recording doesn't say by how much, and frames by another 0.2
/// at most (Fixtures/README.md). So a replay may begin to move by itself up to that much late, the same for all of a trace.
@MainActor struct TraceRun {
    private static let dragTolerance: CGFloat = 1.0 / 3
    private static let motionTolerance: CGFloat = 0.5
    private static let pixelSlack: CGFloat = 0.005
    /// The largest lateness, in seconds.
    private static let latest = 0.0012

    private let recorded: TraceCase
    private let lateness: TimeInterval
    private let replay: TraceReplay

    init(_ recorded: TraceCase) {
        self.recorded = recorded
        let candidates = (0...12).map { Double($0) / 12 * Self.latest }
        let replays = candidates.map { ($0, TraceReplay(recorded, lateness: $0)) }
        let best = replays.min { Self.deviation($0.1, recorded).motion < Self.deviation($1.1, recorded).motion }
        (lateness, replay) = best ?? (0, TraceReplay(recorded, lateness: 0))
    }

    var table: FixtureTable {
        var table = FixtureTable()
        table.remark = remark
        let deviation = Self.deviation(replay, recorded)
        table.compareWithin("while dragging", Self.dragTolerance + Self.pixelSlack, 0, deviation.drag)
        table.compareWithin("moving by itself", Self.motionTolerance, 0, deviation.motion)
        if let offset = recorded.end.offset {
            table.compareWithin("end across", Self.dragTolerance + Self.pixelSlack, offset.x, replay.endOffset.x)
            table.compareWithin("end down", Self.dragTolerance + Self.pixelSlack, offset.y, replay.endOffset.y)
        }
        if let velocity = recorded.release?.velocity {
            table.compareWithin("velocity at release", 0.001, velocity, replay.release.velocity)
        }
        if let target = recorded.release?.target {
            table.compareWithin("announced target", Self.pixelSlack, target, replay.release.target)
        }
        compareCalls(&table)
        return table
    }

    /// Compares the order of calls, and that none was made in another frame.
    private func compareCalls(_ table: inout FixtureTable) {
        let tolerance = CGFloat(0.25 / recorded.framesPerSecond)
        func compareTimes(_ what: String, _ expected: TimeInterval, _ found: TimeInterval?) {
            table.compareWithin(what, tolerance, CGFloat(expected), found.map { CGFloat($0) })
        }
        if let time = recorded.end.animationEndedAt {
            let ended = replay.calls.last { $0.name == "didEndScrollingAnimation" }
            compareTimes("end of the animation", time, ended?.time)
        }
        guard !recorded.delegateCalls.isEmpty else { return }
        table.compare("calls", recorded.delegateCalls.map(\.name), replay.calls.map(\.name))
        for (expected, found) in zip(recorded.delegateCalls, replay.calls) where expected.name == found.name {
            compareTimes(expected.name, expected.time, found.time)
        }
        if let time = recorded.end.settledAt {
            compareTimes("settled", time, replay.calls.last?.time)
        }
    }

    private static func deviation(_ replay: TraceReplay, _ recorded: TraceCase) -> (drag: CGFloat, motion: CGFloat) {
        var (drag, motion): (CGFloat, CGFloat) = (0, 0)
        for (sample, offset) in zip(recorded.samples, replay.offsets) {
            let distance = max(abs(sample.offset.x - offset.x), abs(sample.offset.y - offset.y))
            if let release = recorded.releaseTime, sample.time <= release {
                drag = max(drag, distance)
            } else {
                motion = max(motion, distance)
            }
        }
        return (drag, motion)
    }

    private var remark: String {
        let deviation = Self.deviation(replay, recorded)
        var text = "\(recorded.name), \(recorded.samples.count) samples: off by "
        if recorded.releaseTime != nil {
            text += String(format: "%.2f points while dragging and ", Double(deviation.drag))
        }
        text += String(format: "%.2f by itself, begun %.1f ms late", Double(deviation.motion), lateness * 1000)
        if let end = recorded.end.settledAt ?? recorded.end.animationEndedAt, let last = replay.calls.last {
            text += String(format: "; its end told at %.4f s, recorded %.4f", last.time, end)
        }
        return text
    }
}
