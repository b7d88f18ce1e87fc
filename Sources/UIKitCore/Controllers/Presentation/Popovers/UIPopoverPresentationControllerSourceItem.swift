import CoreGraphics
import Foundation

/// What a popover can come from: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is shown, in the coordinates of a view; nil while it isn't in the view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
