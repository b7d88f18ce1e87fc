import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("The scene Dynamics") struct DynamicsSceneTests {
    private let stage = Stage(size: CGSize(width: 393, height: 600))

    @Test("bubbles lag behind a finger, the distant ones most, and come to rest at their places")
    func springs() throws {
        let controller = SpringsController()
        stage.show(controller)
        stage.settle()
        let view = try #require(controller.collectionView)
        let step = try #require(view.cellForItem(at: [0, 1])).frame.minY - 12
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 100))
        for move in 1...8 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(finger, to: CGPoint(x: 200, y: 100 - 8 * CGFloat(move)))
        }
        stage.advance(by: 1.0 / 60)
        let lag = stretch(of: view, step)
        #expect(try #require(lag[10]) > (try #require(lag[3])) + 1)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 36))
        for _ in 0..<4 { stage.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 150)) }
        stage.settle()
        #expect(view.contentOffset.y > 1000)
        #expect(stretch(of: view, step).values.allSatisfy { $0.magnitude < 0.25 })
    }

    @Test("after rotation the bubbles have the new width")
    func turned() throws {
        let controller = SpringsController()
        stage.show(controller)
        stage.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 150))
        stage.resize(to: CGSize(width: 700, height: 393))
        stage.settle()
        let widths = Set(controller.collectionView.visibleCells.map(\.frame.width))
        #expect(widths == [668] && controller.collectionView.visibleCells.count >= 7)
    }

    @Test("blocks fall onto the floor; a tap adds one, and the button turns gravity upwards")
    func blocks() throws {
        let controller = BlocksController()
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        let room = controller.view.bounds.inset(by: controller.view.safeAreaInsets).insetBy(dx: -1, dy: -1)
        #expect(blocks(of: controller).count == 7)
        #expect(blocks(of: controller).allSatisfy { room.contains($0.frame) && $0.frame.midY > 450 })
        stage.tap(at: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(blocks(of: controller).count == 8 && blocks(of: controller).allSatisfy { $0.frame.midY > 400 })
        stage.tap(at: CGPoint(x: 340, y: 32))
        stage.settle()
        #expect(blocks(of: controller).allSatisfy { room.contains($0.frame) && $0.frame.midY < 250 })
    }

    @Test("a block follows the finger that lifts it, and falls when the finger lets go")
    func lifted() throws {
        let controller = BlocksController()
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        let block = try #require(blocks(of: controller).last)
        let start = block.center
        let finger = stage.touchDown(at: start)
        for step in 1...40 {
            stage.advance(by: 1.0 / 60)
            let share = CGFloat(step) / 40
            stage.touchMove(
                finger, to: CGPoint(x: start.x + (200 - start.x) * share, y: start.y + (300 - start.y) * share))
        }
        stage.advance(by: 1)
        #expect(abs(block.center.y - 300) < 20 && abs(block.center.x - 200) < 20)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(block.center.y > 450)
    }

    private func blocks(of controller: BlocksController) -> [UIView] {
        controller.view.subviews.filter { !($0 is UILabel) }
    }

    /// Returns how far each cell is from where the flow layout puts it.
    private func stretch(of view: UICollectionView, _ step: CGFloat) -> [Int: CGFloat] {
        var found: [Int: CGFloat] = [:]
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) else { continue }
            found[path.item] = cell.frame.minY - 12 - step * CGFloat(path.item)
        }
        return found
    }
}
