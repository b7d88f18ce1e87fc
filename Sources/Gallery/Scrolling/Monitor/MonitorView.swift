import UIKit

/// Shows where the content is and how fast it moves, over the last seconds, and which delegate methods were called.
final class MonitorView: UIView {
    private(set) var trace = ScrollTrace()
    private(set) var log = CallLog()

    private let offset = ReadingView(name: "Offset", color: ScrollPlotView.offsetColor)
    private let velocity = ReadingView(name: "Velocity", color: ScrollPlotView.velocityColor)
    private let plot = ScrollPlotView()
    private let logView = CallLogView()
    private let line = UIView()
    /// The scroll view that the trace records.
    private weak var source: UIScrollView?

    private static let margin: CGFloat = 14
    private static let readingHeight: CGFloat = 18
    /// The plot's share of the height. The log gets the rest.
    private static let plotShare: CGFloat = 0.56

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        for view in [offset, velocity, plot, logView, line] { addSubview(view) }
        showReadings()
    }

    required init?(coder: NSCoder) { fatalError("Monitors are made in code.") }

    // MARK: Reports of the scroll view

    func contentMoved(in scrollView: UIScrollView) {
        begin(with: scrollView)
        trace.record(scrollView.plottedOffset, at: CACurrentMediaTime())
        showTrace()
    }

    func call(_ text: String, of scrollView: UIScrollView) {
        log.add(text, at: CACurrentMediaTime())
        logView.show(log)
    }

    func willEndDragging(_ scrollView: UIScrollView, target: CGPoint) {
        begin(with: scrollView)
        trace.target = scrollView.plotsSideways ? target.x : target.y
        showTrace()
    }

    func contentCameToRest(in scrollView: UIScrollView) {
        guard scrollView === source else { return }
        trace.stop(at: CACurrentMediaTime())
        trace.target = nil
        showTrace()
    }

    /// Clears trace and log, for another page.
    func clear() {
        source = nil
        trace = ScrollTrace()
        log = CallLog()
        logView.show(log)
        showTrace()
    }

    private func begin(with scrollView: UIScrollView) {
        guard scrollView !== source else { return }
        source = scrollView
        trace = ScrollTrace()
    }

    private func showTrace() {
        plot.show(trace)
        showReadings()
    }

    private func showReadings() {
        offset.show("\((trace.last?.offset ?? 0).digits(1)) pt")
        velocity.show("\((trace.last?.velocity ?? 0).digits(2)) pt/ms")
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let room = bounds.inset(by: UIEdgeInsets(top: 10, left: Self.margin, bottom: 8, right: Self.margin))
            .inset(by: UIEdgeInsets(top: 0, left: 0, bottom: safeAreaInsets.bottom, right: safeAreaInsets.right))
        guard room.width > 0, room.height > 0 else { return }
        let half = (room.width / 2).rounded()
        let readings = [offset, velocity]
        for (index, reading) in readings.enumerated() {
            let column = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - index : index
            reading.frame = CGRect(
                x: room.minX + CGFloat(column) * half, y: room.minY, width: half, height: Self.readingHeight)
        }
        let top = room.minY + Self.readingHeight + 8
        let left = max(room.maxY - top - 8, 0)
        // The log shows whole lines only.
        let lines = max((left * (1 - Self.plotShare) / CallLogView.lineHeight).rounded(.down), 0)
        let logHeight = lines * CallLogView.lineHeight
        plot.frame = CGRect(x: room.minX, y: top, width: room.width, height: max(left - logHeight, 0))
        logView.frame = CGRect(x: room.minX, y: room.maxY - logHeight, width: room.width, height: logHeight)
    }
}

extension UIScrollView {
    /// Whether the content scrolls only horizontally.
    var plotsSideways: Bool {
        let room = bounds.inset(by: adjustedContentInset)
        return contentSize.width > room.width + 0.5 && contentSize.height <= room.height + 0.5
    }

    fileprivate var plottedOffset: CGFloat { plotsSideways ? contentOffset.x : contentOffset.y }
}
