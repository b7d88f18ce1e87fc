import UIKit

/// The title across the top of the sheet.
final class SpreadsheetTitleView: UICollectionReusableView {
    let label = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.textAlignment = .center
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        line.backgroundColor = .separator
        for part in [label, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Titles are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
