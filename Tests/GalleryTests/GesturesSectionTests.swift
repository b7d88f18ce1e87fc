import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Gestures in the Gallery") struct GesturesSectionTests {
    private let stage = Stage(size: CGSize(width: 393, height: 280), scale: 2)
    private let section = GesturesSection()
    private let middle = CGPoint(x: 196, y: 124)

    init() {
        section.frame = CGRect(x: 0, y: 0, width: 393, height: 280)
        stage.show(section)
    }

    private var told: String? { section.subviews.compactMap { $0 as? UILabel }.first?.text }
    private var card: UIView? { section.subviews.first?.subviews.first }

    @Test("the line names the recognised gesture, and the card follows it")
    func everything() throws {
        let card = try #require(card)
        stage.tap(at: middle)
        #expect(told == "Tapped")
        stage.longPress(at: middle)
        #expect(told == "Long-pressed")
        stage.drag(from: middle, to: CGPoint(x: 196, y: 84))
        #expect(told == "Dragged")
        #expect(abs(card.center.y - 94) < 0.01)
        stage.pinch(at: card.center, from: 60, to: 120)
        #expect(told == "Pinched")
        #expect(abs(card.transform.a - 120 / 68) < 0.01)
        stage.doubleTap(at: card.center)
        #expect(told == "Double-tapped")
        #expect(card.transform == .identity)
        stage.swipe(.left, at: CGPoint(x: 150, y: 20))
        #expect(told == "Swiped left")
        stage.hover(at: middle)
        #expect(told == "Hovered")
        stage.rotate(at: middle, by: 1, distance: 80)
        #expect(told == "Rotated")
    }
}
