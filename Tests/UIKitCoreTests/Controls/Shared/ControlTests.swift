import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Records its events, by Apple's names.
@MainActor private final class EventLog {
    var events: [String] = []
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    init(_ control: UIControl) {
        for (event, name) in Self.names {
            control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
        }
    }
}

@MainActor private final class Receiver: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func withSender(_ sender: UIControl) { calls.append("sender \(sender.tag)") }
}

@Suite("Controls") @MainActor struct ControlTests {
    private let stage = Stage()
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

    init() { stage.show(control) }

    @Test("a tap sends touchDown and touchUpInside, and highlights in between")
    func tap() {
        let log = EventLog(control)
        let finger = stage.touchDown(at: CGPoint(x: 110, y: 110))
        #expect(control.isHighlighted && control.isTracking)
        #expect(control.state == .highlighted)
        stage.touchUp(finger, at: CGPoint(x: 110, y: 110))
        #expect(log.events == ["down", "upInside"])
        #expect(control.state == .normal)
    }

    @Test("a finger is outside from seventy points beyond the edge on, and may come back")
    func dragging() {
        let log = EventLog(control)
        let finger = stage.touchDown(at: CGPoint(x: 110, y: 110))
        stage.touchMove(finger, to: CGPoint(x: 219, y: 110))
        stage.touchMove(finger, to: CGPoint(x: 221, y: 110))
        #expect(!control.isHighlighted)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 110))
        #expect(control.isHighlighted)
        stage.touchMove(finger, to: CGPoint(x: 300, y: 110))
        stage.touchUp(finger, at: CGPoint(x: 300, y: 110))
        #expect(
            log.events == [
                "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
            ])
    }

    @Test("a quick second tap sends touchDownRepeat")
    func repeated() {
        let log = EventLog(control)
        stage.tap(at: CGPoint(x: 110, y: 110))
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(log.events == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test("a scroll view that begins to drag cancels the touch")
    func cancelled() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.addSubview(control)
        stage.show(scrollView)
        let log = EventLog(control)
        scrollView.delaysContentTouches = false
        stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 110, y: 20))
        #expect(scrollView.contentOffset.y == 0, "a control keeps the finger that it was told of")
        #expect(log.events.last == "upOutside")

        log.events = []
        scrollView.delaysContentTouches = true
        stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 110, y: 20))
        #expect(scrollView.contentOffset.y == 80)
        #expect(log.events.isEmpty, "the drag began before it was told")
        #expect(!control.isHighlighted)
    }

    @Test("a scroll view that may take touches from controls cancels them")
    func cancelledInside() {
        let scrollView = GreedyScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.addSubview(control)
        scrollView.delaysContentTouches = false
        stage.show(scrollView)
        let log = EventLog(control)
        stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 110, y: 20))
        #expect(log.events.first == "down")
        #expect(log.events.last == "cancel")
        #expect(!log.events.contains("upInside"))
        #expect(!control.isHighlighted)
    }

    @Test("a disabled control sends no events, and keeps touches from the views behind")
    func disabled() {
        let behind = UIControl(frame: stage.window.bounds)
        stage.window.insertSubview(behind, at: 0)
        let (log, logBehind) = (EventLog(control), EventLog(behind))
        control.isEnabled = false
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(log.events.isEmpty && logBehind.events.isEmpty)
        #expect(control.state == .disabled)
    }

    @Test("methods are called with and without the sender; targets are not retained")
    func targets() {
        control.tag = 7
        var receiver: Receiver? = Receiver()
        control.addTarget(receiver, action: Selector(Receiver.plain), for: .touchUpInside)
        control.addTarget(receiver, action: Selector(Receiver.withSender), for: [.touchUpInside, .touchDown])
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(receiver?.calls == ["sender 7", "plain", "sender 7"])
        #expect(control.allTargets.count == 1)
        #expect(control.allControlEvents == [.touchUpInside, .touchDown])
        receiver = nil
        control.sendActions(for: .touchUpInside)
        #expect(control.allTargets.isEmpty)
    }

    @Test("without a target the first responder around the control with the method is called")
    func chain() {
        final class Catcher: UIView {
            var caught = 0
            func catchIt() { caught += 1 }
        }
        let (outer, inner) = (Catcher(frame: stage.window.bounds), Catcher(frame: stage.window.bounds))
        outer.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: Selector(Catcher.catchIt), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect((inner.caught, outer.caught) == (1, 0))
    }

    @Test("removing a target ends its calls for the given events only")
    func removing() {
        let receiver = Receiver()
        control.addTarget(receiver, action: Selector(Receiver.plain), for: [.touchUpInside, .valueChanged])
        control.removeTarget(receiver, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.calls.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["plain"])
    }

    @Test("an action replaces one with the same identifier, and may remove itself while it runs")
    func actions() {
        var calls: [String] = []
        control.addAction(UIAction(identifier: .init("x")) { _ in calls.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: .init("x")) { [unowned control] action in
                calls.append(action.sender as? UIControl === control ? "new" : "?")
                control.removeAction(action, for: .valueChanged)
            }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["new"])
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("leading content is at the right in a view from right to left")
    func alignment() {
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}

/// Takes touches from controls as well.
private final class GreedyScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
