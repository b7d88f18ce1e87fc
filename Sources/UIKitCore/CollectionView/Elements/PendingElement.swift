import CollectionEngine
import CoreGraphics

/// The element whose view is being made.
struct PendingElement {
    let key: ElementKey
    /// What the layout answered; nil where frame and zIndex are all there is to say. A strong reference would cost more than
    /// the rest of what is done for a cell, so ``with(_:attributes:_:)`` holds it meanwhile.
    unowned(unsafe) let attributes: UICollectionViewLayoutAttributes?
    let frame: CGRect
    let zIndex: Int
    /// The ``UICollectionReusableView/ticket`` of the view that was dequeued for it.
    var ticket = Self.notDequeued

    // No view has one of these.
    static let notDequeued = -1
    static let dequeuedTwice = -2

    /// Calls `body` with an element that is not to be kept beyond the call.
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
