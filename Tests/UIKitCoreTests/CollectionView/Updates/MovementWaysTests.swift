import CollectionEngine
import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// Where elements set out and where they go when a layout says nothing of its own (R236). Rows of 50 points, in a view that is in
/// no window; what `carryOut` does is done step by step, so that one can look in between.
@MainActor @Suite("Where elements start and end in an update") struct MovementWaysTests {
    private let source = NamedItems([["a", "b", "c", "d", "e", "f"]])

    private func shown(height: CGFloat, layout: UICollectionViewLayout = .rows) -> UICollectionView {
        let view = UICollectionView.named(source, size: CGSize(width: 100, height: height), layout: layout)
        view.layoutIfNeeded()
        return view
    }

    /// Begins an update, up to where the new state is known and no view has moved.
    private func begin(
        _ view: UICollectionView, _ operations: [UpdateLedger.Operation], _ sections: [[String]]
    ) throws -> ElementMovement {
        let after = CollectionCounts(items: sections.map(\.count))
        let ledger = UpdateLedger(before: view.itemCounts.known, operations: operations, after: after)
        let movement = try ElementMovement(view, plan: UpdatePlan(ledger), keepsStates: true)
        view.updates.movement = movement
        source.sections = sections
        view.itemCounts.keep(after)
        view.updates.rename(movement)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        view.collectionViewLayout.invalidateLayout(with: context)
        view.pass.prepareIfNeeded()
        return movement
    }

