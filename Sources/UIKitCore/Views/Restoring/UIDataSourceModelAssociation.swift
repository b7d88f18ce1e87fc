import Foundation

/// A data source with names for its items that don't change when items come and go. A restored list can then return to
/// the same items instead of the same positions.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// Returns the name of the item at `idx`, or nil if it has none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns the current position of the item with this name, or nil if it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
