import QuartzCore

/// A part of a collection view: it has one job, keeps what the job needs to itself, and knows its collection view.
///
/// The collection view makes its parts and keeps them for as long as it lives. A part reaches the others through ``view``.
@MainActor class CollectionPart {
    @exclusivity(unchecked) private final var back = BackReference<UICollectionView>()

    /// The collection view that this is a part of.
    final var view: UICollectionView { back.owner }

    /// The same, for what can come when the collection view is gone already, such as a frame that was asked for.
    final func hold(_ body: (UICollectionView) -> Void) { back.hold(body) }

    /// Called once, when the collection view has been made.
    final func belong(to view: UICollectionView) { back.object = view }

    /// Stops the program where what the part keeps contradicts itself. Called after each pass of a debug build, and after
    /// each step of the thrash tests.
    func checkInvariants() {}
}
