import CoreGraphics

/// Consecutive groups of a train that are alike, and their places.
///
/// The start of a group is always computed from the first group of the run, for any part of the run. So the result is
/// the same to the last bit.
struct TrainStretch {
    let shared: SharedGroupPlan
    /// The first item of the run.
    let runItem: Int
    /// Where the run begins along the train's axis, from the section's corner.
    let runStart: CGFloat
    /// The distance from one group to the next.
    let step: CGFloat
    /// The numbers of the groups in the run.
    let groups: Range<Int>
    /// The measured length of the item in each group, if groups are rows; nil if the plan has the length.
    let rowLength: CGFloat?

    var plan: GroupPlan { shared.plan }

    var firstItem: Int { firstItem(of: groups.lowerBound) }

    /// The number after the last item, if the last group is full.
    var endItem: Int { firstItem(of: groups.upperBound) }

    var start: CGFloat { start(of: groups.lowerBound) }

    @inline(__always) func firstItem(of group: Int) -> Int { runItem + group * shared.plan.places.count }

    @inline(__always) func start(of group: Int) -> CGFloat { runStart + CGFloat(group) * step }

    /// Returns one of the groups.
    func group(_ number: Int) -> TrainStretch {
        TrainStretch(
            shared: shared, runItem: runItem, runStart: runStart, step: step, groups: number..<number + 1,
            rowLength: rowLength)
    }

    // MARK: Frames

    /// Writes the frames of items. Each origin is rounded from its exact value, and sizes stay as they are (R410). The
    /// rounding across the axis is done once for all groups.
    ///
    /// - Parameters:
    ///   - items: Items of these groups.
    ///   - origin: The corner from which groups are placed.
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

    /// Checks the axis once, and not for each frame.
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
