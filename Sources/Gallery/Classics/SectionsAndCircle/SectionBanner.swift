import UIKit

/// A line of text across the content. It reads from top to bottom if the content scrolls horizontally.
class SectionBanner: UICollectionReusableView {
    private static let margin: CGFloat = 20

    /// An outlet of the XIB. In code the initialiser makes the label.
    var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.isAccessibilityElement = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String) { label.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isUpright = bounds.height > bounds.width
        // Clear of a notch at one side. A banner below a bar is scrolling out and needs no inset.
        let notch = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let inside = isUpright ? bounds : bounds.inset(by: notch)
        let length = isUpright ? inside.height : inside.width
        let thickness = isUpright ? inside.width : inside.height
        label.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        label.bounds.size = CGSize(width: max(length - 2 * Self.margin, 0), height: thickness)
        label.center = CGPoint(x: inside.midX, y: inside.midY)
    }
}
