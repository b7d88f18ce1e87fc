import CoreGraphics

/// What the groups of a section are planned from.
struct GroupPlanning {
    let section: GroupSection
    /// Along which groups follow each other.
    let axis: Axis
    /// What groups are fractions of.
    let room: CGSize
    /// What the section's cells measured; nil if none was.
    var measured: MeasuredItems?
    /// How large all groups are at least, along axes on which they are to be alike.
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
    ///   - first: the number of its first item.
    ///   - itemCount: how many items there are.
    func plan(from first: Int = 0, of itemCount: Int = .max) -> GroupPlan {
        GroupPlanner(axis: axis, grid, measured, itemCount: itemCount, commonSize: commonSize)
            .plan(section.group, in: room, from: first)
    }

    func shared(_ plan: GroupPlan) -> SharedGroupPlan {
        SharedGroupPlan(plan, across: cross(of: plan), along: axis, on: grid)
    }

    /// The same for groups that are to be as long as the longest of the section, of which those are known that hold measured cells.
    func sharing(_ plans: [GroupPlan]) -> GroupPlanning {
        var planning = self
        for axis in Axis.allCases where section.isUniform(along: axis) {
            planning.commonSize[main: axis] = plans.reduce(0) { max($0, $1.size[main: axis]) }
        }
        return planning
    }

    /// Where a group begins across the axis, from the section's corner: flexible edges share what it leaves (R423).
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
    /// The size that the section's groups are fractions of (R411): the whole view along the axis on which they follow each other,
    /// and across it what the section's insets leave.
    fileprivate func room(in input: CompositionalInput) -> CGSize {
        let trainAxis = scrollsAcross ? input.axis.cross : input.axis
        var room = input.viewSize
        room[cross: trainAxis] = max(room[cross: trainAxis] - insets.length(along: trainAxis.cross), 0)
        return room
    }
}

extension GroupSection {
    /// Whether all its groups are as long as the longest.
    func isUniform(along axis: Axis) -> Bool {
        guard case .estimateForAll = group.size[main: axis], case .line = group.content else { return false }
        return true
    }

    var isUniform: Bool { Axis.allCases.contains(where: isUniform) }
}

extension GroupItem {
    /// Whether how many items it holds depends on what they measure.
    var isFilledByMeasuring: Bool {
        guard case .line(let line) = content else { return false }
        return line.isFilledByMeasuring(self) || line.subitems.contains(where: \.isFilledByMeasuring)
    }

    /// Whether it is one item, or groups of it alone, that is as long as its cell wants to be along an axis and not across.
    func isRow(along axis: Axis) -> Bool {
        guard size[main: axis].isEstimate, !size[main: axis.cross].isEstimate else { return false }
        switch content {
        case nil: return true
        case .custom: return false
        case .line(let line): return line.subitems.count == 1 && line.subitems[0].isRow(along: axis)
        }
    }
}
