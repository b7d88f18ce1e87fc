import CoreGraphics
import Foundation
import QuartzCore

/// Presents one controller's view over another's, and dismisses it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// Creates a presentation of one controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedReference = BackReference(presentedViewController)
        presenter = presentingViewController
        super.init()
    }

    /// The presented controller. The presentation controller retains it from the beginning of the presentation to its
    /// end.
    ///
    /// Reading it after the controller was released ends the program with an explanation.
    ///
    /// - Behaviour: our choice (Decisions/0059).
    open var presentedViewController: UIViewController {
        guard let controller = presentedIfAlive else { reportMissingController() }
        return controller
    }
    var presentedIfAlive: UIViewController? { shownController ?? presentedReference.object }
    private let presentedReference: BackReference<UIViewController>
    /// A strong reference to the presented controller during the presentation. The window owns the container view,
    /// which owns this object, which owns the controller, so releasing the window releases all of them.
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
                  expected       a view controller that lives as long as the app uses its presentation controller
                  likely cause   a property keeps the presentation controller, and nothing keeps the view controller
                  try            keep the view controller, and read its presentationController
                """)
    }

    /// The controller whose screen the presentation covers.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    weak var presenter: UIViewController?
    /// Where the presenting controller's view was, while the presentation has removed it.
    final weak var presentersSuperview: UIView?
    final var presentersIndex = 0

    /// The object that decides how the presentation adapts, and whether a person may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        adaptedStyle ?? presentedViewController.modalPresentationStyle.resolved
    }

    /// The style where there is little width, as the delegate decides; `.none` if it stays the same. Only popovers
    /// change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? standardStyleForLittleWidth
    }

    /// The style to use with these traits, which the delegate may choose; `.none` keeps the current one. Only popovers
    /// adapt.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
        return traitCollection.horizontalSizeClass == .compact ? standardStyleForLittleWidth : .none
    }

    /// The style where there is little width, without a delegate.
    final var standardStyleForLittleWidth: UIModalPresentationStyle {
        self is UIPopoverPresentationController ? .pageSheet : .none
    }

    /// The popover that this presentation replaces.
    final weak var adaptedFrom: UIPopoverPresentationController?
    /// The style of a presentation that replaces a popover.
    final var adaptedStyle: UIModalPresentationStyle?

    /// The view that contains all views of the presentation, from its beginning to its end.
    open internal(set) weak var containerView: UIView?

    /// The view of the presented controller.
    open var presentedView: UIView? { presentedIfAlive?.viewIfLoaded }

    /// The final rectangle of the presented view in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether UIKit hides the covered screen's view. By default, the style decides: true for `.fullScreen` and
    /// `.currentContext`.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

    /// Called before the presentation begins. Add views and animate alongside here.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation ended, with whether it completed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal ended, with whether it completed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Appearance, for the styles of this module

    /// Adds the style's own views, below the presented one.
    func prepareContainer(_ container: UIView) {}

    /// Adds the presented view to the container.
    func hold(_ view: UIView, in container: UIView) { container.addSubview(view) }

    /// Puts the presented view at its place during the presentation, or at the one before and after it.
    func setPresented(_ isPresented: Bool) {
        guard let view = presentedView, let container = containerView else { return }
        switch presentedViewController.modalTransitionStyle {
        case .crossDissolve: view.alpha = isPresented ? 1 : 0
        default:
            let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
            view.transform = isPresented ? .identity : below
        }
    }

    /// Whether touches beside the presented view go to what is below.
    var letsTouchesThrough: Bool { false }

    /// Returns a view below that gets a touch instead of `hit`, which is in the container; nil for none.
    func viewTouchedThrough(_ hit: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Called when the traits around the container changed.
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
