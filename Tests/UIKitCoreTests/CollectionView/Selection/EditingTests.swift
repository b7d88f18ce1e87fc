import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Selection while editing (R602)") struct EditingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [100])
    private let view: UICollectionView
    private let journal = SelectionJournal()

    init() {
        view = .numbers(source, size: CGSize(width: 320, height: 200))
        view.delegate = journal
        stage.show(view)
    }

    private func tap(_ columns: [Int]) {
        for column in columns { stage.tap(at: CGPoint(x: 20 + 67 * column, y: 20)) }
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    @Test("no item can be selected while editing, unless allowsSelectionDuringEditing is set")
    func defaults() {
        #expect(!view.isEditing && !view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
        view.isEditing = true
        tap([0])
        #expect(selected == [] && journal.take() == [])
        view.allowsSelectionDuringEditing = true
        tap([0, 1])
        #expect(selected == [1])
        #expect(!journal.take().contains("primaryAction 1"), "there is no primary action while editing")
    }

    @Test("several items may be selected while editing only; the selection is cleared after that")
    func several() {
        view.allowsMultipleSelectionDuringEditing = true
        tap([0, 1])
        #expect(selected == [1])
        view.isEditing = true
        #expect(selected == [1], "what may stay selected does")
        tap([2, 3])
        #expect(selected == [1, 2, 3])
        journal.lines = []
        view.isEditing = false
        #expect(selected == [] && journal.take() == [], "the delegate isn't told")
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("a single selection stays when multiple selection ends; without selection it is cleared")
    func leavingOne() {
        view.allowsMultipleSelection = true
        tap([2])
        view.allowsMultipleSelection = false
        #expect(selected == [2])
        view.allowsSelection = false
        #expect(selected == [])
    }

    @Test("code selects nothing that a person may not select (R601)")
    func byProgram() {
        view.isEditing = true
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(selected == [])
        view.allowsMultipleSelectionDuringEditing = true
        for item in 1...2 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        #expect(selected == [1, 2])
    }

    @Test("a collection view controller passes its editing on to its view, and to one that it gets later")
    func controller() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
        controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.collectionView.isEditing)
        controller.isEditing = false
        #expect(!controller.collectionView.isEditing)
    }

    @Test("a cell's selected background is shown while the cell is selected or highlighted")
    func backgrounds() throws {
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let background = UIView()
        cell.selectedBackgroundView = background
        #expect(background.isHidden)
        let finger = stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.2)
        #expect(!background.isHidden)
        stage.touchUp(finger, at: CGPoint(x: 20, y: 20))
        #expect(cell.isSelected && !background.isHidden)
        view.deselectItem(at: [0, 0], animated: false)
        #expect(background.isHidden)
    }
}
