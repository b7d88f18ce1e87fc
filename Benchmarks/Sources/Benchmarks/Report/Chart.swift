import Foundation

/// What a person feels of several engines: a panel for each thing that is measured, with a mark for each program.
struct Chart {
    struct Panel {
        var title: String
        /// What is measured, in a few words.
        var note: String
        /// A value as text, with its unit.
        var text: (Double) -> String
        var marks: [Mark]
    }

    struct Mark {
        var name: String
        /// nil if the program did not run.
        var value: Double?
        var isOurs = false
    }

    var panels: [Panel]
    /// When it was measured, and on what.
    var caption: String
}

extension Chart.Panel {
    /// The powers of ten that all marks are between. A step from one to the next is ten times as much.
    var decades: ClosedRange<Int>? {
        let logarithms = marks.compactMap(\.value).filter { $0 > 0 }.map(log10)
        guard let least = logarithms.min(), let most = logarithms.max() else { return nil }
        let first = Int(least.rounded(.down))
        return first...max(Int(most.rounded(.up)), first + 1)
    }

    /// Where a value is on the scale: 0 at the left end, 1 at the right end.
    func place(of value: Double) -> Double? {
        guard let decades, value > 0 else { return nil }
        return (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
    }
}
