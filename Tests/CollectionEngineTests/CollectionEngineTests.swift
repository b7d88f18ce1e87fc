import CollectionEngine
import CoreGraphics
import Testing

@Suite("The engine of a collection view") struct CollectionEngineTests {
    @Test(
        "a layout is asked about whole pages on a grid that starts at 0 (M3)",
        arguments: [
            (0, 0, 480), (100, 0, 960), (-59, -480, 960), (480, 480, 480), (297.667, 0, 960), (481, 480, 960),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func queryRect(offset: CGFloat, top: CGFloat, height: CGFloat) {
        let bounds = CGRect(x: 0, y: offset, width: 320, height: 480)
        #expect(bounds.widenedToPages == CGRect(x: 0, y: top, width: 320, height: height))
        #expect(bounds.widenedToPages.contains(bounds))
    }

    @Test("bounds without area are not widened to pages")
    func emptyBounds() {
        #expect(CGRect(x: 0, y: 7, width: 0, height: 0).widenedToPages == CGRect(x: 0, y: 7, width: 0, height: 0))
    }

    @Test("the view put in last is taken out first, queue by queue (R113)")
    func pool() {
        var pool = ReusePool<Int>()
        pool.put(1, on: 0)
        pool.put(2, on: 0)
        pool.put(3, on: 2)
        #expect(pool.count == 3)
        #expect(pool.take(from: 0) == 2)
        #expect(pool.take(from: 2) == 3)
        #expect(pool.take(from: 1) == nil)
        #expect(pool.take(from: 99) == nil)
    }

    @Test("views put in and not taken again are settled once")
    func settling() {
        func settled(_ pool: inout ReusePool<Int>) -> [Int] {
            var settled: [Int] = []
            pool.settle { settled.append($0) }
            return settled
        }
        var pool = ReusePool<Int>()
        for element in 1...3 { pool.put(element, on: element % 2) }
        let last = pool.take(from: 1)
        #expect(last == 3)
        #expect(settled(&pool) == [2, 1])
        #expect(settled(&pool) == [])
        let first = pool.take(from: 1)
        #expect(first == 1)
        pool.put(4, on: 1)
        pool.put(5, on: 1)
        #expect(settled(&pool) == [4, 5])
    }

    @Test("an item's number counts through all sections")
    func counts() {
        let counts = CollectionCounts(items: [3, 0, 5])
        #expect(counts.total == 8)
        #expect(counts.globalIndex(item: 4, section: 2) == 7)
        #expect(counts.contains(item: 2, section: 0))
        #expect(!counts.contains(item: 0, section: 1))
        #expect(!counts.contains(item: 0, section: 3))
        #expect(!counts.contains(item: -1, section: 0))
        #expect(CollectionCounts(items: []).total == 0)
        #expect(Array(counts.items) == [3, 0, 5])
    }

    @Test("impossible counts are refused before any item is counted (Decisions/0060)")
    func refusedCounts() throws {
        func mistake(_ sections: Int, _ items: [Int] = []) -> CountMistake? {
            do {
                _ = try CollectionCounts(sections: sections) { items[$0] }
                return nil
            } catch {
                return error
            }
        }
        let most = CollectionCounts.mostItems
        #expect(mistake(3, [0, most - 1, 1]) == nil)
        #expect(mistake(3, [0, most, 1])?.question == .items(section: 2, before: most))
        #expect(mistake(2, [5, most])?.question == .items(section: 1, before: 5))
        #expect(mistake(2, [.max / 2, .max / 2])?.question == .items(section: 0, before: 0))
        #expect(mistake(1, [-1])?.headline == "Invalid parameter not satisfying: count >= 0")
        #expect(mistake(.max)?.headline == "Invalid parameter not satisfying: count <= 100000000")
        #expect(mistake(.max)?.explanation.contains("returned 9223372036854775807, which is NSNotFound") == true)
        #expect(mistake(-4)?.explanation.contains("expected       0 or more") == true)
        #expect(mistake(0) == nil)
    }
}
