import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Flow scene") struct FlowSceneTests {
    // The collection view is 730 wide and 1316 high: six items of 110 in a line, 10 apart, 10 from the edges.
    private let scene = FlowStage(size: CGSize(width: 1030, height: 1400))

    @Test("the layout has its controls' first values")
    func beginning() {
        #expect(scene.frame(0, 0) == CGRect(x: 10, y: 50, width: 110, height: 70))
        #expect(scene.frame(0, 1) == CGRect(x: 130, y: 50, width: 110, height: 70))
        #expect(scene.frame(0, 6) == CGRect(x: 10, y: 130, width: 110, height: 70))
        // A section: header 40, inset 10, two lines of 70, 10 between them, inset 10, footer 30.
        #expect(scene.frame(1, 0) == CGRect(x: 10, y: 290, width: 110, height: 70))
        #expect(scene.controller.caption.text == "30 items · 3 sections · content 730 × 720")
    }

    struct Change: CustomTestStringConvertible {
        let control: String
        let section: Int
        let item: Int
        let frame: CGRect
        var testDescription: String { control }

        init(_ control: String, _ section: Int, _ item: Int, _ x: CGFloat, _ y: CGFloat, _ size: CGSize? = nil) {
            self.control = control
            self.section = section
            self.item = item
            frame = CGRect(origin: CGPoint(x: x, y: y), size: size ?? CGSize(width: 110, height: 70))
        }
    }

    @Test(
        "each control changes the layout at once",
        arguments: [
            Change("Increase line spacing", 0, 6, 10, 135),
            Change("Decrease line spacing", 0, 6, 10, 125),
            // Five in a line: 710 − 5 × 110 leaves 160 for four gaps.
            Change("Increase item spacing", 0, 1, 160, 50),
            // 710 − 6 × 100 leaves 110 for five gaps.
            Change("Decrease width", 0, 1, 132, 50, CGSize(width: 100, height: 70)),
            Change("Increase height", 0, 6, 10, 140, CGSize(width: 110, height: 80)),
            Change("Increase header", 0, 0, 10, 60),
            Change("Increase footer", 1, 0, 10, 300),
            Change("Increase top inset", 0, 0, 10, 55),
            // 715 − 6 × 110 leaves 55 for five gaps.
            Change("Decrease left inset", 0, 1, 126, 50),
            Change("Decrease right inset", 0, 1, 131, 50),
            Change("Increase bottom inset", 1, 0, 10, 295),
            // Margins of 30 and insets of 10 on either side: 650 − 5 × 110 leaves 100 for four gaps.
            Change("Measured from: Margins", 0, 1, 175, 50),
            Change("Measured from: Safe area", 0, 1, 130, 50),
            Change("Scrolls: Horizontally", 0, 0, 50, 10),
            Change("Sizes: Mixed", 0, 0, 10, 60.5),
        ])
    func changes(_ change: Change) {
        scene.tap(change.control)
        #expect(scene.frame(change.section, change.item).isNear(change.frame))
    }

    @Test("arrow keys change a stepper, and its accessibility value follows")
    func keys() {
        let stepper = scene.control("Line spacing")
        #expect(stepper?.accessibilityValue == "10 points")
        scene.stage.focus(stepper)
        scene.stage.press("ArrowRight")
        #expect(scene.controller.flow.minimumLineSpacing == 15)
        #expect(stepper?.accessibilityValue == "15 points")
    }

    @Test("a stepper stops at the limits of its range")
    func range() {
        for _ in 0..<5 {
            scene.tap("Decrease header")
            scene.stage.settle()
        }
        #expect(scene.controller.flow.headerReferenceSize == .zero)
        #expect(scene.control("Header")?.accessibilityValue == "0 points")
        #expect(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    }

    @Test("items are never larger than their line, and regain their size when the line is large enough")
    func room() {
        for _ in 0..<70 { scene.tap("Increase width") }
        #expect(scene.frame(0, 0).size == CGSize(width: 710, height: 70))
        scene.tap("Increase left inset")
        #expect(scene.frame(0, 0) == CGRect(x: 15, y: 50, width: 705, height: 70))
        scene.stage.resize(to: CGSize(width: 393, height: 852))
        #expect(scene.frame(0, 0) == CGRect(x: 15, y: 50, width: 368, height: 70))
        scene.stage.resize(to: CGSize(width: 1030, height: 1400))
        #expect(scene.frame(0, 0).width == 705)
        // The width changes to the next multiple of ten.
        scene.tap("Decrease width")
        #expect(scene.frame(0, 0).width == 700)
    }

    @Test("a pinned header stays at the top while its section is in view, a pinned footer at the bottom")
    func pinned() {
        scene.tap("Items: 1,000")
        scene.scroll(by: 25)
        #expect(scene.header(0)?.frame.minY == 0)
        scene.tap("Pinned headers")
        #expect(scene.header(0)?.frame.minY == 25)
        #expect(scene.footer(0) == nil)
        scene.tap("Pinned footers")
        #expect(scene.footer(0)?.frame.maxY == 25 + scene.view.bounds.height)
        scene.scroll(by: 130)
        #expect(scene.header(0)?.frame == CGRect(x: 0, y: 155, width: 730, height: 40))
        #expect(scene.footer(0)?.frame.maxY == 1440, "the section's end is in view")
    }

    @Test("from right to left everything is mirrored, in both scroll directions")
    func rightToLeft() {
        scene.tap("Right to left")
        let first = IndexPath(item: 0, section: 0)
        #expect(scene.view.cellForItem(at: first)?.frame == CGRect(x: 610, y: 50, width: 110, height: 70))
        scene.tap("Items: 1,000")
        scene.tap("Scrolls: Horizontally")
        let width = scene.view.contentSize.width
        #expect(scene.view.cellForItem(at: first)?.frame == CGRect(x: width - 160, y: 10, width: 110, height: 70))
        #expect(scene.view.contentOffset.x == width - 730, "the beginning is at the right")
        scene.tap("Right to left")
        #expect(scene.view.cellForItem(at: first)?.frame == CGRect(x: 50, y: 10, width: 110, height: 70))
        #expect(scene.view.contentOffset.x == 0)
    }

    @Test("self-sizing cells are as high as their texts, at any width")
    func selfSizing() {
        scene.tap("Sizes: Self-sizing")
        expectFittingCells(width: 110)
        let narrow = scene.frame(0, 2).height
        for _ in 0..<8 { scene.tap("Increase width") }
        expectFittingCells(width: 190)
        #expect(scene.frame(0, 2).height < narrow)
        scene.tap("Scrolls: Horizontally")
        expectFittingCells(width: 190)
    }

    private func expectFittingCells(width: CGFloat) {
        var heights: Set<CGFloat> = []
        for cell in scene.view.visibleCells {
            let label = cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
            let room = CGSize(width: width - 20, height: .greatestFiniteMagnitude)
            let height = (label?.sizeThatFits(room).height ?? 0).rounded(.up) + 20
            #expect(cell.bounds.size == CGSize(width: width, height: height))
            heights.insert(height)
        }
        #expect(heights.count > 2, "texts of different lengths")
    }

    @Test("a million items can be chosen only with one size for all")
    func million() {
        scene.tap("Items: 1,000,000")
        #expect(scene.view.numberOfSections == 100)
        #expect(scene.view.numberOfItems(inSection: 99) == 10_000)
        // A section has 1,667 lines of 70 and 10 between them; with header, footer and insets that is 133,440.
        #expect(scene.controller.caption.text == "1,000,000 items · 100 sections · content 730 × 13,344,000")
        scene.tap("Sizes: Mixed")
        #expect(scene.view.numberOfSections == 10)
        let counts = scene.control("Items") as? UISegmentedControl
        #expect((0..<3).map { counts?.isEnabledForSegment(at: $0) } == [true, true, false])
        scene.tap("Items: 1,000,000")
        #expect(scene.view.numberOfSections == 10)
    }

    @Test("content that gets shorter moves the offset back")
    func clamped() {
        scene.tap("Items: 1,000")
        scene.scroll(by: 5_000)
        #expect(scene.view.contentOffset.y == 5_000)
        scene.tap("Items: 30")
        #expect(scene.view.contentOffset.y == 0, "thirty items fit into the view")
        scene.tap("Items: 1,000")
        scene.scroll(by: 3_000)
        scene.tap("Scrolls: Horizontally")
        #expect(scene.view.contentOffset == .zero)
    }
}

extension CGRect {
    /// Compares places to half a point, because items in a line of mixed heights lie on pixels.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && size == other.size
    }
}
