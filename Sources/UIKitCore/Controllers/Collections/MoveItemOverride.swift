import Foundation

/// Finds out whether a subclass of `UICollectionViewController` overrides `collectionView(_:moveItemAt:to:)`
/// (Decisions/0044).
@MainActor enum MoveItemOverride {
    /// Tells collection views, which are on a lower level than controllers, once how to find out.
    static let announcement: Void = {
        MoveItemWriting.ofController = { ($0 as? UICollectionViewController).flatMap(isWritten) }
    }()

    /// Returns nil if it can't find out. Then only a controller that also overrides `canMoveItemAt` has the standard
    /// gesture.
    static func isWritten(by controller: UICollectionViewController) -> Bool? {
        method.isWritten(in: type(of: controller))
    }

    private static let method = MethodOverride<UICollectionViewController>(
        plain: Plain.self, other: Other.self, overriding: Writing.self)

    private final class Plain: UICollectionViewController {}

    private final class Other: UICollectionViewController {}

    private final class Writing: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            // Does something, so that no linker merges this method with the empty one that it overrides.
            collectionView.setNeedsLayout()
        }
    }
}
