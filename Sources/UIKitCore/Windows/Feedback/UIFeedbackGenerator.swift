import CoreGraphics
import Foundation
import RenderTree

/// What the generators of feedback have in common. A phone buzzes where its browser lets pages do so, once the person has touched
/// the page; elsewhere nothing is felt.
///
/// Browsers know how long to buzz and not how hard, so what is stronger on iOS is longer here (Decisions/0072).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Where the feedback is felt; nil is the main screen.
    private weak var view: UIView?

    public override init() { super.init() }

    /// For a view, on whose screen the feedback is felt.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    /// Says that feedback comes soon. There is nothing here that has to wake up.
    open func prepare() {}

    final func play(_ vibration: Vibration) {
        let screen = view?.window?.screen ?? UIScreen.main
        for port in screen.ports { port.vibrate(vibration) }
    }
}

/// Feedback for something that was hit: a view that snaps into place.
///
///     UIImpactFeedbackGenerator(style: .medium).impactOccurred()
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4

        fileprivate var milliseconds: CGFloat {
            switch self {
            case .light: 8
            case .medium: 14
            case .heavy: 22
            case .soft: 18
            case .rigid: 6
            }
        }
    }

    private var style = FeedbackStyle.medium

    public override init() { super.init() }

    public convenience init(style: FeedbackStyle) {
        self.init()
        self.style = style
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(view: view)
        self.style = style
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0, which is not felt, to 1.
    open func impactOccurred(intensity: CGFloat) {
        let share = intensity.isFinite ? min(max(intensity, 0), 1) : 0
        guard share > 0 else { return }
        play(Vibration(Int((style.milliseconds * share).rounded(.up))))
    }

    /// - Parameter location: In the view's coordinates. A page cannot buzz in one place only.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback for a choice that changes under the finger, such as the values of a wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play(Vibration(5)) }

    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(Vibration(10, 90, 18))
        case .warning: play(Vibration(18, 110, 10))
        case .error: play(Vibration(12, 60, 12, 60, 22))
        }
    }

    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
