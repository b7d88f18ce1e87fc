import QuartzCore

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the changed views at the end of the block, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets moving views take touches, at their final places. Without it, touches pass through them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at what shows now, and replaces movements of the same property. Without it, movements add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its beginning, which takes the same duration again.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// In another block: uses its own duration instead of the outer one.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// In another block: uses its own curve instead of the outer one.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// For transitions. It has no effect: changes in a transition's block always show at once at their end.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// For `transition(from:to:)`: shows and hides the views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// In another block: doesn't repeat and reverse with it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins and ends slowly. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed from beginning to end.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis, with its left edge coming to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, with its right edge coming to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        @available(*, unavailable, message: "Page curls are not built. Use transitionCrossDissolve or a flip.")
        public static var transitionCurlUp: AnimationOptions { fatalError() }
        @available(*, unavailable, message: "Page curls are not built. Use transitionCrossDissolve or a flip.")
        public static var transitionCurlDown: AnimationOptions { fatalError() }
        /// Cross-fades from the old look to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, with its top coming to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, with its bottom coming to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A preference without effect: the screen decides about the frame rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A preference without effect: the screen decides about the frame rate.
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

    /// How a keyframe animation runs. See ``AnimationOptions`` for the options of the same names.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the changed views in the animation, so that their subviews move with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Lets moving views take touches.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins at what shows now, instead of where an earlier animation ends.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation each time it ends.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its beginning, which takes the same duration again. It doesn't need ``repeat``.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// In another animation: uses its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// In another animation: uses its own options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps to each keyframe at its end, without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at a constant speed, and ignores the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates on that curve at a nearly constant speed.
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
