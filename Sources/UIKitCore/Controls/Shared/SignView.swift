import CoreGraphics

/// A plus, a minus or a cross of bars with round ends.
@MainActor final class SignView: UIView {
    enum Sign {
        case minus, plus, cross
    }

    private let bars: [UIView]
    private let sign: Sign
    /// The length of a bar, in points.
    private let length: CGFloat
    private let thickness: CGFloat

    init(_ sign: Sign, length: CGFloat, thickness: CGFloat) {
        self.sign = sign
        self.length = length
        self.thickness = thickness
        bars = (0..<(sign == .minus ? 1 : 2)).map { _ in .controlPart() }
        super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
        isUserInteractionEnabled = false
        for bar in bars { addSubview(bar) }
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of the bars. It must be opaque: a translucent one would be darker where bars cross.
    var color: UIColor? {
        get { bars[0].backgroundColor }
        set { for bar in bars { bar.backgroundColor = newValue } }
    }

    override func layoutSubviews() {
        for (index, bar) in bars.enumerated() {
            bar.bounds = CGRect(x: 0, y: 0, width: length, height: thickness)
            bar.layer.cornerRadius = thickness / 2
            bar.center = CGPoint(x: bounds.midX, y: bounds.midY)
            let turn = CGFloat(index) * .pi / 2 + (sign == .cross ? .pi / 4 : 0)
            bar.transform = CGAffineTransform(rotationAngle: turn)
        }
    }
}
