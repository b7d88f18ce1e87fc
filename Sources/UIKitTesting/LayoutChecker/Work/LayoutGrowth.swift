/// How something grows with the number of items.
public enum LayoutGrowth: Int, Sendable, Comparable, CaseIterable {
    /// The same for any number of items.
    case constant
    /// A little more for ten times as many, as a search by halving is.
    case logarithmic
    /// Ten times as much for ten times as many, or more than that.
    case linear

    public static func < (a: LayoutGrowth, b: LayoutGrowth) -> Bool { a.rawValue < b.rawValue }

    /// As mathematicians write it.
    var text: String {
        switch self {
        case .constant: "O(1)"
        case .logarithmic: "O(log n)"
        case .linear: "O(n)"
        }
    }

    /// By what something was for a thousand, ten thousand and a hundred thousand items.
    ///
    /// - Parameter noise: What doesn't count.
    init(_ counts: [Double], noise: Double) {
        guard let first = counts.first, let last = counts.last, counts.count > 1 else {
            self = .constant
            return
        }
        let before = counts[counts.count - 2]
        // A half of what linear growth adds, on a scale of powers: the root of ten.
        if last > before * 3.2 + noise, last > first * 10 + noise {
            self = .linear
        } else if last > first * 1.15 + noise {
            self = .logarithmic
        } else {
            self = .constant
        }
    }
}
