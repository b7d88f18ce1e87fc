import CoreGraphics
import Foundation

/// A collection view part of the way between two layouts: what is seen while a gesture changes the one into the other.
///
/// Every element lies on the straight line between where the two layouts have it, and so do the size of the content and
/// the part of it in view. Elements that only one of the layouts has are as transparent as the other one is near.
///
///     let transition = view.startInteractiveTransition(to: grid)     // a pinch begins
///     transition.transitionProgress = (pinch.scale - 1) / 2          // it goes on
///     view.finishInteractiveTransition()                             // or cancelInteractiveTransition()
///
/// A subclass may let elements take another way: it overrides what answers about attributes, and is handed out by
/// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
///
/// - Behaviour: documented; what is open is decided in Decisions/0046.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// A layout on the way from one to another.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// nil: layouts are not archived here, and this one is nothing without its two.
    public required init?(coder: NSCoder) { nil }

    /// The layout that is left.
    open private(set) var currentLayout: UICollectionViewLayout

    /// The layout that comes.
    open private(set) var nextLayout: UICollectionViewLayout

    /// How far the change has come: 0 shows the current layout, 1 the next one.
    ///
    /// Values below 0 and above 1 are kept, and elements go beyond their places (R608). What is seen follows with the next
    /// frame. Numbers that are not finite are reported and ignored. 0 by default.
    open var transitionProgress: CGFloat {
        get { progress }
        set {
            guard newValue.isFinite else { return reportBadNumber("transitionProgress", newValue) }
            guard newValue != progress else { return }
            progress = newValue
            let isInHand = collectionViewReference.hold { $0.transition.interactive?.layout === self } ?? false
            if isInHand { invalidateLayout() }
        }
    }
    private var progress: CGFloat = 0

    // MARK: Values of a subclass's own

    /// Keeps a number that a gesture changes along with the progress, such as how far fingers moved; ``invalidateLayout()``
    /// shows what follows from it.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard value.isFinite else { return reportBadNumber("the value for \"\(key)\"", value) }
        animatedValues[key] = value
    }

    /// What was kept last; 0 when nothing was.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    private var animatedValues: [String: CGFloat] = [:]

    // MARK: UICollectionViewLayout

    open override func prepare() {
        for layout in ends where layout.isPrepareDue {
            layout.isPrepareDue = false
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        currentLayout.collectionViewContentSize.mixed(with: nextLayout.collectionViewContentSize, progress)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        passingAttributes(of: LayoutElement(category: .cell, kind: nil, path: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passingAttributes(of: LayoutElement(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passingAttributes(of: LayoutElement(category: .decorationView, kind: elementKind, path: indexPath))
    }

    /// Of a kind that both layouts registered, the nearer one's is shown (Decisions/0046).
    override func decorationSource(ofKind kind: String) -> DecorationSource? {
        let (nearer, other) = progress < 0.5 ? (currentLayout, nextLayout) : (nextLayout, currentLayout)
        return ownDecorationSource(ofKind: kind) ?? nearer.decorationSource(ofKind: kind)
            ?? other.decorationSource(ofKind: kind)
    }

    // MARK: What is passed on to both layouts

    /// When one of the two layouts does.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        ends.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        for layout in ends where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.boundsChangeContext = layout.invalidationContext(forBoundsChange: newBounds)
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        for layout in ends { pass(context, on: layout) }
        super.invalidateLayout(with: context)
    }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for layout in ends { layout.prepare(forCollectionViewUpdates: updateItems) }
    }

    open override func finalizeCollectionViewUpdates() {
        for layout in ends { layout.finalizeCollectionViewUpdates() }
    }

    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        for layout in ends { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    }

    open override func finalizeAnimatedBoundsChange() {
        for layout in ends { layout.finalizeAnimatedBoundsChange() }
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        currentLayout.developmentLayoutDirection
    }

    /// As the current layout.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    /// Views that are between two sizes are not asked for a third.
    override var asksForPreferredSizes: Bool { false }
}

extension UICollectionViewTransitionLayout {
    /// Both, or the one when they are the same.
    var ends: [UICollectionViewLayout] { currentLayout === nextLayout ? [nextLayout] : [currentLayout, nextLayout] }

    /// Another progress is no reason to prepare the two layouts; other data and other bounds are.
    fileprivate func pass(_ context: UICollectionViewLayoutInvalidationContext, on layout: UICollectionViewLayout) {
        if layout.boundsChangeContext != nil { return layout.invalidateLayout() }
        guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
        let own = ContextFactory.make(type(of: layout).invalidationContextClass)
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: own)
    }

    fileprivate func reportBadNumber(_ name: String, _ value: CGFloat) {
        Diagnostics.warnOnce(
            "bad-transition-value", of: "\(type(of: self)) \(name)",
            """
            \(type(of: self)) was given \(value) as \(name); it keeps the value it has.
              expected       a finite number; 0 is the current layout and 1 the next one
              likely cause   a division by the distance of two fingers that was 0
              try            divide by a distance of at least one point
            """)
    }
}
