import CoreGraphics
import Foundation
import QuartzCore

/// A view that turns touches and keys into events that others ask to be told of.
///
///     control.addTarget(self, action: Selector(Self.changed), for: .valueChanged)
///     control.addAction(UIAction { _ in … }, for: .touchUpInside)
@preconcurrency @MainActor open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// With something to do when the control does what it is there for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() { isAccessibilityElement = true }

    // MARK: State

    /// A control that is not takes no touches. True by default.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
            if !isEnabled { endTrackingForGood() }
            stateDidChange()
        }
    }

    /// Whether the app says that the control is selected. False by default.
    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
            stateDidChange()
        }
    }

    /// Whether a touch is on the control now.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// All of the above together.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Where content goes in a control that is larger. In the middle by default.
    @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            setNeedsLayout()
            // Baselines are elsewhere.
            if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        }
    }

    /// Where content lies from left to right. In the middle by default.
    @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Left or right, whatever the direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Following a touch

    /// Whether a touch is being followed.
    open private(set) var isTracking = false
    /// Whether the touch that is being followed is on the control, or was the last time.
    open private(set) var isTouchInside = false
    private weak var trackedTouch: UITouch?

    /// How far beyond the edges a finger still counts as on the control, once it went down on it, in points.
    static let trackingMargin: CGFloat = 70

    /// A touch went down. Answer whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch moved. Answer whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away, as by a scroll view.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, with: event)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return finishTracking() }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        sendActions(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch, with: event)
        endTracking(touch, with: event)
        let isInside = isTouchInside
        finishTracking()
        sendActions(isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { touchUpInsideWasSent(with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        finishTracking()
        sendActions(.touchCancel, with: event)
    }

    /// A disabled control follows no touch, not even one that is on it.
    private func endTrackingForGood() {
        guard isTracking else { return }
        cancelTracking(with: nil)
        finishTracking()
    }

    private func finishTracking() {
        isTracking = false
        trackedTouch = nil
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard touch.type == .direct else { return point(inside: location, with: event) }
        return bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(location)
    }

    /// A tap on a control that does something at a tap is for the control, and not for a recogniser around it.
    ///
    /// - Behaviour: documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, usesTaps, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// A tap on a view inside a control is for the control.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == nil || isEnabled ? hit : self
    }

    // MARK: Who is told

    private var actions = ControlActions()

    /// Calls a method of `target` for each of these events. The target is not kept alive; without one the control and the
    /// responders around it are asked, from inside to outside, for the first that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Takes back what ``addTarget(_:action:for:)`` asked for; without a target from all of them.
    ///
    /// Methods cannot be told apart on Linux: with an action, too, all methods of the target are taken out.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if action != nil, let object, actions.count(of: object, for: controlEvents) > 1 {
            reportAmbiguousRemoval(object)
        }
        actions.remove(target: object, for: controlEvents)
    }

    /// Runs `action` for each of these events, instead of another one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

    /// Takes an action away for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    /// Takes the action of an identifier away for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// Those that are still there.
    open var allTargets: Set<AnyHashable> { Set(actions.targets.compactMap { $0 as? NSObject }) }

    /// All events that have a target or a handler.
    open var allControlEvents: Event { actions.events }

    /// Tells everybody who asked for one of these events.
    open func sendActions(for controlEvents: Event) { sendActions(controlEvents, with: nil) }

    /// Called for each method that is to be called; override it to watch or to stop it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return action.perform(on: target as AnyObject, with: self, for: event) }
        _ = firstInChain { action.perform(onAnswering: $0, with: self, for: event) ? true : nil }
    }

    /// Called for each closure that is to run.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    func sendActions(_ events: Event, with event: UIEvent?) {
        Nesting.actions += 1
        defer { Nesting.actions -= 1 }
        if Nesting.actions > Nesting.mostByHand { failOnEndlessActions() }
        actions.send(events, from: self, with: event)
    }

    private func reportAmbiguousRemoval(_ target: AnyObject) {
        Diagnostics.warnOnce(
            "ambiguous-action",
            """
            \(type(of: self)): removeTarget took out all methods of \(type(of: target)), not only the one that was named.
              expected       one method of this target for these events
              likely cause   methods have no names on Linux, so that they cannot be compared
              try            addAction(_:for:) with an identifier, and removeAction(identifiedBy:for:)
            """)
    }

    override func observedValue(named name: String) -> (any Equatable)? {
        switch name {
        case "selected", "isSelected": isSelected
        case "highlighted", "isHighlighted": isHighlighted
        case "enabled", "isEnabled": isEnabled
        default: super.observedValue(named: name)
        }
    }

    override var namesOfObservedValues: [String] {
        super.namesOfObservedValues + ["selected", "highlighted", "enabled"]
    }

    // MARK: Accessibility and keys

    /// Does what a tap in the middle would do.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions([.touchDown], with: nil)
        sendActions([.touchUpInside], with: nil)
        touchUpInsideWasSent(with: nil)
        return true
    }

    // MARK: For the controls of this module

    /// One of the properties that make up ``state`` changed.
    func stateDidChange() { setNeedsLayout() }

    /// Buttons are there to be tapped, so a tap is their primary action.
    func touchUpInsideWasSent(with event: UIEvent?) {}

    /// Whether a tap is what the control waits for.
    var usesTaps: Bool { false }

    /// Where the Tab key stops.
    open override var canBecomeFocused: Bool { accessibilityNode?.isFocusable ?? false }
}
