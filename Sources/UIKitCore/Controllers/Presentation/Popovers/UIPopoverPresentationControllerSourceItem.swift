import CoreGraphics
import Foundation

/// A possible source of a popover: a view or a bar item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's rectangle in the coordinates of a view, or nil while the item isn't in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
