import UIKit

/// Bluetooth and its devices.
final class BluetoothController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Bluetooth", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        let isOn = settings.values.isBluetoothOn
        let toggle = SettingsSection(
            "bluetooth", footer: isOn ? "This device is discoverable as “Ada’s phone”." : nil,
            rows: [.toggle("Bluetooth", id: "toggle", \.isBluetoothOn, of: settings)])
        guard isOn else { return [toggle] }
        let devices = SettingsSection(
            "devices", header: "My devices",
            rows: [
                .fact("Headphones", "Connected"), .fact("Keyboard", "Not connected"), .fact("Car", "Not connected"),
            ])
        return [toggle, devices]
    }
}
