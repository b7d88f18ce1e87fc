import UIKit

/// The heading of a column.
final class SpreadsheetHeadingView: UICollectionReusableView {
    private let label = UILabel()
    private let rightLine = UIView()
    private let bottomLine = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        for line in [rightLine, bottomLine] { line.backgroundColor = .separator }
        for part in [label, rightLine, bottomLine] { addSubview(part) }
        accessibilityTraits = .header
    }

    required init?(coder: NSCoder) { fatalError("Headings are made in code.") }

    func show(_ text: String) {
        label.text = text
        accessibilityLabel = text
        isAccessibilityElement = !text.isEmpty
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 6, dy: 0)
        rightLine.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
        bottomLine.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
