import Foundation

/// Something that happens when a property of a layer changes. Animations are actions that add themselves to the layer.
@preconcurrency @MainActor public protocol CAAction {
    /// Called when the property or event `event` of the layer `anObject` changes.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, NSNull is nothing, and ends the search for another.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
