import UIKit

/// Rows of one kind of control, with separators between them.
class SpecimenSection: UIView {
    private var rows: [SpecimenRow] = []
    private var lines: [UIView] = []

    /// Adds a row. The control's events update the row's value.
    @discardableResult
    func add<Control: UIView>(
        _ title: String, _ control: Control, isWide: Bool = false, value: ((Control) -> String)? = nil
    ) -> Control {
        let row = SpecimenRow(title, control, isWide: isWide)
        if let value {
            row.text = value(control)
            (control as? UIControl)?.addAction(
                UIAction { [weak row, weak control] _ in
                    if let control { row?.text = value(control) }
                },
                for: [.valueChanged, .primaryActionTriggered])
        }
        if !rows.isEmpty {
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            addSubview(line)
        }
        rows.append(row)
        addSubview(row)
        return control
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 0.5) }
            y += row.height
        }
    }
}
