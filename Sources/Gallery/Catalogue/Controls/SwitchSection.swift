import UIKit

/// Switches: plain, tinted, and disabled.
final class SwitchSection: SpecimenSection {
    static let title = "UISwitch"

    override init(frame: CGRect) {
        super.init(frame: frame)
        let plain = UISwitch()
        plain.isOn = true
        add("Wi-Fi", plain, value: Self.words)
        let tinted = add("Low light", UISwitch(), value: Self.words)
        tinted.onTintColor = .systemOrange
        tinted.thumbTintColor = .systemYellow
        let disabled = add("Not available", UISwitch(), value: Self.words)
        disabled.isEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func words(_ control: UISwitch) -> String { control.isOn ? "On" : "Off" }
}
