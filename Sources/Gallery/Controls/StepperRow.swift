import UIKit

/// A number between a minus and a plus.
final class StepperRow: ControlRow {
    var valueDidChange: (CGFloat) -> Void = { _ in }

    private(set) var value: CGFloat = 0
    private var range: ClosedRange<CGFloat> = 0...0
    private let step: CGFloat
    private let minus = WordButton("–")
    private let plus = WordButton("+")
    private let valueLabel = UILabel()
    private static let buttonSize = CGSize(width: 34, height: 32)
    private static let valueWidth: CGFloat = 38

    init(title: String, name: String, step: CGFloat) {
        self.step = step
        super.init(title: title, name: name)
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        valueLabel.textAlignment = .center
        addSubview(valueLabel)
        for (button, word) in [(minus, "Decrease"), (plus, "Increase")] {
            button.backgroundColor = .tertiarySystemFill
            button.label.font = .systemFont(ofSize: 18, weight: .medium)
            button.accessibilityLabel = "\(word) \(title.lowercased())"
            addSubview(button)
        }
        minus.action = { [weak self] in self?.change(to: { ($0.rounded(.up) - 1) }) }
        plus.action = { [weak self] in self?.change(to: { ($0.rounded(.down) + 1) }) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ value: CGFloat, in range: ClosedRange<CGFloat>) {
        self.value = value
        self.range = range
        let text = "\(Int(value))"
        valueLabel.text = text
        minus.accessibilityValue = "\(text) points"
        plus.accessibilityValue = "\(text) points"
        minus.isEnabled = isEnabled && value > range.lowerBound
        plus.isEnabled = isEnabled && value < range.upperBound
    }

    /// Whether the number matters at present.
    var isEnabled = true {
        didSet {
            valueLabel.isEnabled = isEnabled
            show(value, in: range)
        }
    }

    /// To the next multiple of the step, and not beyond the range.
    private func change(to next: (CGFloat) -> CGFloat) {
        valueDidChange(min(max(next(value / step) * step, range.lowerBound), range.upperBound))
    }

    override var controlWidth: CGFloat { 2 * Self.buttonSize.width + Self.valueWidth }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, y) = (Self.buttonSize, (bounds.height - Self.buttonSize.height) / 2)
        let left = bounds.width - Self.margin - controlWidth
        minus.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        valueLabel.frame = CGRect(x: left + size.width, y: y, width: Self.valueWidth, height: size.height)
        plus.frame = CGRect(origin: CGPoint(x: left + size.width + Self.valueWidth, y: y), size: size)
    }
}
