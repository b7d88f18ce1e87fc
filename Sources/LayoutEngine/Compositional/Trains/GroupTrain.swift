import CoreGraphics

/// The groups of a section, one after the other.
///
/// Until cells are measured, all groups are alike, except that the last may hold fewer items. So the place of a group
/// is found by arithmetic, for any number of groups. After some were measured, the train stores runs of groups that are
/// alike.
struct GroupTrain: Sendable {
    /// The plan of a group without measured cells.
    let shared: SharedGroupPlan
    /// The axis along which groups follow each other.
    let axis: Axis
    var itemCount: Int
    /// Where the first group begins, from the section's corner.
    let start: CGFloat
    /// The length along the axis, with the spacing beside the first and the last group. Never negative, with any
    /// spacing.
    private(set) var length: CGFloat = 0
    /// Empty while all groups are alike, otherwise one element. An array, so that copying a train copies one reference.
    var measured: [MeasuredGroups] = []

    /// The spacing beside each group and between two groups.
    let gap: CGFloat
    private let edges: GroupEdges
    /// Whether each group holds the same number of items, with any measurements.
    let isSteady: Bool
    /// How much longer a row is than its cell. A row is a group of one item whose cell determines the length. nil for
    /// other groups.
    let rowExtra: CGFloat?

    /// - Parameter planning: Plans groups with and without measured cells.
    init(_ shared: SharedGroupPlan, itemCount: Int, _ planning: GroupPlanning) {
        self.shared = shared
        axis = planning.axis
        let (plan, section) = (shared.plan, planning.section)
        self.itemCount = plan.places.isEmpty ? 0 : itemCount
        edges = section.group.edges
        start = section.insets.before(axis) + edges[before: axis].length
        gap = edges.length(along: axis) + section.groupSpacing
        isSteady = !section.group.isFilledByMeasuring
        let isRow =
            plan.places.count == 1 && plan.attachments.isEmpty && section.group.isRow(along: axis)
            && !section.isUniform
        rowExtra = isRow ? plan.size[main: axis] - plan.places[0].frame.size[main: axis] : nil
        if planning.measured != nil { planRuns(planning) }
        measureLength()
    }

    var plan: GroupPlan { shared.plan }

    func plan(of run: GroupRun) -> SharedGroupPlan { run.plan.flatMap { measured[0].plan($0) } ?? shared }

    /// The thickness of the thickest group (R480).
    var thickness: CGFloat {
        guard !measured.isEmpty else { return itemCount > 0 ? plan.size[cross: axis] : 0 }
        var thickest: CGFloat = 0
        measured[0].runs.forEach { thickest = max(thickest, plan(of: $0).plan.size[cross: axis]) }
        return thickest
    }

    /// The distance from one group to the next, if groups are alike.
    var step: CGFloat { plan.size[main: axis] + gap }

    mutating func measureLength() {
        guard itemCount > 0 else { return length = 0 }
        if rowExtra != nil {
            let steps = measured.isEmpty ? CGFloat(itemCount) * step : measured[0].runs.total.length
            return length = max(steps - gap + edges.length(along: axis), 0)
        }
        length = max(rect(of: group(ofItem: itemCount - 1)).max(axis) - start + edges.length(along: axis), 0)
    }

    // MARK: Groups

    /// - Complexity: O(1) if all groups hold the same number of items, otherwise O(runs).
    var groupCount: Int {
        guard itemCount > 0 else { return 0 }
        return number(of: group(ofItem: itemCount - 1)) + 1
    }

    /// Returns the number of a group in the train.
    ///
    /// - Complexity: that of ``groupCount``.
    func number(of group: TrainStretch) -> Int {
        if isSteady || measured.isEmpty { return group.firstItem / plan.places.count }
        var (number, item) = (0, 0)
        measured[0].runs.forEach { run in
            let items = min(max(group.firstItem - item, 0), run.count * run.itemCount)
            number += items / run.itemCount
            item += run.count * run.itemCount
        }
        return number
    }

    /// - Complexity: O(log runs) if all groups hold the same number of items, otherwise O(runs).
    func group(number: Int) -> TrainStretch {
        if isSteady || measured.isEmpty { return group(ofItem: number * plan.places.count) }
        var (left, item) = (number, 0)
        measured[0].runs.forEach { run in
            let groups = min(left, run.count)
            left -= groups
            item += groups * run.itemCount
        }
        return group(ofItem: item)
    }

    /// Returns the group that holds an item. The item must exist.
    func group(ofItem item: Int) -> TrainStretch {
        guard !measured.isEmpty else {
            let number = item / plan.places.count
            return alike(number..<number + 1)
        }
        let (place, before) = measured[0].runs.find(number: item)
        let run = measured[0].runs[place]
        let number = (item - before.count) / run.itemCount
        return stretch(number..<number + 1, of: run, behind: before)
    }

    @inline(__always)
    private func alike(_ groups: Range<Int>) -> TrainStretch {
        TrainStretch(shared: shared, runItem: 0, runStart: start, step: step, groups: groups, rowLength: nil)
    }

