import CoreGraphics

/// How a section scrolls on its own, across the rest.
package struct SectionScroll: Sendable {
    package var axis: Axis
    /// Where it is seen, in the coordinates of all content.
    package var viewport: CGRect
    /// How long what it shows is, along its axis; in points.
    package var contentLength: CGFloat
    /// Where it comes to rest.
    package var rest: SectionRest
    package var feel: SectionFeel
    /// Its groups.
    let train: GroupTrain
    /// What the section's insets leave of what is seen, along the axis.
    let room: Range<CGFloat>

    /// Offsets at which it may rest (R481, R482).
    package var range: ClosedRange<CGFloat> {
        guard rest == .centeredGroups else { return 0...max(contentLength - viewport.size[main: axis], 0) }
        let first = stop(0)
        return first...max(stop(train.groupCount - 1), first)
    }

    /// Where it is before anybody scrolls it.
    package var firstOffset: CGFloat { rest == .centeredGroups ? nearestStop(to: 0) : 0 }

    /// Where it rests next to an offset.
    package func nearestStop(to offset: CGFloat) -> CGFloat {
        guard rest != .anywhere else { return limited(offset, to: range) }
        return limited(stop(stopNumber(at: offset).rounded()), to: range)
    }

    // MARK: Stops

    /// Where the stop of that number is; also of one that cannot be reached.
    package func stop(_ number: CGFloat) -> CGFloat {
        rest == .pages ? number * pageLength : stop(Int(limited(number, to: 0...CGFloat(last))))
    }

    private var pageLength: CGFloat { room.upperBound - room.lowerBound }

    private func stop(_ group: Int) -> CGFloat {
        guard rest == .centeredGroups else { return start(ofGroup: group) }
        let rect = train.rect(of: train.group(number: group))
        return (rect.min(axis) + rect.max(axis) - room.lowerBound - room.upperBound) / 2
    }

    /// The number of the stop at an offset; with a fraction between two of them.
    package func stopNumber(at offset: CGFloat) -> CGFloat {
        let range = range
        let offset = limited(offset, to: range)
        if rest == .pages {
            guard pageLength > 0 else { return 0 }
            let number = offset / pageLength
            return offset < range.upperBound ? number : number.rounded(.up)
        }
        // What lies at the end is at the last stop that there is, though that may be too near to the end to be reached.
        if offset >= range.upperBound { return CGFloat(partitionPoint(last, near: 0) { stop($0) >= offset }) }
        return number(at: offset) { stop($0) }
    }

    // MARK: Groups

    /// How many groups have gone by at an offset, counted from where the first begins; with a fraction inside of one.
    package func groupNumber(at offset: CGFloat) -> CGFloat { number(at: offset, place: start) }

    /// The offset at which so many groups have gone by.
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
    /// What is left of a velocity after one millisecond; nil for what the whole view has.
    package var decelerationRate: CGFloat?
    /// Whether it can be pulled past its ends; nil where there is more than can be seen.
    package var bounces: Bool?

    package init(decelerationRate: CGFloat? = nil, bounces: Bool? = nil) {
        self.decelerationRate = decelerationRate
        self.bounces = bounces
    }
}

/// Where a section that scrolls on its own comes to rest.
package enum SectionRest: Sendable, Hashable {
    case anywhere
    /// Where a group begins; a flick goes as far as it goes.
    case groups
    /// At multiples of the section's width without its insets; a flick goes to the next one.
    case pages
    /// Where a group begins; a flick goes one on.
    case oneGroup
    /// Where a group is in the middle; a flick goes one on.
    case centeredGroups
}
