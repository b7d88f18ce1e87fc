import UIKit

/// A line of items: as tall as its tallest item, with a hairline through the middle on which all items are centred. A
/// column is as wide as its widest item.
final class BandView: UIView {
    /// Whether the line is a column.
    var isUpright = false {
        didSet { if isUpright != oldValue { setNeedsLayout() } }
    }

    private let middle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemRed.withAlphaComponent(0.12)
        middle.backgroundColor = UIColor.systemRed.withAlphaComponent(0.6)
        addSubview(middle)
    }

    required init?(coder: NSCoder) { fatalError("Bands are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        middle.frame =
            isUpright
            ? CGRect(x: bounds.midX - 0.25, y: 0, width: 0.5, height: bounds.height)
            : CGRect(x: 0, y: bounds.midY - 0.25, width: bounds.width, height: 0.5)
    }
}
