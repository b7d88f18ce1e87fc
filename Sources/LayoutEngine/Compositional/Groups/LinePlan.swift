import CoreGraphics

/// Places the members of a group side by side, or one below the other.
struct LinePlan {
    private let line: GroupLine
    private let members: [GroupPlan]
    private let group: GroupItem
    /// The size of the whole group, as its items want it where they determine it.
    private let size: CGSize
    /// The share of the leftover length for each flexible spacing and each flexible edge along the line (R423).
    private let share: CGFloat

    /// - Parameter least: The minimum size of the group.
    init(_ line: GroupLine, _ members: [GroupPlan], in group: GroupItem, _ size: CGSize, atLeast least: CGSize) {
        (self.line, self.members, self.group) = (line, members, group)
        let count = members.count
        let (axis, cross) = (line.axis, line.axis.cross)
        var size = size
        var total = CGFloat(max(count - 1, 0)) * line.spacing.length
        var flexible = line.spacing.isFlexible ? max(count - 1, 0) : 0
        var widest: CGFloat = 0
        for index in members.indices {
            let edges = line.subitems[index % line.subitems.count].edges
            let size = members[index].size
            total += size[main: axis] + edges.length(along: axis)
            flexible += edges.flexibleCount(along: axis)
            widest = max(widest, size[main: cross] + edges.length(along: cross))
        }
        if group.size[main: axis].isEstimate { size[main: axis] = total + group.insets.length(along: axis) }
        // A group with an estimated height is as high as its highest item (R428).
        if group.size[main: cross].isEstimate, count > 0 {
            size[main: cross] = widest + group.insets.length(along: cross)
        }
        size = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
        self.size = size
        let leftOver = size[main: axis] - group.insets.length(along: axis) - total
        share = flexible > 0 ? leftOver / CGFloat(flexible) : 0
    }

    /// - Parameter trainAxis: The axis along which groups follow each other.
    func plan(along trainAxis: Axis) -> GroupPlan {
        var plan = GroupPlan(size: size)
        plan.places.reserveCapacity(members.count)
        var reaches: [CGFloat] = []
        reaches.reserveCapacity(members.count)
        var reach: CGFloat = 0
        var next = group.insets.before(line.axis)
        for index in members.indices {
            let edges = line.subitems[index % line.subitems.count].edges
            let size = members[index].size
            let origin = origin(of: size, edges, from: next)
            for length in members[index].lengths {
                reach = max(reach, origin[main: trainAxis] + length + edges[after: trainAxis].length)
                reaches.append(reach)
            }
            plan.add(members[index], at: origin)
            next = origin[main: line.axis] + size[main: line.axis] + length(of: edges[after: line.axis])
            next += length(of: line.spacing)
        }
        plan.trim(reaches: consume reaches, along: trainAxis)
        return plan
    }

    private func origin(of memberSize: CGSize, _ edges: GroupEdges, from next: CGFloat) -> CGPoint {
        let (axis, cross) = (line.axis, line.axis.cross)
        let flexible = edges.flexibleCount(along: cross)
        let room = size[main: cross] - group.insets.length(along: cross)
        let leftOver = room - memberSize[main: cross] - edges.length(along: cross)
        let before = edges[before: cross]
        return CGPoint(
            main: next + length(of: edges[before: axis]),
            cross: group.insets.before(cross) + before.length + (before.isFlexible ? leftOver / CGFloat(flexible) : 0),
            axis: axis)
    }

    private func length(of spacing: GroupSpacing) -> CGFloat {
        spacing.length + (spacing.isFlexible ? share : 0)
    }
}

extension GroupPlan {
    fileprivate mutating func add(_ member: GroupPlan, at origin: CGPoint) {
        let first = places.count
        itemSpan = max(itemSpan, first + member.itemSpan)
        hasZIndices = hasZIndices || member.hasZIndices
        for var place in member.places {
            place.frame = place.frame.moved(by: origin)
            places.append(place)
        }
        for var attachment in member.attachments {
            attachment.frame = attachment.frame.moved(by: origin)
            attachment.item += first
            attachments.append(attachment)
        }
    }
}

extension CGRect {
    func moved(by way: CGPoint) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + way.x, y: origin.y + way.y), size: size)
    }
}
