import UIKit

/// The title across the top of the sheet, with a line of explanation below. `SpreadsheetTitle.xib` has the same views.
final class SpreadsheetTitleView: UICollectionReusableView {
    // Outlets of the XIB. In code the view makes them below.
    private var label: UILabel!
    private var caption: UILabel!
    private var line: UIView!
    private var visibleWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        (label, caption, line) = (UILabel(), UILabel(), UIView())
        letTextsGrow()
        caption.textColor = .secondaryLabel
        for part: UILabel in [label, caption] {
            part.textAlignment = .center
            part.adjustsFontSizeToFitWidth = true
            part.minimumScaleFactor = 0.7
        }
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        line.backgroundColor = .separator
        for part: UIView in [label, caption, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // A XIB knows text styles, but neither their weight nor a limit to their growth.
    override func awakeFromNib() {
        super.awakeFromNib()
        letTextsGrow()
    }

    private func letTextsGrow() {
        label.grow(as: .title3, weight: .bold)
        caption.grow(as: .footnote)
    }

    func show(_ title: String, caption words: String) {
        label.text = title
        caption.text = words
    }

    /// The title may keep its frame while the visible part of it gets wider or narrower.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? TitleLayoutAttributes, attributes.visibleWidth != visibleWidth
        else { return }
        visibleWidth = attributes.visibleWidth
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(min(bounds.width, visibleWidth) - 32, 0)
        label.frame = CGRect(x: 16, y: 8, width: width, height: 24)
        caption.frame = CGRect(x: 16, y: 34, width: width, height: 18)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
