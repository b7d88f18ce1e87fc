import CoreGraphics

// Groups with measured cells.
extension GroupTrain {
    /// Plans all groups.
    mutating func planRuns(_ planning: GroupPlanning) {
        guard itemCount > 0 else { return measured = [] }
        // The plans are stored while groups are planned.
        measured = [MeasuredGroups(OffsetTree())]
        var runs = planned(0..<itemCount, planning.measured, planning) { _, _ in false }
        if planning.section.isUniform { runs = uniform(runs, planning) }
        measured[0].runs = OffsetTree(runs)
    }

    /// Plans all groups again, as long as the longest group with measured cells.
    private mutating func uniform(_ runs: [GroupRun], _ planning: GroupPlanning) -> [GroupRun] {
        let planning = planning.sharing(runs.compactMap { $0.plan.flatMap { measured[0].plan($0)?.plan } })
        measured = [MeasuredGroups(OffsetTree())]
        let unmeasured = measured[0].keep(planning.shared(planning.plan(from: itemCount)))
        return planned(0..<itemCount, planning.measured, planning, alike: unmeasured) { _, _ in false }
    }

    /// Adjusts the groups to items that were measured, inserted or deleted.
    ///
    /// - Parameters:
    ///   - items: The items, by their old numbers.
    ///   - count: How many items replace them.
    ///   - planning: The planning with measurements by the items' new numbers.
    /// - Complexity: O(log runs), plus planning the groups that change. If a group holds several items, an insertion or
    ///   deletion changes all groups behind it. If groups are as long as the longest, all groups with measured items
    ///   change.
    mutating func replace(_ items: Range<Int>, withCount count: Int, _ planning: GroupPlanning) {
        guard !plan.places.isEmpty else { return }
        defer { measureLength() }
        let (oldCount, change) = (itemCount, count - items.count)
        guard planning.measured != nil, !planning.section.isUniform, oldCount > 0, oldCount + change > 0 else {
            itemCount += change
            measured = []
            if planning.measured != nil { planRuns(planning) }
            return
        }
        keepRuns()
        let first = firstGroup(thatDependsOn: items.lowerBound)
        itemCount += change
        var end = oldCount
        let new = planned(first..<itemCount, planning.measured, planning) { train, item in
            let before = item - change
            guard before >= items.upperBound, train.group(ofItem: before).firstItem == before else { return false }
            end = before
            return true
        }
        replace(first..<end, of: oldCount, with: new)
    }

    /// Replaces rows, which need no planning. Returns false, without a change, if groups aren't rows.
    ///
    /// - Parameter known: The measured sizes, by the items' new numbers.
    mutating func replaceRows(_ items: Range<Int>, withCount count: Int, _ known: MeasuredItems?) -> Bool {
        let oldCount = itemCount
        guard rowExtra != nil, oldCount > 0, oldCount + count - items.count > 0 else { return false }
        keepRuns()
        itemCount += count - items.count
        let new = planned(items.lowerBound..<items.lowerBound + count, known, nil) { _, _ in false }
        replace(items, of: oldCount, with: new)
        measureLength()
        return true
    }

    /// Gives a row the length that its cell measured, or its estimate again. Returns false, without a change, if groups
    /// aren't rows.
    ///
    /// - Complexity: O(log runs).
    mutating func resizeRow(_ item: Int, to size: CGSize?) -> Bool {
        guard let rowExtra else { return false }
        keepRuns()
        let new = size.map { row($0[main: axis], rowExtra) } ?? alikeRun(1)
        if !change(item, new) { replace(item..<item + 1, of: itemCount, with: [new]) }
        measureLength()
        return true
    }

    /// Changes a row that has its own run. Returns false if it shares a run with neighbours, or should do so
    /// afterwards.
    private mutating func change(_ item: Int, _ new: GroupRun) -> Bool {
        let place = measured[0].runs.find(number: item).place
        guard run(place).count == 1 else { return false }
        if let before = measured[0].runs.place(before: place), new.isAlike(run(before)) { return false }
        if let after = measured[0].runs.place(after: place), new.isAlike(run(after)) { return false }
        measured[0].runs.update(place) { $0 = new }
        return true
    }

    private func row(_ length: CGFloat, _ extra: CGFloat) -> GroupRun {
        GroupRun(count: 1, itemCount: 1, step: length + extra + gap, rowLength: length)
    }

    /// Returns the first item of the first group whose plan depends on an item.
    private func firstGroup(thatDependsOn item: Int) -> Int {
        var first = item
        while first > 0 {
            let before = group(ofItem: first - 1)
            guard before.firstItem + before.plan.itemSpan > item else { break }
            first = before.firstItem
        }
        return first
    }

