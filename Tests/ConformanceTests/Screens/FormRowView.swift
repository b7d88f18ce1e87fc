import UIKit

/// A title and a control beside it; below it when the text is very large.
final class FormRowView: UIStackView {
    let titleLabel: UILabel

    init(_ title: String, control: UIView) {
        titleLabel = UILabel(title, style: .body)
        super.init(frame: .zero)
        addArrangedSubview(titleLabel)
        addArrangedSubview(control)
        spacing = 12
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if control is UISlider { titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        updateAxis()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (row: FormRowView, _: UITraitCollection) in row.updateAxis()
        }
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func updateAxis() {
        let isVertical = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isVertical ? .vertical : .horizontal
        alignment = isVertical ? (arrangedSubviews.last is UISlider ? .fill : .leading) : .center
    }
}
