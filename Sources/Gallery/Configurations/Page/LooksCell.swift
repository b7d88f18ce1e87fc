import UIKit

/// Controls for the interface style, the layout direction and the text size of the whole scene.
final class LooksCell: UICollectionViewCell {
    var looksDidChange: (ConfigurationsLooks) -> Void = { _ in }

    private var looks = ConfigurationsLooks()
    private let appearance = ChoiceRow(
        title: "Appearance", name: "userInterfaceStyle", words: ConfigurationsLooks.Appearance.allCases.map(\.rawValue))
    private let direction = SwitchRow(title: "Right to left", name: "layoutDirection")
    private let textSize = SliderRow(title: "Text size", name: "preferredContentSizeCategory", step: 1)
    private let card: ControlCard

    override init(frame: CGRect) {
        card = ControlCard(title: "Traits", rows: [appearance, direction, textSize])
        super.init(frame: frame)
        contentView.addSubview(card)
        appearance.choiceDidChange = { [weak self] in self?.set(\.appearance, to: .allCases[$0]) }
        direction.valueDidChange = { [weak self] in self?.set(\.isRightToLeft, to: $0) }
        textSize.valueDidChange = { [weak self] in self?.set(\.textSize, to: Int($0)) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ looks: ConfigurationsLooks) {
        self.looks = looks
        appearance.show(choice: ConfigurationsLooks.Appearance.allCases.firstIndex(of: looks.appearance))
        direction.show(looks.isRightToLeft)
        let sizes = TextSize.all
        textSize.show(CGFloat(looks.textSize), in: 0...CGFloat(sizes.count - 1), words: sizes[looks.textSize].name)
    }

    private func set<Value>(_ key: WritableKeyPath<ConfigurationsLooks, Value>, to value: Value) {
        looks[keyPath: key] = value
        show(looks)
        looksDidChange(looks)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = card.height
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = contentView.bounds
        card.setNeedsLayout()
    }
}
