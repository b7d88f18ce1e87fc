import CoreGraphics

/// Prepares a popover, and moves it when there is another size.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover comes, as the last opportunity to say where from. Not called for a sheet in its place.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// The name that ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)`` had before iOS 13. Both are
    /// asked, and both have to agree.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The name that ``UIAdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)`` had before iOS 13. It is
    /// called after that one.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Called when the window's size changes, unless the source is a bar item. Both pointers are valid only during the call.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The popover's controller.
    ///   - rect: What the arrow points to, in the coordinates of `view`. Change it to move the popover.
    ///   - view: The source view. Change it to point at another view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}

/// As methods for iOS write it. Without Objective-C nothing is released by itself, so it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
