import CoreGraphics
import Foundation
import RenderTree

/// The view of one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        contentViewStorage = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        contentViewStorage = UIView()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        drawsNothing(ifOfClass: UICollectionViewCell.self)
        clipsToBounds = false
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
        updateAccessibility()
    }

    /// Where a cell's own views go. As large as the cell.
    open var contentView: UIView { contentViewStorage }
    private let contentViewStorage: UIView

    /// Constraints of older nibs are the cell's own, and reach into the content view.
    override var viewForConstrainedSize: UIView { contentViewStorage.isSolvedWithSuperview ? self : contentViewStorage }

    override func constraintsChanged(inside subview: UIView) { constraintsSayAnotherSize() }

    // Looked at for each cell that enters. Exclusivity is not checked at run time: these are plain values, and no
    // overlapping access can make more of them than wrong values.

    /// Whether the item is chosen. The collection view sets it.
    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateBackground()
            updateAccessibility()
        }
    }

    /// Whether a finger rests on the cell. The collection view sets it.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateBackground() } }
    }

    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView, above: nil) }
    }

    /// Shown above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView, above: backgroundView)
            updateBackground()
        }
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?, above sibling: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let sibling { insertSubview(new, aboveSubview: sibling) } else { insertSubview(new, at: 0) }
    }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    /// Whether the keyboard's focus may come to the cell. By default as its collection view and the delegate have it
    /// (`collectionView(_:canFocusItemAt:)`).
    open override var canBecomeFocused: Bool {
        guard let element, let collectionView = superviewStorage as? UICollectionView else { return false }
        return collectionView.focus.allows(element)
    }

    /// Whether the keyboard's focus rests on the cell.
    @exclusivity(unchecked) var hasKeyboardFocus = false {
        didSet { if hasKeyboardFocus != oldValue { updateAccessibility() } }
    }

    @exclusivity(unchecked) var isSelectable = true

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === contentView { contentSizeChanged() }
    }

    final override var isReadAsOne: Bool { true }

    override var accessibilityNode: AccessibilityNode? { isDeparting ? nil : cellNode() }
}