    @inline(__always)
    private func stretch(_ groups: Range<Int>, of run: GroupRun, behind before: OffsetMeasure) -> TrainStretch {
        TrainStretch(
            shared: plan(of: run), runItem: before.count, runStart: start + before.length, step: run.step,
            groups: groups, rowLength: rowExtra == nil ? nil : run.rowLength)
    }

    func itemCount(in group: TrainStretch) -> Int { min(group.plan.places.count, itemCount - group.firstItem) }

    /// Returns the corner of a group, from the section's corner.
    func corner(of group: TrainStretch) -> CGPoint { CGPoint(main: group.start, cross: group.shared.cross, axis: axis) }

    /// Returns the frame of a group, from the section's corner. A last group that isn't full is as long as its items
    /// need.
    func rect(of group: TrainStretch) -> CGRect {
        let length = group.rowLength.map { $0 + (rowExtra ?? 0) } ?? group.plan.length(ofFirst: itemCount(in: group))
        return CGRect(
            origin: corner(of: group), size: CGSize(main: length, cross: group.plan.size[cross: axis], axis: axis))
    }

    // MARK: Stretches of groups

    /// Calls `body` with the groups that hold some consecutive items.
    @inline(__always)
    func forEachStretch(ofItems items: Range<Int>, _ body: (TrainStretch) -> Void) {
        guard !items.isEmpty else { return }
        guard !measured.isEmpty else {
            let (first, last) = (items.lowerBound / plan.places.count, (items.upperBound - 1) / plan.places.count)
            return body(alike(first..<last + 1))
        }
        measured[0].runs.forEach(fromNumber: items.lowerBound) { run, before in
            let end = min(items.upperBound - before.count, run.count * run.itemCount)
            guard end > 0 else { return false }
            let (first, last) = (max(items.lowerBound - before.count, 0) / run.itemCount, (end - 1) / run.itemCount)
            body(stretch(first..<last + 1, of: run, behind: before))
            return true
        }
    }

    /// Calls `body` with the groups that may be visible between two positions along the axis.
    @inline(__always)
    func forEachStretch(from low: CGFloat, to high: CGFloat, _ body: (TrainStretch) -> Void) {
        guard itemCount > 0, low < high else { return }
        guard !measured.isEmpty else {
            let groups = groups(
                (itemCount - 1) / plan.places.count + 1, from: start, step: step, reaching: low, to: high)
            return groups.isEmpty ? () : body(alike(groups))
        }
        // Overlapping groups of one section are rare, and few.
        let first = gap < 0 ? 0 : measured[0].runs.find(position: low - start).start.count
        measured[0].runs.forEach(fromNumber: first) { run, before in
            let begin = start + before.length
            guard gap < 0 || begin < high, before.count < itemCount else { return false }
            // The last group may hold fewer items.
            let count = min(run.count, (itemCount - before.count - 1) / run.itemCount + 1)
            let groups = groups(count, from: begin, step: run.step, reaching: low, to: high)
            if !groups.isEmpty { body(stretch(groups, of: run, behind: before)) }
            return true
        }
    }

    /// Returns which of some groups that are alike may be visible.
    @inline(__always)
    private func groups(
        _ count: Int, from begin: CGFloat, step: CGFloat, reaching low: CGFloat, to high: CGFloat
    ) -> Range<Int> {
        guard step > 0 else { return 0..<count }
        // Truncating gives whole numbers; rounding is a call of the C library.
        let before = (low - begin - (step - gap)) / step
        let after = (high - begin) / step
        let first = before > 0 ? Int(min(before, CGFloat(count))) : 0
        let end = after > 0 ? Int(min(after, CGFloat(count - 1))) + 1 : 0
        return first..<max(first, end)
    }

    // MARK: Attachments

    /// Returns how many attachments of a kind are in the groups before this one (R463).
    func attachmentCount(_ kind: Int, before group: TrainStretch) -> Int {
        if isSteady || measured.isEmpty {
            return number(of: group) * plan.attachmentCount(kind, inFirst: plan.places.count)
        }
        var (count, item) = (0, 0)
        measured[0].runs.forEach { run in
            let groups = min(max(group.firstItem - item, 0) / run.itemCount, run.count)
            count += groups * plan(of: run).plan.attachmentCount(kind, inFirst: run.itemCount)
            item += run.count * run.itemCount
        }
        return count
    }

    /// Returns the group of an attachment, and the attachment's number among those of its kind in the group.
    func groupOfAttachment(_ kind: Int, _ index: Int) -> (group: TrainStretch, number: Int)? {
        var (left, item) = (index, 0)
        var found: (item: Int, number: Int)?
        func look(_ groups: Int, _ items: Int, _ plan: GroupPlan) {
            let perGroup = plan.attachmentCount(kind, inFirst: items)
            if found == nil, left < groups * perGroup { found = (item + left / perGroup * items, left % perGroup) }
            left -= groups * perGroup
            item += groups * items
        }
        if isSteady || measured.isEmpty {
            look(groupCount, plan.places.count, plan)
        } else {
            measured[0].runs.forEach { look($0.count, $0.itemCount, plan(of: $0).plan) }
        }
        guard let found, found.item < itemCount else { return nil }
        return (group(ofItem: found.item), found.number)
    }
}
