import Foundation

/// A data source whose items have names that stay when items come and go, so that a list comes back to the same items and not to
/// the same places.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// The name of what is at `idx`; nil when it has none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Where what has this name is now; nil when it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
