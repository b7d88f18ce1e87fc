import CoreGraphics
import Foundation

/// A layout between two layouts, for a change that a gesture controls.
///
/// Every element is on the straight line between its places in the two layouts. The content size and the visible area
/// are interpolated as well. Elements that only one of the layouts has fade in or out.
///
///     let transition = view.startInteractiveTransition(to: grid)     // when a pinch begins
///     transition.transitionProgress = (pinch.scale - 1) / 2          // while it continues
///     view.finishInteractiveTransition()                             // or cancelInteractiveTransition()
///
/// A subclass can move elements on another path: override the methods that return attributes, and return the layout
/// from `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
///
/// - Behaviour: documented. What the documentation leaves open is decided in Decisions/0046.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil: layouts can't be archived, and this one needs two others.
    public required init?(coder: NSCoder) { nil }

    /// The layout at progress 0.
    open private(set) var currentLayout: UICollectionViewLayout

    /// The layout at progress 1.
    open private(set) var nextLayout: UICollectionViewLayout

    /// The progress of the change: 0 shows the current layout, 1 the next one. Default: 0.
    ///
    /// Values below 0 and above 1 are allowed, and elements move beyond their places (R608). The views follow in the
    /// next frame. Numbers that aren't finite are ignored with a warning.
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

    // MARK: A subclass's own values

    /// Stores a number that a gesture changes together with the progress, such as how far fingers have moved. Call
    /// ``UICollectionViewLayout/invalidateLayout()`` to show the result.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard value.isFinite else { return reportBadNumber("the value for \"\(key)\"", value) }
        animatedValues[key] = value
    }

    /// Returns the number that was last stored for a key, or 0 if there is none.
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

    /// For a kind that both layouts registered, returns the nearer one's (Decisions/0046).
    override func decorationSource(ofKind kind: String) -> DecorationSource? {
        let (nearer, other) = progress < 0.5 ? (currentLayout, nextLayout) : (nextLayout, currentLayout)
        return ownDecorationSource(ofKind: kind) ?? nearer.decorationSource(ofKind: kind)
            ?? other.decorationSource(ofKind: kind)
    }

    // MARK: Forwarded to both layouts

    /// Returns true if one of the two layouts does.
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

    /// The current layout's value.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    /// False: views between two sizes aren't asked for a preferred one.
    override var asksForPreferredSizes: Bool { false }
}

extension UICollectionViewTransitionLayout {
    /// The two layouts, or one if they are the same.
    var ends: [UICollectionViewLayout] { currentLayout === nextLayout ? [nextLayout] : [currentLayout, nextLayout] }

    /// Invalidates a layout for new data and new bounds. A new progress doesn't invalidate the two layouts.
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
            \(type(of: self)): the app set \(name) to \(value); the layout keeps the old value.
              expected       a finite number; 0 is the current layout and 1 the next one
              likely cause   a division by the distance between two fingers while that is 0
              try            divide by a distance of at least one point
            """)
    }
}
