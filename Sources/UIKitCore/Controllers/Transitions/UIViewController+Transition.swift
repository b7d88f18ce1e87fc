import CoreGraphics
import Foundation

extension UIViewController {
    /// The way in which a screen appears and disappears. Set it as the screen's
    /// ``UIViewController/preferredTransition``.
    ///
    ///     viewer.preferredTransition = .zoom { context in grid.cell(of: context.zoomedViewController) }
    @MainActor open class Transition: NSObject {
        enum Kind {
            case coverVertical, crossDissolve
            case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
        }

        private(set) var kind = Kind.coverVertical

        required public override init() { super.init() }

        /// Returns a transition in which the screen grows out of a view, and shrinks back into it when it disappears. A
        /// person can pull the screen down to dismiss it.
        ///
        /// - Parameters:
        ///   - options: How the screen behind looks, and whether a drag may dismiss the screen.
        ///   - sourceViewProvider: Returns the view that the screen grows out of. UIKit calls it when the screen
        ///     appears and again when it disappears. If it returns nil, the screen grows out of the middle of the
        ///     window.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            make(.zoom(options?.copied ?? ZoomOptions(), source: sourceViewProvider))
        }

        /// Returns a transition in which a presented screen slides up.
        open class func coverVertical() -> Self { make(.coverVertical) }

        /// Returns a transition in which a presented screen fades in.
        open class func crossDissolve() -> Self { make(.crossDissolve) }

        @available(
            *, unavailable, message: "Flips of whole screens are not built yet. Use crossDissolve() or coverVertical()."
        )
        open class func flipHorizontal() -> Self { make(.coverVertical) }

        @available(*, unavailable, message: "Page curls are not built yet. Use crossDissolve() or coverVertical().")
        open class func partialCurl() -> Self { make(.coverVertical) }

        private class func make(_ kind: Kind) -> Self {
            let transition = Self()
            transition.kind = kind
            return transition
        }
    }
}

extension UIViewController.Transition {
    /// The screens for which a source view is needed.
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
        /// The screen that contains the source view.
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

    /// Options of a zoom.
    @MainActor open class ZoomOptions: NSObject, @preconcurrency NSCopying {
        /// Called when a finger begins to pull the screen down. Return false to leave the screen where it is.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Returns the part of the screen that the source view covers, in the screen's own coordinates; nil leaves it
        /// to the zoom.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over the screen below. nil, the default, dims it slightly, unless there is an effect.
        open var dimmingColor: UIColor?
        /// The blur over the screen below; nil, the default, for none.
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
    /// A finger that pulls the screen, or is about to.
    @MainActor open class InteractionContext: NSObject {
        /// The finger's location in the zoomed screen's view.
        open var location: CGPoint { locationFound }
        private let locationFound: CGPoint
        /// The finger's velocity in points per second.
        open var velocity: CGVector { velocityFound }
        private let velocityFound: CGVector
        /// Whether the screen would begin to disappear unless the app refuses.
        open var willBegin: Bool { willBeginFound }
        private let willBeginFound: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            locationFound = location
            velocityFound = velocity
            willBeginFound = willBegin
        }
    }

    /// The views to be aligned.
    @MainActor open class AlignmentRectContext: NSObject {
        /// The view out of which the screen grows.
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
