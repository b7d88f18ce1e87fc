import Foundation

/// Whether a subclass of `UICollectionViewController` wrote `collectionView(_:moveItemAt:to:)` (Decisions/0044).
@MainActor enum MoveItemOverride {
    /// Says once to collection views, which are below controllers, how to find out.
    static let announcement: Void = {
        MoveItemWriting.ofController = { ($0 as? UICollectionViewController).flatMap(isWritten) }
    }()

    /// nil when that cannot be seen: then only a controller that also writes `canMoveItemAt` has the standard gesture.
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
            // Something, so that no linker takes it for the empty one it overrides.
            collectionView.setNeedsLayout()
        }
    }
}
