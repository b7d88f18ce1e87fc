import CoreGraphics
import Foundation

/// A controller whose screen is a collection view.
///
/// It is the view's data source and delegate. It declares all their methods, so that a subclass can override them (D6).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// Creates a controller whose collection view has this layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        MoveItemOverride.announcement
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        MoveItemOverride.announcement
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        MoveItemOverride.announcement
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let clears = nib.bool("clearsSelectionOnViewWillAppear") else { return }
        clearsSelectionOnViewWillAppear = clears
    }

    private var layout: UICollectionViewLayout

    /// The layout with which the controller was created (recorded: controller/view-structure), or that of its scene in
    /// a storyboard.
    open var collectionViewLayout: UICollectionViewLayout {
        if nibSource.scene != nil { loadViewIfNeeded() }
        return layout
    }

    /// The collection view, which fills `view`.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            loadViewIfNeeded()
            install(newValue)
        }
    }
    private var storedCollectionView: UICollectionView?

    /// Whether the selection fades out each time the view appears. True by default (R611).
    ///
    /// It fades together with the screen that leaves, if there is one. If a person cancels a swipe back, the items are
    /// selected again. Otherwise the selection is gone when ``UIViewController/viewIsAppearing(_:)`` is called. The
    /// collection view calls no delegate method.
    ///
    /// - Behaviour: observed (controller/selection-on-return, controller/selection-first-appearance).
    open var clearsSelectionOnViewWillAppear = true
    private var clearsSelectionBeforeAppearing = false

    @available(
        *, unavailable, message: "A push can't animate from one layout to another. See Documentation/Coverage.md."
    )
    open var useLayoutToLayoutNavigationTransitions: Bool {
        get { false }
        set {}
    }

    /// Whether a long press lifts an item, which then follows the finger. True by default (R611).
    ///
    /// The collection view has the gesture while it is in a window and its data source may move items: if that is this
    /// controller, when it overrides `collectionView(_:moveItemAt:to:)`; if it is another object, when it implements
    /// `collectionView(_:canMoveItemAt:)` (Decisions/0044).
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { storedCollectionView.map(updateMovementGesture) }
    }

    private func updateMovementGesture(of collectionView: UICollectionView) {
        let isInstalled = collectionView.handMovement.gesture != nil
        guard isInstalled != installsStandardGestureForInteractiveMovement else { return }
        collectionView.handMovement.gesture = isInstalled ? nil : StandardMovementGesture(for: collectionView)
    }

    open override func loadView() {
        super.loadView()
        guard storedCollectionView == nil else { return }
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        install(collectionView)
    }

    /// A storyboard's collection view also goes into the controller's view.
    override func take(_ view: UIView) {
        guard let collectionView = view as? UICollectionView else { return super.take(view) }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.take(plain)
        layout = collectionView.collectionViewLayout
        install(collectionView)
    }

    private func install(_ new: UICollectionView?) {
        if let old = storedCollectionView {
            old.removeFromSuperview()
            old.handMovement.gesture = nil
            if old.dataSource === self { old.dataSource = nil }
            if old.delegate === self { old.delegate = nil }
        }
        storedCollectionView = new
        guard let new else { return }
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        new.backgroundColor = new.backgroundColor ?? .systemBackground
        new.dataSource = self
        new.delegate = self
        new.isEditing = isEditing
        view.addSubview(new)
        updateMovementGesture(of: new)
    }

    /// Turns editing on or off, also of the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        storedCollectionView?.isEditing = editing
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clearsSelectionBeforeAppearing = false
        guard clearsSelectionOnViewWillAppear else { return }
        guard let transition = transitionCoordinator else { return clearsSelectionBeforeAppearing = true }
        var cleared: [IndexPath] = []
        transition.animate { [weak self] _ in
            cleared = self?.clearSelection(animated: animated) ?? []
        } completion: { [weak self] context in
            if context.isCancelled { self?.select(cleared) }
        }
    }

    override func prepareForIsAppearing() {
        guard clearsSelectionBeforeAppearing else { return }
        clearsSelectionBeforeAppearing = false
        clearSelection(animated: false)
    }

    /// Deselects all items. Returns those that were selected.
    @discardableResult
    private func clearSelection(animated: Bool) -> [IndexPath] {
        guard let collectionView = storedCollectionView else { return [] }
        let paths = collectionView.indexPathsForSelectedItems ?? []
        for path in paths { collectionView.deselectItem(at: path, animated: animated) }
        return paths
    }

    /// Selects items, except those that don't exist any more.
    private func select(_ paths: [IndexPath]) {
        guard let collectionView = storedCollectionView else { return }
        for path in paths
        where path.section < collectionView.numberOfSections
            && path.item < collectionView.numberOfItems(inSection: path.section)
        {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section. 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        Diagnostics.fail(
            "UICollectionViewController: -collectionView:cellForItemAtIndexPath: must be overridden",
            explanation: "  seen           \(type(of: self)) has items but makes no cells")
    }

    /// Returns a supplementary view. Override it if the layout has headers or footers.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.notImplemented(UICollectionReusableView(frame: .zero)) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.notImplemented(true)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.notImplemented(()) }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Highlight and selection

    /// Returns whether a touch highlights the item. True unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called when a touch highlighted an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Called when an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns whether a person may select the item. True unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns whether a person may deselect the item. True unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after a person selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Called after a person deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.notImplemented(true) }

    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.notImplemented(false) }

    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    // MARK: Focus

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.notImplemented(true)
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Called after the focus moved into the collection view, inside it, or out of it.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }

    // MARK: Moving items by hand

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    // MARK: Display

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called after a supplementary view left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when the finger lifts. `decelerate` says whether the content keeps moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when the finger lifted and the content keeps moving.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when moving content came to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.notImplemented(nil) }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalMethod.notImplemented(true) }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    // MARK: Menus

    @available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    @available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    @available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }

    @available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    @available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
}
