import CoreGraphics

/// The sign of a button type that has one: a cross, a plus or an "i" in a circle.
@MainActor final class ButtonBadge: UIView {
    enum Kind {
        case close, contactAdd, info
    }

    private let kind: Kind
    private let sign: SignView
    private let circle = UIView.controlPart()
    private let symbol = UIImageView()

    init(_ kind: Kind) {
        self.kind = kind
        sign = SignView(kind == .close ? .cross : .plus, length: kind == .close ? 14 : 12, thickness: 2)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(sign)
        guard kind == .info else { return }
        for part in [circle, sign] { part.isHidden = true }
        symbol.image = UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    /// The name that a screen reader speaks.
    var name: String {
        switch kind {
        case .close: "Close"
        case .contactAdd: "Add"
        case .info: "More Info"
        }
    }

    var size: CGSize { kind == .close ? CGSize(width: 30, height: 30) : CGSize(width: 22, height: 22) }

    func show(tint: UIColor, isPressed: Bool, isEnabled: Bool) {
        sign.color = kind == .close ? .label : .white
        sign.alpha = kind == .close ? 0.6 : 1
        circle.backgroundColor = kind == .close ? .secondarySystemFill : tint
        alpha = isPressed ? 0.4 : isEnabled ? 1 : 0.5
    }

    override func layoutSubviews() {
        let side = size.width
        circle.placeCapsule(CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        let symbolSize = symbol.intrinsicContentSize
        symbol.frame = CGRect(
            x: bounds.midX - symbolSize.width / 2, y: bounds.midY - symbolSize.height / 2, width: symbolSize.width,
            height: symbolSize.height)
        sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
