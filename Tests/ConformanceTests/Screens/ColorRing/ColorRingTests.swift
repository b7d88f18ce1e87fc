import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: colour ring") struct ColorRingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let controller = ColorRingViewController(count: 4)

    init() { stage.show(controller) }

    private var view: UICollectionView { controller.collectionView }

    @Test("four discs are above, right, below and left of the centre, also after a rotation")
    func ring() {
        // The radius is 160 - 60, around (160, 240).
        #expect(view.framesSeen == ["130 110 60 60", "230 210 60 60", "130 310 60 60", "30 210 60 60"])
        stage.resize(to: CGSize(width: 480, height: 320))
        #expect(view.framesSeen == ["210 30 60 60", "310 130 60 60", "210 230 60 60", "110 130 60 60"])
    }

    @Test("a new disc comes from the centre, a tapped disc goes there")
    func comingAndGoing() throws {
        let button = try #require(stage.window.shownTree.compactMap { $0 as? UIButton }.first)
        let finger = stage.touchDown(at: button.center)
        stage.touchUp(finger, at: button.center)
        stage.advance(by: 0.05)
        let new = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let shown = try #require(new.layer.presentation())
        // It's on its way from (160, 240) up to (160, 140).
        #expect(shown.position.x == 160 && shown.position.y < 240 && shown.position.y > 140 && shown.opacity < 1)
        stage.settle()
        #expect(new.frame.text == "130 110 60 60" && view.pathsSeen.count == 5)
        stage.tap(new)
        #expect(view.framesSeen == ["130 110 60 60", "230 210 60 60", "130 310 60 60", "30 210 60 60"])
    }
}
