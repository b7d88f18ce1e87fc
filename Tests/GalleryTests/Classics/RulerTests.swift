import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Flow, three ways: the ruler") struct RulerTests {
    private func item(_ section: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> RulerMarks.Item
    {
        RulerMarks.Item(section: section, frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("the ruler finds the gaps, line spacings and insets of two lines and a section")
    func marks() {
        let marks = RulerMarks(
            items: [
                item(0, 10, 60, 50, 40), item(0, 70, 50, 50, 60), item(0, 10, 120, 50, 20), item(1, 30, 200, 40, 40),
            ], breadth: 130)
        #expect(
            marks.lines == [
                CGRect(x: 10, y: 50, width: 110, height: 60), CGRect(x: 10, y: 120, width: 50, height: 20),
                CGRect(x: 30, y: 200, width: 40, height: 40),
            ])
        #expect(marks.gaps.map(\.length) == [10])
        #expect(marks.gaps[0].start == CGPoint(x: 60, y: 80) && marks.gaps[0].end == CGPoint(x: 70, y: 80))
        #expect(marks.lineGaps.map(\.length) == [10])
        #expect(marks.lineGaps[0].start == CGPoint(x: 35, y: 110))
        #expect(marks.insets.map(\.length) == [10, 10, 30, 60])
    }

    @Test("sideways, the ruler's lines are columns, mirrored at the diagonal")
    func sideways() {
        let marks = RulerMarks(
            items: [
                item(0, 60, 10, 40, 50), item(0, 50, 70, 60, 50), item(0, 120, 10, 20, 50), item(1, 200, 30, 40, 40),
            ], breadth: 130, isSideways: true)
        #expect(
            marks.lines == [
                CGRect(x: 50, y: 10, width: 60, height: 110), CGRect(x: 120, y: 10, width: 20, height: 50),
                CGRect(x: 200, y: 30, width: 40, height: 40),
            ])
        #expect(marks.gaps == [RulerMarks.Distance(start: CGPoint(x: 80, y: 60), end: CGPoint(x: 80, y: 70))])
        #expect(marks.lineGaps == [RulerMarks.Distance(start: CGPoint(x: 110, y: 35), end: CGPoint(x: 120, y: 35))])
        #expect(marks.insets.map(\.length) == [10, 10, 30, 60] && !marks.insets.contains { $0.isAcross })
    }

    @Test("numbers are rounded to hundredths, and whole ones have no decimal point")
    func text() {
        func text(_ length: CGFloat) -> String {
            RulerMarks.Distance(start: .zero, end: CGPoint(x: length, y: 0)).text
        }
        #expect([8, 38.5, 22.6667, 8.004, 0, 1234.5].map(text) == ["8", "38.5", "22.67", "8", "0", "1234.5"])
        #expect(RulerMarks(items: [], breadth: 100) == RulerMarks())
    }

    @Test("the ruler's numbers agree with the frames of the cells", arguments: FlowWay.allCases)
    func truth(way: FlowWay) {
        let scene = FlowThreeWaysStage(way: way)
        let visible = scene.view.visibleCells.map(\.frame)
        for gap in scene.marks.gaps
        where visible.contains(where: { $0.maxX == gap.start.x && $0.minY < gap.start.y && $0.maxY > gap.start.y }) {
            #expect(visible.contains { $0.minX == gap.end.x && $0.minY < gap.end.y && $0.maxY > gap.end.y })
        }
        let expected: [CGFloat] = (0..<3).flatMap { scene.lines($0).flatMap(gaps) }
        #expect(Set(scene.marks.gaps.map(\.length)).isSubset(of: Set(expected)))
        if way == .fixedSpacing {
            #expect(Set(scene.marks.gaps.map(\.text)) == ["8"] && Set(scene.marks.lineGaps.map(\.text)) == ["8"])
            #expect(scene.marks.insets.map(\.text).prefix(2) == ["38", "39"])
        }
    }

    @Test(
        "no number is cut off at a side", arguments: FlowWay.allCases,
        [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180)])
    func sides(way: FlowWay, size: CGSize) throws {
        let scene = FlowThreeWaysStage(size: size, way: way)
        let ruler = try #require(scene.controller.ruler)
        let numbers = ruler.subviews.filter { $0 is DistanceView }.flatMap(\.subviews).filter { $0 is UILabel }
        let frames = numbers.map { $0.convert($0.bounds, to: ruler) }
        if way == .fixedSize || way == .byDelegate {
            #expect(frames.contains { $0.minX == 1 }, "one that a narrow margin would cut")
        }
        #expect(frames.allSatisfy { $0.minX >= 1 && $0.maxX <= size.width - 1 })
    }

    @Test("the ruler scrolls with the content, and measures what comes into view")
    func scrolling() {
        let scene = FlowThreeWaysStage(way: .fixedSpacing)
        let before = scene.marks
        scene.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        scene.stage.settle()
        #expect(scene.view.contentOffset.y > 200)
        #expect(scene.controller.ruler.bounds.origin == scene.view.contentOffset)
        #expect(scene.marks != before)
        let lowest = scene.view.visibleCells.map(\.frame.maxY).max() ?? 0
        #expect(scene.marks.lines.contains { $0.maxY >= lowest })
    }

    @Test("the ruler takes no touches, and the button hides it")
    func button() throws {
        let scene = FlowThreeWaysStage()
        let button = try #require(scene.controller.navigationItem.rightBarButtonItem)
        #expect(button.isSelected && !scene.controller.ruler.isHidden)
        #expect(scene.controller.ruler.hitTest(CGPoint(x: 50, y: 60), with: nil) == nil)
        scene.stage.tap(at: CGPoint(x: 360, y: 22))
        #expect(!button.isSelected && scene.controller.ruler.isHidden)
        scene.stage.tap(at: CGPoint(x: 360, y: 22))
        #expect(button.isSelected && !scene.controller.ruler.isHidden)
        #expect(scene.marks.gaps.count > 10)
    }
}
