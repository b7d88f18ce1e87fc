import CoreGraphics
import Foundation
import QuartzCore

/// A view that turns touches and keys into events, for which apps add targets and actions.
///
///     control.addTarget(self, action: Selector(Self.changed), for: .valueChanged)
///     control.addAction(UIAction { _ in … }, for: .touchUpInside)
@preconcurrency @MainActor open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with an action for its main use.
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

    /// Whether the control takes touches. True by default.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
            if !isEnabled { endTrackingForGood() }
            stateDidChange()
        }
    }

    /// Whether the app selected the control. False by default.
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

    /// All states of the control together.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Where the content goes vertically in a larger control. In the middle by default.
    @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            setNeedsLayout()
            // The baselines have moved.
            if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        }
    }

    /// Where the content goes horizontally in a larger control. In the middle by default.
    @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Following a touch

    /// Whether the control is following a touch.
    open private(set) var isTracking = false
    /// Whether the touch that the control follows, or last followed, is on the control.
    open private(set) var isTouchInside = false
    private weak var trackedTouch: UITouch?

    /// How far a finger may move beyond the edges and still count as on the control, in points.
    static let trackingMargin: CGFloat = 70

    /// Called when a touch began. Return whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moved. Return whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the system cancelled the touch, for instance because of scrolling.
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

    /// Ends the following of any touch, because a disabled control follows none.
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

    /// Does nothing: a control in a cell manages its own highlight (R616).
    override func cellHighlightDidChange(to isHighlighted: Bool) {}

    /// Keeps a tap on a control that uses taps from gesture recognisers around the control.
    ///
    /// - Behaviour: documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, usesTaps, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Returns the control itself for a tap on a view inside it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == nil || isEnabled ? hit : self
    }

    // MARK: Targets and actions

    private var actions = ControlActions()

    /// Calls a method of `target` for each of these events. The control doesn't retain the target. If it is nil, the
    /// first of the control and the responders around it that has the method gets the call.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Removes what ``addTarget(_:action:for:)`` added; a nil target stands for all targets.
    ///
    /// Methods can't be told apart on Linux: even with an action, this removes all methods of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if action != nil, let object, actions.count(of: object, for: controlEvents) > 1 {
            reportAmbiguousRemoval(object)
        }
        actions.remove(target: object, for: controlEvents)
    }

    /// Runs `action` for each of these events. It replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// The targets that still exist.
    open var allTargets: Set<AnyHashable> { Set(actions.targets.compactMap { $0 as? NSObject }) }

    /// All events that have a target or a handler.
    open var allControlEvents: Event { actions.events }

    /// Calls all targets and actions for these events.
    open func sendActions(for controlEvents: Event) { sendActions(controlEvents, with: nil) }

    /// Called for each method that the control is about to call. Override it to observe or prevent the call.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return action.perform(on: target as AnyObject, with: self, for: event) }
        _ = firstInChain { action.perform(onAnswering: $0, with: self, for: event) ? true : nil }
    }

    /// Called for each action that the control is about to run.
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
            \(type(of: self)): removeTarget removed all methods of \(type(of: target)), not only the one that the app named.
              expected       one method of this target for these events
              likely cause   methods have no names on Linux, so UIKit can't compare them
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

    /// Does what a tap in the middle does.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isUserInteractionEnabled else { return false }
        sendActions([.touchDown], with: nil)
        sendActions([.touchUpInside], with: nil)
        touchUpInsideWasSent(with: nil)
        return true
    }

    // MARK: Used by the controls of this module

    /// Called when one of the properties that make up ``state`` changed.
    func stateDidChange() { setNeedsLayout() }

    /// Called after `.touchUpInside`. For buttons, a tap is the primary action.
    func touchUpInsideWasSent(with event: UIEvent?) {}

    /// Whether the control uses taps.
    var usesTaps: Bool { false }

    /// Whether the Tab key stops at the control.
    open override var canBecomeFocused: Bool { accessibilityNode?.isFocusable ?? false }
}
