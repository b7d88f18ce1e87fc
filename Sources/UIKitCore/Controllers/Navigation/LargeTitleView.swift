import CoreGraphics
import Foundation
import QuartzCore

/// The row of a large title. It shows as much of the row as isn't behind the bar's first row, and fades out towards it.
/// Its lower edge is the bar's.
final class LargeTitleView: UIView {
    private let label = UILabel()
    private let fade = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        addSubview(label)
        fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    }

    required init?(coder: NSCoder) { fatalError("Bars make their large titles themselves.") }

    var text: String? {
        didSet { show() }
    }

    var attributes: [NSAttributedString.Key: Any] = [:] {
        didSet { show() }
    }

    private func show() {
        label.show(title: text, attributes)
        setNeedsLayout()
    }

    private var titleWidth: CGFloat {
        min(label.intrinsicContentSize.width, max(bounds.width - 2 * BarMetrics.side, 0))
    }

    /// Limits a move to the side, in points, so that the screen's edge doesn't cut the title.
    func wayAside(_ way: CGFloat) -> CGFloat {
        let isLeading = isRightToLeft ? way > 0 : way < 0
        let room = isLeading ? BarMetrics.side : bounds.width - BarMetrics.side - titleWidth
        return way.clamped(to: -max(room, 0)...max(room, 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        let width = titleWidth
        // A shortened row is cut off at its top. A stretched one has a slightly larger title at its lower edge.
        let y = bounds.height - BarMetrics.largeTitle + BarMetrics.largeTitleTop
        let more = max(bounds.height - BarMetrics.largeTitle, 0)
        let scale = 1 + min(more / 1000, BarMetrics.titleStretch)
        label.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 1)
        label.untransformedFrame = CGRect(
            x: isRightToLeft ? bounds.width - BarMetrics.side - width : BarMetrics.side, y: y, width: width,
            height: size.height)
        label.transform = CGAffineTransform(scaleX: scale, y: scale)
        let hidden = BarMetrics.largeTitle - bounds.height
        fadeOut(bounds.height > 0 ? min(3 * hidden, BarMetrics.largeTitleFade) : 0)
    }

    /// Lets the upper end of the row fade out, this many points long.
    private func fadeOut(_ length: CGFloat) {
        guard length > 0 else { return layer.mask = nil }
        fade.frame = bounds
        fade.locations = [0, NSNumber(value: Double(min(length / bounds.height, 1)))]
        if layer.mask !== fade { layer.mask = fade }
    }
}
