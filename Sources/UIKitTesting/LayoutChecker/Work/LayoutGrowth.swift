/// How a cost grows with the number of items.
public enum LayoutGrowth: Int, Sendable, Comparable, CaseIterable {
    /// The same cost for any number of items.
    case constant
    /// A slightly higher cost for ten times as many items, as in a binary search.
    case logarithmic
    /// Ten times the cost for ten times as many items, or more.
    case linear

    public static func < (a: LayoutGrowth, b: LayoutGrowth) -> Bool { a.rawValue < b.rawValue }

    /// The growth in mathematical notation.
    var text: String {
        switch self {
        case .constant: "O(1)"
        case .logarithmic: "O(log n)"
        case .linear: "O(n)"
        }
    }

    /// Classifies the counts for a thousand, ten thousand and a hundred thousand items.
    ///
    /// - Parameter noise: The difference to ignore.
    init(_ counts: [Double], noise: Double) {
        guard let first = counts.first, let last = counts.last, counts.count > 1 else {
            self = .constant
            return
        }
        let before = counts[counts.count - 2]
        // Half of what linear growth adds, on a logarithmic scale: the square root of ten.
        if last > before * 3.2 + noise, last > first * 10 + noise {
            self = .linear
        } else if last > first * 1.15 + noise {
            self = .logarithmic
        } else {
            self = .constant
        }
    }
}
