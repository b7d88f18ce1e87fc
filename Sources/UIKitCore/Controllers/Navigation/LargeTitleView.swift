import CoreGraphics
import Foundation

/// The row of a large title. It shows as much of the row as isn't behind the bar's first row. Its lower edge is the
/// bar's.
final class LargeTitleView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Bars make their large titles themselves.") }

    var text: String? {
        didSet { show() }
    }

    var attributes: [NSAttributedString.Key: Any] = [:] {
        didSet { show() }
    }

    private func show() {
        label.font = attributes[.font] as? UIFont
        label.attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        let width = min(size.width, max(bounds.width - 2 * BarMetrics.side, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A shortened row is cut off at its top. A stretched one has a slightly larger title at its lower edge.
        let y = bounds.height - BarMetrics.largeTitle + BarMetrics.largeTitleTop
        let more = max(bounds.height - BarMetrics.largeTitle, 0)
        let scale = 1 + min(more / 1000, BarMetrics.titleStretch)
        label.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 1)
        label.untransformedFrame = CGRect(
            x: isRightToLeft ? bounds.width - BarMetrics.side - width : BarMetrics.side, y: y, width: width,
            height: size.height)
        label.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
