import Foundation

/// Where each element is before and after a step.
struct ElementChange {
    private let step: LayoutStep
    private let counts: [Int]

    /// Returns nil if the step changes no items.
    init?(_ step: LayoutStep, of counts: [Int]) {
        guard let step = step.resolved(in: counts) else { return nil }
        (self.step, self.counts) = (step, counts)
    }

    /// Returns where the element was before the step, or nil if it is new.
    func oldPath(of path: IndexPath, isItem: Bool) -> IndexPath? {
        guard path.count == 2 else { return nil }
        let all = after
        guard all.indices.contains(path[0]) else { return nil }
        guard isItem else { return all[path[0]].section.map { IndexPath(item: path[1], section: $0) } }
        return all[path[0]].items.indices.contains(path[1]) ? all[path[0]].items[path[1]] : nil
    }

    /// Returns where the element is after the step, or nil if it is gone.
    func newPath(of path: IndexPath, isItem: Bool) -> IndexPath? {
        guard path.count == 2 else { return nil }
        for (section, content) in after.enumerated() {
            if !isItem, content.section == path[0] { return IndexPath(item: path[1], section: section) }
            if isItem, let item = content.items.firstIndex(of: path) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    /// A section after the step: its number before, and its items' index paths before; nil for what is new.
    private typealias Content = (section: Int?, items: [IndexPath?])

    private var after: [Content] {
        func new(_ items: Int) -> Content { (nil, Array(repeating: nil, count: items)) }
        var all: [Content] = counts.enumerated().map { section, count in
            (section, (0..<count).map { IndexPath(item: $0, section: section) })
        }
        switch step {
        case .scroll, .pull, .resize, .turn: break
        case .insertItem(let item, let section): all[section].items.insert(nil, at: item)
        case .deleteItem(let item, let section): all[section].items.remove(at: item)
        case .moveItem(let item, let section, let to, let target):
            let moved = all[section].items.remove(at: item)
            all[target].items.insert(moved, at: to)
        case .reloadItem(let item, let section): all[section].items[item] = nil
        case .insertSection(let section, let items): all.insert(new(items), at: section)
        case .deleteSection(let section): all.remove(at: section)
        case .moveSection(let section, let to): all.insert(all.remove(at: section), at: to)
        case .reload(let items): all = items.map(new)
        }
        return all
    }
}
