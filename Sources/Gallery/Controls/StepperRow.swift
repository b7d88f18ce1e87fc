import UIKit

/// A row with a number and a stepper that changes it.
final class StepperRow: ControlRow {
    var valueDidChange: (CGFloat) -> Void = { _ in }

    private var value: CGFloat = 0
    private let stepper = UIStepper()
    private let valueLabel = UILabel()
    private static let valueSize = CGSize(width: 44, height: 32)

    init(title: String, name: String, step: CGFloat) {
        super.init(title: title, name: name)
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        valueLabel.textAlignment = .center
        stepper.stepValue = Double(step)
        stepper.accessibilityLabel = title
        stepper.addAction(UIAction { [weak self] _ in self?.step() }, for: .valueChanged)
        addSubview(valueLabel)
        addSubview(stepper)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ value: CGFloat, in range: ClosedRange<CGFloat>) {
        self.value = value
        let hasRoom = range.lowerBound < range.upperBound
        // Sets the wider bound first: a minimum is never above a maximum.
        stepper.minimumValue = min(stepper.minimumValue, Double(range.lowerBound))
        stepper.maximumValue = Double(hasRoom ? range.upperBound : range.lowerBound + 1)
        stepper.minimumValue = Double(range.lowerBound)
        stepper.value = Double(value)
        stepper.isEnabled = isEnabled && hasRoom
        valueLabel.text = "\(Int(value))"
        stepper.accessibilityValue = "\(Int(value)) points"
    }

    /// Whether a person can change the number.
    var isEnabled = true {
        didSet {
            valueLabel.isEnabled = isEnabled
            stepper.isEnabled = isEnabled
        }
    }

    /// Moves a number between two steps to the next one: 373 becomes 370 or 380.
    private func step() {
        let (step, isUp) = (CGFloat(stepper.stepValue), CGFloat(stepper.value) > value)
        let next = isUp ? (value / step).rounded(.down) + 1 : (value / step).rounded(.up) - 1
        let limits = CGFloat(stepper.minimumValue)...CGFloat(stepper.maximumValue)
        valueDidChange(min(max(next * step, limits.lowerBound), limits.upperBound))
    }

    override var controlWidth: CGFloat { stepper.bounds.width + Self.valueSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeAtEnd(stepper, stepper.bounds.size)
        placeAtEnd(valueLabel, Self.valueSize, before: stepper.bounds.width)
    }
}
