import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Auto Layout scene") struct AutoLayoutSceneTests {
    private let scene = AutoLayoutStage()

    @Test("all rows are as wide as the list, and as high as their texts")
    func fitting() {
        let warnings = Diagnostics.warnings {
            #expect(scene.list.frame == CGRect(x: 0, y: 32, width: 393, height: 756))
            var seen: Set<String> = []
            for _ in 0..<20 {
                #expect(scene.misfits() == [])
                seen.formUnion(scene.cells.compactMap(\.title.text))
                scene.scroll(by: 600)
            }
            #expect(seen.count == 40)
        }
        #expect(warnings.map(\.message) == [])
    }

    @Test("at each text size rows are as high as their texts", arguments: TextSize.all.indices)
    func textSize(_ number: Int) {
        let before = scene.cell(0)?.bounds.height ?? 0
        scene.slide("Text size", to: Float(number))
        #expect(scene.misfits() == [])
        let after = scene.cell(0)?.bounds.height ?? 0
        #expect(number < TextSize.standard ? after < before : number > TextSize.standard ? after > before : true)
        // From the accessibility sizes on, the title is below the picture.
        let isBelow = scene.cell(0).map { $0.title.frame.minY >= $0.picture.frame.maxY }
        #expect(isBelow == TextSize.all[number].category.isAccessibilityCategory)
        scene.scroll(by: 700)
        #expect(scene.misfits() == [])
        scene.slide("Text size", to: Float(TextSize.standard))
        scene.scroll(by: -10_000)
        #expect(scene.cell(0)?.bounds.height == before)
    }

    @Test("a narrower list stays in the middle, its rows have more lines, and rotation keeps this")
    func width() {
        let height = scene.cell(1)?.bounds.height ?? 0
        scene.slide("Width", to: 300)
        #expect(abs(scene.list.frame.midX - 196.5) < 0.5 && scene.list.frame.width == 300)
        #expect(scene.cell(1).map { $0.bounds.width == 268 && $0.bounds.height > height } == true)
        #expect(scene.misfits() == [])
        // The narrowest width, with the largest text that fits beside a picture on a phone.
        scene.slide("Text size", to: 6)
        scene.slide("Width", to: 240)
        #expect(scene.cell(0).map { $0.title.frame.minY >= $0.picture.frame.maxY } == true && scene.misfits() == [])
        scene.slide("Text size", to: Float(TextSize.standard))
        scene.slide("Width", to: 300)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(scene.list.frame.width == 300 && scene.misfits() == [])
        scene.slide("Width", to: 552)
        #expect(scene.list.frame == CGRect(x: 0, y: 32, width: 552, height: 307))
        scene.stage.resize(to: CGSize(width: 393, height: 852))
        #expect(scene.list.frame.width == 393 && scene.misfits() == [])
    }

    @Test("from right to left, rows are the mirror images of what they were")
    func direction() throws {
        func frames() throws -> [CGRect] {
            let cell = try #require(scene.cell(0))
            return [cell.picture, cell.badge, cell.saveButton, cell.moreButton].map(\.frame)
        }
        let before = try frames()
        scene.flip("Right to left")
        let mirrored = before.map { CGRect(x: 361 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(try frames() == mirrored)
        #expect(scene.misfits() == [])
        scene.flip("Right to left")
        #expect(try frames() == before)
    }

    @Test("hidden parts take no space, rows slide up, and showing them again restores everything")
    func hiddenParts() throws {
        scene.openPanel()
        let before = scene.frames
        let title = try #require(scene.cell(0)?.title.frame)
        scene.begin("Hide parts")
        scene.stage.advance(by: 0.15)
        let way = try #require(scene.cell(1)?.layer.presentation()?.frame.minY)
        // The last row comes into view from where it was expected to be before it was measured.
        #expect(scene.gaps.dropLast().allSatisfy { abs($0 - 12) < 0.5 })
        scene.stage.settle()
        let cell = try #require(scene.cell(0))
        #expect(cell.picture.alpha == 0 && cell.numbers.alpha == 0)
        // The picture is 56 wide, with 12 beside it.
        #expect(cell.title.frame.minX == title.minX - 68)
        #expect(abs(cell.saveButton.frame.minY - cell.drawer.frame.maxY - 12) < 0.5)
        #expect(scene.misfits() == [])
        let end = try #require(scene.cell(1)?.frame.minY)
        #expect(end < way && way < before[1].minY)
        scene.scroll(by: 5000)
        #expect(scene.cells.allSatisfy { $0.picture.alpha == 0 } && scene.misfits() == [])
        scene.scroll(by: -10_000)
        scene.flip("Hide parts")
        #expect(scene.frames == before && scene.misfits() == [])
    }

    @Test("the Auto Layout scene looks like its snapshots")
    func pictures() {
        let size = CGSize(width: 393, height: 600)
        assertSnapshot(of: AutoLayoutController(), as: .svg(size: size), named: "phone")
        assertSnapshot(of: AutoLayoutController(), as: .svg(size: CGSize(width: 740, height: 600)), named: "wide")
        scene.tapBarButton()
        scene.slide("Text size", to: 6)
        scene.tapBarButton()
        assertSnapshot(of: scene.controller.view, as: .svg(size: size), named: "extra-extra-extra-large")
        scene.slide("Text size", to: Float(TextSize.standard))
        scene.flip("Right to left")
        scene.flip("Conflict")
        scene.tapBarButton()
        assertSnapshot(of: scene.controller.view, as: .svg(size: size), named: "right-to-left-with-a-conflict")
    }
}
