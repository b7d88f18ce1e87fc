import CollectionEngine
import CoreGraphics

/// What one layout pass learns about sizes that views would rather have.
struct SizingRounds {
    /// Whether views are asked at all.
    var isAsking = false
    /// Views that were shown before have to be asked again.
    var isRepeatDue = false
    /// What the layout is to be told when every view of the round was asked.
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    /// How many rounds there were.
    var count = 0
    /// The last answers, kept once there are suspiciously many.
    var answers: [Answer] = []

    /// What the view asked last was given to change; it is given to the next one unless it was kept.
    private var scratch: UICollectionViewLayoutAttributes?

    mutating func begin() {
        isAsking = true
        isRepeatDue = false
        contexts.removeAll(keepingCapacity: true)
        count = 0
    }

    mutating func end() {
        isAsking = false
        answers = []
    }

    /// Attributes with the same values, for a view to change.
    @MainActor mutating func copy(of original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard type(of: original) == UICollectionViewLayoutAttributes.self else {
            return original.copy() as? UICollectionViewLayoutAttributes
        }
        if scratch == nil || !isKnownUniquelyReferenced(&scratch) { scratch = UICollectionViewLayoutAttributes() }
        scratch?.storage = original.storage
        return scratch
    }

    /// A view that was given one size and wanted another.
    struct Answer {
        var key: ElementKey
        var given: CGSize
        var wanted: CGSize
    }
}

extension UICollectionView {
    /// Whether a cell that invalidates its intrinsic size, or its content view's, gets another one (R59).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells keep their size.
        case disabled = 0
        /// Cells that ask for it are measured again.
        case enabled = 1
        /// As `enabled`, and also when constraints inside change, or text and pictures that they place.
        case enabledIncludingConstraints = 2
    }
}
