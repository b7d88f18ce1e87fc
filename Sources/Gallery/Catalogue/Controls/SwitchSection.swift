import UIKit

/// Switches: plain, in another colour, and disabled.
final class SwitchSection: SpecimenSection {
    static let title = "UISwitch"

    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Wi-Fi", UISwitch(), value: Self.words).setOn(true, animated: false)
        let tinted = add("Low light", UISwitch(), value: Self.words)
        tinted.onTintColor = .systemOrange
        tinted.thumbTintColor = .systemYellow
        let disabled = add("Not available", UISwitch(), value: Self.words)
        disabled.isEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func words(_ control: UISwitch) -> String { control.isOn ? "On" : "Off" }
}
