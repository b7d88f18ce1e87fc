import UIKit

/// The title across the top of the sheet, and a line below that explains.
final class SpreadsheetTitleView: UICollectionReusableView {
    private let label = UILabel()
    private let caption = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.grow(as: .title3, weight: .bold)
        caption.grow(as: .footnote)
        caption.textColor = .secondaryLabel
        for part in [label, caption] {
            part.textAlignment = .center
            part.adjustsFontSizeToFitWidth = true
            part.minimumScaleFactor = 0.7
        }
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        line.backgroundColor = .separator
        for part in [label, caption, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Titles are made in code.") }

    func show(_ title: String, caption words: String) {
        label.text = title
        caption.text = words
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 32, 0)
        label.frame = CGRect(x: 16, y: 8, width: width, height: 24)
        caption.frame = CGRect(x: 16, y: 34, width: width, height: 18)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
