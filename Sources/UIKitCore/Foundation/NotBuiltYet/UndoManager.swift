import Foundation

/// The changes that a person can undo.
@available(
    *, unavailable,
    message: "Foundation on Linux has no undo. Keep the earlier values, and a button that sets them."
)
@preconcurrency @MainActor open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var isUndoing: Bool { false }
    open var isRedoing: Bool { false }
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var undoActionName: String { "" }
    open var redoActionName: String { "" }
    open func undo() {}
    open func redo() {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func disableUndoRegistration() {}
    open func enableUndoRegistration() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
    open func setActionName(_ actionName: String) {}
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
}
