import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Drawers of the Auto Layout scene") struct AutoLayoutDrawerTests {
    private let scene = AutoLayoutStage()

    /// Returns the height that a drawer adds: the text, and 8 points above it.
    private func drawerHeight(_ number: Int) -> CGFloat { scene.cell(number).map { $0.more.bounds.height + 8 } ?? 0 }

    @Test("a tap opens a row's drawer: rows below slide by its height, and nothing else moves")
    func opening() throws {
        let (before, height) = (scene.frames, drawerHeight(1))
        #expect(height > 20 && scene.cell(1)?.more.alpha == 0)
        scene.touch(scene.cell(1)?.summary)
        scene.stage.advance(by: 0.15)
        let way = try #require(scene.cell(2)?.layer.presentation()?.frame.minY)
        #expect(scene.gaps.allSatisfy { abs($0 - 12) < 0.5 })
        scene.stage.settle()
        let after = scene.frames
        #expect(after[0] == before[0] && after[1].minY == before[1].minY)
        #expect(abs(after[1].height - before[1].height - height) < 0.5)
        #expect(abs(after[2].minY - before[2].minY - height) < 0.5)
        #expect(scene.cell(1)?.more.alpha == 1 && scene.misfits() == [])
        let (start, end) = (scene.list.convert(before[2], from: nil).minY, try #require(scene.cell(2)?.frame.minY))
        #expect(start < way && way < end)
        scene.touch(scene.cell(1)?.summary)
        scene.stage.advance(by: 0.15)
        // A row that comes into view moves along with the others, and the buttons move with the row's end.
        #expect(scene.gaps.allSatisfy { abs($0 - 12) < 0.5 })
        let button = try #require(scene.cell(1)?.saveButton)
        #expect(button.layer.presentation().map { $0.frame.minY > button.frame.minY + 5 } == true)
        scene.stage.settle()
        #expect(scene.frames == before)
    }

    @Test("the button More opens a drawer, too; its title becomes Less, and a second tap closes the drawer")
    func button() {
        let height = scene.cell(0)?.bounds.height ?? 0
        let drawer = drawerHeight(0)
        scene.tap(scene.cell(0)?.moreButton)
        #expect(scene.cell(0)?.bounds.height == height + drawer)
        #expect(scene.cell(0)?.moreButton.configuration?.title == "Less")
        scene.tap(scene.cell(0)?.moreButton)
        #expect(scene.cell(0)?.bounds.height == height)
        #expect(scene.list.indexPathsForSelectedItems == [])
    }

    @Test("Save marks a row, which stays closed and keeps its height")
    func save() {
        let frames = scene.frames
        scene.tap(scene.cell(0)?.saveButton)
        #expect(scene.cell(0)?.saveButton.configuration?.title == "Saved")
        #expect(scene.frames == frames)
        scene.scroll(by: 5000)
        scene.scroll(by: -10_000)
        #expect(scene.cell(0)?.saveButton.configuration?.title == "Saved")
        #expect(scene.cells.dropFirst().allSatisfy { $0.saveButton.configuration?.title == "Save" })
    }

    @Test("a drawer opened further down leaves the rows above in place, and stays open when scrolled away and back")
    func scrolled() throws {
        scene.scroll(by: 2000)
        let (numbers, before) = (scene.list.indexPathsForVisibleItems.sorted().map(\.item), scene.frames)
        let height = drawerHeight(numbers[1])
        scene.tap(scene.cell(numbers[1])?.summary)
        #expect(scene.frames[0] == before[0] && scene.frames[1].minY == before[1].minY)
        #expect(abs(scene.frames[1].height - before[1].height - height) < 0.5)
        scene.scroll(by: -10_000)
        scene.scroll(by: 2000)
        let cell = try #require(scene.cell(numbers[1]))
        #expect(cell.more.alpha == 1 && abs(cell.drawer.bounds.height - height) < 0.5)
        #expect(scene.misfits() == [])
    }

    @Test("changed sizes keep the first row in view", arguments: ["Text size", "Width", "Hide parts"])
    func place(_ control: String) throws {
        scene.openPanel()
        scene.scroll(by: 2500)
        let path = try #require(scene.list.indexPathsForVisibleItems.min())
        let top = try #require(scene.frames.first?.minY)
        switch control {
        case "Text size": scene.slide("Text size", to: 6)
        case "Width": scene.slide("Width", to: 280)
        default: scene.flip(control)
        }
        let cell = try #require(scene.cell(path.item))
        #expect(abs(cell.convert(cell.bounds, to: nil).minY - top) < 1)
        #expect(scene.misfits() == [])
    }
}
