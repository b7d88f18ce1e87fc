import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: cart") struct CartTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = CartViewController(items: [
        CartItem(id: 0, name: "Tea", cents: 350), CartItem(id: 1, name: "Cake", cents: 405, count: 2),
    ])

    init() { stage.show(controller) }

    private func tapStepper(_ row: Int, isPlus: Bool) throws {
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: row, section: 0)))
        let stepper = try #require(cell.shownTree.compactMap { $0 as? UIStepper }.first).frameInWindow
        stage.tap(at: CGPoint(x: isPlus ? stepper.maxX - 20 : stepper.minX + 20, y: stepper.midY))
    }

    @Test("steppers change counts and the total; a count of 0 removes the row")
    func counts() throws {
        #expect(stage.texts == ["Tea", "1 × 3.50", "Cake", "2 × 4.05", "Total 11.60", "Pay"])
        try tapStepper(1, isPlus: true)
        #expect(stage.texts == ["Tea", "1 × 3.50", "Cake", "3 × 4.05", "Total 15.65", "Pay"])
        try tapStepper(0, isPlus: false)
        #expect(stage.texts == ["Cake", "3 × 4.05", "Total 12.15", "Pay"])
        stage.tap("Pay")
        #expect(stage.texts == ["Total 0.00", "Pay"])
    }
}
