import UIKit

/// The address of a network, and a button that forgets it.
final class NetworkController: SettingsRowsController {
    private let network: KnownNetwork.ID

    init(_ settings: DeviceSettings, network: KnownNetwork.ID) {
        self.network = network
        super.init(network, settings)
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        let isJoined = settings.values.connectedNetwork?.id == network
        return [
            SettingsSection(
                "address", header: "Address",
                rows: [
                    .fact("Address", isJoined ? "192.168.1.24" : "None"),
                    .fact("Router", isJoined ? "192.168.1.1" : "None"),
                ]),
            SettingsSection(
                "forget", footer: "The device won’t rejoin it automatically.",
                rows: [.button("Forget this network", isDestructive: true) { [weak self] in self?.forget() }]),
        ]
    }

    private func forget() {
        var values = settings.values
        values.networks.removeAll { $0.id == network }
        if values.network == network { values.network = nil }
        settings.values = values
        navigationController?.popViewController(animated: true)
    }
}
