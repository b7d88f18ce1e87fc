import CoreGraphics
import Foundation
import RenderTree

/// Turns what a screen reports into touches, wheel steps and keys, and finds the views that get them.
@MainActor final class InputRouter {
    private let back: BackReference<UIScreen>
    var screen: UIScreen { back.owner }

    /// The touches that a gesture recogniser holds back from views.
    let heldTouches = HeldTouches()
    /// The times for which gesture recognisers wait.
    private(set) lazy var deadlines = GestureDeadlines(of: self)
    /// The hover gesture recognisers below the pointer.
    var hovered: [UIHoverGestureRecognizer] = []
    /// The gesture recognisers that follow two fingers on a trackpad.
    var transformed: [UIGestureRecognizer] = []

    init(of screen: UIScreen) { back = BackReference(screen) }

    // A touch that is down and its gesture recognisers retain each other. The screen is gone before the touch ended, so
    // this breaks the cycle.
    isolated deinit {
        for touch in touches.values { touch.gestureRecognizers = nil }
    }

    private var touches: [TouchKey: UITouch] = [:]
    private var latestTime: TimeInterval = 0
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// The scroll view that a person used last. Keys scroll it when nothing has the keyboard's focus.
    var lastScrollView: UIView? {
        get { usedScrollView.object }
        set { usedScrollView.object = newValue }
    }
    private var usedScrollView = BackReference<UIView>()

    private enum TouchKey: Hashable {
        case mouse
        case finger(Int)
    }

    /// The largest time and distance between two taps that are a double tap.
    private static let multiTapInterval: TimeInterval = 0.35
    private static let multiTapDistance: CGFloat = 30

    func route(_ event: InputEvent) {
        if event.time.isFinite { deadlines.pass(before: event.time) }
        switch event.kind {
        case .pointer(let pointer): point(pointer, time: event.time)
        case .touch(let touch):
            self.touch(
                .finger(touch.finger), type: .direct, phase: touch.phase.touchPhase, at: touch.location,
                time: event.time, modifiers: [])
        case .wheel(let wheel): scroll(wheel, time: event.time)
        case .transform(let transform): self.transform(transform, time: event.time)
        case .key(let key): press(key, time: event.time)
        case .focus(let layer): moveFocus(to: layer)
        case .activate(let layer): activate(layer, time: event.time)
        case .perform(let layer, let action): perform(action, of: layer)
        case .resize, .appearance, .preferences, .open, .back: break
        }
    }

    /// Runs gesture recognisers for one event. Then delivers the touches that none of them holds back any more.
    func pass(_ body: () -> Void) {
        GesturePass.run(body)
        heldTouches.release()
    }

    // MARK: Touches

    private func point(_ pointer: PointerInput, time: TimeInterval) {
        guard pointer.location.isPlausible, time.isFinite else { return }
        let modifiers = UIKeyModifierFlags(pointer.modifiers)
        if pointer.phase != .cancelled { hover(at: pointer.location, time: time, modifiers: modifiers) }
        guard let phase = pointer.phase.touchPhase else { return }
        touch(.mouse, type: .indirectPointer, phase: phase, at: pointer.location, time: time, modifiers: modifiers)
    }

    private func touch(
        _ key: TouchKey, type: UITouch.TouchType, phase: UITouch.Phase, at location: CGPoint, time: TimeInterval,
        modifiers: UIKeyModifierFlags
    ) {
        guard location.isPlausible, time.isFinite else { return }
        let touch: UITouch
        if phase == .began {
            screen.showsFocus = false
            // A touch that never ended, for instance because its page was closed, ends before the next one begins.
            if touches[key] != nil {
                self.touch(key, type: type, phase: .cancelled, at: location, time: time, modifiers: [])
            }
            guard let begun = beginTouch(type: type, at: location, time: time) else { return }
            touches[key] = begun
            touch = begun
        } else {
            guard let known = touches[key] else { return }
            touch = known
            touch.previousWindowLocation = touch.windowLocation
            touch.windowLocation = location
            touch.leaveViewsOutsideItsWindow()
        }
        touch.phase = phase
        // Time doesn't go back while a finger is down.
        if touches.count == 1, phase == .began { latestTime = time }
        latestTime = max(time, latestTime)
        touch.timestamp = latestTime
        for other in touches.values where other !== touch { other.phase = .stationary }

        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.modifierFlags = modifiers
        if type == .indirectPointer, touch.isDown { event.buttonMask = .primary }
        event.allTouches = Set(touches.values)
        if phase == .ended || phase == .cancelled { touches[key] = nil }
        if let window = touch.window { window.sendEvent(event) }
    }

    private func beginTouch(type: UITouch.TouchType, at location: CGPoint, time: TimeInterval) -> UITouch? {
        for window in screen.windows.reversed() {
            guard let view = window.hitTest(location, with: nil) else { continue }
            let touch = UITouch()
            touch.type = type
            touch.window = window
            touch.view = view
            touch.windowLocation = location
            touch.previousWindowLocation = location
            touch.firstLocation = location
            touch.timestamp = time
            touch.beginning = time
            touch.tapCount = countTap(at: location, time: time)
            touch.gestureRecognizers = recognizers(around: view)
            return touch
        }
        return nil
    }

    private func countTap(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let lastTap, time - lastTap.time <= Self.multiTapInterval,
            abs(lastTap.location.x - location.x) <= Self.multiTapDistance,
            abs(lastTap.location.y - location.y) <= Self.multiTapDistance
        {
            count = lastTap.count + 1
        }
        lastTap = (location, time, count)
        return count
    }

