import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Ten groups of 88 points, 8 points apart, between insets of 8: 968 points, of which 328 are in view.
@MainActor @Suite("Cards about sections that scroll, and about changes") struct CompositionalScrollingTests {
    private static let end: CGFloat = 640

    @Test("a section without orthogonal scrolling continues below")
    func still() {
        let card = CompositionalCardStage(.still)
        #expect(card.offset == nil && card.tiles().map(\.minY) == [8, 64, 120])
    }

    @Test("continuous: a drag may end anywhere, and a flick at the end at the latest")
    func continuous() throws {
        let card = CompositionalCardStage(.continuous)
        card.drag(61)
        let offset = try #require(card.offset)
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 96) != 0)
        for _ in 0..<6 { card.flick() }
        #expect(card.offset == Self.end)
    }

    @Test("at a group: scrolling ends at multiples of 96", arguments: [40, 80, 130])
    func toAGroup(way: CGFloat) throws {
        let card = CompositionalCardStage(.toAGroup)
        card.drag(way)
        let offset = try #require(card.offset)
        #expect(offset.truncatingRemainder(dividingBy: 96) == 0)
        card.flick()
        let next = try #require(card.offset)
        #expect(next > offset && (next == Self.end || next.truncatingRemainder(dividingBy: 96) == 0))
    }

    @Test("by pages: three flicks end at 312, 624 and the end")
    func pages() {
        let card = CompositionalCardStage(.pages)
        #expect(flicks(card) == [312, 624, Self.end])
    }

    @Test("group by group: every flick scrolls by 96, however fast it is", arguments: [60, 120, 240])
    func groupByGroup(way: CGFloat) {
        let card = CompositionalCardStage(.groupByGroup)
        #expect(flicks(card, way) == [96, 192, 288])
    }

    @Test("centred: scrolling ends with a group's middle, 8 + 96 n + 44, at 8 + 156")
    func centred() {
        let card = CompositionalCardStage(.centred)
        #expect(card.offset == -16)
        #expect(flicks(card) == [80, 176, 272])
    }

    /// Returns where the section rests after each of three flicks.
    private func flicks(_ card: CompositionalCardStage, _ way: CGFloat = 120) -> [CGFloat?] {
        (0..<3).map { _ in
            card.flick(way)
            return card.offset
        }
    }

    @Test("the handler shows the middle tile at full size, and the next but one a quarter smaller")
    func handler() throws {
        let card = CompositionalCardStage(.handler)
        card.flick()
        let cells = card.view.visibleCells
        let middle = try #require(cells.first { abs($0.frame.midX - 164) < 1 })
        #expect(middle.transform == .identity && middle.alpha == 1)
        // Cells 120 of 240 points away are a quarter smaller.
        let others = cells.filter { $0 !== middle && abs(abs($0.center.x - 164) - 120) < 1 }
        #expect(
            !others.isEmpty && others.allSatisfy { abs($0.transform.a - 0.75) < 0.01 && abs($0.alpha - 0.65) < 0.01 })
    }

    @Test("a section doesn't bounce where the app turns that off")
    func feel() {
        let card = CompositionalCardStage(.feel)
        let finger = card.stage.touchDown(at: CGPoint(x: 100, y: 230))
        for x in stride(from: CGFloat(110), through: 300, by: 10) {
            card.stage.touchMove(finger, to: CGPoint(x: x, y: 230))
        }
        card.stage.advance(by: 0.1)
        #expect(card.offset == 0)
        card.stage.touchUp(finger, at: CGPoint(x: 300, y: 230))
        card.stage.settle()
    }

    // MARK: Changes

    @Test("a new tile is inserted in the middle, and the lines follow")
    func insert() {
        let card = CompositionalCardStage(.updates)
        card.card.insert()
        card.stage.settle()
        #expect(card.card.data.numbers == [[1, 2, 3, 8, 4, 5, 6, 7]])
        for _ in 0..<2 { card.card.insert() }
        card.stage.settle()
        #expect(card.tiles().count == 10 && card.lines(.group).map(\.minY) == [8, 60, 112])
        for _ in 0..<10 { card.card.remove() }
        card.stage.settle()
        #expect(card.tiles().isEmpty && card.lines(.group).isEmpty)
    }

    @Test("Reverse puts each tile where the opposite one was")
    func reverse() {
        let card = CompositionalCardStage(.updates)
        card.card.reverse()
        card.stage.settle()
        #expect(card.card.data.numbers == [[7, 6, 5, 4, 3, 2, 1]])
        let labels = (0..<7).map { card.view.cellForItem(at: [0, $0])?.accessibilityLabel }
        #expect(labels == ["7", "6", "5", "4", "3", "2", "1"])
    }

    @Test("Insert and Remove are disabled at their limits, and all buttons work during an animation")
    func buttons() {
        let card = CompositionalCardStage(.updates)
        func isEnabled() -> [Bool] { card.card.buttons.arrangedSubviews.map { ($0 as? UIButton)?.isEnabled ?? false } }
        #expect(isEnabled() == [true, true, true])
        for _ in 0..<5 { card.card.insert() }
        #expect(isEnabled() == [false, true, true])
        for _ in 0..<12 { card.card.remove() }
        #expect(isEnabled() == [true, false, false])
        card.stage.settle()
    }

    @Test("a grid becomes a list and a grid again")
    func anotherLayout() {
        let card = CompositionalCardStage(.anotherLayout)
        let grid = card.tiles()
        card.card.switchLayout()
        card.stage.settle()
        #expect(card.tiles().map(\.minY) == [8, 33, 58, 83, 108, 133])
        #expect(card.lines(.group).count == 6)
        card.card.switchLayout()
        card.stage.settle()
        #expect(card.tiles() == grid && card.lines(.group).count == 2)
    }
}
