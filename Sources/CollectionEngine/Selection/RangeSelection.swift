/// A range of items from a fixed item to one that moves: what two fingers pass over, or what a click with Shift
/// selects.
///
/// Items are numbered through all sections. The items in the range are all selected or all deselected. Items that leave
/// the range return to their earlier state.
package struct RangeSelection: Sendable, Hashable {
    package let anchor: Int
    /// The moving end; nil until the range is extended for the first time.
    package private(set) var end: Int?

    package init(anchor: Int) { self.anchor = anchor }

    /// The items that leave the range and those that join it, both from the anchor outwards. No item is in both.
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
