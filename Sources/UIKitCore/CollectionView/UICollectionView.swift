import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import QuartzCore
import RenderTree

/// Shows a data source's items where a layout puts them, with views for only those that are in view.
///
///     let view = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
///     view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     view.dataSource = self
///
/// This class says what can be asked of it. What is done is in its parts, a folder each: ``LayoutPass`` brings views up to date
/// with the layout, ``ShownElements`` adds and removes them, ``CollectionUpdates`` carries out batches, and so on.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// A collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        drawsNothing(ifOfClass: UICollectionView.self)
        layout.belong(to: self)
    }

    /// Creates a collection view from a XIB or storyboard, with its layout. With any other coder, the layout is a flow layout: views
    /// can't be archived.
    public required init?(coder: NSCoder) {
        let layout = (coder as? NibCoder)?.object(for: "collectionViewLayout") as? UICollectionViewLayout
        layoutStorage = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.belong(to: self)
        readCollectionNib(coder)
    }

    // MARK: Its parts

    // Kept apart, so that each can be understood by reading one folder.

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

    /// All of them. In this order they follow a plan (``CollectionPart/follow(_:)``): first what is kept of items, then the
    /// views.
    @exclusivity(unchecked) final private(set) var parts: [CollectionPart] = []

    override func attachParts() {
        parts = [
            itemCounts, selection, choosing, highlight, focus, aim, swipes, sizing, supply, lookAhead, elements, ranges,
            candidates, sectionScrolling, itemHandlers, listRows, mirror, pass, updates, transition, handMovement,
            readers,
        ]
        for part in parts { part.belong(to: self) }
    }

    /// Says what the parts keep that contradicts itself; nothing while all is well.
    final func checkInvariants(_ report: (String) -> Void) {
        for part in parts { part.checkInvariants(report) }
    }

    // MARK: Who it works with

    /// Decides where elements are. Setting another one moves everything at once, without animation; see
    /// ``setCollectionViewLayout(_:animated:completion:)``.
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

    /// Says what there is to show. Not kept alive; setting it reloads.
    @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            UncalledMethods.lookFor(in: dataSource)
            partnersGeneration &+= 1
            if dataSource !== oldValue { reload() }
            handMovement.gesture?.update()
        }
    }

    /// Decides about selection and is told what happens. Not kept alive.
    // Not the scroll view's member, whose type is wider: a property cannot be overridden with another type (D13).
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

    /// How often one of the two was set.
    @exclusivity(unchecked) final private(set) var partnersGeneration = 0

    /// Is told which items will soon be seen, so that what they show can be loaded. Not kept alive.
    @exclusivity(unchecked) open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            UncalledMethods.lookFor(in: prefetchDataSource)
            lookAhead.dataSourceDidChange()
        }
    }

    /// Whether cells and data are made ready before they are seen. Documentation/CellLifeCycle.md tells how.
    ///
    /// While it is false each item that comes into view is asked for again, and the ``prefetchDataSource`` is not called.
    @exclusivity(unchecked) open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { lookAhead.isEnabledDidChange() } }
    }

    /// Whether a cell gets another size when it says that its content changed.
    @exclusivity(unchecked) open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// Behind all cells, as large as the view; it does not scroll.
    @exclusivity(unchecked) open var backgroundView: UIView? {
        didSet { replaceBackgroundView(oldValue) }
    }

    // MARK: Making views

    /// Names the class whose instances are dequeued under `identifier`; nil takes the name back (R115).
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        supply.register(cell: cellClass, identifier: identifier)
    }

    /// The class of supplementary views of a kind that are dequeued by that identifier; nil takes it back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supply.register(view: viewClass, kind: elementKind, identifier: identifier)
    }

    /// Cells are dequeued from a XIB, which holds exactly one view: a kind of `UICollectionViewCell`. nil takes the name back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        supply.register(nib, kind: nil, identifier: identifier)
    }

    /// Supplementary views are dequeued from a XIB, which holds exactly one view: a kind of `UICollectionReusableView`.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supply.register(nib, kind: kind, identifier: identifier)
    }

    /// A cell of the registered class, new or used before, already placed where `indexPath` belongs (R102).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { supply.dequeueCell(identifier: identifier, for: indexPath, self) }

    /// A supplementary view to return to the collection view: one that left the screen, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        supply.dequeueSupplementaryView(ofKind: elementKind, identifier: identifier, for: indexPath)
    }

    // MARK: What there is

    /// As the data source said when it was last asked; it is asked now if it never was.
    open var numberOfSections: Int { itemCounts.known.sections }

    /// How many items the data source says the section has.
    open func numberOfItems(inSection section: Int) -> Int { itemCounts.items(inSection: section) }

    /// Forgets everything and asks the data source again. Cells are made with the next layout pass; the selection is
    /// cleared (R117).
    open func reloadData() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionView reloadData]") { self.reload() }
        }
        reload()
    }

    // MARK: What is in view

    /// The cells in view, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { elements.visibleCells }

    /// The items whose cells are in view.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements.keys { $0.isCell }.map(order.dataPath(of:))
    }

    /// The cell of an item that is in view, or a hidden one that is filled for it already: made ahead of time, or kept
    /// for coming back (R114). nil when there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        let key = order.shownKey(ofData: indexPath)
        return elements.cell(key) ?? supply.filledCell(key)
    }

    /// nil when the cell is filled for no item of this collection view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.item(of: cell).map(order.dataPath(of:))
    }

    /// The visible supplementary view of a kind at an index path; nil while it isn't visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements.supplementaryView(ofKind: elementKind, at: indexPath) }

    /// The supplementary views of a kind that are in view.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.keys(ofKind: elementKind).compactMap { elements[$0] }
    }

    /// The index paths of the supplementary views of a kind that are in view.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys(ofKind: elementKind).map(\.path)
    }

    // MARK: Where things are

    /// The item at a point of the content; where items overlap, the topmost.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        pass.prepareIfNeeded()
        return itemOfLayout(at: mirror.flipped(point)).map(order.dataPath(ofShown:))
    }

    /// Where the layout puts an item, whether it is in view or not. While an item is moved by hand the path is the layout's.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        pass.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Where a supplementary view is and how it looks; nil where the layout has none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        pass.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Brings an item into view: at the place asked for, or by the shortest way (R603, R604).
    ///
    /// It lies there afterwards, as far as content reaches, also when sizes of cells were only estimated before.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]") {
                self.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
            }
        }
        aim.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether items can be chosen by touch, mouse and keyboard, while not editing. True by default.
    ///
    /// What may not be selected any more is deselected when this or one of the next four changes (Decisions/0050).
    open var allowsSelection: Bool {
        get { selection.rules.allowsSelection }
        set { selection.changeRules { $0.allowsSelection = newValue } }
    }

    /// Whether several items can be chosen, each by a tap; another tap takes one back. False by default.
    open var allowsMultipleSelection: Bool {
        get { selection.rules.allowsSeveral }
        set { selection.changeRules { $0.allowsSeveral = newValue } }
    }

    /// Whether the person is editing the items rather than using them. False by default; a collection view controller sets it
    /// along with its own.
    ///
    /// Other rules of selection hold meanwhile: ``allowsSelectionDuringEditing`` and
    /// ``allowsMultipleSelectionDuringEditing``.
    open var isEditing: Bool {
        get { selection.rules.isEditing }
        set { selection.changeRules { $0.isEditing = newValue } }
    }

    /// Whether an item can be chosen while editing. False by default.
    open var allowsSelectionDuringEditing: Bool {
        get { selection.rules.allowsSelectionDuringEditing }
        set { selection.changeRules { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether several items can be chosen while editing. False by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.rules.allowsSeveralDuringEditing }
        set { selection.changeRules { $0.allowsSeveralDuringEditing = newValue } }
    }

    /// In the order in which they were chosen; empty when none are.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.keys.map(order.dataPath(of:)) }

    /// Chooses an item without asking or telling the delegate (R601); nil clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes an item out of the selection without telling the delegate (R601).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(at: indexPath) }

    // MARK: Focus

    /// Whether the keyboard's focus can rest on items, where the delegate does not say. By default it can where items can be
    /// selected.
    open var allowsFocus: Bool {
        get { focus.rules.allowsFocus ?? selection.rules.allowsSelection }
        set { focus.changeRules { $0.allowsFocus = newValue } }
    }

    /// Whether the keyboard's focus can rest on items while editing, where the delegate does not say. By default it can where
    /// items can be selected during editing, and on list rows that show an accessory to tap.
    open var allowsFocusDuringEditing: Bool {
        get {
            focus.rules.allowsFocusDuringEditing
                ?? (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
        }
        set { focus.changeRules { $0.allowsFocusDuringEditing = newValue } }
    }

    /// Whether an item is selected as soon as the keyboard's focus comes to it, in place of all others. False by default.
    open var selectionFollowsFocus = false

    /// Whether the focus comes back to the item that had it last, rather than to the first one in view. False by default.
    open var remembersLastFocusedIndexPath = false

    // MARK: Updates

    /// Makes all changes of `updates` as one, animated together.
    ///
    ///     view.performBatchUpdates {
    ///         names.remove(at: 2)
    ///         names.insert("Ada", at: 0)
    ///         view.deleteItems(at: [IndexPath(item: 2, section: 0)])      // as it was before
    ///         view.insertItems(at: [IndexPath(item: 0, section: 0)])      // as it is afterwards
    ///     }
    ///
    /// Deletions, reloads and the starts of moves are index paths from before the batch, insertions and the ends of moves
    /// from after it, whatever the order of the calls (R200, R201). Change the model inside the closure (R204). Called
    /// inside of another one's closure it is a part of that batch.
    ///
    /// The batch is checked as a whole before anything changes. One that does not agree with the data source stops the
    /// program with an explanation, or as ``inconsistencyPolicy`` says.
    ///
    /// - Parameter completion: Called when all has been seen; outer calls' before inner ones' (R203). Its argument is false
    ///   where the view is in no window, or the animation was cut off.
    /// - Complexity: O(changes × log changes + views in sight), and what preparing the layout takes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.require("-[UICollectionView performBatchUpdates:completion:]")
        self.updates.collect(updates, completion: completion)
    }

    /// Makes a batch of updates by a closure that is not kept, as on iOS (D14).
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// What becomes of an update that does not agree with the data source. Stops the program by default, as on iOS.
    public static var inconsistencyPolicy = InconsistencyPolicy.stop

    /// Whether the closure of a batch runs at the moment.
    open var hasUncommittedUpdates: Bool { updates.isCollecting }

    /// New items come in at these places, counted after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.insertItem(ItemPlace(path, of: "insertItems(at:)"))) }
        }
    }

    /// Items at these places, counted before the batch, go.
    open func deleteItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.deleteItem(ItemPlace(path, of: "deleteItems(at:)"))) }
        }
    }

    /// The cells of these items, counted before the batch, give way to new ones in their places.
    open func reloadItems(at indexPaths: [IndexPath]) {
        updates.add { batch in
            for path in indexPaths { batch.add(.reloadItem(ItemPlace(path, of: "reloadItems(at:)"))) }
        }
    }

    /// The cells of these items stay, and the data source fills them again (R116).
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        updates.add(changesItems: false) { batch in
            for path in indexPaths { batch.reconfigure(ItemPlace(path, of: "reconfigureItems(at:)")) }
        }
    }

    /// An item slides from its place before the batch to its place after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (start, end) = (
            ItemPlace(indexPath, of: "moveItem(at:to:)"), ItemPlace(newIndexPath, of: "moveItem(at:to:)")
        )
        updates.add { $0.add(.moveItem(start, to: end)) }
    }

    /// New sections come in, with all their items, at these places, counted after the batch.
    open func insertSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .insert) }
    }

    /// Removes sections, animated, after the data source has lost them.
    open func deleteSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .delete) }
    }

    /// All of these sections gives way to what the data source has for them now, which may be more or fewer items.
    open func reloadSections(_ sections: IndexSet) {
        updates.add { $0.add(sections, .reload) }
    }

    /// Moves a section, animated, after the data source has moved it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.add { $0.add(.moveSection(section, to: newSection)) }
    }

    // MARK: Moving items by hand

    /// Lifts an item, so that it can be moved: its cell comes to lie above all others and follows
    /// ``updateInteractiveMovementTargetPosition(_:)``.
    ///
    ///     switch press.state {
    ///     case .began: if let path = view.indexPathForItem(at: point) { _ = view.beginInteractiveMovementForItem(at: path) }
    ///     case .changed: view.updateInteractiveMovementTargetPosition(point)
    ///     case .ended: view.endInteractiveMovement()
    ///     default: view.cancelInteractiveMovement()
    ///     }
    ///
    /// A batch of updates, `reloadData()` and another layout cancel the movement (R241). Documentation/Reordering.md tells
    /// more.
    ///
    /// - Returns: Whether the data source lets the item be moved, and none is being moved yet.
    /// - Behaviour: documented, R606.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { handMovement.lift(at: indexPath) }

    /// The lifted cell's middle is here now, in points of the content; items in its way make room.
    ///
    /// Content scrolls by itself while this is near an edge of what is visible. Nothing happens while no item is lifted.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        handMovement.moveLifted(toSeen: targetPosition)
    }

    /// The lifted cell slides into its place, and the data source is told to move the item, once.
    open func endInteractiveMovement() { handMovement.drop() }

    /// The lifted cell and those that made room slide back, and the data source is not told.
    open func cancelInteractiveMovement() { handMovement.cancel() }

    // MARK: Another layout

    /// Sets another layout; animated, everything slides from where the one has it to where the other one does.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets another layout, and tells when everything has come to where that one has it.
    ///
    /// An item in the middle of what is in view stays in view (R609). The layouts are told before and afterwards, and may
    /// say how items come and go.
    ///
    /// - Parameter completion: Called when all has been seen; its argument is false where the view is in no window, or the
    ///   animation was cut off.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        MainThread.require("-[UICollectionView setCollectionViewLayout:animated:completion:]")
        transition.change(to: layout, isAnimated: animated, completion: completion)
    }

    /// Begins a change to another layout that a gesture leads. Nothing moves yet: set `transitionProgress` of the layout
    /// that is answered, then call ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
    ///
    /// Until then that layout is the ``collectionViewLayout``. Data may be reloaded and updated meanwhile, and content
    /// scrolled. Setting one of the two layouts ends the transition there; setting a third one abandons it. Beginning
    /// another one ends this one first, at once, at the layout it is nearer to.
    ///
    /// - Parameter completion: Called when all has been seen. Its first argument is false where the view is in no window,
    ///   the animation was cut off, or the transition abandoned; the second is true when the new layout was reached.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        transition.start(to: layout, completion: completion)
    }

    /// Everything slides the rest of the way, and the new layout is the collection view's own.
    open func finishInteractiveTransition() { transition.end(isFinished: true) }

    /// Everything slides back, and the layout is the one from before.
    open func cancelInteractiveTransition() { transition.end(isFinished: false) }

    // MARK: For its parts

    /// What layout passes did so far.
    @exclusivity(unchecked) final package var trace = PassTrace()

    /// The order in which items are shown.
    final var order: ItemOrder { handMovement.order }

    /// The layout, and while it leads from one to another those two.
    final var layoutsInUse: [UICollectionViewLayout] {
        [layoutStorage] + (transition.interactive?.layout.ends ?? [])
    }

    /// All data is another.
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

    /// The background stays where it is while content moves over it.
    final func placeBackgroundView() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    // MARK: As a view and a scroll view

    open override func layoutSubviews() {
        pass.layOut(self)
        super.layoutSubviews()
    }

    override func constraintsChanged(inside subview: UIView) {
        (subview as? UICollectionReusableView)?.constraintsSayAnotherSize()
    }

    override func layoutDirectionDidChange() {
        // The layout, too, or it would not be asked about another size that comes along.
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

    /// A section that scrolls on its own can scroll its cells clear of a notch, so they have no safe area along its scroll direction.
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

    override func boundsDidChange(from oldBounds: CGRect) {
        pass.boundsChanged(from: oldBounds, self)
        super.boundsDidChange(from: oldBounds)
    }

    override func moveContent(to offset: CGPoint, by cause: MoveCause) {
        pass.moveContent(to: offset, by: cause, self) { super.moveContent(to: $0, by: cause) }
    }

    /// The layout is asked before the delegate is.
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
            // What was prepared outside of it went by no safe area.
            pass.surroundingsMayHaveChanged()
            setNeedsLayout()
        }
        handMovement.gesture?.update()
        if window != nil { focus.enterWindow() }
    }

    // MARK: Touches and keys

    /// While a row is open for its swipe actions, all else is there to close it.
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

    /// The cell that the focus is to come to: where it was last, where the delegate wants it, or the first in view.
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

    // MARK: What screen readers and restoration find

    override var accessibilityNode: AccessibilityNode? { readers.collectionNode() }

    override func resolveAccessibility() {
        if isAccessibilityOutOfDate { super.resolveAccessibility() }
        guard readers.areNewsThere else { return }
        let isOther = readers.takeNews()
        if isOther { super.resolveAccessibility() }
        readers.resolveViews(all: isOther)
    }

    /// Keeps which items are selected, and which is the first in view when the data source gives them names.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    /// As on iOS, but for addresses.
    override var descriptionDetails: [String] {
        let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
        return ["layout: <\(type(of: layoutStorage))>", "dataSource: \(source)"]
    }
}
