import Testing
import UIKit
import UIKitTesting

@Suite("UIKit Dynamics as on iOS") @MainActor struct DynamicsAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))

    @Test("a square falls onto a barrier, and snaps back")
    func playground() {
        let controller = PlaygroundController()
        stage.show(controller)
        stage.settle()
        #expect(controller.touched.first == "barrier")
        #expect((controller.square.center.y - 250).magnitude < 0.1)
        #expect(controller.bouncy.steps > 30)
        #expect(controller.pauses == 1)
        controller.snapBack()
        stage.settle()
        #expect(controller.square.center == controller.view.center)
    }

    @Test("an animator moves objects that are no views")
    func particle() {
        stage.settle()
        let (particle, animator) = (Particle(), UIDynamicAnimator())
        let push = UIPushBehavior(items: [particle], mode: .instantaneous)
        // 10 × 10 points weigh a hundredth, and a disc π / 4 of that, so this makes 100 points a second.
        push.setAngle(0, magnitude: 0.01 * .pi / 4)
        animator.addBehavior(push)
        stage.advance(by: 1)
        #expect((particle.center.x - 150).magnitude < 0.01)
    }

    @Test("a list with springs swings while it scrolls, and comes to rest in place")
    func swingingLayout() {
        let layout = SwingingLayout()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = FiftyCells()
        view.dataSource = source
        stage.show(view)
        stage.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
        #expect(layout.isSwinging)
        stage.settle()
        #expect(!layout.isSwinging)
        #expect(view.contentOffset.y > 200)
        for path in view.indexPathsForVisibleItems {
            #expect(view.cellForItem(at: path)?.center.y == 22 + 54 * CGFloat(path.item))
        }
    }
}

@MainActor private final class FiftyCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
