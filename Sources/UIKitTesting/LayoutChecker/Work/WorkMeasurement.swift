import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Scrolls through the same layout with more and more items, and counts the work.
@MainActor struct WorkMeasurement {
    let checker: LayoutChecker
    /// How many items the only section has, for each measurement.
    var sizes = [1_000, 10_000, 100_000]
    var steps = 12

    func measured() -> LayoutWork {
        let receiver = Diagnostics.receiver
        Diagnostics.receiver = { _, _ in }
        defer { Diagnostics.receiver = receiver }
        return LayoutWork(samples: sizes.map(sample))
    }

    private func sample(items: Int) -> LayoutWork.Sample {
        let host = LayoutHost(checker, items: [items], size: checker.size)
        let view = host.view
        var times: [Double] = []
        let before = Counts(host)
        for step in 1...steps {
            let content = view.contentSize
            // Starts a third of the way through the content, and scrolls by a tenth of the view, in the direction that
            // scrolls further.
            let isSideways = content.width - view.bounds.width > content.height - view.bounds.height
            let way = max(isSideways ? content.width - view.bounds.width : content.height - view.bounds.height, 0)
            let length = isSideways ? view.bounds.width : view.bounds.height
            let place = min((length * (3 + CGFloat(step) / 10)).rounded(), way)
            let start = ThreadTime.now
            host.scroll(to: CGPoint(x: isSideways ? place : 0, y: isSideways ? 0 : place))
            view.layoutIfNeeded()
            times.append(ThreadTime.now - start)
        }
        let counts = zip(Counts(host).values, before.values).map { Double($0 - $1) / Double(steps) }
        return LayoutWork.Sample(
            items: items, prepares: counts[0], queries: counts[1], questions: counts[2], attributesMade: counts[3],
            attributesRead: counts[4], time: times.sorted()[times.count / 2])
    }

    private struct Counts {
        var values: [Int]

        @MainActor init(_ host: LayoutHost) {
            let trace = host.view.trace
            values = [trace.prepares, trace.queries, host.source.questions + trace.delegateSizeQuestions]
            #if DEBUG
                values += [LayoutWitness.attributesMade, LayoutWitness.attributesRead]
            #else
                values += [0, 0]
            #endif
        }
    }
}

/// Measures the processor time of this thread, so that other programs don't count.
private enum ThreadTime {
    static var now: Double {
        #if os(Linux)
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
        #else
            return ProcessInfo.processInfo.systemUptime
        #endif
    }
}