    func recognizers(around view: UIView) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var ancestor: UIView? = view
        while let current = ancestor {
            result += current.gestureRecognizers ?? []
            ancestor = current.inputParent
        }
        return result
    }

    /// Cancels the touches of views that have left their windows. Called once a frame.
    func leaveViewsOutsideWindows() {
        for touch in touches.values { touch.leaveViewsOutsideItsWindow() }
    }

    /// Cancels all touches, for instance when a person turns the device.
    func cancelTouches() {
        for (key, touch) in touches {
            self.touch(
                key, type: touch.type, phase: .cancelled, at: touch.windowLocation, time: touch.timestamp, modifiers: []
            )
        }
    }

    /// Delivers touches first to gesture recognisers, which may take them away from views, and then to views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        for touch in event.allTouches ?? [] where touch.window === window && touch.phase != .stationary {
            pass { deliver(touch, event) }
        }
    }

    private func deliver(_ touch: UITouch, _ event: UIEvent) {
        let changed: Set<UITouch> = [touch]
        if touch.phase == .began {
            begin(touch, changed, event)
        } else {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, changed, with: event) }
        }
        deliverToView(touch, event)
        guard !touch.isDown else { return }
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchIsOver(touch) }
    }

    /// Asks all gesture recognisers before the first one gets the touch. Those that wait for others get it last: the
    /// touch may make the others fail, and it then begins a new gesture of the waiting ones.
    private func begin(_ touch: UITouch, _ changed: Set<UITouch>, _ event: UIEvent) {
        let candidates = touch.gestureRecognizers ?? []
        let watching = candidates.filter { !$0.isWaiting && $0.accepts(touch, with: event) }
        touch.gestureRecognizers = watching
        for recognizer in watching { recognizer.receive(touch, changed, with: event) }
        guard watching.count < candidates.count else { return }
        for recognizer in candidates where !watching.contains(where: { $0 === recognizer }) && !recognizer.isWaiting {
            guard recognizer.hasJustFinished(), recognizer.accepts(touch, with: event) else { continue }
            touch.gestureRecognizers?.append(recognizer)
            recognizer.receive(touch, changed, with: event)
        }
    }

    private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isCancelledForView else { return }
        if touch.phase == .began, touches.values.contains(where: { $0 !== touch && $0.keeps(touch, from: view) }) {
            touch.isCancelledForView = true
            return
        }
        if !heldTouches.holds(touch, with: event) { touch.tellView(touch.phase, with: event) }
    }

    // MARK: Keyboard

    private func press(_ input: KeyInput, time: TimeInterval) {
        screen.showsFocus = true
        guard let window = UIWindow.key ?? screen.windows.last else { return }
        let key = UIKey(name: input.key, modifierFlags: UIKeyModifierFlags(input.modifiers))
        let press = UIPress()
        press.key = key
        press.timestamp = time
        press.phase = input.phase == .down ? .began : .ended
        let event = UIPressesEvent()
        event.timestamp = time
        event.modifierFlags = key.modifierFlags
        event.allPresses = [press]

        let responder = keyResponder(for: key, in: window)
        if input.phase == .up { return responder.pressesEnded([press], with: event) }
        responder.pressesBegan([press], with: event)
    }

    /// Returns the responder that gets a key first. What is presented gets it before everything behind.
    private func keyResponder(for key: UIKey, in window: UIWindow) -> UIResponder {
        let responder = keyResponder(in: window)
        guard let front = window.presentation(for: key), !responder.isInChain(upTo: front) else { return responder }
        return front.firstScrollView ?? front.innermostScreen
    }

    private func keyResponder(in window: UIWindow) -> UIResponder {
        if let focused = window.focusedView, isInReach(focused) { return focused }
        if let first = window.firstResponder { return first }
        if let used = lastScrollView, used.window === window, !used.isOutOfSight { return used }
        return window.firstScrollView ?? window.viewShownByRoot ?? window
    }

    private func moveFocus(to layer: LayerID?) {
        screen.showsFocus = true
        for window in screen.windows {
            let view = layer.flatMap { window.view(of: $0) }
            window.focusCame(to: view.flatMap { isInReach($0) ? $0 : nil })
        }
    }
}

extension UITouch {
    /// Returns whether this touch, which began earlier, keeps a touch that begins in `view` from that view.
    fileprivate func keeps(_ touch: UITouch, from view: UIView) -> Bool {
        guard let other = self.view, window === touch.window else { return false }
        return other === view ? !view.isMultipleTouchEnabled : other.isExclusiveTouch || view.isExclusiveTouch
    }
}

extension CGPoint {
    /// Whether a screen can report the point: it is finite, and not a hundred screens away.
    var isPlausible: Bool { x.magnitude < 100_000 && y.magnitude < 100_000 }
}

extension PointerInput.Phase {
    fileprivate var touchPhase: UITouch.Phase? {
        switch self {
        case .hovered: nil
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension InputPhase {
    fileprivate var touchPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension UIResponder {
    /// Whether a key that this responder doesn't handle reaches `other`.
    fileprivate func isInChain(upTo other: UIResponder) -> Bool {
        self === other || next?.isInChain(upTo: other) ?? false
    }
}

extension UIView {
    /// The frontmost view with a controller inside this view, or this one.
    fileprivate var innermostScreen: UIView {
        for view in subviews.reversed() where !view.isHidden {
            let inside = view.innermostScreen
            if inside.owner != nil { return inside }
        }
        return self
    }

    /// Whether the view, or one around it, is hidden.
    fileprivate var isOutOfSight: Bool { isHidden || superview?.isOutOfSight ?? false }

    /// The frontmost scroll view, which gets keys when a person hasn't used any yet.
    fileprivate var firstScrollView: UIView? {
        if contentScroller != nil { return self }
        for view in subviewsInDrawingOrder.reversed() where !view.isHidden {
            if let found = view.firstScrollView { return found }
        }
        return nil
    }
}
