import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// Places the elements of a collection view. Subclass it to write your own layout:
///
/// - `prepare()` computes everything once,
/// - `collectionViewContentSize` returns the size of the content,
/// - `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` return where elements are.
///
/// Documentation/WritingALayout.md explains all of it.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, NibAwakening {
    public override init() {
        super.init()
    }

    /// Creates a layout from a XIB or storyboard. With any other coder, it has default properties: layouts can't be
    /// archived.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder as? NibCoder { readNib(nib) }
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// Called when everything in the layout's XIB or storyboard exists and is connected. Overrides call super.
    open func awakeFromNib() {}

    /// For subclasses of this module: reads the layout's properties from its element in a XIB or storyboard.
    func readNib(_ nib: NibCoder) {}

    /// The collection view that uses the layout; nil while none does.
    open var collectionView: UICollectionView? { collectionViewReference.object }

    final func belong(to view: UICollectionView?) { collectionViewReference.object = view }
    @exclusivity(unchecked) final var collectionViewReference = BackReference<UICollectionView>()

    /// The layout as a built-in one; nil for custom layouts.
    var builtIn: (any BuiltInLayout)? { nil }

    /// The class of the layout's attributes. Override this to use a subclass, and create attributes with the subclass's
    /// ``UICollectionViewLayoutAttributes/init(forCellWith:)``.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts. Override this to use a subclass of
    /// ``UICollectionViewLayoutInvalidationContext``.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Attributes

    /// Computes the layout. Called first, and again after each invalidation, before any other method.
    open func prepare() {}

    /// The size of the content, in points. Default: zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect `rect`, in content coordinates. It may return a few more.
    /// Default: nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item, or nil if the layout has none. Default: nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or nil if the layout has none. Default: nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or nil if the layout has none. Default: nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Marks the whole layout as out of date. `prepare()` follows in the next layout pass.
    open func invalidateLayout() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionViewLayout invalidateLayout]") { self.invalidateLayout() }
        }
        let context = boundsChangeContext ?? ContextFactory.make(Self.invalidationContextClass)
        boundsChangeContext = nil
        invalidateLayout(with: context)
    }

    /// Marks what the context names as out of date. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        MainThread.require("-[UICollectionViewLayout invalidateLayoutWithContext:]")
        isPrepareDue = true
        collectionViewReference.hold { $0.pass.layoutWasInvalidated(with: context) }
    }

    /// For a transition layout, which prepares its two layouts: whether this one was invalidated since its last
    /// `prepare()`.
    @exclusivity(unchecked) var isPrepareDue = true

    /// The context that ``invalidateLayout()`` uses during a change of bounds (M1).
    @exclusivity(unchecked) var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

    /// Whether a change of the bounds invalidates the layout. Called while the bounds are still the old ones (M1).
    /// Default: false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for a change of the bounds to `newBounds`. The default invalidates everything.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { ContextFactory.make(Self.invalidationContextClass) }

    /// Whether the layout should be invalidated because a view prefers other attributes than it was given. Default:
    /// false.
    ///
    /// Called for each view that comes into view or changes its size, after
    /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    ///
    /// - Behaviour: documented.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for ``invalidateLayout(with:)`` if a view prefers other attributes. The default marks
    /// nothing.
    ///
    /// - Behaviour: documented.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { ContextFactory.make(Self.invalidationContextClass) }

    /// Whether views are asked for their preferred sizes. False only if no preferred size could change anything, so
    /// that scrolling needn't ask.
    var asksForPreferredSizes: Bool { true }

    // MARK: Content offset

    /// Returns where the content comes to rest after a drag. `velocity` is in points per millisecond. Default: the
    /// proposed offset.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update or a change of layout (R232). Default: the proposed offset (R233).
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Animated updates and bounds changes

    /// Called when the collection view's size changes inside an animation, before its elements move to their new
    /// places. Called after ``prepare()``, and before any call about elements that appear and disappear.
    ///
    /// - Parameter oldBounds: The bounds before the change, in points.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called at the end of such a change. Changes of views in this method are animated as well.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before another layout replaces this one. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout replaces another one. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after this layout replaced another one, or was replaced. The default does nothing.
    open func finalizeLayoutTransition() {}

    /// Called with the changes of a batch update: after ``prepare()``, with the new state of the data source, and
    /// before any call about elements that appear and disappear (R103, R230).
    ///
    /// A section's index path has the item `NSNotFound` (R231).
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of a batch update. Changes of views in this method are animated as well.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the first attributes of an item that is visible after a batch update or a change of layout. Called for
    /// each such item, new or not (R230).
    ///
    /// By default existing items begin at their old places, and new ones at their new places, transparent (R236).
    /// Outside such changes the default returns nil. An animated change of bounds is such a change, too.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(.cell, itemIndexPath)
    }

    /// Returns the last attributes of an item that was visible before a batch update or a change of layout. Called for
    /// each such item, deleted or not, with its index path from before (R230).
    ///
    /// By default existing items end at their new places, and deleted ones become transparent at their old places
    /// (R236). Outside such changes the default returns nil.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(.cell, itemIndexPath)
    }

    /// Returns the first attributes of a supplementary view that appears. Override this to animate updates in your own
    /// way.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(kind(elementKind), elementIndexPath)
    }

    /// Returns the last attributes of a supplementary view that disappears. Override this to animate updates in your
    /// own way.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(kind(elementKind), elementIndexPath)
    }

    /// Returns the first attributes of a decoration view that appears. Override this to animate updates in your own
    /// way.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(kind(elementKind, isDecoration: true), decorationIndexPath)
    }

    /// Returns the last attributes of a decoration view that disappears. Override this to animate updates in your own
    /// way.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(kind(elementKind, isDecoration: true), decorationIndexPath)
    }

    /// Returns the supplementary views to delete although their sections stay, by their index paths before the update.
    /// Default: empty (R127).
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views to insert although their sections aren't new, by their index paths after the
    /// update. Default: empty.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views to delete in an update, by their index paths before it. Default: empty.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views to insert in an update, by their index paths after it. Default: empty.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// Returns the index path for an item that a person moves, when its centre is at `position`. By default that is the
    /// topmost item at the position, or the item's own index path if there is none.
    ///
    /// Index paths are those of the order that is shown during the movement (Decisions/0044).
    ///
    /// - Behaviour: documented.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.itemOfLayout(at: position) ?? previousIndexPath }

    /// Returns the attributes of the lifted cell. By default they are those of its place, but with the centre at
    /// `position`, and above all others.
    ///
    /// - Behaviour: observed (fixture reorder-and-transition/moving attributes).
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns the context for ``invalidateLayout(with:)`` when an item that a person moves comes to another place; in
    /// a custom layout also when only its position changes. By default the context names the items and the position.
    ///
    /// - Behaviour: observed (fixture reorder-and-transition/moving context).
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: targetIndexPaths, position: targetPosition)
    }

    /// Returns the context for ``invalidateLayout(with:)`` when a person drops items.
    ///
    /// - Parameters:
    ///   - indexPaths: Where the items end. For a cancelled movement, where they came from.
    ///   - previousIndexPaths: Where the items were last shown.
    ///   - movementCancelled: Whether the items go back to where they came from.
    /// - Behaviour: observed (fixture reorder-and-transition/ending context).
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: indexPaths, position: .zero)
    }

    private func movementContext(
        from previous: [IndexPath], to targets: [IndexPath], position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = ContextFactory.make(Self.invalidationContextClass)
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.interactiveMovementTarget = position
        return context
    }

    // MARK: Right to left

    /// The direction that the layout is written for. Default: left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether a collection view of the other direction shows the layout mirrored horizontally. Default: false.
    ///
    /// The layout's own code doesn't change: the rectangles that it gets and the attributes that it returns are in its
    /// own direction (R60).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind, such as shelves or section backgrounds. They belong to
    /// the layout, not to the data. nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }

    /// Registers the XIB of the decoration views of a kind. It must contain exactly one view, a
    /// `UICollectionReusableView` or a subclass. nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorationClasses[elementKind] = nil
    }

    /// The class or XIB that creates the decoration views of a kind; nil if nothing is registered.
    func decorationSource(ofKind kind: String) -> DecorationSource? { ownDecorationSource(ofKind: kind) }

    private(set) var decorationClasses: [String: AnyClass] = [:]
    private(set) var decorationNibs: [String: UINib] = [:]

    // MARK: Names from Swift 2

    // Overriding one is an error that names the present one, and an editor can fix it (Decisions/0094). Declarations in
    // an extension can't do that.

    @available(*, unavailable, renamed: "layoutAttributesForElements(in:)")
    open func layoutAttributesForElementsInRect(_ rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        fatalError()
    }

    @available(*, unavailable, renamed: "prepare()")
    open func prepareLayout() { fatalError() }

    @available(*, unavailable, renamed: "layoutAttributesForItem(at:)")
    open func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        fatalError()
    }

    @available(*, unavailable, renamed: "layoutAttributesForSupplementaryView(ofKind:at:)")
    open func layoutAttributesForSupplementaryViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "layoutAttributesForDecorationView(ofKind:at:)")
    open func layoutAttributesForDecorationViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "shouldInvalidateLayout(forBoundsChange:)")
    open func shouldInvalidateLayoutForBoundsChange(_ newBounds: CGRect) -> Bool { fatalError() }

    @available(*, unavailable, renamed: "invalidateLayout(with:)")
    open func invalidateLayoutWithContext(_ context: UICollectionViewLayoutInvalidationContext) { fatalError() }

    @available(*, unavailable, renamed: "invalidationContext(forBoundsChange:)")
    open func invalidationContextForBoundsChange(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        fatalError()
    }

    @available(*, unavailable, renamed: "targetContentOffset(forProposedContentOffset:)")
    open func targetContentOffsetForProposedContentOffset(_ proposedContentOffset: CGPoint) -> CGPoint {
        fatalError()
    }

    @available(*, unavailable, renamed: "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    open func targetContentOffsetForProposedContentOffset(
        _ proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { fatalError() }

    @available(*, unavailable, renamed: "prepare(forCollectionViewUpdates:)")
    open func prepareForCollectionViewUpdates(_ updateItems: [UICollectionViewUpdateItem]) { fatalError() }

    @available(*, unavailable, renamed: "initialLayoutAttributesForAppearingItem(at:)")
    open func initialLayoutAttributesForAppearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "finalLayoutAttributesForDisappearingItem(at:)")
    open func finalLayoutAttributesForDisappearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }
}
