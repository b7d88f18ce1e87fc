import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("The life cycle of view controllers") @MainActor struct LifeCycleTests {
    private let stage = Stage()
    private let log = LifeCycleLog()

    @Test("a root controller gets viewWillAppear, its layout and viewDidAppear, in this order")
    func root() {
        stage.show(LoggingController("a", log))
        #expect(
            log.calls == [
                "a didLoad", "a willAppear", "a isAppearing 393", "a willLayout", "a didLayout", "a didAppear",
            ])
    }

    @Test("a root controller's view is loaded when the window is shown, and not before")
    func hiddenWindow() {
        let window = UIWindow(frame: stage.window.bounds)
        window.rootViewController = LoggingController("a", log)
        #expect(log.calls.isEmpty)
        window.makeKeyAndVisible()
        #expect(log.calls == ["a didLoad", "a willAppear"])
        window.isHidden = true
    }

    @Test("when the root controller is replaced, the old one disappears first")
    func anotherRoot() {
        stage.show(LoggingController("a", log))
        _ = log.take()
        stage.show(LoggingController("b", log))
        #expect(
            log.calls == [
                "a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b isAppearing 393", "b willLayout",
                "b didLayout", "b didAppear",
            ])
    }

    @Test("a child added later appears with its view, and disappears with it")
    func child() {
        stage.settle()
        let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
        stage.show(parent)
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        #expect(
            log.take() == [
                "c joins", "c didLoad", "c willAppear", "c joined", "p willLayout", "p didLayout", "c isAppearing 393",
                "c willLayout", "c didLayout", "c didAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["c leaves", "c willDisappear", "c didDisappear", "c left"])
    }

    @Test("a child added before the first appearance appears right after its parent")
    func childFromTheStart() {
        stage.settle()
        let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        stage.show(parent)
        #expect(
            log.calls.filter { $0.contains("ppear") && !$0.contains("is") } == [
                "p willAppear", "c willAppear", "p didAppear", "c didAppear",
            ])
    }

    @Test("a parent that forwards appearance itself decides when its child appears")
    func manualForwarding() {
        stage.settle()
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (Manual(), LoggingController("c", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.show(parent)
        #expect(log.take() == ["c joins", "c didLoad", "c willLayout", "c didLayout"])
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["c willAppear"])
        child.endAppearanceTransition()
        #expect(log.take() == ["c isAppearing 393", "c didAppear"])
    }

    @Test("each appearance that begins ends once, even if begin and end are called twice")
    func balanced() {
        stage.settle()
        let controller = LoggingController("a", log)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        #expect(log.calls == ["a didLoad", "a willAppear", "a isAppearing 393", "a didAppear"])
    }

    @Test("a controller whose appearance is reversed before its end gets no viewDidAppear")
    func takenBack() {
        stage.settle()
        let controller = LoggingController("a", log)
        controller.beginAppearanceTransition(true, animated: true)
        controller.beginAppearanceTransition(false, animated: true)
        controller.endAppearanceTransition()
        #expect(log.calls == ["a didLoad", "a willAppear", "a willDisappear", "a didDisappear"])
    }
}
