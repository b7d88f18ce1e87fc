import Foundation

/// Something that happens when a property of a layer changes. Animations are actions that add themselves to the layer.
@preconcurrency @MainActor public protocol CAAction {
    /// Called when the property or event `event` of the layer `anObject` changes.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// NSNull as an action: does nothing, and ends the search for another action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
