extension LayoutCase {
    /// Cases that random ones seldom contain, and that layouts forget: content pulled past its ends, sections with no,
    /// one and two items, and no sections.
    static func corners(of items: [Int], width: Int, height: Int, changing: LayoutChanges) -> [LayoutCase] {
        let pulls: [LayoutStep] = [.pull(60, past: .beginning), .pull(60, past: .end), .scroll(x: 0, y: 0)]
        let pulled = LayoutCase(items: items, width: width, height: height, steps: pulls)
        guard changing.contains(.items) else { return [pulled] }
        let steps: [LayoutStep] = [
            .insertItem(0, section: 0), .deleteItem(1, section: 0), .moveItem(1, section: 0, to: 0, target: 0),
            .scroll(x: 1000, y: 1000), .deleteItem(0, section: 0), .turn, .reload(items),
        ]
        var counts = (0...2).map { count in items.map { _ in count } }
        if changing.contains(.sections) { counts.insert([], at: 0) }
        return [pulled] + counts.map { LayoutCase(items: $0, width: width, height: height, steps: steps) }
    }
}
