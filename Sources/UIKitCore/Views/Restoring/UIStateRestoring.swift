import Foundation

/// Something whose state is kept from one launch to the next.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// Not called yet: only view controllers and views are kept.
    var restorationParent: (any UIStateRestoring)? { get }

    /// Not called yet: only view controllers and views are kept.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes the state.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads what ``encodeRestorableState(with:)`` wrote when the app ran last.
    func decodeRestorableState(with coder: NSCoder)

    /// All that was kept is there again.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }

    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    public func encodeRestorableState(with coder: NSCoder) {}

    public func decodeRestorableState(with coder: NSCoder) {}

    public func applicationFinishedRestoringState() {}
}

/// A class that makes or finds objects that were kept. Only view controllers are; see ``UIViewControllerRestoration``.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// Not called yet: only view controllers and views are kept.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}
