import CollectionEngine
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Selection, highlight and focus follow their items.
@MainActor @Suite("Selection, touches and focus after updates") struct UpdateFollowingTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    private final class Listener: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.append("highlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.append("unhighlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("end \(indexPath.item)") }
    }

    private func show(_ names: [String]) -> (UICollectionView, NamedItems) {
        stage.settle()
        let source = NamedItems([names])
        let view = UICollectionView.named(source)
        stage.show(view)
        return (view, source)
    }

    @Test("selected items stay selected where they move; deleted and reloaded ones leave the selection")
    func selection() {
        let (view, source) = show(["a", "b", "c", "d"])
        view.allowsMultipleSelection = true
        for item in [1, 2, 3] { view.selectItem(at: view.path(item), animated: false, scrollPosition: []) }
        view.performBatchUpdates {
            source.sections[0] = ["d", "new", "a", "B"]
            view.deleteItems(at: [view.path(2)])
            view.insertItems(at: [view.path(1)])
            view.moveItem(at: view.path(3), to: view.path(0))
            view.reloadItems(at: [view.path(1)])
        }
        #expect(view.indexPathsForSelectedItems == [view.path(0)])
        #expect(view.cell("B")?.isSelected == false && view.cell("d")?.isSelected == true)
        #expect(view.cell("a")?.isSelected == false && view.cell("new")?.isSelected == false)
    }

    @Test("reconfiguring an item keeps it selected; reloading it, alone or with its section, doesn't (Decisions/0042)")
    func reloadedSelection() {
        let (view, source) = show(["a", "b"])
        let listener = Listener()
        view.delegate = listener
        func isSelected(after change: () -> Void) -> Bool {
            view.selectItem(at: view.path(0), animated: false, scrollPosition: [])
            change()
            stage.settle()
            return withExtendedLifetime(source) {
                view.indexPathsForSelectedItems == [view.path(0)] && view.cell("a")?.isSelected == true
            }
        }
        #expect(isSelected { view.reconfigureItems(at: [view.path(0)]) })
        #expect(isSelected { view.reloadItems(at: [view.path(1)]) })
        #expect(!isSelected { view.reloadItems(at: [view.path(0)]) })
        #expect(view.indexPathsForSelectedItems == [] && view.cell("a")?.isSelected == false)
        #expect(!isSelected { view.reloadSections([0]) })
        #expect(!listener.log.contains { $0.contains("select") }, "the delegate isn't told")
    }

    @Test("a finger resting on a cell selects its item, wherever that moved")
    func highlight() {
        let (view, source) = show(["a", "b", "c"])
        let listener = Listener()
        view.delegate = listener
        let finger = stage.touchDown(at: CGPoint(x: 50, y: 75))
        stage.advance(by: 0.2)
        UIView.performWithoutAnimation {
            source.sections[0] = ["a", "b", "new", "c"]
            view.insertItems(at: [view.path(2)])
            source.sections[0] = ["b", "new", "c"]
            view.deleteItems(at: [view.path(0)])
        }
        #expect(view.cell("b")?.isHighlighted == true && view.cell("new")?.isHighlighted == false)
        stage.touchMove(finger, to: CGPoint(x: 50, y: 25))
        stage.touchUp(finger, at: CGPoint(x: 50, y: 25))
        #expect(listener.log == ["highlight 1", "end 0", "select 0", "unhighlight 0"])
    }

    @Test("the keyboard focus follows its item, and goes to the next one when the item is deleted")
    func focus() {
        let (view, source) = show(["a", "b", "c"])
        stage.focus(view.cell("b"))
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        stage.settle()
        #expect(view.focus.item == .cell(2, in: 0) && view.cell("b")?.hasKeyboardFocus == true)
        stage.press("ArrowDown")
        #expect(view.focus.item == .cell(3, in: 0) && view.cell("c")?.hasKeyboardFocus == true)
        source.sections[0].removeLast()
        view.deleteItems(at: [view.path(3)])
        stage.settle()
        #expect(view.focus.item == .cell(2, in: 0) && view.cell("b")?.hasKeyboardFocus == true)
        source.sections[0].remove(at: 1)
        view.deleteItems(at: [view.path(1)])
        stage.settle()
        #expect(view.focus.item == .cell(1, in: 0))
    }

    @Test("a deleted cell gets didEndDisplaying after its animation, with its old index path")
    func endOfDisplay() {
        let (view, source) = show(["a", "b", "c"])
        let listener = Listener()
        view.delegate = listener
        source.sections[0].remove(at: 2)
        view.deleteItems(at: [view.path(2)])
        stage.advance(by: 0.1)
        #expect(listener.log == [])
        stage.settle()
        #expect(listener.log == ["end 2"])
    }
}
