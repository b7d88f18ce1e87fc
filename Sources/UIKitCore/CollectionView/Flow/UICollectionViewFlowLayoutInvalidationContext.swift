import CoreGraphics
import Foundation

/// What about a flow layout is no longer true. The less is marked, the less is done:
///
/// | marked | what happens with the next layout |
/// |---|---|
/// | `invalidateFlowLayoutDelegateMetrics` | the delegate is asked for everything, and all frames are computed |
/// | `invalidateFlowLayoutAttributes` alone | all frames are computed from what the delegate said before |
/// | neither, but `invalidateItems(at:)` | the delegate is asked for the sizes of those items; what lies behind them moves |
/// | neither, but headers or footers | the delegate is asked for the sizes of those |
/// | nothing | what is pinned is moved |
///
///     let context = UICollectionViewFlowLayoutInvalidationContext()
///     context.invalidateFlowLayoutDelegateMetrics = false
///     context.invalidateFlowLayoutAttributes = false
///     context.invalidateItems(at: [indexPath])          // that one was expanded
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// The delegate has to be asked for sizes and spacings again. True in a new context (R6).
    @exclusivity(unchecked) open var invalidateFlowLayoutDelegateMetrics = true

    /// Frames have to be computed again. True in a new context (R6).
    @exclusivity(unchecked) open var invalidateFlowLayoutAttributes = true

    /// The cell because of which the layout is invalidated, and the size it wants.
    var measured: (path: IndexPath, size: CGSize)?
}
