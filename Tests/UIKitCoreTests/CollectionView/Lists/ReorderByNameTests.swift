import CoreGraphics
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Rows that can be moved by their handle can be moved by the keyboard and by a screen reader, too, with actions.
@MainActor @Suite("Rows reordered by screen readers' actions") struct ReorderByNameTests {
    /// The items as rows with a handle.
    private final class Rows: MovableItems, UICollectionViewDelegate {
        var allowed: ((IndexPath) -> IndexPath)?

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = sections[indexPath.section][indexPath.item]
            cell.contentConfiguration = content
            cell.accessories = [.reorder()]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            allowed?(proposedIndexPath) ?? proposedIndexPath
        }
    }

    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
    private let names = Rows([["a", "b", "c"], ["d"]])
    private let view: UICollectionView

    init() {
        view = names.view(
            size: CGSize(width: 375, height: 667),
            layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.delegate = names
        view.isEditing = true
        stage.show(view)
        stage.settle()
    }

    private func cell(_ name: String) throws -> UICollectionViewCell {
        let places = names.sections.enumerated().flatMap { section, names in
            names.indices.map { IndexPath(item: $0, section: section) }
        }
        let path = try #require(places.first { names.sections[$0.section][$0.item] == name })
        return try #require(view.cellForItem(at: path))
    }

    private func focused(_ name: String) throws -> UICollectionViewCell {
        let cell = try cell(name)
        stage.focus(cell)
        stage.settle()
        return cell
    }

    private func perform(_ action: String, on name: String) throws {
        stage.send(.perform(try focused(name).layer.id, action: action))
        stage.settle()
    }

    @Test("a row offers the actions Move Up and Move Down where it can move")
    func offered() throws {
        #expect(try focused("a").layer.accessibility?.actions == ["Move Down"])
        #expect(try focused("b").layer.accessibility?.actions == ["Move Up", "Move Down"])
        #expect(try focused("d").layer.accessibility?.actions == ["Move Up"])
        names.fixed = ["c"]
        #expect(try focused("c").layer.accessibility?.actions == [], "its data source holds it")
        view.isEditing = false
        stage.settle()
        #expect(try focused("b").layer.accessibility?.actions == [], "its handle isn't shown")
    }

    @Test("the keyboard focuses rows that can only be edited, unless the app forbids it")
    func reached() throws {
        stage.focus(try cell("a"))
        stage.press("ArrowDown")
        #expect(view.focus.item == .cell(1, in: 0))
        view.allowsFocusDuringEditing = false
        #expect(try !cell("b").canBecomeFocused)
        view.allowsFocusDuringEditing = true
        view.isEditing = false
        view.allowsFocus = false
        #expect(try !cell("b").canBecomeFocused)
    }

    @Test("an action moves a row by one place, also into the next section; the focus moves with it")
    func moved() throws {
        try perform("Move Down", on: "a")
        #expect(names.sections == [["b", "a", "c"], ["d"]])
        #expect(try cell("a").hasKeyboardFocus)
        #expect(try cell("a").frame.minY == cell("b").frame.maxY)
        try perform("Move Down", on: "a")
        try perform("Move Down", on: "a")
        #expect(names.sections == [["b", "c"], ["a", "d"]])
        try perform("Move Up", on: "a")
        #expect(names.sections == [["b", "c", "a"], ["d"]], "behind the last row")
        try perform("Move Up", on: "c")
        #expect(names.sections == [["c", "b", "a"], ["d"]])
        #expect(view.visibleCells.count == 4)
    }

    @Test("the delegate may send a moved row elsewhere, or keep it where it is")
    func delegate() throws {
        names.allowed = { _ in [1, 0] }
        try perform("Move Down", on: "a")
        #expect(names.sections == [["b", "c"], ["a", "d"]])
        names.allowed = { _ in [0, 0] }
        try perform("Move Down", on: "b")
        #expect(names.sections == [["b", "c"], ["a", "d"]], "it is where it may be")
        #expect(view.handMovement.lifted == nil)
    }

    @Test("an action that comes too late does nothing")
    func late() throws {
        let cell = try focused("d")
        stage.send(.perform(cell.layer.id, action: "Move Down"))
        names.fixed = ["d"]
        stage.send(.perform(cell.layer.id, action: "Move Up"))
        view.isEditing = false
        stage.send(.perform(try self.cell("a").layer.id, action: "Move Down"))
        stage.settle()
        #expect(names.sections == [["a", "b", "c"], ["d"]])
        #expect(view.handMovement.lifted == nil)
    }
}
