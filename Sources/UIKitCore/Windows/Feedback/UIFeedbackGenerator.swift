import CoreGraphics
import Foundation
import RenderTree

/// The superclass of the feedback generators. A phone vibrates if its browser lets pages do so, after the person has
/// touched the page. Other devices don't.
///
/// Browsers take a duration and no strength, so stronger feedback on iOS is longer here (Decisions/0072).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// The view on whose screen the feedback happens; nil stands for the main screen.
    private weak var view: UIView?

    public override init() { super.init() }

    /// Creates a generator for the screen of a view.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    /// Announces feedback. It has no effect here, because nothing has to be prepared.
    open func prepare() {}

    final func play(_ vibration: Vibration) {
        let screen = view?.window?.screen ?? UIScreen.main
        for port in screen.ports { port.vibrate(vibration) }
    }
}

/// Feedback for a collision, such as a view that snaps into place.
///
///     UIImpactFeedbackGenerator(style: .medium).impactOccurred()
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of a collision.
    public enum FeedbackStyle: Int, Sendable {
        /// Between small or light objects.
        case light = 0
        /// Between medium-sized objects.
        case medium = 1
        /// Between large or heavy objects.
        case heavy = 2
        /// Between soft objects.
        case soft = 3
        /// Between hard objects.
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

    /// Creates a generator for a kind of collision.
    public convenience init(style: FeedbackStyle) {
        self.init()
        self.style = style
    }

    /// Creates a generator for a kind of collision, on the screen of `view`.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(view: view)
        self.style = style
    }

    /// Plays a collision at full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays a collision with an intensity from 0, which isn't felt, to 1.
    open func impactOccurred(intensity: CGFloat) {
        let share = intensity.isFinite ? min(max(intensity, 0), 1) : 0
        guard share > 0 else { return }
        play(Vibration(Int((style.milliseconds * share).rounded(.up))))
    }

    /// Plays a collision at full strength. The location makes no difference: a page can't vibrate in one place only.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Plays a collision. The location makes no difference here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback for a selection that changes under the finger, such as the values of a wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback for another selected value.
    open func selectionChanged() { play(Vibration(5)) }

    /// Plays the feedback for another selected value. The location makes no difference here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for the result of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task succeeded with a warning.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Plays the feedback for a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(Vibration(10, 90, 18))
        case .warning: play(Vibration(18, 110, 10))
        case .error: play(Vibration(12, 60, 12, 60, 22))
        }
    }

    /// Plays the feedback for a result. The location makes no difference here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
