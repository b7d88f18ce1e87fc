import CoreGraphics
import Foundation
import QuartzCore

/// One finger on the screen, or the mouse with its button down.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum TouchType: Int, CaseIterable, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    open internal(set) var phase = Phase.began
    open internal(set) var type = TouchType.direct
    /// Seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often the same place was tapped in quick succession, this time included.
    open internal(set) var tapCount = 1
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

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil as UIView?) ?? windowLocation
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil as UIView?) ?? previousWindowLocation
    }
}
