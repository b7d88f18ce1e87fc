import UIKit

/// A line across the day, with its hour in front.
class HourLineView: UICollectionReusableView {
    static let firstHour = 8

    class var kind: String { "hour" }
    class var lineHeight: CGFloat { 1 }

    let label = UILabel()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .secondaryLabel
        label.textAlignment = .right
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        label.text = "\(Self.firstHour + layoutAttributes.indexPath.item):00"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: 52, height: bounds.height)
        let lineHeight = Self.lineHeight
        line.frame = CGRect(x: 60, y: (bounds.height - lineHeight) / 2, width: bounds.width - 60, height: lineHeight)
    }
}

/// The line of this moment.
final class NowLineView: HourLineView {
    override class var kind: String { "now" }
    override class var lineHeight: CGFloat { 2 }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        label.text = "Now"
        label.textColor = .systemRed
        line.backgroundColor = .systemRed
    }
}
