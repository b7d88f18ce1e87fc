import UIKit

/// Text in all styles, scripts and kinds of paragraph. A ruler below each line shows its measured width.
final class TextSection: UIView {
    static let title = "Text"

    private let stepper = UIStepper()
    private let sizeRow: SpecimenRow
    private let groups = TextGroup.all.map { TextGroupView($0) }

    private static let gap: CGFloat = 20

    init() {
        sizeRow = SpecimenRow("Text size", stepper)
        super.init(frame: .zero)
        stepper.maximumValue = Double(TextSize.all.count - 1)
        stepper.value = Double(TextSize.standard)
        stepper.addAction(UIAction { [weak self] _ in self?.updateTextSize() }, for: .valueChanged)
        sizeRow.text = size.name
        for view in [sizeRow] + groups as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private var size: TextSize { TextSize.all[Int(stepper.value)] }

    private func updateTextSize() {
        sizeRow.text = size.name
        traitOverrides.preferredContentSizeCategory = size.category
        // A change of height moves everything below.
        var around: UIView? = self
        while let view = around {
            view.setNeedsLayout()
            around = view.superview
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = groups.reduce(sizeRow.height) { $0 + $1.sizeThatFits(size).height + Self.gap }
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sizeRow.frame = CGRect(x: 0, y: 0, width: bounds.width, height: sizeRow.height)
        var y = sizeRow.height + Self.gap
        for group in groups {
            let height = group.sizeThatFits(bounds.size).height
            group.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + Self.gap
        }
    }
}
