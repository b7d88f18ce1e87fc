import CoreGraphics
import Foundation
import QuartzCore

/// One finger on the screen, or the mouse with its button down.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What a touch does.
    public enum Phase: Int, Sendable {
        /// It just touched the screen.
        case began = 0
        /// It moved.
        case moved = 1
        /// It stayed where it was.
        case stationary = 2
        /// It left the screen.
        case ended = 3
        /// It was taken away, for instance by scrolling.
        case cancelled = 4
    }

    /// What touches the screen.
    public enum TouchType: Int, CaseIterable, Sendable {
        /// A finger.
        case direct = 0
        /// A surface away from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or a trackpad.
        case indirectPointer = 3
    }

    /// What the touch just did.
    open internal(set) var phase = Phase.began
    /// What touches the screen.
    open internal(set) var type = TouchType.direct
    /// Seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often the same place was tapped in quick succession, this time included.
    open internal(set) var tapCount = 1
    /// The window in which the touch began.
    open internal(set) var window: UIWindow? {
        get { windowReference.object }
        set { windowReference.object = newValue }
    }
    private var windowReference = BackReference<UIWindow>()
    /// The view the touch began on; it stays the same when the finger leaves it.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference.object = newValue }
    }
    private var viewReference = BackReference<UIView>()
    /// The recognisers that follow the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    /// Where it began,
    var firstLocation = CGPoint.zero
    /// and when.
    var beginning: TimeInterval = 0
    /// Whether the view knows that it is down.
    var isKnownToView = false
    /// Set when a recogniser took the touch away from its view.
    var isCancelledForView = false

    /// Where the touch is, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil as UIView?) ?? windowLocation
    }

    /// Where the touch was before it moved, in a view's coordinates; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil as UIView?) ?? previousWindowLocation
    }
}
