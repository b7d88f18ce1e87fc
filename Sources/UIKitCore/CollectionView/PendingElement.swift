import CollectionEngine
import CoreGraphics

/// The element whose view is being made.
struct PendingElement {
    let key: ElementKey
    /// What the layout answered; nil where frame and zIndex are all there is to say. Whoever makes the view holds it
    /// until the view is there.
    unowned(unsafe) let attributes: UICollectionViewLayoutAttributes?
    let frame: CGRect
    let zIndex: Int
    /// The view that was dequeued for it. Only compared.
    var dequeued: ObjectIdentifier?

    init(key: ElementKey, attributes: UICollectionViewLayoutAttributes) {
        self.key = key
        self.attributes = attributes
        frame = .zero
        zIndex = 0
    }

    init(key: ElementKey, frame: CGRect, zIndex: Int) {
        self.key = key
        attributes = nil
        self.frame = frame
        self.zIndex = zIndex
    }

    var size: CGSize { attributes?.storage.size ?? frame.size }
}
