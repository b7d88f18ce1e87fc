import CollectionEngine

/// The element whose view is being made.
struct PendingElement {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// The view that was dequeued for it.
    var dequeued: UICollectionReusableView?

    init(key: ElementKey, attributes: UICollectionViewLayoutAttributes) {
        self.key = key
        self.attributes = attributes
    }
}