    // MARK: Runs

    /// Plans runs of groups for some items, or until `isInStep` says that the old groups continue from here.
    ///
    /// - Parameters:
    ///   - planning: The planning of a group; nil for rows.
    ///   - alike: The number of the plan of groups without measured items; nil for the train's own plan.
    private mutating func planned(
        _ items: Range<Int>, _ known: MeasuredItems?, _ planning: GroupPlanning?, alike: Int? = nil,
        until isInStep: (GroupTrain, Int) -> Bool
    ) -> [GroupRun] {
        var runs: [GroupRun] = []
        var item = items.lowerBound
        while item < items.upperBound, !isInStep(self, item) {
            let next = known?.first(from: item)
            let free = (next?.item ?? .max) - item
            let run: GroupRun
            if free >= plan.itemSpan {
                run = alikeRun(groupCount(within: free, upTo: items.upperBound - item), alike)
            } else if let rowExtra, let length = next?.size[main: axis] {
                run = row(length, rowExtra)
            } else {
                guard let planning else { preconditionFailure("A group that isn't a row was planned as one.") }
                let plan = planning.plan(from: item, of: itemCount)
                run = GroupRun(
                    count: 1, itemCount: plan.places.count, step: plan.size[main: axis] + gap,
                    plan: measured[0].keep(planning.shared(plan)))
            }
            item += run.count * run.itemCount
            runs.append(joining: run)
        }
        return runs
    }

    /// Returns how many consecutive groups contain only unmeasured items.
    ///
    /// - Parameters:
    ///   - free: How many unmeasured items follow.
    ///   - items: How many items the groups are for.
    private func groupCount(within free: Int, upTo items: Int) -> Int {
        min((free - plan.itemSpan) / plan.places.count, (items - 1) / plan.places.count) + 1
    }

    private func alikeRun(_ count: Int, _ plan: Int? = nil) -> GroupRun {
        if let plan, let length = measured[0].plan(plan)?.plan.size[main: axis] {
            return GroupRun(count: count, itemCount: self.plan.places.count, step: length + gap, plan: plan)
        }
        return GroupRun(
            count: count, itemCount: self.plan.places.count, step: step,
            rowLength: rowExtra == nil ? 0 : self.plan.places[0].frame.size[main: axis])
    }

    private mutating func keepRuns() {
        guard measured.isEmpty else { return }
        measured = [MeasuredGroups(OffsetTree([alikeRun((itemCount - 1) / plan.places.count + 1)]))]
    }

    /// Replaces the groups that hold some items.
    private mutating func replace(_ items: Range<Int>, of oldCount: Int, with new: [GroupRun]) {
        measured[0].forgetPlans(ofItems: items)
        let firstFound = measured[0].runs.find(number: min(items.lowerBound, oldCount - 1))
        let lastFound = items.count < 2 ? firstFound : measured[0].runs.find(number: items.upperBound - 1)
        var (first, last) = (firstFound.place, lastFound.place)
        var (head, tail) = (measured[0].runs[first], measured[0].runs[last])
        head.count = (items.lowerBound - firstFound.start.count) / head.itemCount
        tail.count -= (items.upperBound - lastFound.start.count + tail.itemCount - 1) / tail.itemCount
        if head.count == 0, let alike = measured[0].runs.place(before: first), new.first?.isAlike(run(alike)) == true {
            (first, head) = (alike, run(alike))
        }
        if tail.count == 0, let alike = measured[0].runs.place(after: last), new.last?.isAlike(run(alike)) == true {
            (last, tail) = (alike, run(alike))
        }
        if first == last, head.count == 0, tail.count == 0, new.count == 1 {
            return measured[0].runs.update(first) { $0 = new[0] }
        }
        var all: [GroupRun] = []
        all.reserveCapacity(new.count + 2)
        if head.count > 0 { all.append(head) }
        for run in new { all.append(joining: run) }
        if tail.count > 0 { all.append(joining: tail) }
        measured[0].runs.replace(from: first, through: last, with: all)
    }

    private func run(_ place: OffsetTree<GroupRun>.Place) -> GroupRun { measured[0].runs[place] }
}

extension [GroupRun] {
    /// Appends a run, or joins it with a last run that is alike.
    fileprivate mutating func append(joining run: GroupRun) {
        if let last, last.isAlike(run) { self[count - 1].count += run.count } else { append(run) }
    }
}