    /// Returns path, top and alpha in a few letters: "1 50 a0".
    private func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
        attributes.map { "\($0.indexPath.item) \(Int($0.frame.minY)) a\(Int($0.alpha))" } ?? "none"
    }

    private func starts(_ movement: ElementMovement, _ items: Range<Int>) -> [String] {
        items.map { text(movement.start(of: .cell($0, in: 0))) }
    }

    private func ends(_ movement: ElementMovement, _ items: Range<Int>) -> [String] {
        items.map { text(movement.end(of: .cell($0, in: 0))) }
    }

    // a b c d are in sight of a b c d e f.
    @Test("items that stay slide; inserted and deleted ones fade at their places") func batch() throws {
        let view = shown(height: 200)
        let operations: [UpdateLedger.Operation] = [
            .deleteItem(ItemPlace(0, in: 0)), .deleteItem(ItemPlace(5, in: 0)), .insertItem(ItemPlace(1, in: 0)),
        ]
        // b is first now, c and d stay where they are, e was and is out of sight.
        let movement = try begin(view, operations, [["b", "x", "c", "d", "e"]])
        #expect(starts(movement, 0..<5) == ["0 50 a1", "1 50 a0", "2 100 a1", "3 150 a1", "4 200 a1"])
        #expect(ends(movement, 0..<4) == ["0 0 a0", "1 0 a1", "2 100 a1", "3 150 a1"])
        #expect(movement.keysBefore == (0..<4).map { .cell($0, in: 0) })
        #expect(movement.leaving.map(\.oldKey) == [.cell(0, in: 0)] && movement.leaving[0].newKey == nil)
        #expect((0..<5).map { movement.isSurvivor(.cell($0, in: 0)) } == [true, false, true, true, false])
        view.updates.movement = nil
    }

    @Test("an item that comes into view starts from its place out of view") func outOfSight() throws {
        let view = shown(height: 100)
        let movement = try begin(view, [.deleteItem(ItemPlace(0, in: 0))], [["b", "c", "d", "e", "f"]])
        // c was at 100, and will be at 50.
        #expect(starts(movement, 0..<2) == ["0 50 a1", "1 100 a1"])
        view.updates.movement = nil
    }

    @Test("an item that leaves the view ends at its new place out of view") func intoNoSight() throws {
        let view = shown(height: 100)
        let movement = try begin(
            view, [.insertItem(ItemPlace(0, in: 0))], [["x", "a", "b", "c", "d", "e", "f"]])
        #expect(ends(movement, 0..<2) == ["0 50 a1", "1 100 a1"])
        #expect(text(movement.start(of: .cell(0, in: 0))) == "0 0 a0")
        view.updates.movement = nil
    }

    @Test("a reloaded item's new cell starts at the old one's place, and the old one ends at the new place")
    func reloaded() throws {
        let view = shown(height: 200)
        let movement = try begin(
            view, [.reloadItem(ItemPlace(2, in: 0)), .deleteItem(ItemPlace(0, in: 0))], [["b", "C", "d", "e", "f"]])
        #expect(text(movement.start(of: .cell(1, in: 0))) == "1 100 a0")
        #expect(text(movement.end(of: .cell(2, in: 0))) == "2 50 a0")
        #expect(movement.leaving.map(\.oldKey) == [.cell(0, in: 0), .cell(2, in: 0)])
        view.updates.movement = nil
    }

    @Test("headers slide with their sections, and the header of a new section fades in") func headers() throws {
        source.sections = [["a"], ["b"]]
        let layout = UICollectionViewLayout.rows
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let view = shown(height: 200, layout: layout)
        // Headers at 0 and 60, then at 0, 60 and 120.
        let movement = try begin(view, [.insertSection(0)], [["x"], ["a"], ["b"]])
        let headers = (0..<3).map { ElementKey(kind: .header, section: $0, item: 0) }
        #expect(headers.map { text(movement.start(of: $0)) } == ["0 0 a0", "0 0 a1", "0 60 a1"])
        #expect(headers.prefix(2).map { text(movement.end(of: $0)) } == ["0 60 a1", "0 120 a1"])
        #expect(headers.map { movement.isSurvivor($0) } == [false, true, true])
        view.updates.movement = nil
    }

    @Test("views that stay get their targets, and move there when the pass is complete") func staying() throws {
        let view = shown(height: 200)
        let b = try #require(view.cell("b"))
        let movement = try begin(view, [.deleteItem(ItemPlace(0, in: 0))], [["b", "c", "d", "e", "f"]])
        view.pass.compareAllViews()
        view.pass.layOut(view)
        // b, c and d stay; e is new in view, at its final place.
        #expect(movement.staying.count == 3 && b.frame.minY == 50 && b.target?.frame.minY == 0)
        #expect(text(movement.state(before: .cell(0, in: 0))?.attributes) == "1 50 a1")
        #expect(view.elements[.cell(3, in: 0)]?.frame.minY == 150 && movement.state(before: .cell(3, in: 0)) == nil)
        for staying in movement.staying { staying.target = nil }
        view.updates.movement = nil
    }

    @Test("in a change of layout items out of view start where the old layout has them") func layouts() {
        let view = shown(height: 100)
        let movement = ElementMovement(view, plan: nil, keepsStates: true)
        let next = UICollectionViewLayout.rows
        next.itemSize.height = 25
        view.setCollectionViewLayout(next, animated: false)
        // The old layout is called while it still has its view.
        movement.oldLayout?.belong(to: view)
        view.pass.prepareIfNeeded()
        #expect(starts(movement, 0..<4) == ["0 0 a1", "1 50 a1", "2 100 a1", "3 150 a1"])
        #expect(ends(movement, 0..<2) == ["0 0 a1", "1 25 a1"])
        movement.oldLayout?.belong(to: nil)
    }

    @Test("an element that never existed has no start and no end") func unknown() throws {
        let view = shown(height: 200)
        let movement = try begin(view, [.deleteItem(ItemPlace(0, in: 0))], [["b", "c", "d", "e", "f"]])
        for (section, item) in [(0, -1), (0, 99), (-1, 0), (9, 0), (.min, .min), (.max, .max)] {
            for kind in [ElementKind.cell, .header] {
                let key = ElementKey(kind: kind, section: section, item: item)
                #expect(movement.start(of: key) == nil && movement.end(of: key) == nil, "\(key)")
            }
        }
        view.updates.movement = nil
    }
}
