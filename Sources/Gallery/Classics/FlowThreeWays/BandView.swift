import UIKit

/// A line of items: as high as the highest, with a hair through the middle on which all of them are centred.
final class BandView: UIView {
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
        middle.frame = CGRect(x: 0, y: bounds.midY - 0.25, width: bounds.width, height: 0.5)
    }
}
