import CollectionEngine
import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("A layout's answer about the pages ahead") struct PagesAheadTests {
    private let page = CGRect(x: 0, y: 200, width: 100, height: 200)

    private func candidate(_ item: Int, in section: Int = 0) -> Candidate {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        return Candidate(key: .cell(item, in: section), frame: page, attributes: attributes)
    }

    @Test("an empty answer is about no rectangle") func beginning() {
        let pages = PagesAhead()
        #expect(!pages.isAbout(page, prepares: 0) && !pages.isAbout(.null, prepares: 0))
        #expect(pages.elements.isEmpty && pages.items.runs.isEmpty)
    }

    @Test("an answer holds for its own rectangle, until the layout is prepared again") func isAbout() {
        let pages = PagesAhead([], in: page, prepares: 3)
        #expect(pages.isAbout(page, prepares: 3))
        #expect(!pages.isAbout(page, prepares: 4) && !pages.isAbout(page.offsetBy(dx: 0, dy: 1), prepares: 3))
    }

    @Test("items are sorted and grouped in ranges; elements keep the order in which they were returned") func items() {
        let elements = [candidate(4), candidate(0, in: 1), candidate(2), candidate(3)]
        let pages = PagesAhead(elements, in: page, prepares: 0)
        #expect(pages.items.runs == [.init(section: 0, items: 2..<5), .init(section: 1, items: 0..<1)])
        #expect(pages.items.paths == [[0, 2], [0, 3], [0, 4], [1, 0]])
        #expect(pages.elements.map(\.key.item) == [4, 0, 2, 3])
    }
}
