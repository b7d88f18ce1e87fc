import CoreGraphics
import Foundation
import QuartzCore

/// Puts one controller's view over another's, and takes it away again.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// A presentation of one controller's screen over another's.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedReference = BackReference(presentedViewController)
        presenter = presentingViewController
        super.init()
    }

    /// What comes and goes. Kept by this object from the beginning of the presentation to its end.
    ///
    /// Reading it after the view controller was released stops the program with an explanation.
    ///
    /// - Behaviour: our choice (Decisions/0059).
    open var presentedViewController: UIViewController {
        guard let controller = presentedIfAlive else { reportMissingController() }
        return controller
    }
    var presentedIfAlive: UIViewController? { shownController ?? presentedReference.object }
    private let presentedReference: BackReference<UIViewController>
    /// A strong reference to the same controller while it is presented. The window owns the container view, which owns
    /// this object, which owns the controller, so releasing the window releases all of them.
    private(set) var shownController: UIViewController?

    func keepController(_ isKept: Bool) {
        let controller = presentedViewController
        shownController = isKept ? controller : nil
        controller.keepPresentationController(!isKept)
    }

    private func reportMissingController() -> Never {
        Diagnostics.fail(
            "presentedViewController of a \(type(of: self)) was read after the view controller was released.",
            explanation: """
                  expected       a presentation controller is used while its view controller is alive
                  likely cause   a property keeps the presentation controller, and nothing keeps the view controller
                  try            keep the view controller, and ask it for its presentationController
                """)
    }

    /// The controller whose screen is covered.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    weak var presenter: UIViewController?

    /// Asked how to adapt, and whether a person may dismiss the screen.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// How the screen was presented.
    open var presentationStyle: UIModalPresentationStyle {
        adaptedStyle ?? presentedViewController.modalPresentationStyle.resolved
    }

    /// The style where there is little width, as the delegate wants it; `.none` where it stays the same. Only popovers change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? standardStyleForLittleWidth
    }

    /// The style to use with these traits, which the delegate may choose; `.none` keeps the current one. Only popovers adapt.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
        return traitCollection.horizontalSizeClass == .compact ? standardStyleForLittleWidth : .none
    }

    /// Without a delegate.
    final var standardStyleForLittleWidth: UIModalPresentationStyle {
        self is UIPopoverPresentationController ? .pageSheet : .none
    }

    /// The popover in whose place this presents.
    final weak var adaptedFrom: UIPopoverPresentationController?
    /// In place of a popover.
    final var adaptedStyle: UIModalPresentationStyle?

    /// In which all of it happens; there from the beginning of the presentation to its end.
    open internal(set) weak var containerView: UIView?

    /// The view that comes and goes.
    open var presentedView: UIView? { presentedIfAlive?.viewIfLoaded }

    /// Where the presented view ends up in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the covered screen's view leaves the window. False unless overridden.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

    /// Called before the screen comes. Add views and animate alongside here.
    open func presentationTransitionWillBegin() {}

    /// Called after the screen came, or didn't.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the screen goes.
    open func dismissalTransitionWillBegin() {}

    /// Called after the screen went, or didn't.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: How it looks, for the styles of this module

    /// Views of its own, below the presented one.
    func prepareContainer(_ container: UIView) {}

    /// The presented view's place among the views of the container.
    func hold(_ view: UIView, in container: UIView) { container.addSubview(view) }

    /// Where the presented view is before it comes and after it went.
    func setPresented(_ isPresented: Bool) {
        guard let view = presentedView, let container = containerView else { return }
        switch presentedViewController.modalTransitionStyle {
        case .crossDissolve: view.alpha = isPresented ? 1 : 0
        default:
            let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
            view.transform = isPresented ? .identity : below
        }
    }

    /// Whether touches beside the presented view are for what is below.
    var letsTouchesThrough: Bool { false }

    /// A view below that gets a touch instead of `hit`, one in the container; nil for none.
    func viewTouchedThrough(_ hit: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// The traits around the container are others now.
    func traitsDidChange(to traits: UITraitCollection) {}

    func preferredContentSizeDidChange() { containerView?.setNeedsLayout() }

    var duration: TimeInterval {
        presentedViewController.modalTransitionStyle == .crossDissolve
            ? TransitionMetrics.fadeDuration : TransitionMetrics.presentDuration
    }

    func layOut() {
        guard let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        view.untransformedFrame = frame
    }
}
