import CollectionEngine
import CoreGraphics

/// What one layout pass learns about sizes that views would rather have.
struct SizingPass {
    /// Whether views are asked at all.
    var isAsking = false
    /// Views that were shown before have to be asked again.
    var isRepeatDue = false
    /// What the layout is to be told when every view of the round was asked.
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var rounds = 0
    /// The last answers, kept once there are suspiciously many.
    var answers: [Answer] = []

    /// A view that was given one size and wanted another.
    struct Answer {
        var key: ElementKey
        var given: CGSize
        var wanted: CGSize
    }
}

extension UICollectionView {
    /// Whether a cell gets another size when it calls `invalidateIntrinsicContentSize()` on itself or its content view
    /// (R59).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        /// As `enabled`: there are no constraints here that could change by themselves.
        case enabledIncludingConstraints = 2
    }
}
