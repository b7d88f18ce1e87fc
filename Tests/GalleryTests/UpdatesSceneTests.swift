import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Updates scene") struct UpdatesSceneTests {
    private let scene = UpdatesStage()

    @Test("a phone has five columns of 64: a margin of 16 and four gaps of 10 leave that for each")
    func beginning() {
        #expect(scene.view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 16, y: 44, width: 64, height: 64))
        #expect(scene.view.layoutAttributesForItem(at: [0, 5])?.frame == CGRect(x: 16, y: 118, width: 64, height: 64))
        // Header 40, inset 4, two rows of 64 with 10 between them, inset 10, header 40, inset 4.
        #expect(scene.view.layoutAttributesForItem(at: [1, 0])?.frame.minY == 236)
        #expect(scene.board.summary == "5 sections, 42 tiles")
        #expect(scene.differences() == [])
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let button: String
        let summary: String
        var testDescription: String { button }
    }

    nonisolated static let changes = [
        Change(button: "Insert", summary: "5 sections, 45 tiles"),
        Change(button: "Delete", summary: "5 sections, 40 tiles"),
        Change(button: "Move", summary: "5 sections, 42 tiles"),
        Change(button: "Shuffle", summary: "5 sections, 42 tiles"),
        Change(button: "Reload", summary: "5 sections, 42 tiles"),
        Change(button: "Add section", summary: "6 sections, 47 tiles"),
        Change(button: "Move section", summary: "5 sections, 42 tiles"),
    ]

    @Test("each button changes the board, and the page follows", arguments: changes)
    func change(_ change: Change) {
        let before = scene.board
        scene.touch(change.button)
        #expect(scene.board != before)
        #expect(scene.board.summary == change.summary)
        scene.stage.settle()
        #expect(scene.differences() == [])
    }

    @Test("no title touches the edge of its button", arguments: [320, 393, 820])
    func titles(width: CGFloat) throws {
        scene.stage.resize(to: CGSize(width: width, height: 852))
        scene.stage.settle()
        for action in BoardAction.allCases {
            let button = try #require(scene.button(action.spokenTitle))
            let label = try #require(button.titleLabel)
            let frame = label.convert(label.bounds, to: button)
            #expect(frame.minX >= 7 && frame.maxX <= button.bounds.width - 7, "\(action.title)")
        }
    }

    @Test("removing a section removes its tiles, down to an empty board, and sections can be added again")
    func emptying() {
        for count in (0..<5).reversed() {
            scene.tap("Remove section")
            #expect(scene.board.sections.count == count)
            #expect(scene.differences() == [])
        }
        #expect(scene.board.tileCount == 0)
        // Without tiles, the buttons change nothing.
        for button in ["Delete", "Move", "Shuffle", "Reload", "Remove section", "Move section", "Insert"] {
            scene.tap(button)
        }
        #expect(scene.board.summary == "0 sections, 0 tiles")
        scene.tap("Add section")
        #expect(scene.board.summary == "1 section, 5 tiles")
        #expect(scene.differences() == [])
    }

    @Test("during a shuffle tiles are between their places, and then come to rest")
    func middle() throws {
        let cell = try #require(scene.cell(7))
        let start = cell.center
        scene.touch("Shuffle")
        scene.stage.advance(by: 0.15)
        let shown = try #require(cell.layer.presentation()).position
        #expect(shown != start && shown != cell.center)
        scene.stage.settle()
        #expect(cell.layer.presentation()?.position == cell.center)
    }

    @Test("a tapped tile stays selected wherever it moves")
    func selection() throws {
        scene.tapTile(7)
        scene.tapTile(12)
        scene.tap("Shuffle")
        scene.tap("Add section")
        let paths = [try #require(scene.path(of: 7)), try #require(scene.path(of: 12))]
        #expect(Set(scene.view.indexPathsForSelectedItems ?? []) == Set(paths))
    }

    @Test("the layout changes from a grid to a list to a flower, with every tile in its place")
    func layouts() {
        scene.tap("Layout")
        #expect(scene.button("Layout")?.accessibilityValue == "List")
        #expect(scene.view.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 16, y: 118, width: 361, height: 64))
        #expect(scene.differences() == [])
        scene.tap("Layout")
        #expect(scene.button("Layout")?.accessibilityValue == "Flower")
        #expect(scene.view.visibleCells.count == 42)
        #expect(scene.differences() == [])
        for button in ["Insert", "Delete", "Shuffle", "Add section", "Remove section"] {
            scene.tap(button)
            #expect(scene.differences() == [])
        }
        scene.tap("Layout")
        #expect(scene.button("Layout")?.accessibilityValue == "Grid")
        #expect(scene.differences() == [])
    }

    @Test("a new tile of the flower starts at its centre, small and transparent")
    func seed() throws {
        scene.tap("Layout")
        scene.tap("Layout")
        scene.touch("Insert")
        let new = try #require(scene.cell(43))
        let shown = try #require(new.layer.presentation())
        let middle = CGPoint(x: scene.view.bounds.midX, y: scene.view.bounds.midY)
        #expect(hypot(shown.position.x - middle.x, shown.position.y - middle.y) < 20)
        #expect(shown.opacity < 0.2)
        #expect(shown.affineTransform().a < 0.2)
    }

    @Test("a storm of two hundred batches disables the buttons, and ends with page and board equal")
    func storm() throws {
        scene.touch("Storm")
        scene.stage.advance(by: 4)
        let first = scene.board
        #expect(first != TileBoard(counts: [7, 10, 6, 12, 7]))
        #expect(scene.button("Storm")?.isEnabled == false)
        #expect(scene.button("Insert")?.isEnabled == false)
        // In the middle of the storm, too, no cell is there twice.
        #expect(Set(scene.view.visibleCells.map(ObjectIdentifier.init)).count == scene.view.visibleCells.count)
        scene.tap("Layout")
        #expect(scene.button("Storm")?.isEnabled == true)
        #expect(scene.differences() == [])
        #expect(scene.view.subviews.count { $0 is TileCell && !$0.isHidden } == scene.view.visibleCells.count)
    }

    @Test("a storm makes the same changes to the same board every time")
    func replay() {
        func board() -> TileBoard {
            let scene = UpdatesStage()
            scene.tap("Storm")
            return scene.board
        }
        #expect(board() == board())
    }

    @Test("a storm ends when another screen is pushed")
    func leaving() {
        scene.touch("Storm")
        scene.stage.advance(by: 1)
        let order = scene.board.order
        scene.controller.navigationController?.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.board.order == order)
        #expect(scene.button("Storm")?.isEnabled == true)
    }

    @Test("a phone in landscape has all buttons in one row")
    func sideways() throws {
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        let tops = try ["Insert", "Storm"].map { try #require(scene.button($0)).frame.minY }
        #expect(tops[0] == tops[1])
        #expect(scene.differences() == [])
    }

    @Test("the Updates scene looks like its snapshots")
    func pictures() {
        assertSnapshot(of: UpdatesController(), as: .svg(size: CGSize(width: 393, height: 600)))
        scene.tap("Layout")
        scene.tap("Layout")
        assertSnapshot(of: scene.view, as: .attributes)
    }
}
