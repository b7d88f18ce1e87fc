import CoreGraphics
import Foundation
import QuartzCore

/// Watches the touches on a view and recognises one kind of movement in them.
///
/// A subclass sets ``state`` from what it sees in `touchesBegan` and its siblings; UIGestureRecognizer+Recognition.swift is what
/// follows from that. Documentation/Gestures.md tells how recognisers share touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing recognised yet; where each sequence of touches starts.
        case possible = 0
        /// The gesture began.
        case began = 1
        /// The gesture goes on.
        case changed = 2
        /// The gesture ended: it is recognised.
        case ended = 3
        /// The gesture was taken away.
        case cancelled = 4
        /// It was another gesture.
        case failed = 5

        /// Another name of ``ended``.
        public static var recognized: State { .ended }
    }

    /// With the action to send to the target; Documentation/ComingFromApple.md shows how actions are written here.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Who is told

    /// Sends `action` to `target` with each step. The target is not kept.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(GestureAction(target: target as AnyObject, selector: action))
    }

    /// Stops calling a target.
    ///
    /// - Parameters:
    ///   - target: The target to remove, or nil for all targets.
    ///   - action: The method, or nil for all methods. Methods of one target can't be told apart here, so every value removes all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        actions.removeAll { target == nil || $0.target == nil || $0.target === target }
    }
    var actions: [GestureAction] = []

    /// Asked what the recogniser may do.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    // MARK: What it watches

    /// The view whose touches are watched.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference.object = newValue }
    }
    final var viewReference = BackReference<UIView>()

    /// A disabled recogniser sees no touches; disabling one that is at work cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// Which kinds of touches it sees, as raw values of ``UITouch/TouchType``. All of them by default.
    open var allowedTouchTypes: [NSNumber] {
        get { UITouch.TouchType.allCases.filter { allowedTypes.contains($0) }.map { NSNumber(value: $0.rawValue) } }
        set {
            let types = newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) }
            allowedTypes = types.reduce(into: []) { $0.formUnion(TouchTypes($1)) }
        }
    }
    var allowedTypes = TouchTypes.all

    /// Whether touches of another kind than the first are left alone. True by default.
    open var requiresExclusiveTouchType = true

    /// For debugging.
    open var name: String?

    /// Whether it moves its view as a whole: content at its beginning that is pulled further leaves the finger to it.
    final var pullsItsView = false

    // MARK: What views get meanwhile

    /// Whether the view loses the touches once the gesture is recognised. True by default.
    open var cancelsTouchesInView = true

    /// Whether the view gets no touch before this recogniser has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether the view is not told that a touch was lifted before this recogniser has failed. True by default.
    open var delaysTouchesEnded = true

    // MARK: Where it stands

    /// Where recognition stands. Subclasses set it; each step is told to the targets.
    ///
    /// A recogniser that has to wait for another's failure stays possible until that has failed.
    open var state: State {
        get { storedState }
        set { moveState(to: newValue) }
    }
    var storedState = State.possible

    /// How many fingers the gesture has.
    open var numberOfTouches: Int { touches.count }

    /// Touches that are being watched.
    var touches: [UITouch] = []

    /// Modifier keys held down at the last touch.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// Buttons held down at the last touch.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// The middle of all touches; of the last one when there is none.
    open func location(in view: UIView?) -> CGPoint {
        let middle = windowLocation
        return view?.convert(middle, from: nil as UIView?) ?? middle
    }

    /// Where one of the fingers is, in a view's coordinates; nil means the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            Diagnostics.fail(
                "-[\(Self.self) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).",
                explanation: "Touches of a gesture are counted by numberOfTouches.")
        }
        return touches[touchIndex].location(in: view)
    }

    /// The middle of all touches, in points of the window.
    var windowLocation: CGPoint {
        guard let first = touches.first else { return lastWindowLocation }
        if touches.count == 1 { return first.windowLocation }
        return touches.middle
    }
    var lastWindowLocation = CGPoint.zero

    // MARK: Other recognisers

    /// Recognises only what `otherGestureRecognizer` did not: waits until it has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        makeRelations().require(otherGestureRecognizer)
    }

    /// What it has to do with others; most have nothing to do with any.
    var relations: GestureRelations?

    /// Whether it saw a touch since it was reset.
    var isUnderWay = false
    /// Counts how often it was reset.
    var attempt = 0
    /// Moved by a wheel, a trackpad or a pointer without a button rather than by touches.
    var isIndirect = false
    /// When ``deadlineDidPass()`` is to be called.
    var deadline: TimeInterval?

    // MARK: For subclasses

    /// Called when fingers touch the view. A subclass overrides it to recognise a gesture of its own.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a gesture is over and the next one may begin.
    open func reset() {}

    /// Whether this recogniser ends another one when it recognises its gesture. True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recogniser ends this one when it recognises its gesture. True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one recognises only what `otherGestureRecognizer` did not. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` recognises only what this one did not. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether it looks at `event` at all; the delegate is asked next. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Takes no further part in watching `touch`. With its last touch a gesture that was not recognised fails.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        let watched = touches.count
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
        if touches.isEmpty, watched > 0, storedState == .possible { state = .failed }
    }

    // MARK: For this module

    /// For recognisers that belong to a view of this library, which need no target.
    func actionDidChange() {}

    /// The time that ``deadline`` named has come.
    func deadlineDidPass() {}

    /// Whether it is one for touches at all.
    var watchesTouches: Bool { true }

    /// Whether it recognises nothing, and others need not know of it.
    var isBystander: Bool { false }

    /// Two fingers moved on a trackpad.
    func trackpadMoved(_ input: TransformSoFar, at time: TimeInterval) {}

    /// Whether two fingers on a trackpad mean something to it.
    var watchesTrackpad: Bool { false }

    /// A sentence about the recogniser, the same on every run.
    open override var description: String { MainThread.description(of: self) { debugText } }

    private var debugText: String {
        let title = name.map { " \"\($0)\"" } ?? ""
        let place = view.map { " on \(type(of: $0))" } ?? ""
        return "<\(type(of: self))\(title); \(storedState)\(place)\(isEnabled ? "" : "; disabled")>"
    }
}

/// What is sent to whom.
struct GestureAction {
    weak var target: AnyObject?
    var selector: Selector
}
