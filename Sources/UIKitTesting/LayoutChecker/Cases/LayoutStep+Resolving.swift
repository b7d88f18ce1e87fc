extension LayoutStep {
    /// The step with sections and items that exist. Returns nil if there are none, so that the step changes nothing.
    func resolved(in counts: [Int]) -> LayoutStep? {
        func existing(_ section: Int) -> Int? { counts.isEmpty ? nil : section % counts.count }
        func existing(_ item: Int, _ section: Int) -> (item: Int, section: Int)? {
            guard let section = existing(section), counts[section] > 0 else { return nil }
            return (item % counts[section], section)
        }
        switch self {
        case .scroll, .pull, .resize, .turn, .reload: return self
        case .insertItem(let item, let section):
            return existing(section).map { .insertItem(item % (counts[$0] + 1), section: $0) }
        case .deleteItem(let item, let section):
            return existing(item, section).map { .deleteItem($0.item, section: $0.section) }
        case .moveItem(let item, let section, let to, let target):
            guard let from = existing(item, section), let target = existing(target) else { return nil }
            let room = counts[target] + (target == from.section ? 0 : 1)
            return .moveItem(from.item, section: from.section, to: to % room, target: target)
        case .reloadItem(let item, let section):
            return existing(item, section).map { .reloadItem($0.item, section: $0.section) }
        case .insertSection(let section, let items): return .insertSection(section % (counts.count + 1), items: items)
        case .deleteSection(let section): return existing(section).map { .deleteSection($0) }
        case .moveSection(let section, let to):
            guard let section = existing(section), let to = existing(to) else { return nil }
            return .moveSection(section, to: to)
        }
    }

    /// How many items each section has after the step. The step must be resolved.
    func applied(to counts: [Int]) -> [Int] {
        var counts = counts
        switch self {
        case .scroll, .pull, .resize, .turn, .reloadItem: break
        case .insertItem(_, let section): counts[section] += 1
        case .deleteItem(_, let section): counts[section] -= 1
        case .moveItem(_, let section, _, let target):
            counts[section] -= 1
            counts[target] += 1
        case .insertSection(let section, let items): counts.insert(items, at: section)
        case .deleteSection(let section): counts.remove(at: section)
        case .moveSection(let section, let to): counts.insert(counts.remove(at: section), at: to)
        case .reload(let items): counts = items
        }
        return counts
    }
}

extension LayoutCase {
    /// The same case with sections and items that exist, and without steps that change nothing.
    var resolved: LayoutCase {
        var (result, counts) = (self, items)
        result.steps = steps.compactMap { step in
            guard let step = step.resolved(in: counts) else { return nil }
            counts = step.applied(to: counts)
            return step
        }
        return result
    }

    /// The case that begins with the items after the first steps, and continues with the remaining steps.
    func starting(after first: Int) -> LayoutCase {
        var result = self
        for step in steps.prefix(first) {
            guard let step = step.resolved(in: result.items) else { continue }
            result.items = step.applied(to: result.items)
            switch step {
            case .resize(let width, let height): (result.width, result.height) = (width, height)
            case .turn: (result.width, result.height) = (result.height, result.width)
            default: break
            }
        }
        result.steps.removeFirst(first)
        return result
    }
}
