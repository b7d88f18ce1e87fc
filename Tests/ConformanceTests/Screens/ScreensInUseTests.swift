import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screens as on iOS, in use") struct ScreensInUseTests {
    private func tap(_ view: UIView, on stage: Stage) {
        let frame = view.frameInWindow
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("the form's switch shows a row, and rows below make room", arguments: ScreenDevice.allCases)
    func form(device: ScreenDevice) {
        let stage = device.makeStage()
        let controller = AccountFormViewController()
        device.show(controller, on: stage)
        let scrollView = controller.scrollView
        let height = scrollView.contentSize.height
        scrollView.scrollRectToVisible(
            controller.remindersSwitch.convert(controller.remindersSwitch.bounds, to: scrollView), animated: false)
        stage.settle()
        tap(controller.remindersSwitch, on: stage)
        #expect(controller.remindersSwitch.isOn && !controller.volumeRow.isHidden)
        let rowHeight = controller.volumeRow.bounds.height
        #expect(rowHeight > 40 && abs(scrollView.contentSize.height - height - rowHeight) < 0.7)
        #expect(controller.volumeSlider.bounds.width > 150)
        assertSnapshot(of: controller, as: .svg(size: device.size), named: device.rawValue)
        tap(controller.remindersSwitch, on: stage)
        #expect(controller.volumeRow.isHidden && abs(scrollView.contentSize.height - height) < 0.34)
    }

    @Test(
        "onboarding goes on with Continue or a flick, and keeps its page after a rotation",
        arguments: ScreenDevice.allCases)
    func onboarding(device: ScreenDevice) {
        let stage = device.makeStage()
        let controller = OnboardingViewController()
        device.show(controller, on: stage)
        func shownPage() -> Int? { controller.pages.firstIndex { abs($0.frameInWindow.minX) < 0.5 } }
        #expect(shownPage() == 0)
        tap(controller.continueButton, on: stage)
        #expect(shownPage() == 1 && controller.pageControl.currentPage == 1)
        let middle = CGPoint(x: device.size.width / 2, y: device.size.height / 3)
        let isRightToLeft = device == .rightToLeft
        stage.flick(from: middle, to: CGPoint(x: middle.x + (isRightToLeft ? 150 : -150), y: middle.y))
        stage.settle()
        #expect(shownPage() == 2 && controller.pageControl.currentPage == 2)
        #expect(controller.continueButton.configuration?.title == "Get started")
        stage.resize(to: CGSize(width: device.size.height, height: device.size.width))
        #expect(shownPage() == 2 && controller.pages[2].bounds.width == device.size.height)
    }

    @Test("the calculator computes 12 × 3.5 = 42 by taps", arguments: ScreenDevice.allCases)
    func calculator(device: ScreenDevice) throws {
        let stage = device.makeStage()
        let controller = CalculatorViewController()
        device.show(controller, on: stage)
        for key in ["1", "2", "×", "3", ".", "5"] { tap(try #require(controller.keypadView.keys[key]), on: stage) }
        #expect(controller.displayLabel.text == "3.5")
        tap(try #require(controller.keypadView.keys["="]), on: stage)
        #expect(controller.displayLabel.text == "42")
    }
}
