/// The groups of a train with measured cells.
struct MeasuredGroups: Sendable {
    /// Runs of groups that are alike.
    var runs: OffsetTree<GroupRun>
    /// The plans of single groups, under numbers that stay the same until the plan is forgotten.
    private var plans: [SharedGroupPlan?] = []
    private var free: [Int] = []

    init(_ runs: OffsetTree<GroupRun>) {
        self.runs = runs
    }

    func plan(_ number: Int) -> SharedGroupPlan? { plans[number] }

    mutating func keep(_ plan: SharedGroupPlan) -> Int {
        guard let number = free.popLast() else {
            plans.append(plan)
            return plans.count - 1
        }
        plans[number] = plan
        return number
    }

    /// Forgets the plans of groups that are about to be replaced.
    mutating func forgetPlans(ofItems items: Range<Int>) {
        guard plans.count > free.count, !items.isEmpty else { return }
        var gone: [Int] = []
        runs.forEach(fromNumber: items.lowerBound) { run, before in
            guard before.count < items.upperBound else { return false }
            if let plan = run.plan { gone.append(plan) }
            return true
        }
        for number in gone { plans[number] = nil }
        free += gone
    }
}
