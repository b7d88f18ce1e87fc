import Testing
import UIKit
import UIKitTesting

@Suite("Controls as on iOS") @MainActor struct ControlsAsOnIOSTests {
    private let stage = Stage()

    @Test("a settings screen's controls call their controller's methods")
    func settings() {
        let controller = SettingsViewController()
        stage.show(controller)
        func middle(_ view: UIView) -> CGPoint { CGPoint(x: view.frame.midX, y: view.frame.midY) }
        stage.tap(at: middle(controller.notifications))
        stage.tap(at: CGPoint(x: controller.copies.frame.maxX - 10, y: controller.copies.frame.midY))
        stage.tap(at: CGPoint(x: controller.size.frame.maxX - 10, y: controller.size.frame.midY))
        stage.focus(controller.volume)
        stage.press("End")
        let finger = stage.touchDown(at: middle(controller.saveButton))
        stage.touchUp(finger, at: middle(controller.saveButton))
        #expect(controller.log == ["switch false", "copies 2.0", "size Large", "volume 11.0", "save"])
        #expect(controller.saveButton.currentTitle == "Saving")
        #expect(controller.activity.isAnimating)
    }

    @Test("a button subclass has its own size and its own look")
    func pill() {
        let pill = PillButton()
        pill.setTitle("Go", for: .normal)
        pill.sizeToFit()
        #expect(pill.bounds.height == 44)
        pill.isHighlighted = true
        #expect(pill.alpha == CGFloat(Float(0.6)))
    }

    @Test("a configured button can be tapped, and changes its configuration with its state")
    func cart() {
        var taps = 0
        let button = makeCartButton { taps += 1 }
        button.frame.origin = CGPoint(x: 20, y: 20)
        stage.show(button)
        stage.tap(at: button.center)
        #expect(taps == 1)
        button.isSelected = true
        stage.advance(by: 0.1)
        #expect(button.configuration?.showsActivityIndicator == true)
    }
}
