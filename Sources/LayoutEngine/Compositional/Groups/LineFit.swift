import CoreGraphics

/// Decides how many items a line holds, and which size their fractions refer to.
struct LineFit {
    private(set) var count = 0
    /// The size that fractions refer to. Along the line this excludes the spacing between items (R420).
    private(set) var container: CGSize

    private let subitems: [GroupItem]
    private let axis: Axis
    private let spacing: CGFloat
    private let length: CGFloat
    private let grid: PixelGrid

    /// - Parameters:
    ///   - inside: The size of the group without its insets.
    ///   - limit: The maximum number of items.
    init(_ line: GroupLine, in group: GroupItem, _ inside: CGSize, limit: Int, _ grid: PixelGrid) {
        subitems = line.subitems
        container = inside
        axis = line.axis
        spacing = line.spacing.length
        length = inside[main: axis]
        self.grid = grid
        guard !subitems.isEmpty else { return }
        switch line.count {
        case .exactly(let wanted): take(min(wanted, limit))
        // A line that is as long as its items holds each of them once (R427).
        case .fitting where group.size[main: axis].isEstimate: take(subitems.count)
        case .fitting: fill(limit)
        }
    }

    /// Takes this many items. They share the length without their spacing (R422).
    private mutating func take(_ wanted: Int) {
        count = wanted
        container[main: axis] = room(for: wanted)
    }

    /// Takes as many items as fit when their fractions refer to the length without their own spacing (R420).
    private mutating func fill(_ limit: Int) {
        let cross = axis.cross
        if spacing != 0, subitems.contains(where: { $0.size[main: cross].isFraction(along: axis) }) {
            return fillByWidth(limit)
        }
        while count < limit {
            let more = CGSize(main: room(for: count + 1), cross: container[cross: axis], axis: axis)
            guard fits(count + 1, in: more, spacing: spacing) else { break }
            count += 1
        }
        container[main: axis] = room(for: count)
    }

    /// If an item's height is a fraction of the width, fractions refer to the length without the spacing of the items
    /// that would fit without any spacing (R421).
    private mutating func fillByWidth(_ limit: Int) {
        var tight = 0
        while tight < limit, fits(tight + 1, in: container, spacing: 0) { tight += 1 }
        container[main: axis] = room(for: tight)
        while count < limit, fits(count + 1, in: container, spacing: spacing) { count += 1 }
    }

    private func room(for count: Int) -> CGFloat { length - CGFloat(max(count - 1, 0)) * spacing }

    private func fits(_ count: Int, in container: CGSize, spacing: CGFloat) -> Bool {
        func sum(_ number: Int, from start: CGFloat) -> CGFloat {
            var sum = start
            for index in 0..<number { sum += length(ofSubitem: index, in: container) }
            return sum
        }
        let (runs, more) = count.quotientAndRemainder(dividingBy: subitems.count)
        let whole = runs > 0 ? CGFloat(runs) * sum(subitems.count, from: 0) : 0
        return sum(more, from: whole) + CGFloat(count - 1) * spacing <= length + Self.hair
    }

    /// Returns the length of a subitem with the spacing beside it.
    private func length(ofSubitem index: Int, in container: CGSize) -> CGFloat {
        subitems[index].size.resolved(in: container, grid)[main: axis] + subitems[index].edges.length(along: axis)
    }

    /// The rounding error that a sum of fractions may have.
    static let hair: CGFloat = 1e-6
}
