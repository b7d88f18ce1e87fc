/// What about a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// The delegate has to be asked for sizes and spacings again. True in a new context (R6).
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Frames have to be computed again. True in a new context (R6).
    open var invalidateFlowLayoutAttributes = true
}
