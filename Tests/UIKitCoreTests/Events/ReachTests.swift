import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What a page asks of views that a finger could not reach.
@Suite("Reach of screen readers and touches") @MainActor struct ReachTests {
    private let stage = Stage()
    private let screen = UIViewController()
    private let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    private let counter = Counter()

    init() {
        stage.show(screen)
        screen.view.addSubview(box)
        box.addSubview(button)
        let counter = counter
        button.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
        stage.settle()
    }

    private func activate() -> Int {
        counter.count = 0
        stage.send(.activate(button.layer.id))
        return counter.count
    }

    @Test("a button in reach is activated once")
    func inReach() { #expect(activate() == 1) }

    @Test(
        "a view that a finger doesn't reach isn't activated",
        arguments: ["hidden", "hidden box", "transparent", "transparent box", "closed box", "closed", "covered"])
    func outOfReach(reason: String) {
        switch reason {
        case "hidden": button.isHidden = true
        case "hidden box": box.isHidden = true
        case "transparent": button.alpha = 0
        case "transparent box": box.alpha = 0.005
        case "closed box": box.isUserInteractionEnabled = false
        case "closed": button.isUserInteractionEnabled = false
        default: screen.view.addSubview(UIView(frame: screen.view.bounds))
        }
        #expect(activate() == 0)
    }

    @Test("a view that is covered in part is in reach")
    func coveredInPart() {
        screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 75, height: 200)))
        #expect(activate() == 1, "its middle, at 70, is covered; 95 points of 120 aren't")
    }

    @Test(
        "a view below a presentation isn't activated, one beside a sheet without dimming is", arguments: [true, false])
    func belowSheet(isDimmed: Bool) {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium()]
        if !isDimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        screen.present(sheet, animated: false)
        stage.settle()
        #expect(activate() == (isDimmed ? 0 : 1))
    }

    @Test("a screen below a full screen, or below one over it, isn't activated")
    func belowFullScreen() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext] {
            let over = UIViewController()
            over.modalPresentationStyle = style
            screen.present(over, animated: false)
            stage.settle()
            #expect(activate() == 0, "\(style)")
            screen.dismiss(animated: false)
            stage.settle()
            #expect(activate() == 1, "after \(style)")
        }
    }

    @Test("a screen that is being dismissed isn't activated")
    func dismissed() {
        let sheet = UIViewController()
        screen.present(sheet, animated: false)
        sheet.view.addSubview(button)
        stage.settle()
        #expect(activate() == 1)
        sheet.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(sheet.view.window != nil)
        #expect(activate() == 0)
    }

    @Test("a row below the fold is in reach, because a person can scroll to it; below a sheet it isn't")
    func belowTheFold() {
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 393, height: 5000)
        screen.view.addSubview(list)
        button.frame.origin.y = 3000
        list.addSubview(button)
        #expect(activate() == 1)
        screen.present(UIViewController(), animated: false)
        stage.settle()
        #expect(activate() == 0)
    }

    @Test("a label asks as its surroundings do: taps go through it to the row")
    func label() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        label.text = "Name"
        let tapped = Counter()
        let tap = CountingTap { tapped.count += 1 }
        box.addGestureRecognizer(tap)
        button.removeFromSuperview()
        box.addSubview(label)
        stage.send(.activate(label.layer.id))
        #expect(tapped.count == 1)
        box.isHidden = true
        stage.send(.activate(label.layer.id))
        #expect(tapped.count == 1)
    }

    @Test("an action by name, and the focus, reach as far")
    func actionsAndFocus() {
        let named = Counter()
        box.isAccessibilityElement = true
        box.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                named.count += 1
                return true
            }
        ]
        stage.send(.perform(box.layer.id, action: "Delete"))
        #expect(named.count == 1)
        stage.focus(button)
        #expect(stage.window.focusedView === button)
        screen.present(UIViewController(), animated: false)
        stage.settle()
        stage.send(.perform(box.layer.id, action: "Delete"))
        #expect(named.count == 1)
        counter.count = 0
        stage.press("Enter")
        #expect(counter.count == 0)
        stage.focus(nil)
        stage.focus(button)
        #expect(stage.window.focusedView == nil)
    }

    @Test("while screens move, neither takes a touch or an activation", arguments: [false, true], [false, true])
    func movingScreens(isZoom: Bool, isPop: Bool) {
        let navigation = UINavigationController(rootViewController: screen)
        let next = UIViewController()
        if isZoom { next.preferredTransition = .zoom(sourceViewProvider: { [box] _ in box }) }
        stage.show(navigation)
        stage.settle()
        if isPop {
            navigation.pushViewController(next, animated: false)
            next.view.addSubview(button)
            stage.settle()
            navigation.popViewController(animated: true)
        } else {
            navigation.pushViewController(next, animated: true)
        }
        for _ in 0..<6 {
            #expect(activate() == 0)
            let middle = button.convert(CGPoint(x: 50, y: 20), to: nil)
            stage.tap(at: middle)
            #expect(counter.count == 0)
        }
        stage.settle()
        guard !isPop else { return }
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(activate() == 1)
    }

    @Test("a finger on a view that leaves its window is cancelled, and does nothing when it lifts")
    func leavesTheWindow() {
        let touched = PhaseView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        screen.view.addSubview(touched)
        let fingers = [
            stage.touchDown(at: CGPoint(x: 50, y: 450)), stage.touchDown(at: CGPoint(x: 70, y: 140)),
        ]
        #expect(touched.phases == ["began"] && button.isHighlighted)
        touched.removeFromSuperview()
        box.removeFromSuperview()
        stage.advance(by: 1 / 60)
        #expect(touched.phases == ["began", "cancelled"])
        #expect(!button.isHighlighted)
        screen.view.addSubview(touched)
        stage.touchUp(fingers[0], at: CGPoint(x: 50, y: 450))
        stage.touchUp(fingers[1], at: CGPoint(x: 70, y: 140))
        #expect(touched.phases == ["began", "cancelled"] && counter.count == 0)
    }

    @Test("a gesture on a view that leaves its window is cancelled; one on a view around it goes on")
    func gestures() {
        let pan = StatePan()
        let around = StatePan()
        around.delegate = Together.shared
        pan.delegate = Together.shared
        box.addGestureRecognizer(pan)
        screen.view.addGestureRecognizer(around)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 250))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 350))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 360))
        box.removeFromSuperview()
        stage.touchMove(finger, to: CGPoint(x: 150, y: 370))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 370))
        #expect(pan.states.last == .cancelled)
        #expect(around.states.last == .ended)
    }
}

@MainActor private final class Counter {
    var count = 0
}

private final class CountingTap: UITapGestureRecognizer {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
        super.init(target: nil, action: nil)
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            if newValue == .ended { body() }
        }
    }
}

private final class StatePan: UIPanGestureRecognizer {
    var states: [State] = []

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            states.append(newValue)
        }
    }
}

@MainActor private final class Together: NSObject, UIGestureRecognizerDelegate {
    static let shared = Together()

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}

private final class PhaseView: UIView {
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
