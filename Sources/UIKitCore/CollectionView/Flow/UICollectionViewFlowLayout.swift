import CoreGraphics
import Foundation
import LayoutEngine

/// Puts items into lines, as many as fit, and lines below each other; or into columns, scrolling sideways.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 50)
///     layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
///
/// Where everything goes is decided by `LayoutEngine.FlowSolver`; this class hands it what it was told and translates
/// the answers.
///
/// - Complexity: of preparing, O(sections) while a section's items have one size, O(items) otherwise.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How a section's insets are measured.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// Between lines, exactly; in points. 10 by default (R1, R28).
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// Between the items of a line, at least; in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// 50 × 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    // Asked with each step; exclusivity is not checked at run time, because it is one word.
    @exclusivity(unchecked) open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// Zero, the default, is no header. Only the length along the scroll axis counts (R31).
    open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    open var sectionInset: UIEdgeInsets = .zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// Setting it does not invalidate by itself (R7).
    open var sectionInsetReference: SectionInsetReference = .fromContentInset

    // MARK: Not built yet

    /// What `estimatedItemSize` is set to for cells that size themselves.
    public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

    @available(*, unavailable, message: "Self-sizing is not built yet. See Documentation/Coverage.md.")
    open var estimatedItemSize: CGSize {
        get { .zero }
        set {}
    }

    @available(*, unavailable, message: "Pinned headers are not built yet. See Documentation/Coverage.md.")
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Pinned footers are not built yet. See Documentation/Coverage.md.")
    open var sectionFootersPinToVisibleBounds: Bool {
        get { false }
        set {}
    }

    // MARK: UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() { solveIfNeeded() }

    open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(meeting: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    /// Only when the length across the scroll axis changes: lines break there.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size[cross: scrollDirection.axis] != collectionView.bounds.size[cross: scrollDirection.axis]
    }

    /// M5: nothing the delegate said changes with the bounds; frames do when the size across does.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = false
        guard let old = collectionView?.bounds else { return flow }
        let axis = scrollDirection.axis
        flow.invalidateFlowLayoutAttributes =
            newBounds.size != old.size || newBounds.origin[cross: axis] != old.origin[cross: axis]
        return flow
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// A subclass may answer something else than the solver, so only the class itself is read directly.
    override var solvedForCollectionView: (any SolvedLayout)? {
        type(of: self) == UICollectionViewFlowLayout.self ? solved : nil
    }

    // MARK: State

    /// Where everything is; nil when it has to be solved.
    @exclusivity(unchecked) var solution: FlowSolution? {
        didSet { solved = solution }
    }
    /// The same, boxed once and not with each pass.
    @exclusivity(unchecked) private(set) var solved: (any SolvedLayout)?
    /// What the layout and its delegate said; nil when they have to be asked.
    var sections: [FlowSectionInput]?
    /// What was answered last.
    @exclusivity(unchecked) var answers = FlowAttributesCache()
    /// Which of the delegate's methods were written; nil when that is not known.
    var delegateMethods: FlowDelegateMethods?

    func delegateDidChange() { delegateMethods = nil }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1

        package var axis: Axis { self == .vertical ? .vertical : .horizontal }
    }
}
