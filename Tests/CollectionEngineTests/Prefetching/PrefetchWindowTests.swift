import CollectionEngine
import CoreGraphics
import Testing
import TestSupport

@Suite("The window of announced items") struct PrefetchWindowTests {
    private func items(_ range: Range<Int>, section: Int = 0) -> VisibleRanges {
        VisibleRanges([VisibleRanges.Run(section: section, items: range)])
    }

    @Test("items in the window are announced once, those in view never (R112)")
    func once() {
        var window = PrefetchWindow()
        #expect(window.move(visible: items(0..<10), ahead: items(8..<15)).announced == items(10..<15))
        #expect(window.move(visible: items(0..<10), ahead: items(8..<15)).isEmpty)
        let next = window.move(visible: items(2..<12), ahead: items(11..<17))
        #expect(next.announced == items(15..<17))
        #expect(next.cancelled == VisibleRanges())
        #expect(window.announced == items(12..<17))
    }

    @Test("items that the window leaves behind unseen are cancelled")
    func turning() {
        var window = PrefetchWindow()
        _ = window.move(visible: items(20..<30), ahead: items(30..<40))
        let turned = window.move(visible: items(18..<28), ahead: items(8..<18))
        #expect(turned.cancelled == items(30..<40))
        #expect(turned.announced == items(8..<18))
    }

    @Test("items that were seen and left again before the next step are not cancelled")
    func seen() {
        var window = PrefetchWindow()
        _ = window.move(visible: items(0..<5), ahead: items(5..<10))
        window.see(items(5..<8))
        #expect(window.move(visible: items(20..<25), ahead: items(25..<30)).cancelled == items(8..<10))
    }

    @Test("announcements follow their items through updates, and those of deleted items are forgotten")
    func following() {
        var window = PrefetchWindow()
        _ = window.move(visible: items(0..<5), ahead: items(5..<8))
        window.follow { $0.item == 6 ? nil : ItemPlace($0.item + 1, in: $0.section) }
        #expect(
            window.announced
                == VisibleRanges([.init(section: 0, items: 6..<7), .init(section: 0, items: 8..<9)]))
    }

    @Test("the window is next to the visible bounds, on the side to which content goes")
    func place() {
        let bounds = CGRect(x: 0, y: 100, width: 320, height: 480)
        let forward = PrefetchWindow.rect(ahead: bounds, along: .vertical, .forward, reach: 50)
        #expect(forward == CGRect(x: 0, y: 580, width: 320, height: 50))
        let backward = PrefetchWindow.rect(ahead: bounds, along: .vertical, .backward, reach: 50)
        #expect(backward == CGRect(x: 0, y: 50, width: 320, height: 50))
        let across = PrefetchWindow.rect(ahead: bounds, along: .horizontal, .backward, reach: 50)
        #expect(across == CGRect(x: -50, y: 100, width: 50, height: 480))
    }

    @Test("random moves agree with a plain set", arguments: 1...60 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var window = PrefetchWindow()
        var oracle: Set<ItemPlace> = []
        for step in 0..<60 {
            let visible = Self.places(&random)
            let ahead = Self.places(&random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                window.see(VisibleRanges(of: Array(visible)))
                oracle.subtract(visible)
                continue
            }
            let changes = window.move(
                visible: VisibleRanges(of: Array(visible)), ahead: VisibleRanges(of: Array(ahead)))
            let next = ahead.subtracting(visible)
            #expect(Self.places(of: changes.announced) == next.subtracting(oracle), "seed \(seed), step \(step)")
            #expect(
                Self.places(of: changes.cancelled) == oracle.subtracting(visible).subtracting(next),
                "seed \(seed), step \(step)")
            oracle = next
            #expect(Self.places(of: window.announced) == oracle, "seed \(seed), step \(step)")
        }
    }

    /// Returns a few stretches of neighbouring places in two sections.
    private static func places(_ random: inout SeededGenerator) -> Set<ItemPlace> {
        var places: Set<ItemPlace> = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let (section, first) = (Int.random(in: 0...1, using: &random), Int.random(in: 0...20, using: &random))
            for item in first..<first + Int.random(in: 1...8, using: &random) {
                places.insert(ItemPlace(item, in: section))
            }
        }
        return places
    }

    private static func places(of ranges: VisibleRanges) -> Set<ItemPlace> {
        Set(ranges.runs.flatMap { run in run.items.map { ItemPlace($0, in: run.section) } })
    }
}
