import CoreGraphics
import Foundation

/// What about a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// The delegate has to be asked for sizes and spacings again. True in a new context (R6).
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Frames have to be computed again. True in a new context (R6).
    open var invalidateFlowLayoutAttributes = true

    /// The cell because of which the layout is invalidated, and the size it wants.
    var measured: (path: IndexPath, size: CGSize)?
}
