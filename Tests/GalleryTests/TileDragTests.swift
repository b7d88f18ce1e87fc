import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Tiles moved by a finger") struct TileDragTests {
    private let scene = UpdatesStage()

    private func middle(of number: Int) throws -> CGPoint {
        let cell = try #require(scene.cell(number))
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    /// Holds a tile with a finger, and carries it to a place.
    private func carry(_ number: Int, to end: CGPoint) throws -> Int {
        let start = try middle(of: number)
        let finger = scene.stage.touchDown(at: start)
        scene.stage.advance(by: 0.4)
        for step in 1...20 {
            let share = CGFloat(step) / 20
            scene.stage.touchMove(
                finger, to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            scene.stage.advance(by: 1 / 60)
        }
        return finger
    }

    private func names(_ section: Int) -> [Int] { scene.board.sections[section].tiles.map(\.number) }

    @Test("a tile dragged along its row ends where the finger lets go, and the others close the gap")
    func row() throws {
        let end = try middle(of: 4)
        let finger = try carry(1, to: end)
        #expect(names(0) == [1, 2, 3, 4, 5, 6, 7], "nothing is said before the finger lets go")
        scene.stage.touchUp(finger, at: end)
        scene.stage.settle()
        #expect(names(0) == [2, 3, 4, 1, 5, 6, 7])
        #expect(scene.differences() == [])
    }

    @Test("the finger carries the tile above the others, enlarged and with a shadow, and the others move aside")
    func carried() throws {
        let end = try middle(of: 4)
        let finger = try carry(1, to: end)
        scene.stage.advance(by: 0.4)
        let cell = try #require(scene.cell(1) as? TileCell)
        #expect(cell.isLifted)
        #expect(cell.convert(CGPoint(x: 32, y: 32), to: nil) == end)
        #expect(cell.contentView.transform.a == 1.12)
        #expect(cell.layer.shadowOpacity > 0)
        #expect(scene.view.visibleCells.allSatisfy { $0 === cell || $0.layer.zPosition < cell.layer.zPosition })
        // Another tile is in the gap that the lifted tile left.
        #expect(scene.cell(2)?.frame == CGRect(x: 16, y: 44, width: 64, height: 64))
        scene.stage.touchUp(finger, at: end)
        scene.stage.settle()
        #expect(!cell.isLifted)
        #expect(cell.contentView.transform == .identity)
        #expect(cell.layer.shadowOpacity == 0)
    }

    @Test("a tile may move to another section, and both headers update their counts", arguments: [0, 2])
    func sections(layoutChanges: Int) throws {
        for _ in 0..<layoutChanges { scene.tap("Layout") }
        let end = try middle(of: 9)
        let finger = try carry(3, to: end)
        scene.stage.touchUp(finger, at: end)
        scene.stage.settle()
        #expect(names(0) == [1, 2, 4, 5, 6, 7])
        #expect(names(1).count == 11 && names(1).contains(3))
        #expect(scene.board.summary == "5 sections, 42 tiles")
        #expect(scene.differences() == [])
    }

    @Test("a tile that is held and let go stays where it was, and is not selected")
    func held() throws {
        scene.stage.longPress(at: try middle(of: 3))
        #expect(names(0) == [1, 2, 3, 4, 5, 6, 7])
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.cell(3)?.contentView.alpha == 1)
        #expect(scene.differences() == [])
    }

    @Test("an update during a movement ends it, and no tile is lost")
    func interrupted() throws {
        let end = try middle(of: 4)
        let finger = try carry(1, to: end)
        scene.tap("Insert")
        #expect(scene.board.summary == "5 sections, 45 tiles")
        scene.stage.touchUp(finger, at: end)
        scene.stage.settle()
        #expect(Array(names(0).filter { $0 <= 42 }) == [1, 2, 3, 4, 5, 6, 7])
        #expect((scene.cell(1) as? TileCell)?.isLifted == false)
        #expect(scene.differences() == [])
    }

    @Test("during a storm no tile can be lifted, and a lifted one goes back")
    func storm() throws {
        let finger = try carry(1, to: try middle(of: 4))
        scene.touch("Storm")
        #expect((scene.cell(1) as? TileCell)?.isLifted != true)
        scene.stage.touchUp(finger, at: try middle(of: scene.board.sections[0].tiles[0].number))
        scene.stage.settle()
        #expect(scene.differences() == [])
    }
}
