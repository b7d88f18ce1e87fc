import CollectionEngine
import QuartzCore

/// A part of a collection view. It has one job, keeps its state private, and knows its collection view.
///
/// The collection view creates its parts and keeps them for its lifetime. A part reaches other parts through ``view``.
@MainActor class CollectionPart {
    @exclusivity(unchecked) private final var back = BackReference<UICollectionView>()

    /// The collection view that the part belongs to.
    ///
    /// Each use checks whether the collection view is alive. So methods that run in each layout pass, or for each cell,
    /// take the collection view as a parameter.
    final var view: UICollectionView { back.owner }

    /// Calls `body` with the collection view and keeps it alive until `body` returns. Does nothing if the collection
    /// view is gone. Use this for calls from outside the collection view, such as a frame callback.
    final func hold(_ body: (UICollectionView) -> Void) { back.hold(body) }

    /// Called once, when the collection view is created, before anything else.
    final func belong(to view: UICollectionView) { back.object = view }

    /// Updates index paths for a batch update or an interactive movement. Each part that stores index paths overrides
    /// this.
    func follow(_ movement: ElementMovement) {}

    /// Reports contradictions in the part's state. Called after each layout pass of a debug build, and after each step
    /// of the thrash tests.
    func checkInvariants(_ report: (String) -> Void) {}

    // MARK: Shortcuts

    final var delegate: (any UICollectionViewDelegate)? { view.delegate }
    final var dataSource: (any UICollectionViewDataSource)? { view.dataSource }
    final var layout: UICollectionViewLayout { view.layoutStorage }
    final var window: UIWindow? { view.windowStorage }
    final var counts: CollectionCounts { view.itemCounts.known }
}
