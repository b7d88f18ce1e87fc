import CoreGraphics
import Foundation

/// Watches the touches on a view and recognises one kind of movement in them.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        /// Nothing recognised yet; where each sequence of touches starts.
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: State { .ended }
    }

    private var actions: [Action] = []

    private struct Action {
        weak var target: AnyObject?
        var selector: Selector
    }

    /// With the action to send to the target; Documentation/ComingFromApple.md shows how actions are written here.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        actions.append(Action(target: target as AnyObject, selector: action))
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are watched. Not `weak`, for the reason given at ``CALayer/superlayer``.
    open internal(set) unowned(unsafe) var view: UIView?

    /// Where recognition stands. Subclasses set it; each step is told to the targets.
    open var state: State {
        get { storedState }
        set { moveState(to: newValue) }
    }
    private var storedState = State.possible

    /// A disabled recogniser sees no touches; disabling one that is at work cancels it.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            if storedState == .began || storedState == .changed { state = .cancelled }
            finish()
        }
    }

    /// Whether the view loses the touches once the gesture is recognised. True by default.
    open var cancelsTouchesInView = true

    @available(*, unavailable, message: "Views get touches at once as yet. See Documentation/Coverage.md.")
    open var delaysTouchesBegan: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Views get touches at once as yet. See Documentation/Coverage.md.")
    open var delaysTouchesEnded: Bool {
        get { false }
        set {}
    }

    open var name: String?

    /// Touches that are being watched.
    private(set) var touches: [UITouch] = []

    open var numberOfTouches: Int { touches.count }

    /// The middle of all touches.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else {
            return view?.convert(lastWindowLocation, from: nil as UIView?) ?? lastWindowLocation
        }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
    private var lastWindowLocation = CGPoint.zero

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { touches[touchIndex].location(in: view) }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a sequence of touches is over and the next one may begin.
    open func reset() {}

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Takes no further part in watching `touch`.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    // MARK: Touches coming in

    func attach(to view: UIView) {
        if let old = self.view, old !== view { old.removeGestureRecognizer(self) }
        self.view = view
    }

    func detach() {
        if storedState == .began || storedState == .changed { state = .cancelled }
        finish()
        view = nil
    }

    func receive(_ touch: UITouch, with event: UIEvent) {
        guard isEnabled, let view else { return }
        if touch.phase == .began {
            guard storedState == .possible || storedState == .began || storedState == .changed else { return }
            if let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) { return }
            touches.append(touch)
        }
        guard touches.contains(where: { $0 === touch }), view.window != nil else { return }
        lastWindowLocation = touch.windowLocation
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    func touchWasDelivered(_ touch: UITouch) {
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        touches.removeAll { $0 === touch }
        guard touches.isEmpty else { return }
        if storedState == .began || storedState == .changed { state = .cancelled }
        finish()
    }

    private func finish() {
        touches = []
        storedState = .possible
        reset()
    }

    // MARK: States

    private func moveState(to new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .ended):
            guard mayBegin else {
                storedState = .failed
                return
            }
            storedState = new
            preventOthers()
            takeTouchesFromViews()
            sendActions()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            storedState = new
            sendActions()
        case (.possible, .failed), (.possible, .cancelled):
            storedState = .failed
        default: break
        }
    }

    private var mayBegin: Bool {
        guard view != nil else { return false }
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        if !touchedViews.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) { return false }
        return !rivals.contains {
            ($0.storedState == .began || $0.storedState == .changed || $0.storedState == .ended)
                && !recognizesTogether(with: $0) && $0.canPrevent(self) && canBePrevented(by: $0)
        }
    }

    /// The view, and before it those inside that the touches are on: a control may have a use for them itself.
    private var touchedViews: [UIView] {
        var views: [UIView] = []
        for touch in touches {
            var inner = touch.view
            while let current = inner, current !== view {
                views.append(current)
                inner = current.superview
            }
        }
        return views + (view.map { [$0] } ?? [])
    }

    /// Recognisers that watch one of the same touches.
    private var rivals: [UIGestureRecognizer] {
        touches.flatMap { $0.gestureRecognizers ?? [] }.filter { $0 !== self }
    }

    private func preventOthers() {
        for rival in rivals where rival.storedState == .possible {
            guard !recognizesTogether(with: rival), canPrevent(rival), rival.canBePrevented(by: self) else { continue }
            rival.storedState = .failed
        }
    }

    private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    private func takeTouchesFromViews() {
        guard cancelsTouchesInView else { return }
        for touch in touches where !touch.isCancelledForView {
            touch.isCancelledForView = true
            touch.view?.touchesCancelled([touch], with: nil)
        }
    }

    private func sendActions() {
        actionDidChange()
        for action in actions {
            guard let target = action.target else { continue }
            action.selector.perform(on: target, with: self)
        }
    }

    /// For recognisers that belong to a view of this library, which need no target.
    func actionDidChange() {}
}
