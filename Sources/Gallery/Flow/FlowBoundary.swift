import UIKit

/// A section's header or footer: a line of text, which runs from top to bottom if the layout scrolls horizontally.
final class FlowBoundary: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .footnote, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    /// Shows a text: at the leading end of the line in a header, at the trailing end in a footer.
    func show(_ text: String, isHeader: Bool, isRightToLeft: Bool) {
        label.text = text
        label.textAlignment = isHeader != isRightToLeft ? .left : .right
        backgroundColor = isHeader ? .systemGray5 : .systemGray6
    }

    /// Lays out the label within the safe area. The background colour reaches the edges of the screen.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isUpright = bounds.height > bounds.width
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let room = isUpright ? bounds : bounds.inset(by: sides)
        let (length, thickness) = isUpright ? (room.height, room.width) : (room.width, room.height)
        label.bounds = CGRect(x: 0, y: 0, width: max(length - 20, 0), height: thickness)
        label.center = CGPoint(x: room.midX, y: room.midY)
        label.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
}
