import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A departing cell is no longer an option of the list, from the first frame on.
@MainActor @Suite("Departing cells for screen readers") struct DepartureAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let source = NamedItems([["a", "b", "c", "d"]])
    private let view: UICollectionView

    init() {
        view = UICollectionView.named(source)
        stage.show(view)
    }

    @Test("a cell that slides out of view isn't read")
    func sliding() throws {
        let d = try #require(view.cell("d"))
        #expect(d.layer.accessibility != nil)
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        stage.advance(by: 1 / 60)
        #expect(view.elements.departing.map { $0 === d } == [true])
        #expect(d.layer.accessibility == nil)
        #expect(view.visibleCells.allSatisfy { $0.layer.accessibility != nil })
    }

    @Test("a cell that moved and was deleted within one frame isn't read")
    func twoBatches() throws {
        let a = try #require(view.cell("a"))
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        source.sections[0].remove(at: 1)
        view.deleteItems(at: [view.path(1)])
        stage.advance(by: 1 / 60)
        #expect(a.layer.accessibility == nil)
    }

    @Test("a cell that comes back is read again")
    func comingBack() throws {
        let d = try #require(view.cell("d"))
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        stage.advance(by: 0.1)
        source.sections[0].remove(at: 0)
        view.deleteItems(at: [view.path(0)])
        stage.advance(by: 1 / 60)
        #expect(view.cellForItem(at: view.path(3)) === d)
        #expect(d.layer.accessibility?.place == .cell(number: 4, row: 4, column: 1))
    }
}
