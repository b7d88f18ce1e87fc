import UIKit

/// Two curves in one rectangle: the offset, with larger values higher up, and the velocity above and below a line in
/// the middle. The newest sample is at the right edge.
struct ScrollPlot {
    let trace: ScrollTrace
    let size: CGSize

    /// The smallest range of offsets that the plot's height stands for, in points. A small movement looks small.
    static let leastSpan: CGFloat = 120
    /// The smallest velocity that reaches the plot's edge, in points per millisecond.
    static let leastVelocity: CGFloat = 1
    /// The space above and below the curves, in points.
    static let margin: CGFloat = 6

    private let offsets: ClosedRange<CGFloat>
    private let fastest: CGFloat

    init(_ trace: ScrollTrace, in size: CGSize) {
        self.trace = trace
        self.size = size
        var seen = trace.samples.map(\.offset)
        if let target = trace.target { seen.append(target) }
        let (low, high) = (seen.min() ?? 0, seen.max() ?? 0)
        let spare = max(Self.leastSpan - (high - low), 0) / 2
        offsets = (low - spare)...(high + spare)
        fastest = trace.samples.reduce(Self.leastVelocity) { max($0, abs($1.velocity)) }
    }

    func place(ofOffset sample: ScrollTrace.Sample) -> CGPoint { CGPoint(x: x(sample), y: y(ofOffset: sample.offset)) }

    func place(ofVelocity sample: ScrollTrace.Sample) -> CGPoint {
        let reach = size.height / 2 - Self.margin
        return CGPoint(x: x(sample), y: size.height / 2 - sample.velocity / fastest * reach)
    }

    func y(ofOffset offset: CGFloat) -> CGFloat {
        let share = (offsets.upperBound - offset) / (offsets.upperBound - offsets.lowerBound)
        return Self.margin + share * (size.height - 2 * Self.margin)
    }

    private func x(_ sample: ScrollTrace.Sample) -> CGFloat {
        let age = (trace.last?.time ?? 0) - sample.time
        return size.width * (1 - CGFloat(age / ScrollTrace.span))
    }

    // MARK: Paths

    @MainActor var offsetPath: UIBezierPath { path { place(ofOffset: $0) } }

    @MainActor var velocityPath: UIBezierPath { path { place(ofVelocity: $0) } }

    /// The area between the velocity's curve and the line of velocity zero.
    @MainActor var velocityArea: UIBezierPath {
        let area = velocityPath
        guard let first = trace.samples.first, let last = trace.samples.last else { return area }
        area.addLine(to: CGPoint(x: x(last), y: size.height / 2))
        area.addLine(to: CGPoint(x: x(first), y: size.height / 2))
        area.close()
        return area
    }

    /// A line across the whole plot at the offset where the content will come to rest.
    @MainActor var targetPath: UIBezierPath {
        let line = UIBezierPath()
        guard let target = trace.target else { return line }
        line.move(to: CGPoint(x: 0, y: y(ofOffset: target)))
        line.addLine(to: CGPoint(x: size.width, y: y(ofOffset: target)))
        return line
    }

    @MainActor private func path(_ place: (ScrollTrace.Sample) -> CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, sample) in trace.samples.enumerated() {
            if index == 0 { path.move(to: place(sample)) } else { path.addLine(to: place(sample)) }
        }
        return path
    }
}
