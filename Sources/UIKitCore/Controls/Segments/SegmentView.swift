import CoreGraphics
import RenderTree

/// A segment: a title or an image in the middle.
@MainActor final class SegmentView: UIView {
    var title: String? {
        didSet { label.text = title }
    }
    var image: UIImage? {
        didSet {
            picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        }
    }
    var action: UIAction?
    /// The width that the app set; 0 leaves it to the control.
    var fixedWidth: CGFloat = 0
    /// The distance of the content from the middle.
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }
    var isEnabled = true
    var isChosen = false {
        didSet { if isChosen != oldValue { updateAccessibility() } }
    }
    var hasKeyboardFocus = false {
        didSet { if hasKeyboardFocus != oldValue { updateAccessibility() } }
    }

    private let label = UILabel()
    private let picture = UIImageView()
    private var control: UISegmentedControl? { superview as? UISegmentedControl }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    // The selected segment's font is medium, that of the others regular (R872).
    private static let plainFont = UIFont.systemFont(ofSize: 13)
    private static let chosenFont = UIFont.systemFont(ofSize: 13, weight: .medium)

    private func font(_ isChosen: Bool) -> UIFont {
        let attributes = control?.titleTextAttributes[isChosen ? .selected : .normal]
        return attributes?[.font] as? UIFont ?? (isChosen ? Self.chosenFont : Self.plainFont)
    }

    /// The width of the title when it is selected, so that a selection doesn't change widths.
    var contentWidth: CGFloat {
        if let image { return image.size.width }
        guard let title, !title.isEmpty else { return 0 }
        label.font = font(true)
        let width = label.sizeThatFits(.zero).width
        label.font = font(isChosen)
        return width
    }

    func showLook(isPressed: Bool, isControlEnabled: Bool) {
        label.font = font(isChosen)
        let state: UIControl.State = !isEnabled || !isControlEnabled ? .disabled : isChosen ? .selected : .normal
        let color = control?.titleTextAttributes[state]?[.foregroundColor] as? UIColor
        label.textColor = state == .disabled ? .tertiaryLabel : color ?? .label
        picture.tintColor = isEnabled && isControlEnabled ? .label : .tertiaryLabel
        alpha = isPressed && !isChosen ? 0.3 : 1
        updateAccessibility()
    }

    override func layoutSubviews() {
        let middle = CGPoint(x: bounds.midX + contentOffset.width, y: bounds.midY + contentOffset.height)
        label.frame = CGRect(
            x: middle.x - bounds.width / 2 + 2, y: middle.y - bounds.height / 2, width: max(bounds.width - 4, 0),
            height: bounds.height)
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    override func accessibilityActivate() -> Bool { control?.activate(self) ?? false }

    override var ownSpokenText: String? { accessibilityLabel ?? title }

    override var accessibilityNode: AccessibilityNode? {
        guard let control, let index = control.index(of: self) else { return nil }
        var node = AccessibilityNode(role: .segment)
        node.label = spokenText
        node.hint = accessibilityHint
        node.isOn = isChosen
        node.isEnabled = isEnabled && control.isEnabled
        node.place = .segment(number: index + 1, of: control.numberOfSegments)
        node.isFocusable = node.isEnabled
        node.isFocused = hasKeyboardFocus
        return node
    }
}
