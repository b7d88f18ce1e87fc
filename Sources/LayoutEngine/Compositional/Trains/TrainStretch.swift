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

    // MARK: Frames

    /// R410: each origin is rounded from its exact value, sizes stay as they are. Across the axis that is done once for all groups.
    ///
    /// - Parameters:
    ///   - items: none but those of its groups.
    ///   - origin: the corner that groups are placed from.
    func writeFrames(
        _ items: Range<Int>, along axis: Axis, from origin: CGPoint, on grid: PixelGrid,
        to frames: UnsafeMutablePointer<CGRect>
    ) {
        let across = origin[cross: axis] + shared.cross
        let places = shared.plan.places
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: places.count) { known in
            for place in places.indices {
                var frame = places[place].frame
                frame.origin[cross: axis] = grid.rounded(across + frame.origin[cross: axis])
                if let length = rowLength { frame.size[main: axis] = length }
                known.initializeElement(at: place, to: frame)
            }
            guard let first = known.baseAddress.map({ UnsafePointer($0) }) else { return }
            var item = items.lowerBound
            var group = groups.lowerBound
            var place = item - firstItem
            while item < items.upperBound {
                let begin = origin[main: axis] + start(of: group)
                let written = frames + (item - items.lowerBound)
                let count = min(known.count - place, items.upperBound - item)
                if let level = shared.level {
                    Self.write(first + place, count, along: axis, at: grid.rounded(begin + level), to: written)
                } else {
                    for index in 0..<count {
                        written[index] = known[place &+ index]
                        written[index].origin[main: axis] = grid.rounded(begin + written[index].origin[main: axis])
                    }
                }
                (group, place, item) = (group + 1, 0, item + count)
            }
        }
    }

    /// The axis is looked at once, not for each frame.
    @inline(__always)
    private static func write(
        _ known: UnsafePointer<CGRect>, _ count: Int, along axis: Axis, at main: CGFloat,
        to frames: UnsafeMutablePointer<CGRect>
    ) {
        if axis == .vertical {
            for index in 0..<count {
                frames[index] = CGRect(origin: CGPoint(x: known[index].origin.x, y: main), size: known[index].size)
            }
        } else {
            for index in 0..<count {
                frames[index] = CGRect(origin: CGPoint(x: main, y: known[index].origin.y), size: known[index].size)
            }
        }
    }
}
