import UIKit

/// Sounds and haptics. The chosen ringtone has the checkmark.
final class SoundsController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Sounds", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        [
            SettingsSection(
                "ringtone", header: "Ringtone",
                rows: DeviceSettings.Ringtone.allCases.map { ringtone in
                    .choice(ringtone.rawValue, isChosen: ringtone == settings.values.ringtone) { [settings] in
                        settings.values.ringtone = ringtone
                    }
                }),
            SettingsSection(
                "system", header: "System", footer: "Clicks sound unless the device is silent.",
                rows: [
                    .toggle("Keyboard clicks", \.playsKeyboardClicks, of: settings),
                    .toggle("Haptics", \.playsHaptics, of: settings),
                ]),
        ]
    }
}
