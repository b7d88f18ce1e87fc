import CollectionEngine
import CoreGraphics

/// The state of one layout pass that asks views for their preferred sizes.
struct SizingRounds {
    /// Whether views are being asked for their preferred sizes.
    var isAsking = false
    /// Whether visible views have to be asked again.
    var isRepeatDue = false
    /// The contexts that the layout gets after the round.
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    /// How many rounds there were.
    var count = 0
    /// The last preferred sizes, stored once there were suspiciously many rounds.
    var answers: [Answer] = []

    /// The attributes that the last asked view got to change. The next one gets them as well, unless the app kept a
    /// reference.
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

    /// Returns attributes with the same values, for a view to change.
    @MainActor mutating func copy(of original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard type(of: original) == UICollectionViewLayoutAttributes.self else {
            return original.copy() as? UICollectionViewLayoutAttributes
        }
        if scratch == nil || !isKnownUniquelyReferenced(&scratch) { scratch = UICollectionViewLayoutAttributes() }
        scratch?.storage = original.storage
        return scratch
    }

    /// A view that got one size and preferred another.
    struct Answer {
        var key: ElementKey
        var given: CGSize
        var wanted: CGSize
    }
}

extension UICollectionView {
    /// Whether a cell that invalidates its intrinsic content size, or that of its content view, gets another size
    /// (R59).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells keep their size.
        case disabled = 0
        /// Cells that invalidate their size are measured again.
        case enabled = 1
        /// As `enabled`, and also when constraints inside the cell change, or the text and images that they place.
        case enabledIncludingConstraints = 2
    }
}
