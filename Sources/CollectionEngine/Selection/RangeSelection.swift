/// Items from one to another, of which the other moves: what two fingers pass over, or what Shift selects.
///
/// Items are numbered through all sections. Those that the range takes in are all selected, or all deselected; those that it
/// leaves again are to be as they were before.
package struct RangeSelection: Sendable, Hashable {
    package let anchor: Int
    /// nil until the range was first extended.
    package private(set) var end: Int?

    package init(anchor: Int) { self.anchor = anchor }

    /// Both from the anchor outwards; no item is in both.
    package struct Change: Sendable {
        package var leaving: StrideThrough<Int>
        package var joining: StrideThrough<Int>
    }

    package mutating func extend(to newEnd: Int) -> Change {
        let nothing = stride(from: 0, through: -1, by: 1)
        defer { end = newEnd }
        guard let end else { return Change(leaving: nothing, joining: way(from: anchor, through: newEnd)) }
        let isOtherSide = (end - anchor).signum() * (newEnd - anchor).signum() < 0
        if isOtherSide || newEnd == anchor {
            return Change(
                leaving: end == anchor ? nothing : way(from: stepped(anchor, to: end), through: end),
                joining: newEnd == anchor ? nothing : way(from: stepped(anchor, to: newEnd), through: newEnd))
        }
        if newEnd == end { return Change(leaving: nothing, joining: nothing) }
        if abs(newEnd - anchor) < abs(end - anchor) {
            return Change(leaving: way(from: stepped(newEnd, to: end), through: end), joining: nothing)
        }
        return Change(leaving: nothing, joining: way(from: stepped(end, to: newEnd), through: newEnd))
    }

    private func stepped(_ index: Int, to other: Int) -> Int { index + (other - index).signum() }

    private func way(from start: Int, through end: Int) -> StrideThrough<Int> {
        stride(from: start, through: end, by: end < start ? -1 : 1)
    }
}
