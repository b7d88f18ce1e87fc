import UIKit

/// A line of text across the content; where content runs sideways, from top to bottom.
final class SectionBanner: UICollectionReusableView {
    private static let margin: CGFloat = 20

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.isAccessibilityElement = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ text: String, isHeader: Bool) {
        backgroundColor = isHeader ? .systemGray5 : .systemGray6
        label.text = text
        if isHeader { label.grow(as: .title3, weight: .bold) } else { label.grow(as: .subheadline) }
        label.textColor = isHeader ? .label : .secondaryLabel
        label.accessibilityTraits = isHeader ? .header : .staticText
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isUpright = bounds.height > bounds.width
        // Clear of a notch at one side; what lies below a bar is on its way out and stays as it is.
        let notch = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let inside = isUpright ? bounds : bounds.inset(by: notch)
        let length = isUpright ? inside.height : inside.width
        let thickness = isUpright ? inside.width : inside.height
        label.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        label.bounds.size = CGSize(width: max(length - 2 * Self.margin, 0), height: thickness)
        label.center = CGPoint(x: inside.midX, y: inside.midY)
    }
}
