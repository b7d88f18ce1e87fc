extension LayoutCase {
    /// Cases that dice seldom throw, and that layouts forget: sections of no, of one and of two items, and no section at all.
    static func corners(of items: [Int], width: Int, height: Int, changing: LayoutChanges) -> [LayoutCase] {
        guard changing.contains(.items) else { return [] }
        let steps: [LayoutStep] = [
            .insertItem(0, section: 0), .deleteItem(1, section: 0), .moveItem(1, section: 0, to: 0, target: 0),
            .scroll(x: 1000, y: 1000), .deleteItem(0, section: 0), .turn, .reload(items),
        ]
        var counts = (0...2).map { count in items.map { _ in count } }
        if changing.contains(.sections) { counts.insert([], at: 0) }
        return counts.map { LayoutCase(items: $0, width: width, height: height, steps: steps) }
    }
}
