import CoreGraphics

/// A delegate that prepares a popover, and moves it when the size of its window changes.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover shows, as the last opportunity to set its source. Not called for a sheet that replaces
    /// it.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// The name of ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)`` before iOS 13.
    /// UIKit calls both, and both must return true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The name of ``UIAdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)`` before iOS 13.
    /// UIKit calls it after that one.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Called when the window's size changes, unless the source is a bar item. Both pointers are valid only during the
    /// call.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The popover.
    ///   - rect: The rectangle that the arrow points to, in the coordinates of `view`. Change it to move the popover.
    ///   - view: The source view. Change it to point to another view.
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

/// The pointer type in methods written for iOS. Without Objective-C there is no autorelease pool, so it is a plain
/// pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
