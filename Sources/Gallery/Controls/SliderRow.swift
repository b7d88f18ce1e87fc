import UIKit

/// A row with a number, and below it a slider that changes it.
final class SliderRow: ControlRow {
    var valueDidChange: (CGFloat) -> Void = { _ in }

    private let slider = UISlider()
    private let valueLabel = UILabel()
    private static let sliderHeight: CGFloat = 32
    private static let valueWidth: CGFloat = 150

    /// - Parameter step: The value is rounded to a multiple of this, counted from the minimum, or to the maximum.
    init(title: String, name: String, step: CGFloat) {
        super.init(title: title, name: name)
        valueLabel.grow(as: .subheadline)
        valueLabel.textColor = .secondaryLabel
        valueLabel.adjustsFontSizeToFitWidth = true
        valueLabel.minimumScaleFactor = 0.7
        slider.accessibilityLabel = title
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let least = CGFloat(slider.minimumValue)
                let value = least + ((CGFloat(slider.value) - least) / step).rounded() * step
                let most = CGFloat(slider.maximumValue)
                valueDidChange(most - value < step / 2 ? most : value)
            }, for: .valueChanged)
        for view in [valueLabel, slider] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ value: CGFloat, in range: ClosedRange<CGFloat>, words: String) {
        let (least, most) = (Float(range.lowerBound), Float(range.upperBound))
        if slider.minimumValue != least { slider.minimumValue = least }
        if slider.maximumValue != most { slider.maximumValue = most }
        if slider.value != Float(value) { slider.value = Float(value) }
        slider.isEnabled = least < most
        valueLabel.text = words
        slider.accessibilityValue = words
    }

    override var height: CGFloat { wordsHeight + Self.sliderHeight + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin, 0)
        valueLabel.textAlignment = endAlignment
        let (end, line) = (bounds.width - Self.margin - Self.valueWidth, traitCollection.grown(20))
        place(valueLabel, CGRect(x: end, y: 8, width: Self.valueWidth, height: line))
        place(slider, CGRect(x: Self.margin, y: wordsHeight - 2, width: width, height: Self.sliderHeight))
    }
}
