import CoreGraphics
import Foundation
import QuartzCore

/// Watches the touches on a view and recognises one kind of gesture in them.
///
/// A subclass sets ``state`` from what it sees in `touchesBegan` and the other touch methods.
/// UIGestureRecognizer+Recognition.swift has the consequences. Documentation/Gestures.md says how recognisers share
/// touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far the recognition of a gesture has come.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet. Each sequence of touches starts here.
        case possible = 0
        /// The gesture began.
        case began = 1
        /// The gesture continues.
        case changed = 2
        /// The gesture ended and is recognised.
        case ended = 3
        /// The system cancelled the gesture.
        case cancelled = 4
        /// The touches aren't this gesture.
        case failed = 5

        /// Another name of ``ended``.
        public static var recognized: State { .ended }
    }

    /// Creates a gesture recogniser with an action. Documentation/ComingFromApple.md shows how actions are written
    /// here.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets and actions

    /// Adds an action that `target` gets at each step of the gesture. The recogniser doesn't retain the target.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(GestureAction(target: target as AnyObject, selector: action))
    }

    /// Removes a target's actions; a nil target stands for all targets.
    ///
    /// - Parameters:
    ///   - target: The target, or nil.
    ///   - action: nil for all of them. Methods can't be told apart here, so any other value removes all as well.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        actions.removeAll { target == nil || $0.target == nil || $0.target === target }
    }
    var actions: [GestureAction] = []

    /// The object that decides what the recogniser may do.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    // MARK: View and touches

    /// The view whose touches the recogniser watches.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference.object = newValue }
    }
    final var viewReference = BackReference<UIView>()

    /// Whether the recogniser sees touches. True by default. Disabling it cancels its current gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The kinds of touches that the recogniser sees, as raw values of ``UITouch/TouchType``. All of them by default.
    open var allowedTouchTypes: [NSNumber] {
        get { UITouch.TouchType.allCases.filter { allowedTypes.contains($0) }.map { NSNumber(value: $0.rawValue) } }
        set {
            let types = newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) }
            allowedTypes = types.reduce(into: []) { $0.formUnion(TouchTypes($1)) }
        }
    }
    var allowedTypes = TouchTypes.all

    /// Whether the recogniser ignores touches of another kind than the first. True by default.
    open var requiresExclusiveTouchType = true

    /// A name for debugging.
    open var name: String?

    /// Whether the gesture moves the whole view. A scroll view inside that is at the beginning of its content then
    /// leaves further pulls to it.
    final var pullsItsView = false

    // MARK: Touches of the view

    /// Whether the view's touches are cancelled when the gesture is recognised. True by default.
    open var cancelsTouchesInView = true

    /// Whether the view gets touches only after this recogniser has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of a touch only after this recogniser has failed. True by default.
    open var delaysTouchesEnded = true

    // MARK: State

    /// How far the recognition has come. Subclasses set it. Targets get an action at each step.
    ///
    /// A recogniser that waits for another's failure stays possible until that has failed.
    open var state: State {
        get { storedState }
        set { moveState(to: newValue) }
    }
    var storedState = State.possible

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { touches.count }

    /// The touches that the recogniser watches.
    var touches: [UITouch] = []

    /// The modifier keys that were down at the last touch.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The mouse buttons that were down at the last touch.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// Returns the middle of all touches in a view's coordinates, or the location of the last touch if there is none
    /// any more.
    open func location(in view: UIView?) -> CGPoint {
        let middle = windowLocation
        return view?.convert(middle, from: nil as UIView?) ?? middle
    }

    /// Returns the location of one finger in a view's coordinates; nil means the window.
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

    /// Makes this recogniser wait until `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        makeRelations().require(otherGestureRecognizer)
    }

    /// The relations to other recognisers; nil for the most, which have none.
    var relations: GestureRelations?

    /// Whether the recogniser has seen a touch since it was reset.
    var isUnderWay = false
    /// The number of resets.
    var attempt = 0
    /// Whether a wheel, a trackpad or a pointer without a button makes the gesture, and not touches.
    var isIndirect = false
    /// The time at which ``deadlineDidPass()`` will be called.
    var deadline: TimeInterval?

    // MARK: For subclasses

    /// Called when fingers touched the view. Override it to recognise a gesture of your own.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancelled touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over and the next one may begin.
    open func reset() {}

    /// Returns whether this recogniser prevents another one when it recognises its gesture. True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recogniser prevents this one when it recognises its gesture. True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recogniser must wait until `otherGestureRecognizer` has failed. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether `otherGestureRecognizer` must wait until this one has failed. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recogniser handles `event` at all. If it does, UIKit asks the delegate. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Stops watching `touch`. If that is the last touch, and the gesture isn't recognised, the recogniser fails.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        let watched = touches.count
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
        if touches.isEmpty, watched > 0, storedState == .possible { state = .failed }
    }

    // MARK: Used by this module

    /// Called instead of an action, for gesture recognisers of this library's views, which need no target.
    func actionDidChange() {}

    /// Called when the time of ``deadline`` has come.
    func deadlineDidPass() {}

    /// Whether the recogniser watches touches.
    var watchesTouches: Bool { true }

    /// Whether the recogniser recognises nothing, so that others can ignore it.
    var isBystander: Bool { false }

    /// Called when two fingers moved on a trackpad.
    func trackpadMoved(_ input: TransformSoFar, at time: TimeInterval) {}

    /// Whether the recogniser uses two fingers on a trackpad.
    var watchesTrackpad: Bool { false }

    /// A description that is the same in every run.
    open override var description: String { MainThread.description(of: self) { debugText } }

    private var debugText: String {
        let title = name.map { " \"\($0)\"" } ?? ""
        let place = view.map { " on \(type(of: $0))" } ?? ""
        return "<\(type(of: self))\(title); \(storedState)\(place)\(isEnabled ? "" : "; disabled")>"
    }
}

/// A target with its action.
struct GestureAction {
    weak var target: AnyObject?
    var selector: Selector
}
