import UIKit

/// The account of the device's owner.
final class AccountController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Ada Moreno", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        [
            SettingsSection(
                "about", rows: [.fact("Name", "Ada Moreno"), .fact("Email", "ada@example.org")]),
            SettingsSection(
                "cloud", header: "Cloud", footer: "Photos use most of the space.",
                rows: [.fact("Used", "31 GB of 50 GB"), .fact("Last backup", "Today, 03:12")]),
        ]
    }
}
