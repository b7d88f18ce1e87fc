import CoreGraphics

/// The input for planning the groups of a section.
struct GroupPlanning {
    let section: GroupSection
    /// The axis along which groups follow each other.
    let axis: Axis
    /// The size that the groups' fractions refer to.
    let room: CGSize
    /// The measured sizes of the section's cells; nil if none was measured.
    var measured: MeasuredItems?
    /// The minimum size of all groups, along axes on which they should be alike.
    var commonSize = CGSize.zero
    private let grid: PixelGrid

    init(_ section: GroupSection, in input: CompositionalInput, _ measured: MeasuredItems? = nil) {
        self.section = section
        axis = section.scrollsAcross ? input.axis.cross : input.axis
        room = section.room(in: input)
        self.measured = measured
        grid = input.pixelGrid
    }

    /// - Parameters:
    ///   - first: The number of the group's first item.
    ///   - itemCount: The number of items.
    func plan(from first: Int = 0, of itemCount: Int = .max) -> GroupPlan {
        GroupPlanner(axis: axis, grid, measured, itemCount: itemCount, commonSize: commonSize)
            .plan(section.group, in: room, from: first)
    }

    func shared(_ plan: GroupPlan) -> SharedGroupPlan {
        SharedGroupPlan(plan, across: cross(of: plan), along: axis, on: grid)
    }

    /// Returns the planning for groups that should be as long as the longest of the section, given those with measured
    /// cells.
    func sharing(_ plans: [GroupPlan]) -> GroupPlanning {
        var planning = self
        for axis in Axis.allCases where section.isUniform(along: axis) {
            planning.commonSize[main: axis] = plans.reduce(0) { max($0, $1.size[main: axis]) }
        }
        return planning
    }

    /// Returns where a group begins across the axis, from the section's corner. Flexible edges share what the group
    /// leaves (R423).
    private func cross(of plan: GroupPlan) -> CGFloat {
        let edges = section.group.edges
        let before = edges[before: axis.cross]
        let start = section.insets.before(axis.cross) + before.length
        guard before.isFlexible else { return start }
        let free = room[cross: axis] - plan.size[cross: axis] - edges.length(along: axis.cross)
        return start + free / CGFloat(edges.flexibleCount(along: axis.cross))
    }
}

extension GroupSection {
    /// The size that the fractions of the section's groups refer to (R411): the whole view along the axis on which
    /// groups follow each other, and across it the view without the section's insets.
    fileprivate func room(in input: CompositionalInput) -> CGSize {
        let trainAxis = scrollsAcross ? input.axis.cross : input.axis
        var room = input.viewSize
        room[cross: trainAxis] = max(room[cross: trainAxis] - insets.length(along: trainAxis.cross), 0)
        return room
    }
}

extension GroupSection {
    /// Whether all groups are as long as the longest.
    func isUniform(along axis: Axis) -> Bool {
        guard case .estimateForAll = group.size[main: axis], case .line = group.content else { return false }
        return true
    }

    var isUniform: Bool { Axis.allCases.contains(where: isUniform) }
}

extension GroupItem {
    /// Whether the number of items depends on their measured sizes.
    var isFilledByMeasuring: Bool {
        guard case .line(let line) = content else { return false }
        return line.isFilledByMeasuring(self) || line.subitems.contains(where: \.isFilledByMeasuring)
    }

    /// Whether this is one item, or nested groups of only this item, whose cell determines the length along the axis
    /// but not across it.
    func isRow(along axis: Axis) -> Bool {
        guard size[main: axis].isEstimate, !size[main: axis.cross].isEstimate else { return false }
        switch content {
        case nil: return true
        case .custom: return false
        case .line(let line): return line.subitems.count == 1 && line.subitems[0].isRow(along: axis)
        }
    }
}
