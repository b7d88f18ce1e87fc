import UIKit

/// A message, at the leading or the trailing edge.
final class BubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private var isMine = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 18
        label.grow(as: .body)
        bubble.addSubview(label)
        contentView.addSubview(bubble)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ text: String, isMine: Bool) {
        self.isMine = isMine
        label.text = text
        label.textColor = isMine ? .white : .label
        bubble.backgroundColor = isMine ? UIColor.systemBlue.groundForWhite() : .secondarySystemFill
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(label.sizeThatFits(bounds.size).width + 32, bounds.width)
        let isOnTheRight = isMine == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        bubble.frame = CGRect(x: isOnTheRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        label.frame = bubble.bounds.insetBy(dx: 16, dy: 0)
    }
}
