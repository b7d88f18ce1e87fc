import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Reordering as on iOS") struct ReorderingAsOnIOSTests {
    let stage = Stage(size: CGSize(width: 100, height: 300))

    @Test("a task moves to another column, larger while it is held")
    func board() throws {
        let layout = LiftingFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let controller = BoardViewController(collectionViewLayout: layout)
        stage.show(controller)
        controller.finger = CGPoint(x: 50, y: 20)
        controller.handle(.began)
        controller.finger = CGPoint(x: 50, y: 120)
        controller.handle(.changed)
        let held = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(held.alpha == 0.75 && held.transform.a == 1.25 && held.contentView.alpha == 0.5)
        controller.handle(.ended)
        stage.settle()
        #expect(controller.columns == [["Read"], ["Write", "Sleep"]])
        #expect(controller.drops.count == 1 && layout.movements == 1)
        #expect(held.alpha == 1 && held.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    }

    @Test("a cancelled movement changes nothing")
    func cancelled() {
        let controller = BoardViewController(collectionViewLayout: LiftingFlowLayout())
        stage.show(controller)
        controller.finger = CGPoint(x: 20, y: 20)
        controller.handle(.began)
        controller.finger = CGPoint(x: 20, y: 70)
        controller.handle(.changed)
        controller.handle(.cancelled)
        #expect(controller.columns == [["Write", "Read"], ["Sleep"]] && controller.drops.isEmpty)
    }
}
