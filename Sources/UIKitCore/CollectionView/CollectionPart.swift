import CollectionEngine
import QuartzCore

/// A part of a collection view: it has one job, keeps what the job needs to itself, and knows its collection view.
///
/// The collection view makes its parts and keeps them for as long as it lives. A part reaches the others through ``view``.
@MainActor class CollectionPart {
    @exclusivity(unchecked) private final var back = BackReference<UICollectionView>()

    /// The collection view that this is a part of.
    ///
    /// Each use asks whether it is alive. What is called in every pass, or for every cell, is handed the collection view instead.
    final var view: UICollectionView { back.owner }

    /// Calls `body` with the collection view, which lives on until `body` returns; not when it is gone. For what wakes a part by
    /// itself, such as a frame.
    final func hold(_ body: (UICollectionView) -> Void) { back.hold(body) }

    /// Called once, as the collection view is made, before anything else is called.
    final func belong(to view: UICollectionView) { back.object = view }

    /// A batch, or an item moved by hand, gives items and elements other places. A part that keeps something by places overrides it.
    func follow(_ movement: ElementMovement) {}

    /// Says what it keeps that contradicts itself; nothing while all is well. Asked after each pass of a debug build, and after
    /// each step of the thrash tests.
    func checkInvariants(_ report: (String) -> Void) {}

    // MARK: What parts ask for all the time

    final var delegate: (any UICollectionViewDelegate)? { view.delegate }
    final var dataSource: (any UICollectionViewDataSource)? { view.dataSource }
    final var layout: UICollectionViewLayout { view.layoutStorage }
    final var window: UIWindow? { view.windowStorage }
    final var counts: CollectionCounts { view.itemCounts.known }
}
