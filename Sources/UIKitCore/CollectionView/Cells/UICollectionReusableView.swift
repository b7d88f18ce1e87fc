import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A view that a collection view shows for an element, and reuses for another element when the first one is out of
/// view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        drawsNothing(ifOfClass: UICollectionReusableView.self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let identifier = (coder as? NibCoder)?.string("reuseIdentifier"), !identifier.isEmpty {
            reuseIdentifier = identifier
        }
    }

    /// The identifier that the view was registered under; nil for a view that no collection view created.
    @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

    /// Called before the view is reused for another element. Reset here what the last element left behind. Overrides
    /// call super. The default does nothing.
    open func prepareForReuse() {}

    /// Called after ``prepareForReuse()``, even if an override doesn't call super.
    func willShowAnotherElement() {}

    /// Called when the view gets new layout attributes. The collection view has already applied their frame, transform,
    /// alpha, visibility and z index. Called only if the attributes changed (R108). The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    @available(*, unavailable, renamed: "apply(_:)")
    open func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view gets another layout. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view got another layout. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers to those of the layout. The default returns the size that
    /// `systemLayoutSizeFitting` returns, rounded up to pixels.
    ///
    /// A cell whose content has no size of its own keeps the given size (R51). Return the attributes that were passed
    /// in, with another size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fit(layoutAttributes)
        return layoutAttributes
    }

    /// Does nothing: a cell inside another cell manages its own highlight (R616).
    override func cellHighlightDidChange(to isHighlighted: Bool) {}

    /// Makes the collection view ask for the preferred size again in the next layout pass.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    // MARK: Lists

    /// The view becomes a row, header or footer of a list.
    func enter(_ row: ListRow, isEditing: Bool, isSwiped: Bool) {}

    /// The view is no longer part of a list.
    func leaveList() {}

    // MARK: Used by the collection view

    // Exclusivity isn't checked at run time, for the reason given in UICollectionView.

    /// The element that the view shows; nil while it waits in the reuse pool.
    @exclusivity(unchecked) var element: ElementKey?
    /// The attributes that were last applied.
    @exclusivity(unchecked) var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The attributes that the view has at the end of the movement in progress.
    @exclusivity(unchecked) var target: UICollectionViewLayoutAttributes?
    /// Whether the view is disappearing.
    @exclusivity(unchecked) var isDeparting = false {
        didSet { if isDeparting != oldValue { updateAccessibility() } }
    }
    /// How far the view is from its attributes' position, in points: its section scrolled it, or a swipe moved it out.
    @exclusivity(unchecked) var sectionShift = CGPoint.zero
    /// The transform that the layout last gave; nil for the identity. A transform of the app's own is only in the
    /// layer.
    @exclusivity(unchecked) private var transformOfLayout: CATransform3D?
    /// The shelf of the reuse pool that the view belongs to.
    @exclusivity(unchecked) var shelf = 0
    /// The number that the view got when it was last dequeued for an element. Unlike an address in memory, no other
    /// view ever gets the same number. 0 for a view that was never dequeued.
    @exclusivity(unchecked) var ticket = 0
    @exclusivity(unchecked) private static var lastTicket = 0

    @inline(__always) func takeTicket() -> Int {
        Self.lastTicket &+= 1
        ticket = Self.lastTicket
        return ticket
    }
    /// Whether the view waits in the reuse pool.
    @exclusivity(unchecked) var isInPool = false

    final override var isOutOfUse: Bool { isInPool }

    /// The size at which the view was last asked for its preferred size; nil if it has to be asked.
    @exclusivity(unchecked) var sizeAskedAbout: CGSize?

    /// Whether the view was last given a centre other than the frame's. false isn't certain.
    @inline(__always) func isElsewhere(_ frame: CGRect) -> Bool {
        guard let appliedAttributes else { return false }
        return appliedAttributes.storage.center != AttributesStorage.center(of: frame)
    }

    /// Whether the view was last given exactly these attributes. This takes the storage, because a reference to the
    /// attributes object would prevent its reuse.
    @inline(__always) func has(_ storage: AttributesStorage) -> Bool {
        // Compares the centre first: most of these views have moved, and comparing everything copies it.
        guard let appliedAttributes, appliedAttributes.storage.center == storage.center else { return false }
        return !appliedAttributes.isChangedSinceShown && appliedAttributes.storage == storage
    }

    /// Whether the view was last given attributes equal to these. Returns false for an object that the layout returns
    /// again, or has changed in place since then: it doesn't show what the view was given.
    func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let appliedAttributes, appliedAttributes !== attributes else { return false }
        return !appliedAttributes.isChangedSinceShown && appliedAttributes.isEqual(attributes)
    }

    /// Gives the view new attributes, then calls `apply(_:)`.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let own = attributes.forView
        show(own)
        appliedAttributes = own
        apply(own)
    }

    /// Applies a place for which no layout created attributes. Refills the view's own attributes object, unless another
    /// reference keeps it.
    func take(_ item: Int, in section: Int, frame: CGRect, zIndex: Int, extras: AttributesExtras?) {
        var own = appliedAttributes.take()
        if own == nil || !isKnownUniquelyReferenced(&own) || type(of: own!) != UICollectionViewLayoutAttributes.self {
            own = UICollectionViewLayoutAttributes()
        }
        guard let attributes = consume own else { return }
        attributes.refill(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
        show(attributes)
        apply(attributes)
        appliedAttributes = consume attributes
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.isChangedSinceShown = false
        // Reads the properties separately: most views only move, and copying all of them would take longer.
        let newCenter = attributes.storage.center
        let differences = layerStorage.differences(
            size: attributes.storage.size, position: newCenter, zPosition: CGFloat(attributes.storage.zIndex),
            opacity: Float(attributes.storage.alpha), isHidden: attributes.storage.isHidden)
        if differences.rawValue == LayerDifferences.position.rawValue, attributes.storage.extras == nil,
            !isTransformedByLayout
        {
            return center = newCenter
        }
        let storage = attributes.storage
        if differences.has(.size) { bounds.size = storage.size }
        if differences.has(.position) { center = storage.center }
        if isTransformedByLayout || storage.extras != nil { showTransform(storage.transform3D) }
        if differences.has(.opacity) { alpha = storage.alpha }
        if differences.has(.isHidden) { isHidden = storage.isHidden }
        if differences.has(.zPosition) { layerStorage.zPosition = CGFloat(storage.zIndex) }
    }

    /// Read for every view that moves. Comparing with nil would copy the transform and compare its numbers.
    @inline(__always) private var isTransformedByLayout: Bool {
        if case .some = transformOfLayout { true } else { false }
    }

    /// Sets the layout's transform if it changed. Until then a transform of the app's own stays.
    private func showTransform(_ transform: CATransform3D) {
        let new = CATransform3DIsIdentity(transform) ? nil : transform
        guard new != transformOfLayout else { return }
        transformOfLayout = new
        layerStorage.transform = transform
    }

    /// A cell passes touches and wheel steps that it doesn't use on to its section's scroll view, if there is one.
    override var inputParent: UIView? {
        guard let element, let collectionView = superviewStorage as? UICollectionView else { return superviewStorage }
        return collectionView.sectionScrolling.scroller(of: element) ?? collectionView
    }

    /// Screen readers read a header, footer or other supplementary view at its place among the items.
    override var accessibilityNode: AccessibilityNode? {
        guard !isDeparting, let element, let collectionView = superviewStorage as? UICollectionView,
            !collectionView.supply.registrations.isDecoration(element.kind)
        else { return super.accessibilityNode }
        let own = super.accessibilityNode
        guard own != nil || spokenText != nil else { return nil }
        var node = own ?? AccessibilityNode(role: .supplement)
        node.place = .number(collectionView.readers.readingPosition(of: element))
        return node
    }

    override var descriptionDetails: [String] {
        guard let element else { return isInPool ? ["in the pool"] : [] }
        return ["\(element.kind == .cell ? "item" : "element") \(element.section) \(element.item)"]
    }
}
