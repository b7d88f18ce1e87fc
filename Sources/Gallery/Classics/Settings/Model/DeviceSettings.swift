import UIKit

/// The device's settings, and the observers of their changes.
@MainActor final class DeviceSettings {
    var values = Values() {
        didSet { if values != oldValue { tellObservers() } }
    }

    private struct Observer {
        weak var owner: AnyObject?
        let action: @MainActor () -> Void
    }
    private var observers: [Observer] = []

    /// Calls `action` after every change, as long as the owner exists.
    func observe(by owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
        observers.append(Observer(owner: owner, action: action))
    }

    private func tellObservers() {
        observers.removeAll { $0.owner == nil }
        for observer in observers { observer.action() }
    }
}

extension DeviceSettings {
    struct Values: Equatable {
        var isInAirplaneMode = false
        var isWiFiOn = true
        var networks = KnownNetwork.first
        var network: KnownNetwork.ID? = KnownNetwork.first.first?.id
        var isBluetoothOn = true

        var unreadNotifications = ["Messages": 12, "Calendar": 1, "News": 0, "Photos": 0]
        var mutedApps: Set<String> = ["News"]

        var ringtone = Ringtone.reflection
        var playsHaptics = true
        var playsKeyboardClicks = false

        var style = Style.automatic
        var textSize: TextSize?

        var languages = Language.first

        /// The network that the device is connected to, if any. Airplane mode turns Wi-Fi off.
        var connectedNetwork: KnownNetwork? {
            isWiFiOn && !isInAirplaneMode ? networks.first { $0.id == network } : nil
        }
    }

    enum Ringtone: String, CaseIterable {
        case reflection = "Reflection"
        case chimes = "Chimes"
        case harp = "Harp"
        case marimba = "Marimba"
        case none = "None"
    }

    enum Style: String, CaseIterable {
        case automatic = "Automatic"
        case light = "Light"
        case dark = "Dark"

        var userInterfaceStyle: UIUserInterfaceStyle {
            switch self {
            case .automatic: .unspecified
            case .light: .light
            case .dark: .dark
            }
        }
    }

    enum TextSize: String, CaseIterable {
        case small = "Small"
        case standard = "Standard"
        case large = "Large"
        case largest = "Largest"

        var category: UIContentSizeCategory {
            switch self {
            case .small: .small
            case .standard: .large
            case .large: .extraExtraLarge
            case .largest: .accessibilityLarge
            }
        }
    }
}
