import CoreGraphics
import Foundation

/// Which parts of a flow layout are out of date. The less you mark, the less work the next layout pass has:
///
/// | marked | what the next layout pass does |
/// |---|---|
/// | `invalidateFlowLayoutDelegateMetrics` | asks the delegate for everything, and computes all frames |
/// | `invalidateFlowLayoutAttributes` alone | computes all frames from the delegate's earlier answers |
/// | neither, but `invalidateItems(at:)` | asks the delegate for those items' sizes, and moves what follows them |
/// | neither, but headers or footers | asks the delegate for the sizes of those |
/// | nothing | moves pinned headers and footers |
///
///     let context = UICollectionViewFlowLayoutInvalidationContext()
///     context.invalidateFlowLayoutDelegateMetrics = false
///     context.invalidateFlowLayoutAttributes = false
///     context.invalidateItems(at: [indexPath])          // this item was expanded
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the layout asks its delegate for sizes and spacings again. Default: true (R6).
    @exclusivity(unchecked) open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the layout computes all frames again. Default: true (R6).
    @exclusivity(unchecked) open var invalidateFlowLayoutAttributes = true

    /// The cell that caused the invalidation, and the size that it prefers.
    var measured: (path: IndexPath, size: CGSize)?
}
