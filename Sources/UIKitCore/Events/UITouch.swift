import CoreGraphics
import Foundation
import QuartzCore

/// A finger on the screen, or a mouse with its button down.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What happened to a touch.
    public enum Phase: Int, Sendable {
        /// The finger touched the screen.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger stayed where it was.
        case stationary = 2
        /// The finger lifted.
        case ended = 3
        /// The system cancelled the touch, for instance because of scrolling.
        case cancelled = 4
    }

    /// The kind of object that touches the screen.
    public enum TouchType: Int, CaseIterable, Sendable {
        /// A finger.
        case direct = 0
        /// A touch surface away from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or a trackpad.
        case indirectPointer = 3
    }

    /// What happened to the touch last.
    open internal(set) var phase = Phase.began
    /// The kind of object that touches the screen.
    open internal(set) var type = TouchType.direct
    /// The time of the last change, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of taps at this place in quick succession, including this one.
    open internal(set) var tapCount = 1
    /// The window in which the touch began.
    open internal(set) var window: UIWindow? {
        get { windowReference.object }
        set { windowReference.object = newValue }
    }
    private var windowReference = BackReference<UIWindow>()
    /// The view in which the touch began, even after the finger has left it.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference.object = newValue }
    }
    private var viewReference = BackReference<UIView>()
    /// The gesture recognisers that follow the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    /// The location at which the touch began.
    var firstLocation = CGPoint.zero
    /// The time at which the touch began.
    var beginning: TimeInterval = 0
    /// Whether the view got the beginning of the touch, but not its end.
    var isKnownToView = false
    /// Whether a gesture recogniser has taken the touch away from its view.
    var isCancelledForView = false

    /// Returns the touch's location in a view's coordinates; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil as UIView?) ?? windowLocation
    }

    /// Returns the touch's previous location in a view's coordinates; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil as UIView?) ?? previousWindowLocation
    }
}
