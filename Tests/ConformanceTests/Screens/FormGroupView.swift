import UIKit

/// Rows on a ground with round corners. A line follows every row but the last one, and comes and goes with it.
final class FormGroupView: UIStackView {
    init(_ rows: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        for (index, row) in rows.enumerated() {
            if index > 0 { addLine(above: row) }
            addArrangedSubview(row)
        }
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func addLine(above row: UIView) {
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: row.topAnchor),
            line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }
}
