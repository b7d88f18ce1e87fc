import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Attributes that updates apply to cells") @MainActor struct UpdatedAttributesTests {
    private let stage = Stage()
    private let source = NamedItems([["a", "b"]])

    @Test("a cell that was pushed aside gets attributes with its new place", arguments: [true, false])
    func newPlace(animated: Bool) throws {
        let view = UICollectionView.named(source)
        stage.show(view)
        let cell = try #require(view.cell("a"))
        source.sections = [["x", "a", "b"]]
        UIView.setAnimationsEnabled(animated)
        view.insertItems(at: [view.path(0)])
        UIView.setAnimationsEnabled(true)
        stage.settle()
        #expect(view.indexPath(for: cell) == view.path(1))
        #expect(cell.appliedAttributes?.indexPath == view.path(1))
        #expect(cell.applied.last?.indexPath == view.path(1))
    }

    @Test("a cell that stays in place while its index path changes gets new attributes, too")
    func newPlaceOnly() throws {
        source.sections = [["a", "b"], ["c"]]
        let view = UICollectionView.named(source)
        stage.show(view)
        let cell = try #require(view.cell("b"))
        let frame = cell.frame
        source.sections = [["a"], ["b", "c"]]
        UIView.performWithoutAnimation { view.moveItem(at: view.path(1), to: view.path(0, 1)) }
        stage.settle()
        #expect(cell.frame == frame)
        #expect(cell.appliedAttributes?.indexPath == view.path(0, 1))
    }
}
