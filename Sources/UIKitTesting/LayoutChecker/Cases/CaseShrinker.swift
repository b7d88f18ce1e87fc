/// Looks for the smallest case that still fails: fewer steps, fewer sections, fewer items, simpler numbers.
@MainActor struct CaseShrinker {
    /// How many runs are left.
    private(set) var budget: Int
    /// Whether cases may have fewer sections.
    let dropsSections: Bool
    let fails: (LayoutCase) -> Bool

    init(budget: Int, dropsSections: Bool = true, fails: @escaping (LayoutCase) -> Bool) {
        (self.budget, self.dropsSections, self.fails) = (budget, dropsSections, fails)
    }

    mutating func smallest(of start: LayoutCase) -> LayoutCase {
        var best = start
        // Most mistakes need no history, or only its last step.
        for first in [start.steps.count, start.steps.count - 1] where first > 0 && best == start {
            _ = take(start.starting(after: first), &best)
        }
        var isSmaller = true
        while isSmaller, budget > 0 {
            let before = best
            dropSteps(&best)
            foldSteps(&best)
            dropSections(&best)
            lowerCounts(&best)
            makePlainer(&best)
            lowerSize(&best)
            isSmaller = best != before
        }
        return best.resolved
    }

    private mutating func take(_ candidate: LayoutCase, _ best: inout LayoutCase) -> Bool {
        guard budget > 0, candidate != best else { return false }
        budget -= 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
    }

    /// Leaves out halves first, then smaller pieces, as delta debugging does.
    private mutating func dropSteps(_ best: inout LayoutCase) {
        var piece = max(best.steps.count, 1)
        while piece >= 1 {
            var start = 0
            while start < best.steps.count {
                var candidate = best
                candidate.steps.removeSubrange(start..<min(start + piece, best.steps.count))
                if !take(candidate, &best) { start += piece }
            }
            piece /= 2
        }
    }

    /// Starts with the items that the first steps lead to, and leaves out those steps.
    private mutating func foldSteps(_ best: inout LayoutCase) {
        for first in (0...best.steps.count).reversed() where first > 0 {
            if take(best.starting(after: first), &best) { return }
        }
    }

    /// Makes the view lower: then fewer items are enough to scroll.
    private mutating func lowerSize(_ best: inout LayoutCase) {
        for height in [160, 240] where height < best.height {
            var candidate = best
            candidate.height = height
            if take(candidate, &best) { return }
        }
    }

    private mutating func dropSections(_ best: inout LayoutCase) {
        guard dropsSections else { return }
        var piece = max(best.items.count, 1)
        while piece >= 1 {
            var start = 0
            while start < best.items.count {
                var candidate = best
                candidate.items.removeSubrange(start..<min(start + piece, best.items.count))
                if !take(candidate, &best) { start += piece }
            }
            piece /= 2
        }
    }

    private mutating func lowerCounts(_ best: inout LayoutCase) {
        for section in best.items.indices {
            best.items[section] = lowest(best.items[section], &best) { $0.items[section] = $1 }
        }
        for index in best.steps.indices {
            if case .reload(let items) = best.steps[index] {
                if dropsSections, items.count > 1, takeStep(.reload([items[0]]), index, &best) { continue }
                for section in items.indices {
                    _ = lowest(items[section], &best) { candidate, count in
                        guard case .reload(var now) = candidate.steps[index], section < now.count else { return }
                        now[section] = count
                        candidate.steps[index] = .reload(now)
                    }
                }
            }
            if case .insertSection(let section, let items) = best.steps[index] {
                _ = lowest(items, &best) { $0.steps[index] = .insertSection(section, items: $1) }
            }
        }
    }

    /// Looks for the lowest count that still fails, halving the distance to a count that passes.
    private mutating func lowest(
        _ count: Int, _ best: inout LayoutCase, _ set: (inout LayoutCase, Int) -> Void
    ) -> Int {
        var (passing, failing) = (-1, count)
        var attempt = 0
        while failing - passing > 1, budget > 0 {
            var candidate = best
            set(&candidate, attempt)
            if take(candidate, &best) { failing = attempt } else { passing = attempt }
            attempt = (passing + failing) / 2
        }
        return failing
    }

    private mutating func makePlainer(_ best: inout LayoutCase) {
        for index in best.steps.indices {
            for plain in best.steps[index].plainer where takeStep(plain, index, &best) { break }
        }
    }

    private mutating func takeStep(_ step: LayoutStep, _ index: Int, _ best: inout LayoutCase) -> Bool {
        var candidate = best
        candidate.steps[index] = step
        return take(candidate, &best)
    }
}

extension LayoutStep {
    /// The same step with simpler numbers, the simplest first.
    fileprivate var plainer: [LayoutStep] {
        let all: [LayoutStep] =
            switch self {
            case .scroll(let x, let y):
                [
                    .scroll(x: 0, y: 1000), .scroll(x: 1000, y: 0), .scroll(x: 0, y: 500), .scroll(x: 0, y: y),
                    .scroll(x: x, y: 0),
                ]
            case .pull(_, let end): [.pull(60, past: end)]
            case .insertItem(let item, let section):
                [.insertItem(0, section: 0), .insertItem(item, section: 0), .insertItem(0, section: section)]
            case .deleteItem(let item, let section):
                [.deleteItem(0, section: 0), .deleteItem(item, section: 0), .deleteItem(0, section: section)]
            case .reloadItem: [.reloadItem(0, section: 0)]
            case .moveItem(let item, _, let to, _):
                [
                    .moveItem(1, section: 0, to: 0, target: 0), .moveItem(0, section: 0, to: 1, target: 0),
                    .moveItem(item, section: 0, to: to, target: 0),
                ]
            case .moveSection: [.moveSection(1, to: 0), .moveSection(0, to: 1)]
            case .insertSection(_, let items): [.insertSection(0, items: items)]
            case .deleteSection: [.deleteSection(0)]
            case .resize: [.turn]
            case .turn, .reload: []
            }
        return Array(all.prefix { $0 != self })
    }
}
