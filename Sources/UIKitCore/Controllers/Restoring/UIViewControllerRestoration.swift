import Foundation

/// A class that creates, or finds, saved view controllers.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns the controller with this path of identifiers, or nil to leave it out.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the root controller to this one.
    ///   - coder: The state of the controller.
    /// - Behaviour: documented; if a class returns nil, UIKit asks no other.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
