import UIKit

/// One line of text, and thin lines between cells. `SpreadsheetCell.xib` has the same views.
final class SpreadsheetCell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
    // Outlets of the XIB. In code the cell makes them below.
    private var label: UILabel!
    private var rightLine: UIView!
    private var bottomLine: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        (label, rightLine, bottomLine) = (UILabel(), UIView(), UIView())
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15)
        for line: UIView in [rightLine, bottomLine] { line.backgroundColor = .separator }
        for part: UIView in [label, rightLine, bottomLine] { contentView.addSubview(part) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a text. The first column names the rows.
    func show(_ text: String, isRowTitle: Bool) {
        label.text = text
        label.font = .systemFont(ofSize: 15, weight: isRowTitle ? .semibold : .regular)
        accessibilityLabel = text
        ownColor = isRowTitle ? .secondarySystemBackground : .systemBackground
    }

    // MARK: Accessibility: the cell's row and column (a section is a column)

    private var place = IndexPath(item: 0, section: 0)

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        place = layoutAttributes.indexPath
    }

    func accessibilityRowRange() -> NSRange { NSRange(location: place.item, length: 1) }

    func accessibilityColumnRange() -> NSRange { NSRange(location: place.section, length: 1) }

    // MARK: Looks

    private var ownColor = UIColor.systemBackground {
        didSet { showSelection() }
    }

    override var isSelected: Bool {
        didSet { showSelection() }
    }

    private func showSelection() {
        contentView.backgroundColor = isSelected ? .systemYellow : ownColor
        label.textColor = isSelected ? .black : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        label.frame = bounds.insetBy(dx: 6, dy: 0)
        rightLine.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
        bottomLine.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
