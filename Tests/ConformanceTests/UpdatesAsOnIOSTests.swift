import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Updates as on iOS") struct UpdatesAsOnIOSTests {
    private func show(_ words: [String]) -> (Stage, WordsViewController) {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let controller = WordsViewController()
        controller.words = words
        stage.show(controller)
        return (stage, controller)
    }

    @Test("a difference of the standard library is applied as one batch")
    func difference() {
        let (stage, controller) = show(["a", "b", "c"])
        var finished: Bool?
        controller.show(["x", "c", "a", "y"]) { finished = $0 }
        stage.settle()
        #expect(finished == true && controller.collectionView.visibleCells.count == 4)
        #expect(controller.collectionView.batches == 1)
    }

    @Test("an item appended to a long list is scrolled to")
    func append() {
        let (stage, controller) = show((0..<60).map { "\($0)" })
        controller.append("last")
        stage.settle()
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 60, section: 0))
        #expect(cell != nil && controller.collectionView.bounds.contains(cell?.frame ?? .zero))
    }

    @Test("a tap on a row opens it")
    func expand() {
        let (stage, controller) = show(["a", "b", "c", "d", "e"])
        let view = controller.collectionView
        let path = IndexPath(item: 0, section: 0)
        stage.tap(at: view.cellForItem(at: path)?.center ?? .zero)
        stage.settle()
        #expect(view.cellForItem(at: path)?.frame.height == 120)
        #expect(controller.log.contains("offset 0"))
    }

    @Test("inserted items fly from the circle's centre, deleted ones back")
    func circle() throws {
        let (stage, controller) = show(["a", "b", "c"])
        let view = controller.collectionView
        controller.toggleLayout()
        stage.settle()
        #expect(controller.log.contains("layout true"))
        controller.append("d")
        let new = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
        stage.advance(by: 1 / 60)
        let seen = try #require(new.layer.presentation())
        #expect(abs(seen.position.x - 160) < 4 && abs(seen.position.y - 240) < 4 && seen.opacity < 0.1)
        stage.settle()
        #expect(new.alpha == 1 && new.center.x < 300)
        controller.show(["b", "c", "d"])
        stage.advance(by: 0.2)
        stage.settle()
        #expect(view.visibleCells.count == 3)
    }

    @Test("items are reloaded without animation, and moved inside another animation block")
    func others() {
        let (stage, controller) = show(["a", "b", "c"])
        controller.reloadWithoutAnimation()
        controller.animateAlongside()
        stage.settle()
        #expect(controller.words == ["b", "a", "c"] && controller.collectionView.visibleCells.count == 3)
    }

    @Test("a layout's tests can pretend a batch with update items of their own")
    func pretendedBatch() {
        let layout = CircleOfItemsLayout()
        let item = IndexPath(item: 2, section: 0)
        layout.prepare(forCollectionViewUpdates: [PretendedUpdateItem(deleting: item)])
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: item)?.alpha == 0)
        #expect(UICollectionViewUpdateItem().updateAction == .none)
        #expect(UICollectionViewUpdateItem().indexPathBeforeUpdate == nil)
    }
}
