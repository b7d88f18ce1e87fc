import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Counts of items") struct ItemCountsTests {
    private let source = NumberSource(counts: [3, 0, 2])
    private let view: UICollectionView
    private var counts: ItemCounts { view.itemCounts }

    init() {
        view = .numbers(source, size: CGSize(width: 100, height: 100))
    }

    @Test("the data source is asked for its counts once, when they are first needed") func askedOnce() {
        #expect(!counts.areKnown)
        #expect(counts.known.sections == 3 && counts.known.total == 5 && counts.areKnown)
        source.counts = [1]
        #expect(counts.known.total == 5)
        counts.forget()
        #expect(counts.known.total == 1)
    }

    @Test("counts that are asked for a comparison are not kept") func asked() {
        #expect(counts.known.total == 5)
        source.counts = [1]
        #expect(counts.asked().total == 1 && counts.known.total == 5)
    }

    @Test("an item's number counts through all sections") func places() throws {
        let place = try #require(counts.place(of: .cell(1, in: 2)))
        #expect(place.index == 4 && place.count == 5)
        #expect(counts.place(of: .cell(0, in: 1)) == nil)
    }
}
