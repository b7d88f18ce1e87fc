import CollectionEngine
import CoreGraphics

/// The element whose view is being created.
struct PendingElement {
    let key: ElementKey
    /// The attributes that the layout returned; nil if there are only a frame and a z index. A strong reference would
    /// cost more than the rest of the work for a cell, so ``with(_:attributes:_:)`` keeps the object alive.
    unowned(unsafe) let attributes: UICollectionViewLayoutAttributes?
    let frame: CGRect
    let zIndex: Int
    /// The ``UICollectionReusableView/ticket`` of the view that was dequeued for the element.
    var ticket = Self.notDequeued

    // Values that no view's ticket has.
    static let notDequeued = -1
    static let dequeuedTwice = -2

    /// Calls `body` with an element. `body` mustn't keep the element.
    static func with(
        _ key: ElementKey, attributes: UICollectionViewLayoutAttributes, _ body: (PendingElement) -> Void
    ) {
        withExtendedLifetime(attributes) { body(PendingElement(key: key, attributes: attributes)) }
    }

    private init(key: ElementKey, attributes: UICollectionViewLayoutAttributes) {
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
