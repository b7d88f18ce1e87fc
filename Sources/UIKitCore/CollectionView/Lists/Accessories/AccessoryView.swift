import CoreGraphics
import RenderTree

/// The view of a system accessory.
///
/// An accessory that does nothing lets touches through to the row.
final class AccessoryView: UIControl {
    private let type: UICellAccessory.AccessoryType
    private let image = UIImageView()
    /// The circle behind the symbol of the delete, insert and multiselect accessories.
    private let circle = UIView.controlPart()
    private let label: UILabel?
    private var actionHandler: UICellAccessory.ActionHandler?
    /// The gesture that moves the row, for the reorder accessory.
    private var handle: ReorderHandle?
    /// What a tap does if the app sets no action handler.
    private let standardAction: (() -> Void)?

    /// The distance between the accessory's edge and its circle, in points.
    private static let circleInset: CGFloat = 2
    private static let pictureInCircle: CGFloat = 11
    /// The least width and height for touches, in points.
    static let fingerLength: CGFloat = 44

    init(_ type: UICellAccessory.AccessoryType, standardAction: (() -> Void)?) {
        self.type = type
        self.standardAction = standardAction
        label = type == .label ? UILabel() : nil
        super.init(frame: .zero)
        if hasCircle { addSubview(circle) }
        image.contentMode = .scaleAspectFit
        image.isUserInteractionEnabled = false
        if let symbol = type.symbol {
            let size: CGFloat = hasCircle ? Self.pictureInCircle : symbol.size.height
            image.image = UIImage(
                systemName: symbol.name,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
            addSubview(image)
        }
        if let label { addSubview(label) }
        addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
        if type == .reorder { handle = ReorderHandle(on: self) }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Screen readers

    /// What a screen reader reads, and the name of the row's equivalent action; nil if a tap does nothing.
    var spokenName: String? {
        guard isUserInteractionEnabled, handle == nil else { return nil }
        return switch type {
        case .outlineDisclosure: isOn ? "Collapse" : "Expand"
        case .delete: "Delete"
        case .insert: "Insert"
        case .detail: "More Info"
        case .label: label?.text
        default: nil
        }
    }

    /// The names of the actions that the row offers for this accessory.
    var actionNames: [String] {
        guard let handle else { return spokenName.map { [$0] } ?? [] }
        return isUserInteractionEnabled ? handle.steps.map(\.rawValue) : []
    }

    /// Performs one of ``actionNames``. Returns false for other names.
    func performAction(named name: String) -> Bool {
        guard let handle else { return spokenName == name && accessibilityActivate() }
        guard isUserInteractionEnabled, let step = ReorderHandle.Step(rawValue: name) else { return false }
        return handle.perform(step)
    }

    /// The accessory can't have the focus. The keyboard reaches it through the row's actions.
    override var accessibilityNode: AccessibilityNode? {
        guard let spokenName else { return nil }
        var node = AccessibilityNode(role: .button)
        node.label = spokenName
        return node
    }

    override func accessibilityActivate() -> Bool {
        guard spokenName != nil else { return false }
        act()
        return true
    }

    private func act() {
        // Without an action a tap anywhere on the row selects it.
        if let actionHandler { actionHandler() } else { standardAction?() }
    }

    private var hasCircle: Bool { type == .delete || type == .insert || type == .multiselect }

    func show(_ accessory: UICellAccessory) {
        actionHandler = accessory.actionHandler
        let isOfUse = actionHandler != nil || standardAction != nil || handle != nil
        isUserInteractionEnabled = isOfUse && !accessory.look.isHidden
        alpha = accessory.look.isHidden ? 0 : 1
        updateAccessibility()
        look = accessory.look
        if let label {
            label.text = look.text
            label.font = look.font
            label.adjustsFontForContentSizeCategory = look.adjustsFont
            label.textColor = look.tintColor ?? .secondaryLabel
        }
        showColors()
    }
    private var look = AccessoryLook(isHidden: false, reservedWidth: .standard)

    /// For a multiselect circle, whether the row is selected. For an outline's chevron, whether it points down.
    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            showColors()
            turn()
            updateAccessibility()
        }
    }

    private func showColors() {
        switch type {
        case .delete: fillCircle(.systemRed, sign: .white)
        case .insert: fillCircle(.systemGreen, sign: .white)
        case .multiselect:
            circle.layer.borderWidth = isOn ? 0 : 1.5
            circle.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
            circle.backgroundColor = isOn ? look.backgroundColor ?? tintColor : .clear
            image.tintColor = look.tintColor ?? .white
            image.isHidden = !isOn
        case .disclosureIndicator, .reorder: image.tintColor = look.tintColor ?? .tertiaryLabel
        default: image.tintColor = look.tintColor
        }
    }

    private func fillCircle(_ color: UIColor, sign: UIColor) {
        circle.backgroundColor = look.backgroundColor ?? color
        image.tintColor = look.tintColor ?? sign
    }

    private func turn() {
        guard type == .outlineDisclosure else { return }
        let angle: CGFloat = isOn ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
        image.transform = CGAffineTransform(rotationAngle: angle)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func resolveColors() {
        super.resolveColors()
        showColors()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        turn()
    }

    // MARK: Size and place

    override var intrinsicContentSize: CGSize { label?.intrinsicContentSize ?? type.symbol?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        label?.frame = bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if hasCircle { circle.placeCapsule(bounds.insetBy(dx: Self.circleInset, dy: Self.circleInset)) }
        image.bounds.size = hasCircle ? CGSize(width: 14, height: 14) : bounds.size
        image.center = middle
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let grown = CGRect(
            x: bounds.midX - max(bounds.width, Self.fingerLength) / 2,
            y: bounds.midY - max(bounds.height, Self.fingerLength) / 2,
            width: max(bounds.width, Self.fingerLength), height: max(bounds.height, Self.fingerLength))
        return grown.contains(point)
    }
}
