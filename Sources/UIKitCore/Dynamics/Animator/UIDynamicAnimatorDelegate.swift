import Foundation

/// A delegate that hears when an animator begins to move items, and when all of them are at rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before items move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing by default.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing by default.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
