import QuartzCore

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out, at the end of the block, the views that it changed, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views take touches while they move, at the places they move to. Without it touches go past them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Sets off from what is seen, in place of what moves the same property. Without it movements add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Again and again, until the animation is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back the way it came, in as many seconds again.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another block: its own duration, not the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another block: its own curve, not the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// For transitions. Changes inside a transition's block are always seen at its end at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// For `transition(from:to:)`: hides and shows the views rather than removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inside another block: does not repeat and reverse with it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins and ends slowly. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed from beginning to end.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns the view about its vertical axis, its left edge coming to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view about its vertical axis, its right edge coming to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        @available(*, unavailable, message: "Screens draw no curls. Use transitionCrossDissolve or a flip.")
        public static var transitionCurlUp: AnimationOptions { fatalError() }
        @available(*, unavailable, message: "Screens draw no curls. Use transitionCrossDissolve or a flip.")
        public static var transitionCurlDown: AnimationOptions { fatalError() }
        /// Fades from the old look to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view about its horizontal axis, its top coming to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view about its horizontal axis, its bottom coming to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A wish; frames come as often as the screen makes them.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish; frames come as often as the screen makes them.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable, Hashable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// The same speed from beginning to end.
        case linear = 3

        package var curve: TimingCurve {
            switch self {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    /// How an animation of keyframes runs; see ``AnimationOptions`` for the options of the same names.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the animation, so that they move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Lets a person touch views while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins where the views are seen now, not where an earlier animation would take them.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Starts over each time it ends.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back to the beginning as well; only with ``repeat``.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration, also inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes its own options, also inside another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// In straight lines from frame to frame.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each frame is there at its end, and nothing between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// In straight lines at one speed; the frames' times are not looked at.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through all frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On the same curve at nearly one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
