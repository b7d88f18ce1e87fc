import CollectionEngine
import Testing

/// While an item is moved by hand the others give way: every possible movement, against lists of names.
@Suite("The order during a movement by hand") struct PreviewOrderTests {
    /// All sections of up to three items, up to three of them.
    private static let counts: [[Int]] = (1...3).flatMap { sections in
        (0..<(1 << (2 * sections))).map { bits in (0..<sections).map { (bits >> (2 * $0)) & 3 } }
    }

    @Test("every item at every place is shown as in a list of lists", arguments: counts)
    func model(items: [Int]) {
        let counts = CollectionCounts(items: items)
        let data = items.enumerated().map { section, count in (0..<count).map { ItemPlace($0, in: section) } }
        for origin in data.joined() {
            for section in items.indices {
                for item in 0...(items[section] - (section == origin.section ? 1 : 0)) {
                    var order = PreviewOrder(lifting: origin)
                    let target = ItemPlace(item, in: section)
                    #expect(order.canMove(to: target, dataCounts: counts))
                    order.current = target
                    var shown = data
                    shown[origin.section].remove(at: origin.item)
                    shown[section].insert(origin, at: item)
                    compare(order, data: counts, shown: shown)
                }
                let beyond = ItemPlace(items[section] + (section == origin.section ? 0 : 1), in: section)
                #expect(!PreviewOrder(lifting: origin).canMove(to: beyond, dataCounts: counts))
            }
        }
    }

    private func compare(_ order: PreviewOrder, data: CollectionCounts, shown: [[ItemPlace]]) {
        #expect(Array(order.counts(ofData: data).items) == shown.map(\.count))
        for (section, items) in shown.enumerated() {
            for (item, place) in items.enumerated() {
                #expect(order.dataPlace(ofShown: ItemPlace(item, in: section)) == place)
                #expect(order.shownPlace(ofData: place) == ItemPlace(item, in: section))
            }
        }
    }

    @Test("no item can move to a section that doesn't exist, or before the first item")
    func outside() {
        let order = PreviewOrder(lifting: ItemPlace(0, in: 0))
        let counts = CollectionCounts(items: [1])
        #expect(!order.canMove(to: ItemPlace(0, in: 1), dataCounts: counts))
        #expect(!order.canMove(to: ItemPlace(-1, in: 0), dataCounts: counts))
    }
}
