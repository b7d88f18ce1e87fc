import UIKit

/// The device's name and version, and settings that belong nowhere else.
final class GeneralController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("General", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        [
            SettingsSection("pages", rows: [link(.languages), link(.storage)]),
            SettingsSection(
                "about", header: "About",
                rows: [
                    .fact("Name", "Ada’s phone"), .fact("Model", "Tessera"), .fact("Version", "26.0"),
                    .fact("Capacity", "128 GB"),
                ]),
            SettingsSection(
                "reset", footer: "No data is deleted.",
                rows: [
                    .button("Reset all settings", isDestructive: true) { [settings] in
                        settings.values = DeviceSettings.Values()
                    }
                ]),
        ]
    }

    private func link(_ page: SettingsPage) -> SettingsRow {
        .link(page.title, value: page.value(in: settings.values)) { [weak self] in
            guard let self else { return }
            push(page.makeController(settings))
        }
    }
}
