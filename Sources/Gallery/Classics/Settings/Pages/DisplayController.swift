import UIKit

/// Light or dark appearance, and the text size. Settings itself follows both.
final class DisplayController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Display and text size", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        let values = settings.values
        let styles = DeviceSettings.Style.allCases.map { style in
            SettingsRow.choice(style.rawValue, isChosen: style == values.style) { [settings] in
                settings.values.style = style
            }
        }
        let sizes = DeviceSettings.TextSize.allCases.map { size in
            SettingsRow.choice(size.rawValue, isChosen: size == values.textSize) { [settings] in
                settings.values.textSize = size
            }
        }
        let deviceSize = SettingsRow.choice("Same as the device", isChosen: values.textSize == nil) { [settings] in
            settings.values.textSize = nil
        }
        return [
            SettingsSection("style", header: "Appearance", rows: styles),
            SettingsSection(
                "size", header: "Text size", footer: "Apps that support it show their text in this size.",
                rows: [deviceSize] + sizes),
        ]
    }
}
