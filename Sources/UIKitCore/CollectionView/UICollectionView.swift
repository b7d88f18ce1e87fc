import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore
import RenderTree

/// A view that shows the items of a data source at the places that a layout gives them, with views only for those that
/// are visible.
///
///     let view = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
///     view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     view.dataSource = self
///
/// This class is the interface. The work is in its parts, one folder each: `LayoutPass` updates views for the layout,
/// `ShownElements` adds and removes them, `CollectionUpdates` performs batch updates, and so on.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        drawsNothing(ifOfClass: UICollectionView.self)
        layout.belong(to: self)
    }

    /// Creates a collection view from a XIB or storyboard, with its layout. With any other coder, the layout is a flow
    /// layout: views can't be archived.
    public required init?(coder: NSCoder) {
        let layout = (coder as? NibCoder)?.object(for: "collectionViewLayout") as? UICollectionViewLayout
        layoutStorage = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.belong(to: self)
        readCollectionNib(coder)
    }

    // MARK: Parts

    // Separate objects, so that a developer can understand each by reading one folder.

    final let itemCounts = ItemCounts()
    final let pass = LayoutPass()
    final let ranges = RangeDisplay()
    final let candidates = CandidateDisplay()
    final let sizing = SelfSizing()
    final let sectionScrolling = SectionScrolling()
    final let itemHandlers = ItemHandlers()
    final let listRows = ListRows()
    final let swipes = RowSwipes()
    final let mirror = ContentMirror()
    final let elements = ShownElements()
    final let supply = ViewSupply()
    final let lookAhead = LookAhead()
    final let updates = CollectionUpdates()
    final let transition = LayoutTransition()
    final let handMovement = HandMovement()
    final let selection = CollectionSelection()
    final let choosing = SelectionByHand()
    final let highlight = ItemHighlight()
    final let focus = ItemFocus()
    final let aim = ScrollAim()
    final let readers = ScreenReaders()

    /// All parts, in the order in which they follow a plan (``CollectionPart/follow(_:)``): first those that store
    /// items, then those with views.
    @exclusivity(unchecked) final private(set) var parts: [CollectionPart] = []

    override func attachParts() {
        parts = [
            itemCounts, selection, choosing, highlight, focus, aim, swipes, sizing, supply, lookAhead, elements, ranges,
            candidates, sectionScrolling, itemHandlers, listRows, mirror, pass, updates, transition, handMovement,
            readers,
        ]
        for part in parts { part.belong(to: self) }
    }

    /// Reports contradictions in the parts' state.
    final func checkInvariants(_ report: (String) -> Void) {
        for part in parts { part.checkInvariants(report) }
    }

    // MARK: Layout, data source and delegate

    /// The layout that places the elements. Setting another one moves everything at once, without animation. To
    /// animate, use ``setCollectionViewLayout(_:animated:completion:)``.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set {
            MainThread.require("-[UICollectionView setCollectionViewLayout:]")
            transition.change(to: newValue, isAnimated: false, completion: nil)
        }
    }
    @exclusivity(unchecked) final var layoutStorage: UICollectionViewLayout {
        didSet {
            supply.forgetFilledCells()
            lookAhead.forgetTravel()
        }
    }

    /// The object that provides the items and their cells. A weak reference. Setting another one reloads the data.
    @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            UncalledMethods.lookFor(in: dataSource)
            partnersGeneration &+= 1
            if dataSource !== oldValue { reload() }
            handMovement.gesture?.update()
        }
    }

    /// The object that decides about selection and learns what happens. A weak reference.
    // Doesn't override the scroll view's `delegate`, whose type is wider: an override can't have another type (D13).
    @_nonoverride @exclusivity(unchecked) open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            UncalledMethods.lookFor(in: delegate, besides: EveryFlowMethod.self)
            partnersGeneration &+= 1
            scrollDelegate = delegate
            for layout in layoutsInUse { layout.builtIn?.delegateDidChange() }
        }
    }

    override func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
        delegate = newDelegate as? any UICollectionViewDelegate
        super.takeDelegate(newDelegate)
    }

    /// How often the data source or the delegate was set.
    @exclusivity(unchecked) final private(set) var partnersGeneration = 0

    /// The object that learns which items will soon be visible, so that it can load their data. A weak reference.
    @exclusivity(unchecked) open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            UncalledMethods.lookFor(in: prefetchDataSource)
            lookAhead.dataSourceDidChange()
        }
    }

    /// Whether the collection view prepares cells and data before they are visible. Default: true. See
    /// Documentation/CellLifeCycle.md.
    ///
    /// While this is false, the data source is asked for every item that comes into view, and the
    /// ``prefetchDataSource`` isn't called.
    @exclusivity(unchecked) open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { lookAhead.isEnabledDidChange() } }
    }

    /// Whether a visible cell gets a new size when it reports that its content changed. Default: `.enabled`.
    @exclusivity(unchecked) open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// The view behind all cells, as large as the collection view. It doesn't scroll. Default: nil.
    @exclusivity(unchecked) open var backgroundView: UIView? {
        didSet { replaceBackgroundView(oldValue) }
    }

    // MARK: Registering and dequeuing

    /// Registers the class of the cells with this reuse identifier. nil removes the registration (R115).
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        supply.register(cell: cellClass, identifier: identifier)
    }

    /// Registers the class of the supplementary views of this kind and reuse identifier. nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supply.register(view: viewClass, kind: elementKind, identifier: identifier)
    }

    /// Registers the XIB of the cells with this reuse identifier. It must contain exactly one view, a
    /// `UICollectionViewCell` or a subclass. nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        supply.register(nib, kind: nil, identifier: identifier)
    }

    /// Registers the XIB of the supplementary views of this kind and reuse identifier. It must contain exactly one
    /// view, a `UICollectionReusableView` or a subclass. nil removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supply.register(nib, kind: kind, identifier: identifier)
    }

    /// Returns a cell of the registered class, new or reused, at its place for `indexPath` (R102).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { supply.dequeueCell(identifier: identifier, for: indexPath, self) }

    /// Returns a supplementary view of the registered class, new or reused, at its place for `indexPath`.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        supply.dequeueSupplementaryView(ofKind: elementKind, identifier: identifier, for: indexPath)
    }

    // MARK: Counts

    /// The number of sections when the data source was last asked. Asks now if it wasn't yet.
    open var numberOfSections: Int { itemCounts.known.sections }

    /// Returns the number of items in a section when the data source was last asked.
    open func numberOfItems(inSection section: Int) -> Int { itemCounts.items(inSection: section) }

    /// Discards everything and asks the data source again. New cells appear in the next layout pass. The selection is
    /// cleared (R117).
    open func reloadData() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionView reloadData]") { self.reload() }
        }
        if updates.isCollecting { updates.warnOfReloadInBatch() }
        reload()
    }

    // MARK: Visible views

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        MainThread.require("-[UICollectionView visibleCells]")
        return elements.visibleCells
    }

    /// The index paths of the items whose cells are visible.
    open var indexPathsForVisibleItems: [IndexPath] {
        MainThread.require("-[UICollectionView indexPathsForVisibleItems]")
        return elements.keys { $0.isCell }.map(order.dataPath(of:))
    }

    /// Returns the cell of a visible item, or a hidden one that is configured for it already: prepared ahead, or kept
    /// in case it comes back (R114). nil if there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        MainThread.require("-[UICollectionView cellForItemAtIndexPath:]")
        guard indexPath.count == 2 else { return nil }
        let key = order.shownKey(ofData: indexPath)
        return elements.cell(key) ?? supply.filledCell(key)
    }

    /// Returns the index path of a cell's item, or nil if the cell isn't configured for an item of this collection
    /// view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        MainThread.require("-[UICollectionView indexPathForCell:]")
        return elements.item(of: cell).map(order.dataPath(of:))
    }

    /// Returns the visible supplementary view of a kind at an index path, or nil if it isn't visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements.supplementaryView(ofKind: elementKind, at: indexPath) }

    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.keys(ofKind: elementKind).compactMap { elements[$0] }
    }

    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys(ofKind: elementKind).map(\.path)
    }

    // MARK: Items and frames

    /// Returns the item at a point of the content, in points. Where items overlap, returns the topmost one.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        MainThread.require("-[UICollectionView indexPathForItemAtPoint:]")
        guard point.isFinite else { return nil }
        pass.prepareIfNeeded()
        return itemOfLayout(at: mirror.flipped(point)).map(order.dataPath(ofShown:))
    }

    /// Returns the layout attributes of an item, visible or not. While an item is moved interactively, `indexPath` is
    /// the layout's.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        MainThread.require("-[UICollectionView layoutAttributesForItemAtIndexPath:]")
        pass.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout attributes of a supplementary view, or nil if the layout has none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        pass.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls to an item: to the given position, or by the shortest way if there is none (R603, R604).
    ///
    /// The item ends at that position, as far as the content reaches, even if cell sizes were only estimated before.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]") {
                self.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
            }
        }
        aim.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether people can select items by touch, mouse and keyboard while not editing. Default: true.
    ///
    /// When this or one of the next four properties changes, items that may no longer be selected are deselected
    /// (Decisions/0050).
    open var allowsSelection: Bool {
        get { selection.rules.allowsSelection }
        set { selection.changeRules { $0.allowsSelection = newValue } }
    }

    /// Whether people can select several items, each with a tap; another tap deselects one. Default: false.
    open var allowsMultipleSelection: Bool {
        get { selection.rules.allowsSeveral }
        set { selection.changeRules { $0.allowsSeveral = newValue } }
    }

    /// Whether people edit the items rather than use them. Default: false. A collection view controller sets this along
    /// with its own.
    ///
    /// While it's true, other rules of selection apply: ``allowsSelectionDuringEditing`` and
    /// ``allowsMultipleSelectionDuringEditing``.
    open var isEditing: Bool {
        get { selection.rules.isEditing }
        set { selection.changeRules { $0.isEditing = newValue } }
    }

    /// Whether people can select an item while editing. Default: false.
    open var allowsSelectionDuringEditing: Bool {
        get { selection.rules.allowsSelectionDuringEditing }
        set { selection.changeRules { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether people can select several items while editing. Default: false.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.rules.allowsSeveralDuringEditing }
        set { selection.changeRules { $0.allowsSeveralDuringEditing = newValue } }
    }

    /// The index paths of the selected items, in the order in which they were selected. Empty if none are.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.keys.map(order.dataPath(of:)) }

    /// Selects an item without calling the delegate (R601). nil clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item without calling the delegate (R601).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(at: indexPath) }

    // MARK: Focus

    /// Whether items can have the keyboard's focus if the delegate doesn't decide. By default they can if items can be
    /// selected.
    open var allowsFocus: Bool {
        get { focus.rules.allowsFocus ?? selection.rules.allowsSelection }
        set { focus.changeRules { $0.allowsFocus = newValue } }
    }

    /// Whether items can have the keyboard's focus while editing, if the delegate doesn't decide. By default they can
    /// if items can be selected during editing. So can list rows that show an accessory to tap.
    open var allowsFocusDuringEditing: Bool {
        get {
            focus.rules.allowsFocusDuringEditing
                ?? (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
        }
        set { focus.changeRules { $0.allowsFocusDuringEditing = newValue } }
    }

    /// Whether an item that gets the keyboard's focus becomes the only selected one. Default: false.
    open var selectionFollowsFocus = false

    /// Whether the focus returns to the item that had it last, rather than to the first visible one. Default: false.
    open var remembersLastFocusedIndexPath = false

    // MARK: Updates

    /// Performs all changes of `updates` as one, animated together.
    ///
    ///     view.performBatchUpdates {
    ///         names.remove(at: 2)
    ///         names.insert("Ada", at: 0)
    ///         view.deleteItems(at: [IndexPath(item: 2, section: 0)])      // an index path before the batch
    ///         view.insertItems(at: [IndexPath(item: 0, section: 0)])      // an index path after the batch
    ///     }
    ///
    /// Deletions, reloads and the starts of moves are index paths from before the batch. Insertions and the ends of
    /// moves are index paths from after it. The order of the calls doesn't matter (R200, R201). Change the model inside
    /// the closure (R204). A call inside another batch's closure becomes part of that batch.
    ///
    /// The collection view checks the whole batch before it changes anything. A batch that doesn't match the data
    /// source stops the program with an explanation, or does what ``inconsistencyPolicy`` says.
    ///
    /// - Parameters:
    ///   - updates: Changes the model and names the changes; called at once.
    ///   - completion: Called when the animation has ended; for nested calls, outer ones first (R203). The argument is
    ///     false if the view is in no window, or the animation was interrupted.
    /// - Complexity: O(changes × log changes + visible views), plus the time that the layout takes to prepare.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.require("-[UICollectionView performBatchUpdates:completion:]")
        self.updates.collect(updates, completion: completion)
    }

    /// Performs a batch of updates with a closure that doesn't escape, as on iOS (D14).
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// What happens to an update that doesn't match the data source. Default: it stops the program, as on iOS.
    public static var inconsistencyPolicy = InconsistencyPolicy.stop

    /// Whether the closure of a batch update is running.
    open var hasUncommittedUpdates: Bool { updates.isCollecting }

    /// Inserts items at these index paths, counted after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.insertItem(ItemPlace(path, of: "insertItems(at:)"))) }
        }
    }

    /// Deletes the items at these index paths, counted before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.deleteItem(ItemPlace(path, of: "deleteItems(at:)"))) }
        }
    }

    /// Replaces the cells of these items with new ones. The index paths are counted before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.reloadItem(ItemPlace(path, of: "reloadItems(at:)"))) }
        }
    }

    /// Keeps the cells of these items, and has the data source configure them again (R116).
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        updates.add(changesItems: false) { batch in
            for path in indexPaths { batch.reconfigure(ItemPlace(path, of: "reconfigureItems(at:)")) }
        }
    }

    /// Moves an item from its index path before the batch to its index path after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (start, end) = (
            ItemPlace(indexPath, of: "moveItem(at:to:)"), ItemPlace(newIndexPath, of: "moveItem(at:to:)")
        )
        updates.add { $0.add(.moveItem(start, to: end)) }
    }

    /// Inserts sections with all their items. The indices are counted after the batch.
    open func insertSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .insert) }
    }

    /// Deletes sections that the data source no longer has, animated. The indices are counted before the batch.
    open func deleteSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .delete) }
    }

    /// Replaces everything in these sections with what the data source has for them now, which may be more or fewer
    /// items.
    open func reloadSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .reload) }
    }

    /// Moves a section that the data source has moved, animated, from its index before the batch to its index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.add { $0.add(.moveSection(section, to: newSection)) }
    }

    // MARK: Interactive movement

    /// Lifts an item so that a person can move it. Its cell is then above all others and follows
    /// ``updateInteractiveMovementTargetPosition(_:)``.
    ///
    ///     switch press.state {
    ///     case .began: if let path = view.indexPathForItem(at: point) { _ = view.beginInteractiveMovementForItem(at: path) }
    ///     case .changed: view.updateInteractiveMovementTargetPosition(point)
    ///     case .ended: view.endInteractiveMovement()
    ///     default: view.cancelInteractiveMovement()
    ///     }
    ///
    /// A batch update, `reloadData()` and another layout cancel the movement (R241). See Documentation/Reordering.md.
    ///
    /// - Returns: Whether the data source allows moving the item, and no other item is being moved.
    /// - Behaviour: documented, R606.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { handMovement.lift(at: indexPath) }

    /// Moves the lifted cell's centre to this point of the content, in points. Items in its way make room.
    ///
    /// Content scrolls by itself while the point is near an edge of the visible area. Without a lifted item, this does
    /// nothing.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        handMovement.moveLifted(toSeen: targetPosition)
    }

    /// Moves the lifted cell to its new place, and calls the data source's `collectionView(_:moveItemAt:to:)` once.
    open func endInteractiveMovement() { handMovement.drop() }

    /// Moves the lifted cell and those that made room back. The data source isn't called.
    open func cancelInteractiveMovement() { handMovement.cancel() }

    // MARK: Changing layouts

    /// Sets another layout. If animated, every view moves from its place in the old layout to its place in the new one.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets another layout, and calls `completion` when every view is at its place in the new layout.
    ///
    /// An item in the middle of the visible area stays visible (R609). Both layouts learn of the change before and
    /// after it, and can say how items appear and disappear.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether the views move to their new places.
    ///   - completion: Called when the animation has ended. The argument is false if the view is in no window, or the
    ///     animation was interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        MainThread.require("-[UICollectionView setCollectionViewLayout:animated:completion:]")
        transition.change(to: layout, isAnimated: animated, completion: completion)
    }

    /// Begins a change to another layout that a gesture controls. Nothing moves yet: set `transitionProgress` of the
    /// returned layout, then call ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
    ///
    /// Until then the returned layout is the ``collectionViewLayout``. Meanwhile you may reload and update data, and
    /// content may scroll. Setting one of the two layouts ends the transition at that layout. Setting a third one
    /// abandons it. Starting another transition first ends this one, at once, at the nearer layout.
    ///
    /// - Parameters:
    ///   - layout: The layout to change to.
    ///   - completion: Called when the animation has ended. The first argument is false if the view is in no window, the
    ///     animation was interrupted, or the transition was abandoned. The second is true if the new layout was reached.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        transition.start(to: layout, completion: completion)
    }

    /// Moves every view to its place in the new layout, which becomes the collection view's layout.
    open func finishInteractiveTransition() { transition.end(isFinished: true) }

    /// Moves every view back to its place in the old layout, which becomes the collection view's layout again.
    open func cancelInteractiveTransition() { transition.end(isFinished: false) }

    // MARK: Used by the parts of the collection view

    /// Counts of what layout passes have done.
    @exclusivity(unchecked) final package var trace = PassTrace()

    /// The order in which items are shown, which differs from the data source's while a person moves one.
    final var order: ItemOrder { handMovement.order }

    /// The layout; during an interactive transition also the two layouts between which it leads.
    final var layoutsInUse: [UICollectionViewLayout] {
        [layoutStorage] + (transition.interactive?.layout.ends ?? [])
    }

    /// Discards everything, because all data was reloaded.
    final func reload() {
        if tellingDepth > 0 { wasChangedWhileTold = true }
        handMovement.forget()
        lookAhead.forgetAll()
        itemCounts.forget()
        selection.reload()
        choosing.forget()
        highlight.forget()
        aim.forget()
        swipes.forget()
        for layout in layoutsInUse { layout.builtIn?.dataWillBeReloaded() }
        pass.reload()
    }

    private func replaceBackgroundView(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.layer.zPosition = -1e12
        insertSubview(backgroundView, at: 0)
        placeBackgroundView()
    }

    /// Keeps the background view in place while content scrolls over it.
    final func placeBackgroundView() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    // MARK: UIView and UIScrollView

    open override func layoutSubviews() {
        pass.layOut(self)
        super.layoutSubviews()
    }

    /// Headers and footers that are pinned below a bar aren't faded out.
    override var depthOfEdges: CGFloat {
        guard layoutStorage.builtIn?.isPinning == true else { return super.depthOfEdges }
        let raised = elements.keys { !$0.isCell }.compactMap { elements[$0]?.layer.zPosition }.filter { $0 > 0 }
        return raised.min().map { $0 - 0.5 } ?? super.depthOfEdges
    }

    override func constraintsChanged(inside subview: UIView) {
        (subview as? UICollectionReusableView)?.constraintsSayAnotherSize()
    }

    override func layoutDirectionDidChange() {
        // Invalidates the layout as well, because otherwise it wouldn't be asked about a size that changes at the same
        // time.
        if !pass.isReloadPending { layoutStorage.invalidateLayout() }
        super.layoutDirectionDidChange()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        pass.surroundingsMayHaveChanged()
    }

    override var isContentBeingMeasured: Bool { sizing.isTakingUpSizes }

    open override var safeAreaInsets: UIEdgeInsets {
        pass.holdsSafeArea ? lastToldSafeAreaInsets : super.safeAreaInsets
    }

    /// Returns the safe area of a subview. A section that scrolls on its own can scroll its cells clear of a notch, so
    /// they have no safe area along its scroll direction.
    override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
        let insets = super.safeAreaInsets(for: subview)
        guard sectionScrolling.areSome, insets != .zero, let element = (subview as? UICollectionReusableView)?.element,
            let axis = sectionScrolling.axis(of: element)
        else { return insets }
        return insets.across(axis)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        pass.surroundingsMayHaveChanged()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        pass.surroundingsMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            sizing.textSizeDidChange()
        }
        pass.surroundingsMayHaveChanged()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        if LayerActions.areViewsAnimated { updates.noteAnimatedBoundsChange(to: newBounds) }
        pass.askLayout(aboutNewBounds: newBounds, self)
    }

    /// Does nothing: the layout decides where cells go, so resizing one of them doesn't move the others (R129).
    override func subviewSizeDidChange() {}

    override func boundsDidChange(from oldBounds: CGRect) {
        pass.boundsChanged(from: oldBounds, self)
        super.boundsDidChange(from: oldBounds)
    }

    override func moveContent(to offset: CGPoint, by cause: MoveCause) {
        pass.moveContent(to: offset, by: cause, self) { super.moveContent(to: $0, by: cause) }
    }

    /// Asks the layout before the delegate.
    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    override func willGlide(to offset: CGPoint) { pass.tellLayout(aboutBoundsAt: offset) }

    override func scrollingWasTakenOver() {
        super.scrollingWasTakenOver()
        aim.forget()
        swipes.contentMoves()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard window != nil, newWindow !== window else { return }
        highlight.end()
        focus.leaveWindow()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            handMovement.cancel()
            // Recorded: life/remove-from-window-with-out-of-range-offset.
            pass.tellLayout(aboutBoundsAt: clampedOffset(contentOffset))
        } else {
            // A layout that was prepared outside a window used no safe area.
            pass.surroundingsMayHaveChanged()
            setNeedsLayout()
        }
        handMovement.gesture?.update()
        if window != nil { focus.enterWindow() }
    }

    // MARK: Touches and keys

    /// Returns the collection view itself for touches that only close a row with open swipe actions.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard swipes.isOpen, let hit, swipes.takesTouch(on: hit) else { return hit }
        return self
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes.isOpen { return }
        highlight.touchesBegan(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes.isOpen { swipes.close(animated: true) }
        highlight.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight.touchesCancelled(touches)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, focus.take(key, presses, event) else {
                return super.pressesBegan(presses, with: event)
            }
        }
    }

    override func keyboardFocusMoved(to view: UIView?) { focus.moved(to: view) }

    final override var focusLeader: (any FocusLeader)? { focus }

    /// The cell that gets the focus: that of the item that had it last, of the one that the delegate prefers, or the
    /// first visible one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focus.preferredCell.map { [$0] } ?? [] }

    open override func shouldUpdateFocus(in _: UIFocusUpdateContext) -> Bool {
        guard let context = focus.context else { return true }
        return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
    }

    open override func didUpdateFocus(
        in _: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let context = focus.context else { return }
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }

    // MARK: Screen readers and restoration

    override var accessibilityNode: AccessibilityNode? { readers.collectionNode() }

    override func resolveAccessibility() {
        if isAccessibilityOutOfDate { super.resolveAccessibility() }
        guard readers.areNewsThere else { return }
        let isOther = readers.takeNews()
        if isOther { super.resolveAccessibility() }
        readers.resolveViews(all: isOther)
    }

    /// Stores the selected items, and the first visible one if the data source gives items identifiers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    /// The description that iOS gives, without addresses.
    override var descriptionDetails: [String] {
        let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
        return ["layout: <\(type(of: layoutStorage))>", "dataSource: \(source)"]
    }
}
