import CoreGraphics

/// The sign of a button type that has one of its own: a cross or a plus in a circle.
@MainActor final class ButtonBadge: UIView {
    enum Kind {
        case close, contactAdd
    }

    private let kind: Kind
    private let sign: SignView
    private let circle = UIView.controlPart()

    init(_ kind: Kind) {
        self.kind = kind
        sign = SignView(kind == .close ? .cross : .plus, length: kind == .close ? 14 : 12, thickness: 2)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    /// What a screen reader says.
    var name: String { kind == .close ? "Close" : "Add" }

    var size: CGSize { kind == .close ? CGSize(width: 30, height: 30) : CGSize(width: 22, height: 22) }

    func show(tint: UIColor, isPressed: Bool, isEnabled: Bool) {
        sign.color = kind == .close ? .secondaryLabel : .white
        circle.backgroundColor = kind == .close ? .secondarySystemFill : tint
        alpha = isPressed ? 0.4 : isEnabled ? 1 : 0.5
    }

    override func layoutSubviews() {
        let side = size.width
        circle.placeCapsule(CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
