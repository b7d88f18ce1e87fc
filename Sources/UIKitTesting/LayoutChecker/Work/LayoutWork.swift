import CoreGraphics
import RenderTree

/// How much a scroll step costs with three numbers of items.
public struct LayoutWork: Sendable, CustomStringConvertible {
    /// The cost with one number of items, averaged over the steps.
    public struct Sample: Sendable {
        public var items: Int
        /// How often `prepare()` ran.
        public var prepares: Double
        /// How often the collection view asked the layout about a rectangle.
        public var queries: Double
        /// How often the data source, or a flow layout's delegate about sizes, was asked.
        public var questions: Double
        /// How many attributes objects were made or copied. 0 in release builds.
        public var attributesMade: Double
        /// How often a frame, a centre or an index path of attributes was read. 0 in release builds.
        public var attributesRead: Double
        /// Processor time in seconds, the median of the steps. Depends on the machine.
        public var time: Double
        /// All counts of the sample.
        var counts: [Double] { [prepares, queries, questions, attributesMade, attributesRead] }
    }

    /// The samples, the one with the fewest items first.
    public var samples: [Sample]

    /// How the counts grow: the growth of the fastest growing count.
    public var countedGrowth: LayoutGrowth {
        (samples.first?.counts.indices ?? 0..<0)
            .map { index in LayoutGrowth(samples.map { $0.counts[index] }, noise: 8) }.max() ?? .constant
    }

    /// How the time grows. Ignores anything below twenty times the time for a hundred times the items as noise.
    public var timedGrowth: LayoutGrowth {
        guard let first = samples.first, let last = samples.last else { return .constant }
        return last.time > first.time * 20 && last.time > 0.001 ? .linear : .constant
    }

    /// The growth by counts, or by time if that is faster: the work of a layout that searches an array of rectangles
    /// can't be counted.
    public var growth: LayoutGrowth { max(countedGrowth, timedGrowth) }

    /// Whether every scroll step prepares the layout.
    public var isPreparedByScrolling: Bool { samples.contains { $0.prepares >= 0.9 } }

    public var description: String { "A scroll step is \(growth.text).\n\(table)" }

    /// A table with one line for each number of items.
    var table: String {
        let lines = samples.map { sample in
            let counts = zip(["prepares", "queries", "questions", "attributes made", "attributes read"], sample.counts)
                .map { "\($0) \(CGFloat($1).decimalText(places: 1))" }.joined(separator: ", ")
            return "    \(sample.items) items: \(counts), \(CGFloat(sample.time * 1_000_000).decimalText(places: 0)) µs"
        }
        return lines.joined(separator: "\n")
    }
}
