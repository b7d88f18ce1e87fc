import UIKit

/// Steppers: plain, wrapping, and disabled.
final class StepperSection: SpecimenSection {
    static let title = "UIStepper"

    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Copies", UIStepper(), value: Self.number)
        let hour = UIStepper()
        hour.maximumValue = 23
        hour.wraps = true
        add("Hour, wraps", hour, value: Self.number)
        let disabled = UIStepper()
        disabled.isEnabled = false
        add("Not available", disabled, value: Self.number)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func number(_ stepper: UIStepper) -> String { "\(Int(stepper.value))" }
}
