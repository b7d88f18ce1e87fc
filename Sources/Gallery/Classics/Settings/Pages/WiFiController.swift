import UIKit

/// Wi-Fi and the networks that the device knows. A tap on a network joins it, and a tap on its detail accessory shows
/// its address.
final class WiFiController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Wi-Fi", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        let values = settings.values
        let toggle = SettingsSection(
            "wifi", footer: values.isInAirplaneMode ? "Airplane mode is on." : nil,
            rows: [.toggle("Wi-Fi", id: "toggle", \.isWiFiOn, of: settings)])
        guard values.isWiFiOn, !values.isInAirplaneMode else { return [toggle] }
        let networks = SettingsSection(
            "networks", header: "My networks", footer: "Known networks are joined automatically.",
            rows: values.networks.map(row))
        return [toggle, networks]
    }

    private func row(_ network: KnownNetwork) -> SettingsRow {
        var row = SettingsRow.choice(network.id, isChosen: settings.values.network == network.id) {
            [settings] in settings.values.network = network.id
        }
        row.subtitle = network.isPrivate ? nil : "Unsecured network"
        row.showDetails = { [weak self, settings] in
            self?.push(NetworkController(settings, network: network.id))
        }
        return row
    }
}
