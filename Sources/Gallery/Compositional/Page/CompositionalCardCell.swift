import UIKit

/// A cell with a feature's title, its explanation, its code, and a collection view that shows it.
final class CompositionalCardCell: UICollectionViewCell {
    private let title = UILabel()
    private let sentence = UILabel()
    private let code = UILabel()
    private let stack = UIStackView()
    private(set) var stage: CardStage?

    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 26
        contentView.layer.cornerCurve = .continuous
        title.grow(as: .headline, weight: .semibold)
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        sentence.grow(as: .subheadline)
        sentence.textColor = .secondaryLabel
        code.growMonospaced(as: .caption1)
        code.textColor = .secondaryLabel
        for label in [title, sentence, code] {
            label.numberOfLines = 0
            label.setContentHuggingPriority(.required, for: .vertical)
        }
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        // A card may be taller than it needs to be if its neighbours are.
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin)
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -Self.margin),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// Shows a stage and its buttons, and takes them from the cell that showed them before.
    func show(_ stage: CardStage) {
        guard stage !== self.stage || stage.superview !== stack else { return }
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        self.stage = stage
        let card = stage.card
        (title.text, sentence.text, code.text) = (card.title, card.sentence, card.code)
        for view in [title, sentence, code, stage] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(12, after: code)
        if !card.actions.isEmpty {
            stack.setCustomSpacing(12, after: stage)
            stack.addArrangedSubview(stage.buttons)
        }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        stage?.fit(width: layoutAttributes.size.width - 2 * Self.margin)
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

extension UILabel {
    /// Sets a font for code that grows like that of `grow(as:weight:)`.
    fileprivate func growMonospaced(as style: UIFont.TextStyle) {
        grow(as: style)
        let metrics = UIFontMetrics(forTextStyle: style)
        font = metrics.scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular), maximumPointSize: 16)
    }
}
