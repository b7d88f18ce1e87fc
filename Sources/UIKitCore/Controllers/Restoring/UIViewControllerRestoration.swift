import Foundation

/// A class that creates, or finds, saved view controllers.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns the controller with this path of identifiers, beginning at the root, or nil to leave it out.
    ///
    /// - Behaviour: documented; if a class returns nil, UIKit asks no other.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
