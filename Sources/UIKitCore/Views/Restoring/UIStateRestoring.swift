import Foundation

/// An object whose state is saved from one launch to the next.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// Not called yet: only the state of view controllers and views is saved.
    var restorationParent: (any UIStateRestoring)? { get }

    /// Not called yet: only the state of view controllers and views is saved.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes the state.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads what ``encodeRestorableState(with:)`` wrote in the last launch.
    func decodeRestorableState(with coder: NSCoder)

    /// Called after the state of all objects was restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }

    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    public func encodeRestorableState(with coder: NSCoder) {}

    public func decodeRestorableState(with coder: NSCoder) {}

    public func applicationFinishedRestoringState() {}
}

/// A class that creates or finds saved objects. Only view controllers are saved; see ``UIViewControllerRestoration``.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// Not called yet: only the state of view controllers and views is saved.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}
