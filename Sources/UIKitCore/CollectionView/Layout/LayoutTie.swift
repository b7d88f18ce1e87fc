/// The layout of one collection view, whose way back to it is cleared when the collection view goes away.
///
/// An object of its own for the reason given at `OwnedChildren`.
@MainActor final class LayoutTie {
    var layout: UICollectionViewLayout?
    private let owner: ObjectIdentifier

    init(of view: UICollectionView) { owner = ObjectIdentifier(view) }

    isolated deinit {
        // Somebody else's by now, if it was given to another collection view.
        guard let layout, layout.owner == owner else { return }
        layout.collectionView = nil
    }
}
