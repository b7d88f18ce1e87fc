import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("The order of items during a movement") struct ItemOrderTests {
    /// Item 0 1 of the data, shown at `current`.
    private func order(current: ItemPlace) -> ItemOrder {
        var preview = PreviewOrder(lifting: ItemPlace(1, in: 0))
        preview.current = current
        return ItemOrder(preview: preview)
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("while no item is moved the order shown is the data's") func same() {
        let order = ItemOrder(preview: nil)
        #expect(order.dataPath(of: .cell(2, in: 1)) == path(1, 2))
        #expect(order.dataKey(of: .cell(2, in: 1)) == .cell(2, in: 1))
        #expect(order.dataPath(ofShown: path(1, 2)) == path(1, 2))
        #expect(order.shownPath(ofData: path(1, 2)) == path(1, 2))
        #expect(order.shownKey(ofData: path(1, 2)) == .cell(2, in: 1))
    }

    // Data   a b c d, shown a c d b.
    @Test("the items between an item's old and new place shift by one") func oneSection() {
        let order = order(current: ItemPlace(3, in: 0))
        #expect((0..<4).map { order.dataPath(ofShown: path(0, $0)).item } == [0, 2, 3, 1])
        #expect((0..<4).map { order.shownPath(ofData: path(0, $0)).item } == [0, 3, 1, 2])
        #expect((0..<4).map { order.shownKey(ofData: path(0, $0)).item } == [0, 3, 1, 2])
        #expect((0..<4).map { order.dataPath(of: .cell($0, in: 0)).item } == [0, 2, 3, 1])
    }

    // Data   a b c | d e, shown a c | b d e.
    @Test("an item moved to another section closes its gap there and makes room here") func twoSections() {
        let order = order(current: ItemPlace(0, in: 1))
        #expect((0..<2).map { order.dataPath(ofShown: path(0, $0)) } == [path(0, 0), path(0, 2)])
        #expect((0..<3).map { order.dataPath(ofShown: path(1, $0)) } == [path(0, 1), path(1, 0), path(1, 1)])
        #expect(order.shownPath(ofData: path(0, 1)) == path(1, 0) && order.shownPath(ofData: path(1, 1)) == path(1, 2))
    }

    @Test("a path converted to the order shown and back is the same, wherever an item is moved") func thereAndBack() {
        for current in [ItemPlace(0, in: 0), ItemPlace(3, in: 0), ItemPlace(0, in: 1), ItemPlace(2, in: 1)] {
            let order = order(current: current)
            for section in 0..<3 {
                for item in 0..<5 {
                    let path = path(section, item)
                    #expect(order.dataPath(ofShown: order.shownPath(ofData: path)) == path)
                    #expect(order.dataPath(of: order.shownKey(ofData: path)) == path)
                }
            }
        }
    }

    @Test("headers and footers keep their keys during a movement") func others() {
        let order = order(current: ItemPlace(3, in: 0))
        let header = ElementKey(kind: .header, section: 0, item: 2)
        #expect(order.dataKey(of: header) == header && order.dataPath(of: header) == path(0, 2))
        #expect(order.dataKey(of: .cell(2, in: 0)) == .cell(3, in: 0))
    }

    @Test("a path that names no item isn't converted", arguments: [IndexPath(), [4], [0, 2, 5]] as [IndexPath])
    func otherPaths(path: IndexPath) {
        let order = order(current: ItemPlace(3, in: 0))
        #expect(order.dataPath(ofShown: path) == path && order.shownPath(ofData: path) == path)
    }

    @Test("a collection view at rest shows the data's order") func atRest() {
        let view = UICollectionView.named(NamedItems([["a", "b"]]))
        #expect(view.order.preview == nil)
    }
}
