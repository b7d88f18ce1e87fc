import UIKit

/// The pages that the first screen links to.
enum SettingsPage: CaseIterable {
    case account, wiFi, bluetooth, notifications, sounds, general, display, languages, storage, listLooks, accessories

    var title: String {
        switch self {
        case .account: "Ada Moreno"
        case .wiFi: "Wi-Fi"
        case .bluetooth: "Bluetooth"
        case .notifications: "Notifications"
        case .sounds: "Sounds"
        case .general: "General"
        case .display: "Display and text size"
        case .languages: "Languages"
        case .storage: "Storage"
        case .listLooks: "List styles"
        case .accessories: "Accessories"
        }
    }

    var tile: IconTile {
        switch self {
        case .account: IconTile("person.fill", .systemGray)
        case .wiFi: IconTile("wifi", .systemBlue)
        case .bluetooth: IconTile("antenna.radiowaves.left.and.right", .systemBlue)
        case .notifications: IconTile("bell.badge.fill", .systemRed)
        case .sounds: IconTile("speaker.wave.2.fill", .systemPink)
        case .general: IconTile("gear", .systemGray)
        case .display: IconTile("textformat.size", .systemIndigo)
        case .languages: IconTile("globe", .systemTeal)
        case .storage: IconTile("folder.fill", .systemBrown)
        case .listLooks: IconTile("list.bullet", .systemGreen)
        case .accessories: IconTile("switch.2", .systemPurple)
        }
    }

    /// Returns the value at the trailing edge of the row that links to the page.
    func value(in values: DeviceSettings.Values) -> String? {
        switch self {
        case .wiFi:
            values.connectedNetwork?.id ?? (values.isWiFiOn && !values.isInAirplaneMode ? "Not connected" : "Off")
        case .bluetooth: values.isBluetoothOn ? "On" : "Off"
        case .languages: values.languages.first?.ownName
        default: nil
        }
    }

    @MainActor func makeController(_ settings: DeviceSettings) -> UIViewController {
        switch self {
        case .account: AccountController(settings)
        case .wiFi: WiFiController(settings)
        case .bluetooth: BluetoothController(settings)
        case .notifications: NotificationsController(settings)
        case .sounds: SoundsController(settings)
        case .general: GeneralController(settings)
        case .display: DisplayController(settings)
        case .languages: LanguagesController(settings)
        case .storage: StorageController()
        case .listLooks: ListLooksController(settings)
        case .accessories: AccessoriesController()
        }
    }
}
