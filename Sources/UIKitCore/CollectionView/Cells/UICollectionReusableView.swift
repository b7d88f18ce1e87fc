import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A view that a collection view shows, takes back when it is out of sight, and shows again elsewhere.
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

    /// The identifier it was registered under; nil for a view that no collection view made.
    @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

    /// Called before the view is shown again for another element. Forget what the last one left behind; overrides
    /// call super.
    open func prepareForReuse() {}

    /// Called after ``prepareForReuse()``, whatever that does.
    func willShowAnotherElement() {}

    /// The layout's word on where and how the view is shown, already applied to the view itself. Called only when it
    /// changed (R108).
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    @available(*, unavailable, renamed: "apply(_:)")
    open func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view gets another layout. Does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view got another layout. Does nothing unless overridden.
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

    /// The view wants another size than it asked for before, and is asked again with the next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    // MARK: In a list

    /// It is a row, header or footer of a list.
    func enter(_ row: ListRow, isEditing: Bool, isSwiped: Bool) {}

    /// It isn't any more.
    func leaveList() {}

    // MARK: For the collection view

    // Exclusivity is not checked at run time, for the reason given in UICollectionView.

    /// Which element it shows; nil while it waits to be reused.
    @exclusivity(unchecked) var element: ElementKey?
    /// What it was last given.
    @exclusivity(unchecked) var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Where the movement that is being carried out takes it.
    @exclusivity(unchecked) var target: UICollectionViewLayoutAttributes?
    /// Whether it is on its way out.
    @exclusivity(unchecked) var isDeparting = false {
        didSet { if isDeparting != oldValue { updateAccessibility() } }
    }
    /// How far its section has scrolled it away from where its attributes are, or a swipe as it leaves; in points.
    @exclusivity(unchecked) var sectionShift = CGPoint.zero
    /// What the layout last said; nil for the identity. What the app says itself is in the layer only.
    @exclusivity(unchecked) private var transformOfLayout: CATransform3D?
    /// Where it waits to be reused.
    @exclusivity(unchecked) var shelf = 0
    /// A number that it got when it was last dequeued for the element that was asked for; no other view ever gets the same,
    /// which cannot be said of its place in memory. 0 for a view that was not dequeued.
    @exclusivity(unchecked) var ticket = 0
    @exclusivity(unchecked) private static var lastTicket = 0

    @inline(__always) func takeTicket() -> Int {
        Self.lastTicket &+= 1
        ticket = Self.lastTicket
        return ticket
    }
    /// Whether it waits there.
    @exclusivity(unchecked) var isInPool = false

    final override var isOutOfUse: Bool { isInPool }

    /// The size it had when it was last asked for its preferred one; nil when it has to be asked.
    @exclusivity(unchecked) var sizeAskedAbout: CGSize?

    /// Whether it was last given another centre than that of a frame. No is not certain.
    @inline(__always) func isElsewhere(_ frame: CGRect) -> Bool {
        guard let appliedAttributes else { return false }
        return appliedAttributes.storage.center != AttributesStorage.center(of: frame)
    }

    /// Whether it was last given just this. Holding the object to look at it would keep it from being filled again.
    @inline(__always) func has(_ storage: AttributesStorage) -> Bool {
        // The centre first, because most views that are looked at have moved, and the whole is copied to be compared.
        guard let appliedAttributes, appliedAttributes.storage.center == storage.center else { return false }
        return !appliedAttributes.isChangedSinceShown && appliedAttributes.storage == storage
    }

    /// Whether it was last given what these say. An object that the layout may have changed in place since then, or that it
    /// answers with again, does not tell what the view was given.
    func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let appliedAttributes, appliedAttributes !== attributes else { return false }
        return !appliedAttributes.isChangedSinceShown && appliedAttributes.isEqual(attributes)
    }

    /// Puts the layout's word onto the view, then tells it.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        show(attributes)
        appliedAttributes = attributes
        apply(attributes)
    }

    /// Applies a place for which no layout made attributes, in the view's own attributes unless something else keeps them.
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
        // Read one by one: most views only move, and a copy of the whole would take longer than that.
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

    /// Asked of every view that moves: a comparison with nil would copy the transform and compare its numbers.
    @inline(__always) private var isTransformedByLayout: Bool {
        if case .some = transformOfLayout { true } else { false }
    }

    /// A transform of the app's own stays until the layout gives the view another one than before.
    private func showTransform(_ transform: CATransform3D) {
        let new = CATransform3DIsIdentity(transform) ? nil : transform
        guard new != transformOfLayout else { return }
        transformOfLayout = new
        layerStorage.transform = transform
    }

    /// Touches and wheel steps that a cell doesn't use go to the scroll view of its section, if it has one.
    override var inputParent: UIView? {
        guard let element, let collectionView = superviewStorage as? UICollectionView else { return superviewStorage }
        return collectionView.sectionScrolling.scroller(of: element) ?? collectionView
    }

    /// A header, a footer or the like is read where it stands among the items.
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
