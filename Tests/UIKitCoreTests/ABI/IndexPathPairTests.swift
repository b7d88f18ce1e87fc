import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Index paths made without Foundation") struct IndexPathTests {
    private nonisolated static let numbers = [0, 1, 7, 1_000_000, Int.max, -1, Int.min]

    @Test("an index path made here equals Foundation's, and is read like it", arguments: numbers)
    func pairs(first: Int) {
        for second in Self.numbers {
            let path = IndexPath(item: second, section: first)
            #expect(path == [first, second] && path.hashValue == ([first, second] as IndexPath).hashValue)
            #expect(path.section == first && path.item == second && path.row == second && path.count == 2)
            let pair = IndexPathPair(IndexPath(indexes: [first, second]))
            #expect(pair?.first == first && pair?.second == second)
        }
    }

    @Test("an index path that hasn't two indexes is no pair", arguments: [[], [4], [4, 5, 6], [1, 2, 3, 4, 5]])
    func others(numbers: [Int]) { #expect(IndexPathPair(IndexPath(indexes: numbers)) == nil) }

    @Test("layout attributes keep an index path of any length")
    func anyLength() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2, 3])
        #expect(attributes.indexPath == [1, 2, 3])
        attributes.indexPath = [4, 5]
        #expect(attributes.indexPath == [4, 5])
        attributes.indexPath = [6]
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.indexPath == [6])
        attributes.indexPath = [7, 8]
        #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(attributes.representedElementKind == nil)
    }

    @Test("appending to, slicing and changing an index path made here work as for any other")
    func edits() {
        var path = IndexPath(item: 5, section: 3)
        path.append(9)
        #expect(path == [3, 5, 9])
        #expect(path.dropLast() == [3, 5])
        path.section = 1
        #expect(path.section == 1 && path.item == 5)
    }
}
