import CoreGraphics
import RenderTree

/// What a scroll step costs, for three numbers of items.
public struct LayoutWork: Sendable, CustomStringConvertible {
    /// The cost with one number of items, on average of the steps.
    public struct Sample: Sendable {
        public var items: Int
        /// Times `prepare()` ran.
        public var prepares: Double
        /// Times the layout was asked about a rectangle.
        public var queries: Double
        /// Questions to the data source, and to a flow layout's delegate about sizes.
        public var questions: Double
        /// Attributes objects that were made or copied. 0 in release builds.
        public var attributesMade: Double
        /// Times that a frame, a centre or an index path of attributes was read. 0 in release builds.
        public var attributesRead: Double
        /// Time of the processor, the median of the steps, in seconds. It depends on the machine.
        public var time: Double
        /// What can be counted.
        var counts: [Double] { [prepares, queries, questions, attributesMade, attributesRead] }
    }

    /// With the fewest items first.
    public var samples: [Sample]

    /// How what is counted grows: the fastest growing of the counts.
    public var countedGrowth: LayoutGrowth {
        (samples.first?.counts.indices ?? 0..<0)
            .map { index in LayoutGrowth(samples.map { $0.counts[index] }, noise: 8) }.max() ?? .constant
    }

    /// How the time grows. Only twenty times as much for a hundred times the items says something; the rest is noise.
    public var timedGrowth: LayoutGrowth {
        guard let first = samples.first, let last = samples.last else { return .constant }
        return last.time > first.time * 20 && last.time > 0.001 ? .linear : .constant
    }

    /// By counts, and by time where a layout counts nothing that can be seen: one that looks through an array of rectangles.
    public var growth: LayoutGrowth { max(countedGrowth, timedGrowth) }

    /// Whether every scroll step prepares the layout.
    public var isPreparedByScrolling: Bool { samples.contains { $0.prepares >= 0.9 } }

    public var description: String { "A scroll step is \(growth.text).\n\(table)" }

    /// One line for each number of items.
    var table: String {
        let lines = samples.map { sample in
            let counts = zip(["prepares", "queries", "questions", "attributes made", "attributes read"], sample.counts)
                .map { "\($0) \(CGFloat($1).decimalText(places: 1))" }.joined(separator: ", ")
            return "    \(sample.items) items: \(counts), \(CGFloat(sample.time * 1_000_000).decimalText(places: 0)) µs"
        }
        return lines.joined(separator: "\n")
    }
}
