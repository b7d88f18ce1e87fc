import CoreGraphics

/// How a section scrolls on its own, across the layout's direction.
package struct SectionScroll: Sendable {
    package var axis: Axis
    /// The visible frame of the section, in the coordinates of the whole content.
    package var viewport: CGRect
    /// The length of the section's content along its axis, in points.
    package var contentLength: CGFloat
    /// Where the section comes to rest.
    package var rest: SectionRest
    package var feel: SectionFeel
    /// The section's groups.
    let train: GroupTrain
    /// The interval inside the section's insets in the visible frame, along the axis.
    let room: Range<CGFloat>

    /// The offsets at which the section may rest (R481, R482).
    package var range: ClosedRange<CGFloat> {
        guard rest == .centeredGroups else { return 0...max(contentLength - viewport.size[main: axis], 0) }
        let first = stop(0)
        return first...max(stop(train.groupCount - 1), first)
    }

    /// The offset before a person scrolls the section.
    package var firstOffset: CGFloat { rest == .centeredGroups ? nearestStop(to: 0) : 0 }

    /// Returns the offset nearest to `offset` at which the section may rest.
    package func nearestStop(to offset: CGFloat) -> CGFloat {
        guard rest != .anywhere else { return limited(offset, to: range) }
        return limited(stop(stopNumber(at: offset).rounded()), to: range)
    }

    // MARK: Stops

    /// Returns the offset of a stop, even if scrolling can't reach it.
    package func stop(_ number: CGFloat) -> CGFloat {
        rest == .pages ? number * pageLength : stop(Int(limited(number, to: 0...CGFloat(last))))
    }

    private var pageLength: CGFloat { room.upperBound - room.lowerBound }

    private func stop(_ group: Int) -> CGFloat {
        guard rest == .centeredGroups else { return start(ofGroup: group) }
        let rect = train.rect(of: train.group(number: group))
        return (rect.min(axis) + rect.max(axis) - room.lowerBound - room.upperBound) / 2
    }

    /// Returns the number of the stop at an offset, with a fraction between two stops.
    package func stopNumber(at offset: CGFloat) -> CGFloat {
        let range = range
        let offset = limited(offset, to: range)
        if rest == .pages {
            guard pageLength > 0 else { return 0 }
            let number = offset / pageLength
            return offset < range.upperBound ? number : number.rounded(.up)
        }
        // The end belongs to the last stop, even if that is too near to the end to be reached.
        if offset >= range.upperBound { return CGFloat(partitionPoint(last, near: 0) { stop($0) >= offset }) }
        return number(at: offset) { stop($0) }
    }

    // MARK: Groups

    /// Returns how many groups are before an offset, counted from the first group's beginning, with a fraction inside a
    /// group.
    package func groupNumber(at offset: CGFloat) -> CGFloat { number(at: offset, place: start) }

    /// Returns the offset that has this number of groups before it.
    package func offset(ofGroupNumber number: CGFloat) -> CGFloat {
        let group = Int(limited(number.rounded(.down), to: 0...CGFloat(last)))
        let fraction = number - CGFloat(group)
        guard fraction != 0 else { return start(ofGroup: group) }
        return start(ofGroup: group) + fraction * step(afterGroup: group)
    }

    private var last: Int { train.groupCount - 1 }

    private func start(ofGroup group: Int) -> CGFloat { train.group(number: group).start - train.start }

    private func step(afterGroup group: Int) -> CGFloat {
        group < last
            ? start(ofGroup: group + 1) - start(ofGroup: group) : train.group(number: group).plan.size[main: axis]
    }

    private func limited(_ number: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(number, range.lowerBound), range.upperBound)
    }

    private func number(at offset: CGFloat, place: (Int) -> CGFloat) -> CGFloat {
        let next = partitionPoint(last + 1, near: 0) { place($0) > offset }
        let group = max(next - 1, 0)
        let step = step(afterGroup: group)
        return CGFloat(group) + (step > 0 ? (offset - place(group)) / step : 0)
    }
}

/// How a section that scrolls on its own follows a finger.
package struct SectionFeel: Sendable, Hashable {
    /// The part of the velocity that is left after a millisecond; nil for the value of the whole view.
    package var decelerationRate: CGFloat?
    /// Whether a person can pull the section past its ends; nil means only if there is more content than fits.
    package var bounces: Bool?

    package init(decelerationRate: CGFloat? = nil, bounces: Bool? = nil) {
        self.decelerationRate = decelerationRate
        self.bounces = bounces
    }
}

/// Where a section that scrolls on its own comes to rest.
package enum SectionRest: Sendable, Hashable {
    case anywhere
    /// Where a group begins. A flick can pass several groups.
    case groups
    /// At multiples of the section's width without its insets. A flick goes to the next page.
    case pages
    /// Where a group begins. A flick goes to the next group.
    case oneGroup
    /// Where a group is centred. A flick goes to the next group.
    case centeredGroups
}
