import CoreGraphics

/// Lays out a group: decides its size, how many items it holds, and their places.
struct GroupPlanner {
    private let grid: PixelGrid
    /// The axis along which groups follow each other.
    private let axis: Axis
    /// The measured sizes of the group's items; nil if none was measured.
    private let measured: MeasuredItems?
    /// The minimum size of all groups of the section, along the axes on which they should be alike.
    private let commonSize: CGSize
    /// How many items there are. Places of a last group that no item fills don't count as siblings.
    private let itemCount: Int

    /// The maximum number of items in a group, including items of nested groups, even if they have no size.
    private static let itemLimit = 16_384

    init(
        axis: Axis, _ grid: PixelGrid, _ measured: MeasuredItems? = nil, itemCount: Int = .max,
        commonSize: CGSize = .zero
    ) {
        self.commonSize = commonSize
        self.axis = axis
        self.grid = grid
        self.measured = measured
        self.itemCount = itemCount
    }

    /// Plans a section's group.
    ///
    /// - Parameter first: The number of the group's first item.
    func plan(_ group: GroupItem, in container: CGSize, from first: Int = 0) -> GroupPlan {
        plan(group, in: container, from: first, atLeast: commonSize)
    }

    private func plan(
        _ item: GroupItem, in container: CGSize, from first: Int, atLeast least: CGSize = .zero
    ) -> GroupPlan {
        let size = item.size.resolved(in: container, grid)
        var plan: GroupPlan
        switch item.content {
        case nil:
            let estimated = EstimatedLengths(item.size)
            return self.plan(
                ofItem: item, estimated.size(size, measured: estimated.isEmpty ? nil : measured?.size(of: first)))
        case .custom(let places): plan = self.plan(of: places, size)
        case .line(let line): plan = self.plan(of: line, in: item, size, from: first, atLeast: least)
        }
        // The fractions of a group's attachments refer to the group's container (R462).
        plan.attach(
            item.attachments, to: item.insets.inside(CGRect(origin: .zero, size: plan.size)), in: container, grid)
        return plan
    }

    /// Insets have no effect along an axis with an estimated length (R412).
    private func plan(ofItem item: GroupItem, _ size: CGSize) -> GroupPlan {
        var insets = item.insets
        if item.size.width.isEstimate { (insets.leading, insets.trailing) = (0, 0) }
        if item.size.height.isEstimate { (insets.top, insets.bottom) = (0, 0) }
        var plan = GroupPlan(size: size)
        let frame = insets.inside(CGRect(origin: .zero, size: size))
        plan.places = [GroupPlan.Place(frame: frame, estimated: EstimatedLengths(item.size))]
        plan.itemSpan = 1
        plan.lengths = [size[main: axis]]
        plan.attach(item.attachments, to: frame, in: frame.size, grid)
        return plan
    }

    private func plan(of places: [GroupContent.CustomPlace], _ size: CGSize) -> GroupPlan {
        var plan = GroupPlan(size: size)
        plan.places = places.map { GroupPlan.Place(frame: $0.frame, zIndex: $0.zIndex) }
        plan.itemSpan = places.count
        plan.hasZIndices = places.contains { $0.zIndex != 0 }
        var reach: CGFloat = 0
        plan.trim(
            reaches: places.map {
                reach = max(reach, $0.frame.max(axis))
                return reach
            }, along: axis)
        return plan
    }

    // MARK: Lines

    private func plan(
        of line: GroupLine, in group: GroupItem, _ size: CGSize, from first: Int, atLeast least: CGSize
    ) -> GroupPlan {
        if group.hasNoRoom(in: size) {
            return .withoutRoom(GroupWithoutRoom(insets: group.insets, size: size), size)
        }
        let inside = group.insets.inside(size)
        var span = 0
        var members =
            line.isFilledByMeasuring(group)
            ? filled(line, inside, from: first, span: &span) : fitted(line, in: group, inside, from: first)
        if let inner = members.lazy.compactMap(\.groupWithoutRoom).first { return .withoutRoom(inner, size) }
        for axis in Axis.allCases {
            let room = axis == line.axis ? 0 : least[main: axis] - group.insets.length(along: axis)
            stretchSiblings(&members, of: line, along: axis, from: first, atLeast: room)
        }
        var plan = LinePlan(line, members, in: group, size, atLeast: least).plan(along: axis)
        plan.itemSpan = max(plan.itemSpan, span)
        return plan
    }

