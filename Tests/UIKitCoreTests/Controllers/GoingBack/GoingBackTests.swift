import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Going back") @MainActor struct GoingBackTests {
    private let stage = Stage()
    private let navigation: UINavigationController
    private let first = UIViewController()
    private let second = UIViewController()

    init() {
        navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        stage.settle()
    }

    private var steps: [Int] {
        stage.advance(by: 0.05)
        return stage.screen.surroundings.steps
    }

    private func goBack(to controller: UIViewController) {
        stage.screen.receive(InputEvent(time: 0, .back(to: controller.stepNumber)))
        stage.settle()
    }

    @Test("each pushed and each presented screen is a step, whether it has an address or not")
    func numbers() {
        #expect(steps == [first.stepNumber])
        navigation.pushViewController(second, animated: true)
        #expect(steps == [first.stepNumber, second.stepNumber], "from the beginning of the transition")
        let sheet = UINavigationController(rootViewController: UIViewController())
        navigation.present(sheet, animated: true)
        let inSheet = sheet.viewControllers[0]
        #expect(steps == [first, second, inSheet].map(\.stepNumber))
        let detail = UIViewController()
        sheet.pushViewController(detail, animated: true)
        #expect(steps == [first, second, inSheet, detail].map(\.stepNumber))
        navigation.dismiss(animated: true)
        #expect(steps == [first, second].map(\.stepNumber))
        stage.settle()
        navigation.popViewController(animated: true)
        #expect(steps == [first.stepNumber])
    }

    @Test("screens inside tabs and containers of the app's own count, and another tab isn't a step")
    func containers() {
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        stage.show(tabs)
        stage.settle()
        navigation.pushViewController(second, animated: false)
        #expect(steps == [first, second].map(\.stepNumber))
        tabs.selectedIndex = 1
        #expect(steps == [other.stepNumber])
        let container = UIViewController()
        stage.show(container)
        container.addChild(navigation)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        #expect(steps == [container, second].map(\.stepNumber))
    }

    @Test("a screen half pulled away is a step until the finger lets it go")
    func pulled() {
        navigation.pushViewController(second, animated: false)
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10, through: 150, by: 10) {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(finger, to: CGPoint(x: x, y: 400))
        }
        #expect(navigation.viewControllers == [first])
        #expect(steps == [first, second].map(\.stepNumber))
        stage.advance(by: 0.3)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 400))
        stage.settle()
        #expect(navigation.viewControllers == [first, second])
        #expect(steps == [first, second].map(\.stepNumber))
    }

    @Test("going back pops the screen in front, or several")
    func pops() {
        let third = UIViewController()
        navigation.setViewControllers([first, second, third], animated: false)
        goBack(to: second)
        #expect(navigation.viewControllers == [first, second])
        navigation.pushViewController(third, animated: false)
        goBack(to: first)
        #expect(navigation.viewControllers == [first])
        goBack(to: third)
        #expect(navigation.viewControllers == [first], "it isn't on the way any more")
    }

    @Test(
        "going back dismisses what is presented before it pops anything behind",
        arguments: [
            UIModalPresentationStyle.pageSheet, .fullScreen, .popover, .overFullScreen,
        ])
    func dismisses(style: UIModalPresentationStyle) {
        navigation.pushViewController(second, animated: false)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = second.view
        second.present(presented, animated: false)
        stage.settle()
        goBack(to: second)
        #expect(navigation.presentedViewController == nil)
        #expect(navigation.viewControllers == [first, second])
        second.present(presented, animated: false)
        stage.settle()
        goBack(to: first)
        #expect(navigation.presentedViewController == nil)
        #expect(navigation.viewControllers == [first])
    }

    @Test("what may not be dismissed stays, and so does everything behind it; the screens hear of the way once more")
    func modal() {
        let presented = UIViewController()
        presented.isModalInPresentation = true
        let attempts = DismissalAttempts()
        presented.presentationController?.delegate = attempts
        navigation.pushViewController(second, animated: false)
        second.present(presented, animated: false)
        stage.settle()
        attempts.allows = false
        goBack(to: first)
        #expect(navigation.presentedViewController === presented)
        #expect(navigation.viewControllers == [first, second])
        #expect(attempts.count == 1)
        attempts.allows = true
        goBack(to: second)
        #expect(navigation.presentedViewController === presented, "the delegate can't allow what the screen forbids")
        #expect(attempts.count == 2)
        presented.isModalInPresentation = false
        goBack(to: second)
        #expect(navigation.presentedViewController == nil)
    }
}
