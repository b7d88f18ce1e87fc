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
    /// How a collision feels.
    public enum FeedbackStyle: Int, Sendable {
        /// Between small or light things.
        case light = 0
        /// Between middle-sized things.
        case medium = 1
        /// Between large or heavy things.
        case heavy = 2
        /// Between soft things.
        case soft = 3
        /// Between hard things.
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

    /// A generator for collisions of that kind.
    public convenience init(style: FeedbackStyle) {
        self.init()
        self.style = style
    }

    /// A generator for collisions of that kind, felt where `view` is.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(view: view)
        self.style = style
    }

    /// Lets a person feel a collision at full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0, which is not felt, to 1.
    open func impactOccurred(intensity: CGFloat) {
        let share = intensity.isFinite ? min(max(intensity, 0), 1) : 0
        guard share > 0 else { return }
        play(Vibration(Int((style.milliseconds * share).rounded(.up))))
    }

    /// - Parameter location: In the view's coordinates. A page cannot buzz in one place only.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Lets a person feel a collision. The place makes no difference here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback for a choice that changes under the finger, such as the values of a wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets a person feel that another value is chosen.
    open func selectionChanged() { play(Vibration(5)) }

    /// Lets a person feel that another value is chosen. The place makes no difference here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success = 0
        /// It succeeded, with a warning.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Lets a person feel how a task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(Vibration(10, 90, 18))
        case .warning: play(Vibration(18, 110, 10))
        case .error: play(Vibration(12, 60, 12, 60, 22))
        }
    }

    /// Lets a person feel how a task ended. The place makes no difference here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