    /// Returns as many items as the count says, or as many as fit.
    private func fitted(_ line: GroupLine, in group: GroupItem, _ inside: CGSize, from first: Int) -> [GroupPlan] {
        let fit = LineFit(line, in: group, inside, limit: Self.itemLimit, grid)
        var members: [GroupPlan] = []
        members.reserveCapacity(fit.count)
        var next = first
        for index in 0..<fit.count where next - first < Self.itemLimit {
            // Items whose size doesn't depend on cells are alike.
            let same = index - line.subitems.count
            if same >= 0, !members[same].hasEstimates {
                members.append(members[same])
            } else {
                members.append(plan(line.subitems[index % line.subitems.count], in: fit.container, from: next))
            }
            next += members[index].places.count
        }
        return members
    }

    /// Returns as many items as fit, each with the length that its cell wants.
    ///
    /// - Parameter span: Set to the number of items that the planner looked at, including the one that didn't fit.
    private func filled(_ line: GroupLine, _ inside: CGSize, from first: Int, span: inout Int) -> [GroupPlan] {
        var members: [GroupPlan] = []
        var (next, total) = (first, CGFloat(0))
        while members.count < Self.itemLimit, next - first < Self.itemLimit {
            let index = members.count % line.subitems.count
            let plan = plan(line.subitems[index], in: inside, from: next)
            span = next - first + plan.itemSpan
            let spacing = members.isEmpty ? 0 : line.spacing.length
            total += spacing + plan.size[main: line.axis] + line.subitems[index].edges.length(along: line.axis)
            // The group's first item has to be placed, even if it doesn't fit.
            let holdsNothing = next == first && members.count < line.subitems.count
            guard holdsNothing || total <= inside[main: line.axis] + LineFit.hair else { break }
            members.append(plan)
            next += plan.places.count
        }
        return members
    }

    /// Makes siblings as long as the longest of them.
    ///
    /// - Parameter least: Their minimum length if the section's groups share it; then estimates don't count.
    private func stretchSiblings(
        _ members: inout [GroupPlan], of line: GroupLine, along axis: Axis, from first: Int, atLeast least: CGFloat
    ) {
        func isStretched(_ item: GroupItem) -> Bool {
            if case .estimateForAll = item.size[main: axis] { item.content == nil } else { false }
        }
        guard line.subitems.contains(where: isStretched) else { return }
        var (longest, next) = (max(least, 0), first)
        var stretched: [Int] = []
        for index in members.indices {
            if next < itemCount, isStretched(line.subitems[index % line.subitems.count]) {
                stretched.append(index)
                let counts = least <= 0 || measured?.size(of: next) != nil
                if counts { longest = max(longest, members[index].size[main: axis]) }
            }
            next += members[index].places.count
        }
        for index in stretched where members[index].size[main: axis] != longest {
            var size = members[index].size
            size[main: axis] = longest
            members[index] = plan(ofItem: line.subitems[index % line.subitems.count], size)
        }
    }
}

extension GroupLine {
    /// Whether the number of items depends on the measured sizes of cells.
    func isFilledByMeasuring(_ group: GroupItem) -> Bool {
        count == .fitting && !subitems.isEmpty && !group.size[main: axis].isEstimate
            && subitems.contains { $0.size[main: axis].isEstimate }
    }
}

extension GroupItem {
    /// Whether the insets take all of the size. Along an estimated axis, the group grows around its items.
    fileprivate func hasNoRoom(in size: CGSize) -> Bool {
        Axis.allCases.contains { axis in
            let taken = insets.length(along: axis)
            return taken > 0 && !self.size[main: axis].isEstimate && size[main: axis] <= taken
        }
    }
}

extension GroupPlan {
    fileprivate static func withoutRoom(_ group: GroupWithoutRoom, _ size: CGSize) -> GroupPlan {
        var plan = GroupPlan(size: size)
        plan.groupWithoutRoom = group
        return plan
    }

    fileprivate mutating func attach(
        _ attachments: [GroupAttachment], to frame: CGRect, in container: CGSize, _ grid: PixelGrid
    ) {
        for attachment in attachments {
            self.attachments.append(
                Attachment(
                    kind: attachment.kind, frame: attachment.frame(on: frame, in: container, grid),
                    zIndex: attachment.zIndex, item: 0))
        }
    }

    /// - Parameter reaches: How far the first item extends, the first two, and so on.
    mutating func trim(reaches: consuming [CGFloat], along axis: Axis) {
        let leftOver = size[main: axis] - (reaches.last ?? 0)
        lengths = reaches
        for index in lengths.indices { lengths[index] += leftOver }
    }
}
