import CoreGraphics
import QuartzCore

// Presents a sheet or a full screen in place of the popover.
extension UIPopoverPresentationController {
    /// Returns the style for these traits: `.popover`, or the one that replaces it.
    func shownStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptivePresentationStyle(for: traits)
        return style == .none ? .popover : style == .automatic ? .pageSheet : style
    }

    /// Returns whether the presentation would be a popover, but has no source.
    func lacksSource(with traits: UITraitCollection) -> Bool {
        sourceItem == nil && shownStyle(for: traits) == .popover
    }

    // Decides how to present.

    /// Decides how to present.
    ///
    /// - Returns: A controller that the delegate wants to present instead of the popover's, or nil.
    func prepare(for traits: UITraitCollection) -> UIViewController? {
        let style = shownStyle(for: traits)
        guard style == .popover else {
            adapted = adapted(to: style)
            removesPresenter = style.removesPresenter
            return substitute(for: style)
        }
        adapted = nil
        removesPresenter = false
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        if sourceItem == nil { failOnMissingSource() }
        letNeighboursThrough()
        return nil
    }

    private func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
        let presentation =
            style.isSheet
            ? adaptiveSheetPresentationController
            : UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
        presentation.adaptedFrom = self
        presentation.adaptedStyle = style
        delegate?.presentationController(self, prepare: presentation)
        return presentation
    }

    /// Returns the delegate's other controller, if any. It is presented like any other controller.
    private func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
        guard
            let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
            other !== presentedViewController
        else { return nil }
        other.modalPresentationStyle = style
        other.presentationController?.delegate = delegate
        if let sheet = other.sheetPresentationController { sheet.takeSettings(of: adaptiveSheetPresentationController) }
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
        return other
    }

    private func failOnMissingSource() -> Never {
        let controller = type(of: presentedViewController)
        Diagnostics.fail(
            "A popover with \(controller) was presented, and nothing says where its arrow points.",
            explanation: """
                  expected       its popoverPresentationController has a sourceItem, sourceView or barButtonItem by the next frame
                  likely cause   the app has run only on phones, which show a sheet instead of the popover and need no source
                  try            controller.popoverPresentationController?.sourceItem = button
                """)
    }

    // MARK: Showing the adapted presentation

    func prepareAdapted(_ adapted: UIPresentationController, in container: UIView) {
        adapted.presenter = presenter
        adapted.containerView = container
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adapted.presentationStyle,
            transitionCoordinator: presentedViewController.runningTransition)
        adapted.prepareContainer(container)
    }

    /// Changes the style, if there is more or less width now.
    func adapt(to traits: UITraitCollection) {
        guard let container = containerView, !isGoing else { return }
        let style = shownStyle(for: traits)
        guard style != adapted?.presentationStyle ?? .popover else { return }
        guard style != .popover || sourceItem != nil else { return warnOfMissingSource() }
        let (known, old) = (adapted, container.subviews)
        adapted = style == .popover ? nil : adapted(to: style)
        // A sheet with another style is the same sheet at another place.
        if let adapted, adapted === known { return container.setNeedsLayout() }
        prepareContainer(container)
        hold(presentedViewController.view, in: container)
        for view in old where view !== presentedViewController.view { view.removeFromSuperview() }
        if adapted != nil { arrowDirection = .unknown }
        setPresented(true)
        container.setNeedsLayout()
    }

    private func warnOfMissingSource() {
        Diagnostics.warnOnce(
            "popover-without-source", of: "\(type(of: presentedViewController))",
            """
            There is room for a popover with \(type(of: presentedViewController)) now, and nothing says where its arrow points. It \
            stays a sheet.
              try            set sourceItem of its popoverPresentationController on phones, too
            """)
    }
}
