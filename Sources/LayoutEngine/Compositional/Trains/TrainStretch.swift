import CoreGraphics

/// Groups of a train that follow each other and are alike, and where they are.
///
/// Where a group begins is reckoned from the first of all that are alike, whichever of them are meant here: so it is the same to the
/// last bit, whoever asks.
struct TrainStretch {
    let shared: SharedGroupPlan
    /// The first item of all that are alike.
    let runItem: Int
    /// Where the first of all that are alike begins, along the train's axis, from the section's corner.
    let runStart: CGFloat
    /// From one group to the next.
    let step: CGFloat
    /// Which of those that are alike.
    let groups: Range<Int>
    /// How long the one item of each is, where that was measured and decides about the group; nil where the plan says it.
    let rowLength: CGFloat?

    var plan: GroupPlan { shared.plan }

    var firstItem: Int { firstItem(of: groups.lowerBound) }

    /// One behind its last item, if its last group is a full one.
    var endItem: Int { firstItem(of: groups.upperBound) }

    var start: CGFloat { start(of: groups.lowerBound) }

    @inline(__always) func firstItem(of group: Int) -> Int { runItem + group * shared.plan.places.count }

    @inline(__always) func start(of group: Int) -> CGFloat { runStart + CGFloat(group) * step }

    /// One of its groups.
    func group(_ number: Int) -> TrainStretch {
        TrainStretch(
            shared: shared, runItem: runItem, runStart: runStart, step: step, groups: number..<number + 1,
            rowLength: rowLength)
    }
}
