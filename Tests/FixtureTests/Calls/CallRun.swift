import UIKit
import UIKitTesting

/// Repeats a recording's actions, on a stage of the recording's scale.
@MainActor final class CallRun {
    private let recorded: CallCase
    private let log = CallLog()
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    private let layout: TracingLayout
    private let view: TracingCollectionView
    private let source: TracingSource

    init(_ recorded: CallCase) {
        self.recorded = recorded
        layout = TracingLayout(log: log)
        layout.itemCount = recorded.itemCount
        layout.invalidatesOnBoundsChange = recorded.invalidatesOnBoundsChange
        view = TracingCollectionView(frame: recorded.frame, collectionViewLayout: layout)
        source = TracingSource(log: log, itemCount: recorded.itemCount)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        stage.show(view)
        view.log = log
        log.leavesOutLookAhead = recorded.makesCellsAhead
        log.clear()
    }

    var table: FixtureTable {
        carryOut()
        return mismatch
    }

    private func carryOut() {
        stage.advance(by: recorded.timeSinceFrame)
        switch recorded.action {
        case .scrollRectToVisible(let rect, let animated): view.scrollRectToVisible(rect, animated: animated)
        case .scrollToItem(let path, let animated): view.scrollToItem(at: path, at: .top, animated: animated)
        case .setContentOffset(let offset, let animated): view.setContentOffset(offset, animated: animated)
        case .assignContentOffset(let offset): view.contentOffset = offset
        case .assignFrame(let frame): view.frame = frame
        case .query(let bounds):
            view.bounds = bounds
            layout.invalidateLayout()
            log.clear()
            view.layoutIfNeeded()
            return
        case .drag: return drag()
        }
        log.add("callReturned", bounds: view.bounds, offset: view.contentOffset)
        // UIKit lays out in the run loop's turn that made the change; a frame of the stage is the next turn.
        view.layoutIfNeeded()
        stage.settle()
    }

    /// Moves the finger three times by 15 points, all before the next layout.
    private func drag() {
        let start = CGPoint(x: 100, y: 200)
        let finger = stage.touchDown(at: start)
        log.add("touchBegan", bounds: view.bounds)
        for step in 1...3 {
            log.add("touchMoved", bounds: view.bounds)
            stage.touchMove(finger, to: CGPoint(x: 100, y: start.y - 15 * CGFloat(step)))
        }
        log.add("touchStationary", bounds: view.bounds)
        log.add("touchEnded", bounds: view.bounds)
        view.layoutIfNeeded()
    }

    /// The first place where the two logs differ.
    private var mismatch: FixtureTable {
        var expected = recorded.expected.filter { $0.phase?.hasPrefix("decel") != true }
        if case .drag = recorded.action {} else { expected = expected.filter { !$0.call.event.hasPrefix("touch") } }
        // Moving content makes cells ahead of time, outside of layout passes: their number is our choice.
        if recorded.makesCellsAhead { expected = expected.filter { $0.call.event != "cellForItemAt" } }
        expected = expected.withoutEmptyLayouts
        let wanted = Set(expected.map(\.call.event))
        var seen = log.calls.filter { !recorded.makesCellsAhead || $0.event != "cellForItemAt" }
        seen = seen.filter { wanted.contains($0.event) || recorded.isComplete($0.event) }
        if recorded.name.hasPrefix("bounds-change/") { seen = Array(seen.prefix(expected.count)) }
        if recorded.isSuffix { seen = Array(seen.suffix(expected.count)) }
        seen = recorded.isSuffix ? seen : seen.withoutEmptyLayouts
        for (index, expectation) in expected.enumerated() {
            if index < seen.count, expectation.call.agrees(with: seen[index]), boundsAgree(expectation, seen[index]) {
                continue
            }
            return table(expected, seen, from: index)
        }
        guard recorded.endsWithExpected, seen.count > expected.count else { return FixtureTable() }
        return table(expected, seen, from: expected.count)
    }

    /// Returns a few calls of both logs, side by side.
    private func table(_ expected: [CallCase.Expectation], _ seen: [Call], from start: Int) -> FixtureTable {
        var table = FixtureTable()
        for index in start..<min(start + 6, max(expected.count, seen.count)) {
            table.add(
                "call \(index)", expected: index < expected.count ? expected[index].call.description : "nothing",
                found: index < seen.count ? seen[index].description : "nothing")
        }
        return table
    }

    private func boundsAgree(_ expectation: CallCase.Expectation, _ seen: Call) -> Bool {
        switch expectation.boundsSeen {
        case "old": seen.bounds == recorded.frame
        case "new": seen.bounds == view.bounds
        default: true
        }
    }

}

extension CallCase {
    /// How long after a display frame the recorded call was made, in seconds.
    ///
    /// scroll-traces.json has it for the one: its first frame came 24.3 ms after the call, so frames lie 7.6 ms past
    /// multiples of 1/60 s. The other's offsets lag by 0.7 ms behind frames that begin with the call.
    fileprivate var timeSinceFrame: TimeInterval {
        switch action {
        case .scrollRectToVisible(_, animated: true): 1.0 / 60 - 0.0076
        case .scrollToItem(_, animated: true): 0.0007
        default: 0
        }
    }

    fileprivate var makesCellsAhead: Bool {
        switch action {
        case .scrollRectToVisible(_, animated: true), .scrollToItem(_, animated: true): true
        default: false
        }
    }

    /// Returns whether our log may contain this event only as often as the recording.
    fileprivate func isComplete(_ event: String) -> Bool {
        name.hasPrefix("offset/") && !event.hasPrefix("touch")
    }

    /// Whether nothing may follow the last recorded call.
    fileprivate var endsWithExpected: Bool {
        switch action {
        case .scrollRectToVisible(_, animated: false), .scrollToItem(_, animated: false): true
        default: false
        }
    }
}

// Layout passes without calls follow the look-ahead work that the schema lets a test ignore.
extension [CallCase.Expectation] {
    fileprivate var withoutEmptyLayouts: Self {
        removingPairs { $0.call.event == "layoutSubviews.enter" && $1.call.event == "layoutSubviews.exit" }
    }
}

extension [Call] {
    fileprivate var withoutEmptyLayouts: Self {
        removingPairs { $0.event == "layoutSubviews.enter" && $1.event == "layoutSubviews.exit" }
    }
}

extension Array {
    fileprivate func removingPairs(_ isPair: (Element, Element) -> Bool) -> Self {
        var result: Self = []
        for element in self {
            if let last = result.last, isPair(last, element) { result.removeLast() } else { result.append(element) }
        }
        return result
    }
}
