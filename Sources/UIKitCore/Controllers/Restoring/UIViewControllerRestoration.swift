import Foundation

/// A class that makes, or finds, the view controllers that were kept.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// The controller to which these identifiers lead, from the root's on; nil when it is not to be there again.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the root controller to this one.
    ///   - coder: The state of the controller.
    /// - Behaviour: documented; a class that answers nil is the last to be asked.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
