import UIKit

/// Rows that belong together, on a rounded card below a title.
final class ControlCard: UIView {
    private let label = UILabel()
    private let plate = UIView()
    private let rows: [ControlRow]
    private let lines: [UIView]
    private var titleHeight: CGFloat { traitCollection.grown(28) }

    init(title: String, rows: [ControlRow]) {
        self.rows = rows
        lines = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        label.text = title
        label.grow(as: .footnote, weight: .semibold)
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = 26
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        addSubview(label)
        addSubview(plate)
        for row in rows { plate.addSubview(row) }
        for line in lines {
            line.backgroundColor = .separator
            plate.addSubview(line)
        }
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    var height: CGFloat { rows.reduce(titleHeight) { $0 + $1.height } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = ControlRow.margin
        label.frame = CGRect(x: inset, y: 0, width: max(bounds.width - 2 * inset, 0), height: titleHeight - 4)
        plate.frame = CGRect(
            x: 0, y: titleHeight, width: bounds.width, height: max(bounds.height - titleHeight, 0))
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if index > 0 {
                lines[index - 1].frame = CGRect(
                    x: inset, y: y - 0.5, width: max(bounds.width - 2 * inset, 0), height: 0.5)
            }
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }
}
