import UIKit

/// Where the views of a stack of sized views are, by plain counting: slow, and easy to follow.
struct StackOracle {
    struct Line: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    /// The sizes of one view.
    struct Entry {
        var length: CGFloat
        var breadth: CGFloat
        var isHidden: Bool
        /// The gap to the next view that is shown.
        var gap: CGFloat
    }

    var entries: [Entry]
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// The stack's length and breadth; nil if the views determine it.
    var length: CGFloat?
    var breadth: CGFloat?
    var margins: (before: CGFloat, after: CGFloat, above: CGFloat, below: CGFloat)

    private var shown: [Entry] { entries.filter { !$0.isHidden } }
    private var gaps: [CGFloat] { shown.dropLast().map(\.gap) }

    // MARK: Along the axis

    /// The views that are shown, in order.
    var along: [Line] {
        var start = margins.before
        var lines: [Line] = []
        for (length, gap) in zip(lengths, realGaps + [0]) {
            lines.append(Line(start: start, length: length))
            start += length + gap
        }
        return lines
    }

    /// The length of the whole stack.
    var wholeLength: CGFloat {
        if let length { return length }
        if distribution == .fillProportionally { return proportionalLength }
        return (lengths + realGaps).reduce(margins.before + margins.after, +)
    }

    /// The room for views and gaps; nil if these determine it.
    private var room: CGFloat? { length.map { $0 - margins.before - margins.after } }

    private var lengths: [CGFloat] {
        let own = shown.map(\.length)
        let forViews = room.map { $0 - gaps.reduce(0, +) }
        switch distribution {
        case .fill:
            guard let forViews, let first = own.first else { return own }
            return [first + forViews - own.reduce(0, +)] + own.dropFirst()
        case .fillEqually:
            let each = forViews.map { $0 / CGFloat(own.count) } ?? own.max() ?? 0
            return own.map { _ in each }
        case .fillProportionally:
            guard let last = own.indices.last else { return [] }
            let shares = own.map { $0 * wholeLength / wanted }
            return shares.dropLast() + [wholeLength - around - shares[..<last].reduce(0, +)]
        case .equalSpacing, .equalCentering:
            if own.count == 1, let room { return [room] }
            return own
        @unknown default: return own
        }
    }

    /// The length of a stack of exactly these views and gaps.
    private var wanted: CGFloat { (shown.map(\.length) + gaps).reduce(0, +) }
    /// What is no view.
    private var around: CGFloat { gaps.reduce(margins.before + margins.after, +) }

    /// The length of a stack that nothing else determines: that at which every share holds. Without gaps the shares add
    /// up to all of the stack, so none does with margins; then that at which the last view, which gets what the others
    /// leave, has its own length.
    private var proportionalLength: CGFloat {
        let between = gaps.reduce(0, +)
        if between > 0 { return around * wanted / between }
        guard let last = shown.last?.length, last > 0 else { return around }
        return (last + around) * wanted / last
    }

    private var realGaps: [CGFloat] {
        let own = shown.map(\.length)
        guard own.count > 1 else { return [] }
        switch distribution {
        case .equalSpacing:
            let least = gaps.max() ?? 0
            let each = room.map { ($0 - own.reduce(0, +)) / CGFloat(own.count - 1) } ?? least
            return gaps.map { _ in each }
        case .equalCentering:
            let halves = zip(own, own.dropFirst()).map { ($0 + $1) / 2 }
            let least = zip(halves, gaps).map(+).max() ?? 0
            let ends = (own[0] + own[own.count - 1]) / 2
            let each = room.map { ($0 - ends) / CGFloat(own.count - 1) } ?? least
            return halves.map { each - $0 }
        default: return gaps
        }
    }

    /// Whether the views fit, with their gaps, in a way that counting finds.
    var isPlain: Bool {
        if distribution == .fillProportionally,
            shown.contains(where: { $0.length <= 0 }) || lengths.contains(where: { $0 < 0 })
        {
            return false
        }
        guard room != nil, !shown.isEmpty else { return true }
        let own = shown.map(\.length)
        guard let room, own.reduce(0, +) + gaps.reduce(0, +) <= room else { return false }
        return zip(realGaps, gaps).allSatisfy { $0 >= $1 }
    }

    // MARK: Across the axis

    var across: [Line] {
        let room = wholeBreadth - margins.above - margins.below
        return shown.map { entry in
            let left = room - entry.breadth
            return switch alignment {
            case .fill: Line(start: margins.above, length: room)
            case .center: Line(start: margins.above + left / 2, length: entry.breadth)
            case .trailing, .lastBaseline: Line(start: margins.above + left, length: entry.breadth)
            default: Line(start: margins.above, length: entry.breadth)
            }
        }
    }

    var wholeBreadth: CGFloat {
        breadth ?? (shown.map(\.breadth).max() ?? 0) + margins.above + margins.below
    }
}
