import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An app's layouts get every position of the finger (R606).
@MainActor @Suite("Interactive movement in a subclass") struct MovementInSubclassTests {
    private final class OwnFlow: UICollectionViewFlowLayout {
        override func prepare() {
            itemSize = CGSize(width: 100, height: 50)
            minimumLineSpacing = 0
            super.prepare()
        }
    }

    @Test("the lifted cell keeps its size while the layout is invalidated at each step")
    func size() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200))
        let source = MovableItems([["a", "b", "c", "d"]])
        let view = source.view(layout: OwnFlow())
        stage.show(view)
        let cell = try #require(view.cell("a"))
        _ = view.beginInteractiveMovementForItem(at: [0, 0])
        for y in [30, 80, 90] as [CGFloat] {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
            #expect(cell.frame == CGRect(x: 0, y: y - 25, width: 100, height: 50))
            stage.advance(by: 1 / 60)
            #expect(cell.frame == CGRect(x: 0, y: y - 25, width: 100, height: 50))
        }
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.sections == [["b", "a", "c", "d"]])
        #expect(view.shownNames == "b 0, a 50, c 100, d 150")
    }
}
