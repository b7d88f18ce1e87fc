import UIKit
import UIKitTesting

/// Repeats a recorded action on a scroll view on a stage, with frames at the recorded moments.
@MainActor final class TraceReplay {
    private let recorded: TraceCase
    private let stage: Stage
    private let view: UIScrollView
    private let log: TraceLog
    private let rows: TracedRows
    /// The stage's time at which the recording begins.
    private let start: TimeInterval

    /// Where the content was at each recorded moment.
    private(set) var offsets: [CGPoint] = []
    private(set) var endOffset = CGPoint.zero

    var calls: [TraceCase.DelegateCall] {
        log.calls.map { TraceCase.DelegateCall(time: $0.time - start, name: $0.name) }
    }
    var release: TraceCase.Release { log.release }

    /// - Parameter lateness: How much later than its time stamp the lift, or the call, took effect, in seconds.
    init(_ recorded: TraceCase, lateness: TimeInterval) {
        self.recorded = recorded
        stage = Stage(size: CGSize(width: 393, height: 852), scale: recorded.scale)
        let setting = recorded.setting
        rows = TracedRows(contentSize: setting.contentSize)
        view = rows.view(for: recorded.cause)
        view.frame = CGRect(origin: .zero, size: setting.bounds)
        if !(view is UICollectionView) { view.contentSize = setting.contentSize }
        let inset = setting.contentInset
        view.contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        view.isPagingEnabled = setting.isPagingEnabled
        view.bounces = setting.bounces
        if let rate = setting.decelerationRate { view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate) }
        log = TraceLog(stage: stage)
        stage.show(view)
        view.contentOffset = setting.startOffset
        stage.settle()

        // A frame of the stage is at the time of the first recorded frame.
        let frame = 1 / recorded.framesPerSecond
        let firstFrame = recorded.samples.first { $0.time > (recorded.releaseTime ?? 0) }?.time ?? 0
        start = ((stage.time + 1 + firstFrame) / frame).rounded(.up) * frame - firstFrame
        view.delegate = log
        carryOut(lateness)
    }

    private func carryOut(_ lateness: TimeInterval) {
        var samples = recorded.samples[...]
        switch recorded.cause {
        case .touches(let touches):
            var finger: Int?
            for touch in touches {
                let isLift = touch.phase == "ended"
                advance(to: touch.time + (isLift ? lateness : 0))
                switch touch.phase {
                case "began": finger = stage.touchDown(at: touch.location)
                case "moved": finger.map { stage.touchMove($0, to: touch.location) }
                case "ended": finger.map { stage.touchUp($0, at: touch.location) }
                // A resting touch is not reported.
                default: break
                }
                while !isLift, let sample = samples.first, sample.time <= touch.time + 0.0001 {
                    offsets.append(view.contentOffset)
                    samples.removeFirst()
                }
            }
        case .setContentOffset(let offset):
            advance(to: lateness)
            view.setContentOffset(offset, animated: true)
        case .scrollRectToVisible(let rect):
            advance(to: lateness)
            view.scrollRectToVisible(rect, animated: true)
        case .scrollToItem(let item):
            advance(to: lateness)
            rows.collectionView.scrollToItem(at: [0, item], at: .top, animated: true)
        }
        for sample in samples {
            // Times of frames were printed with four digits.
            advance(to: sample.time + 0.001)
            offsets.append(view.contentOffset)
        }
        stage.settle()
        endOffset = view.contentOffset
    }

    private func advance(to time: TimeInterval) {
        stage.advance(by: max(start + time - stage.time, 0))
    }
}

/// Records the delegate's calls and their times.
@MainActor private final class TraceLog: NSObject, UICollectionViewDelegate {
    private let stage: Stage
    private(set) var calls: [TraceCase.DelegateCall] = []
    private(set) var release = TraceCase.Release()

    init(stage: Stage) { self.stage = stage }

    private func add(_ name: String) { calls.append(TraceCase.DelegateCall(time: stage.time, name: name)) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("willEndDragging")
        release = TraceCase.Release(velocity: velocity.y, target: targetContentOffset.pointee.y)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("didEndDragging")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
}

/// Rows 50 points apart and 40 high, as in the recordings of calls, for the traces that scroll to an item.
@MainActor private final class TracedRows: NSObject, UICollectionViewDataSource {
    let collectionView: UICollectionView
    private let layout = RowLayout()

    init(contentSize: CGSize) {
        layout.contentSize = contentSize
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collectionView.dataSource = self
    }

    func view(for cause: TraceCase.Cause) -> UIScrollView {
        if case .scrollToItem = cause { collectionView } else { UIScrollView() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Int(layout.contentSize.height / RowLayout.pitch)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    private final class RowLayout: UICollectionViewLayout {
        static let pitch: CGFloat = 50
        var contentSize = CGSize.zero

        override var collectionViewContentSize: CGSize { contentSize }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<Int(contentSize.height / Self.pitch)).compactMap { layoutAttributesForItem(at: [0, $0]) }
                .filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0, y: Self.pitch * CGFloat(indexPath.item), width: contentSize.width, height: 40)
            return attributes
        }
    }
}
