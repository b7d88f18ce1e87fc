import CoreGraphics
import Foundation

extension UIViewController {
    /// How a screen comes and goes. Set it as the screen's ``UIViewController/preferredTransition``.
    ///
    ///     viewer.preferredTransition = .zoom { context in grid.cell(of: context.zoomedViewController) }
    @MainActor open class Transition: NSObject {
        enum Kind {
            case coverVertical, crossDissolve
            case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
        }

        private(set) var kind = Kind.coverVertical

        required public override init() { super.init() }

        /// The screen grows out of a view, and shrinks back into it when it goes. It can be pulled down to go.
        ///
        /// - Parameters:
        ///   - options: How the screen behind looks, and whether a drag may dismiss the screen.
        ///   - sourceViewProvider: Returns the view that the screen grows out of. UIKit calls it when the screen appears and again
        ///     when it disappears. If it returns nil, the screen grows out of the middle of the window.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            make(.zoom(options?.copied ?? ZoomOptions(), source: sourceViewProvider))
        }

        /// A presented screen comes from below.
        open class func coverVertical() -> Self { make(.coverVertical) }

        /// A presented screen fades in.
        open class func crossDissolve() -> Self { make(.crossDissolve) }

        @available(*, unavailable, message: "Screens do not turn round yet. Use crossDissolve() or coverVertical().")
        open class func flipHorizontal() -> Self { make(.coverVertical) }

        @available(*, unavailable, message: "Screens do not curl up yet. Use crossDissolve() or coverVertical().")
        open class func partialCurl() -> Self { make(.coverVertical) }

        private class func make(_ kind: Kind) -> Self {
            let transition = Self()
            transition.kind = kind
            return transition
        }
    }
}

extension UIViewController.Transition {
    /// Which screens a source view is wanted for.
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
        /// The screen that the source view is on.
        open var sourceViewController: UIViewController { sourceViewControllerFound }
        private let sourceViewControllerFound: UIViewController
        /// The screen that grows or shrinks.
        open var zoomedViewController: UIViewController { zoomedFound }
        private let zoomedFound: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewControllerFound = source
            zoomedFound = zoomed
        }
    }

    /// What a zoom does beside growing and shrinking.
    @MainActor open class ZoomOptions: NSObject, @preconcurrency NSCopying {
        /// Asked when a finger begins to pull the screen down; answer false to leave it where it is.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The part of the screen that the source view covers, in the screen's own coordinates; nil leaves it to the zoom.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// What lies over the screen below; nil is a little black.
        open var dimmingColor: UIColor?
        /// Blurs the screen below; none by default.
        @NSCopying open var dimmingVisualEffect: UIBlurEffect?

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any { copied }

        var copied: ZoomOptions {
            let copy = ZoomOptions()
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            copy.alignmentRectProvider = alignmentRectProvider
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            return copy
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// A finger that pulls, or is about to.
    @MainActor open class InteractionContext: NSObject {
        /// In the zoomed screen's view.
        open var location: CGPoint { locationFound }
        private let locationFound: CGPoint
        /// In points a second.
        open var velocity: CGVector { velocityFound }
        private let velocityFound: CGVector
        /// Whether the screen would begin to leave unless the delegate refuses.
        open var willBegin: Bool { willBeginFound }
        private let willBeginFound: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            locationFound = location
            velocityFound = velocity
            willBeginFound = willBegin
        }
    }

    /// What is brought into line.
    @MainActor open class AlignmentRectContext: NSObject {
        /// The view that the screen grows out of.
        open var sourceView: UIView { sourceViewFound }
        private let sourceViewFound: UIView
        /// The controller whose screen grows.
        open var zoomedViewController: UIViewController { zoomedFound }
        private let zoomedFound: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceViewFound = source
            zoomedFound = zoomed
        }
    }
}
