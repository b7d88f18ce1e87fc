import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

/// A view that a collection view shows, takes back when it is out of sight, and shows again elsewhere.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How the collection view makes views of a registered class; goes on to `init(frame:)`, which subclasses override
    /// freely (D4 a).
    public required convenience init(reuseFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// The identifier it was registered under; nil for a view that no collection view made.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is shown again for another element. Forget what the last one left behind; overrides
    /// call super.
    open func prepareForReuse() {}

    /// The layout's word on where and how the view is shown, already applied to the view itself. Called only when it
    /// changed (R108).
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// What the view would rather have than what the layout gave it: by default the size that
    /// `systemLayoutSizeFitting` answers, rounded up to pixels.
    ///
    /// A cell without content of its own size keeps what it was given (R51). Return the attributes that were passed in,
    /// with another size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fit(layoutAttributes)
        return layoutAttributes
    }

    /// The view wants another size than it asked for before, and is asked anew with the next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    // MARK: For the collection view

    // Exclusivity is not checked at run time, for the reason given in UICollectionView.

    /// Which element it shows; nil while it waits to be reused.
    @exclusivity(unchecked) var element: ElementKey?
    /// What it was last given.
    @exclusivity(unchecked) var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Where it waits to be reused.
    @exclusivity(unchecked) var shelf = 0
    /// Whether it waits there.
    @exclusivity(unchecked) var isInPool = false
    /// The size it had when it was last asked for its preferred one; nil when it has to be asked.
    @exclusivity(unchecked) var sizeAskedAbout: CGSize?

    /// Puts the layout's word onto the view, then tells it.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let storage = attributes.storage
        if bounds.size != storage.size { bounds.size = storage.size }
        if center != storage.center { center = storage.center }
        if layer.transform != storage.transform3D { layer.transform = storage.transform3D }
        let alpha = Float(storage.alpha)
        if layer.opacity != alpha { self.alpha = storage.alpha }
        if layer.isHidden != storage.isHidden { isHidden = storage.isHidden }
        let zPosition = CGFloat(storage.zIndex)
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
        appliedAttributes = attributes
        apply(attributes)
    }

    override var descriptionDetails: [String] {
        guard let element else { return isInPool ? ["in the pool"] : [] }
        return ["\(element.kind == .cell ? "item" : "element") \(element.section) \(element.item)"]
    }
}
