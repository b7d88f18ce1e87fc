import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// Decides where the elements of a collection view are. Subclass it to make a layout of your own:
///
/// - `prepare()` computes everything once,
/// - `collectionViewContentSize` says how large the content is,
/// - `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` say where elements are.
///
/// Documentation/WritingALayout.md is a walk through all of it.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, NibAwakening {
    public override init() {
        super.init()
    }

    /// Creates a layout from a XIB or storyboard. With any other coder, it has default properties: layouts can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder as? NibCoder { readNib(nib) }
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// Called when everything in the layout's XIB or storyboard exists and is connected. Overrides call super.
    open func awakeFromNib() {}

    /// What the layout's element holds.
    func readNib(_ nib: NibCoder) {}

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { collectionViewReference.object }

    final func belong(to view: UICollectionView?) { collectionViewReference.object = view }
    @exclusivity(unchecked) final var collectionViewReference = BackReference<UICollectionView>()

    /// The door to a layout of this module; nil for layouts of the user's own.
    var builtIn: (any BuiltInLayout)? { nil }

    /// The class of the attributes that ``UICollectionViewLayoutAttributes/init(forCellWith:)`` is called on.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What a layout answers

    /// Called first, and again after each invalidation, before anything else is asked.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements that meet `rect`, in content coordinates; a few more do no harm.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item is and how it looks; nil where the layout has none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view is and how it looks; nil where the layout has none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view is and how it looks; nil where the layout has none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: When it is out of date

    /// Says that everything has to be computed again; `prepare()` follows with the next layout pass.
    open func invalidateLayout() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionViewLayout invalidateLayout]") { self.invalidateLayout() }
        }
        let context = boundsChangeContext ?? ContextFactory.make(Self.invalidationContextClass)
        boundsChangeContext = nil
        invalidateLayout(with: context)
    }

    /// Says what has to be computed again. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        MainThread.require("-[UICollectionViewLayout invalidateLayoutWithContext:]")
        isPrepareDue = true
        collectionViewReference.hold { $0.pass.layoutWasInvalidated(with: context) }
    }

    /// For a transition layout, which prepares its two layouts: whether this one was invalidated since.
    @exclusivity(unchecked) var isPrepareDue = true

    /// What ``invalidateLayout()`` passes on while bounds change (M1).
    @exclusivity(unchecked) var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

    /// Asked before the bounds change, while they are still the old ones (M1). False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What has to be computed again when the bounds are `newBounds`: everything, unless overridden.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { ContextFactory.make(Self.invalidationContextClass) }

    /// Whether the layout accepts the attributes that a view prefers to those it was given. False by default.
    ///
    /// Asked for each view that comes into view or gets another size, after
    /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    ///
    /// - Behaviour: documented.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is passed to ``invalidateLayout(with:)`` for one such view. An unmarked context by default.
    ///
    /// - Behaviour: documented.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { ContextFactory.make(Self.invalidationContextClass) }

    /// Whether views are asked for their preferred sizes at all. False only where it is known that no answer could change
    /// anything, so that scrolling costs nothing for it.
    var asksForPreferredSizes: Bool { true }

    // MARK: Where scrolling comes to rest

    /// May change where the content comes to rest after a drag. `velocity` is in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// May change where the content is after an update or a change of layout (R232). The proposed offset by default (R233).
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates and bounds changes with animation

    /// The collection view has got another size inside of an animation, and its elements are about to move to where they
    /// are in it. Called after ``prepare()``, and before any question about elements that come and go.
    ///
    /// - Parameter oldBounds: In content coordinates, in points.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The last call of such a change; changes of views that are made here are animated along with it.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before another layout takes this one's place. Does nothing unless overridden.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the layout takes another one's place. Does nothing unless overridden.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after the layout took another one's place, or was replaced. Does nothing unless overridden.
    open func finalizeLayoutTransition() {}

    /// What a batch changes; called after ``prepare()``, with the new state of the data source, and before any question
    /// about elements that come and go (R103, R230).
    ///
    /// A section's index path has `NSNotFound` for an item (R231).
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The last call of a batch; changes of views that are made here are animated along with it.
    open func finalizeCollectionViewUpdates() {}

    /// How an item that is in sight after a batch or a change of layout looks at first. Asked for each of them, new or not
    /// (R230).
    ///
    /// By default items that were there before set out from where they were, and new ones from where they will be,
    /// transparent (R236). nil outside of such changes; a change of bounds with animation is one, too.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(.cell, itemIndexPath)
    }

    /// How an item that was in sight before a batch or a change of layout looks at last. Asked for each of them, deleted or
    /// not, by its index path before (R230).
    ///
    /// By default items that are still there go to where they are now, and deleted ones become transparent in place
    /// (R236). nil outside of a batch.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(.cell, itemIndexPath)
    }

    /// Where a supplementary view that comes begins, and how it looks then. A layout that moves updates in its own way
    /// overrides it.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(kind(elementKind), elementIndexPath)
    }

    /// Where a supplementary view that goes ends, and how it looks then. A layout that moves updates in its own way
    /// overrides it.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(kind(elementKind), elementIndexPath)
    }

    /// Where a decoration view that comes begins, and how it looks then. A layout that moves updates in its own way
    /// overrides it.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        startInMovement(kind(elementKind, isDecoration: true), decorationIndexPath)
    }

    /// Where a decoration view that goes ends, and how it looks then. A layout that moves updates in its own way
    /// overrides it.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        endInMovement(kind(elementKind, isDecoration: true), decorationIndexPath)
    }

    /// Views, by their index paths before the batch, that go although their sections stay. Empty by default, never nil
    /// (R127).
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Views, by their index paths after the batch, that are new although their sections are not.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that go with this update. None unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that come with this update. None unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// Where an item that is moved by hand should go, for a position of its middle. By default to the item that lies there,
    /// the topmost of several; where none does it stays.
    ///
    /// Index paths are those of the order that is shown meanwhile (Decisions/0044).
    ///
    /// - Behaviour: documented.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.itemOfLayout(at: position) ?? previousIndexPath }

    /// How the lifted cell looks. By default as in its place, but with its middle at the position, and above all others.
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

    /// What is passed to ``invalidateLayout(with:)`` when an item that is moved by hand comes to another place; in a layout
    /// that is not built in also when only its position changes. By default it names the items and the position.
    ///
    /// - Behaviour: observed (fixture reorder-and-transition/moving context).
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: targetIndexPaths, position: targetPosition)
    }

    /// What is passed to ``invalidateLayout(with:)`` when items are let go of.
    ///
    /// - Parameters:
    ///   - indexPaths: Where they come to lie: where they came from when the movement is cancelled.
    ///   - previousIndexPaths: Where they were shown last.
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

    /// The direction the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is shown as in a mirror in a view that runs in the other direction. False by default.
    ///
    /// The layout itself goes on answering as it was written: rectangles it is asked about and attributes it answers are
    /// those of its own direction (R60).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Views that belong to the layout rather than to the data: shelves, section backgrounds.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }

    /// Decoration views from a XIB, which holds exactly one view: a kind of `UICollectionReusableView`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorationClasses[elementKind] = nil
    }

    /// What makes the decoration views of a kind; nil if nothing is registered.
    func decorationSource(ofKind kind: String) -> DecorationSource? { ownDecorationSource(ofKind: kind) }

    private(set) var decorationClasses: [String: AnyClass] = [:]
    private(set) var decorationNibs: [String: UINib] = [:]

    // MARK: Names of Swift 2

    // Overriding one is an error that names today's, and an editor writes it (Decisions/0094). An extension can't say that.

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
