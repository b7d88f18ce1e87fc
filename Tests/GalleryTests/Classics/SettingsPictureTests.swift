import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// How Settings looks. Each picture was checked by eye.
@MainActor @Suite("Classic: Settings, snapshots") struct SettingsPictureTests {
    private func picture(_ settings: SettingsStage, _ name: String) {
        assertSnapshot(
            of: settings.navigation, as: .svg(size: settings.stage.window.bounds.size), named: name,
            testName: "settings")
    }

    @Test("the first screen on a phone looks like its snapshot")
    func phone() { picture(SettingsStage(), "phone") }

    @Test("dark mode, from right to left, looks like its snapshots")
    func darkRightToLeft() {
        let settings = SettingsStage(style: .dark, direction: .rightToLeft)
        picture(settings, "dark-right-to-left")
        settings.open("Notifications")
        picture(settings, "notifications-dark-right-to-left")
    }

    @Test("large text looks like its snapshots")
    func largeText() {
        let settings = SettingsStage(text: .accessibilityExtraLarge)
        picture(settings, "large-text")
        settings.open("Notifications")
        picture(settings, "notifications-large-text")
    }

    @Test("two columns on a tablet look like their snapshots")
    func tablet() {
        let settings = SettingsStage(size: SettingsStage.tablet, below: UIViewController())
        settings.open("Wi-Fi", in: settings.sidebar)
        picture(settings, "tablet")
        let other = SettingsStage(size: SettingsStage.tablet, style: .dark, direction: .rightToLeft)
        picture(other, "tablet-dark-right-to-left")
    }

    @Test("each page looks like its snapshot", arguments: ["Languages", "Storage", "Accessories"])
    func pages(_ page: String) {
        let settings = SettingsStage()
        settings.open(page)
        if page == "Storage" {
            settings.tapAccessory(ofRow: "Photos", fromEnd: 23)
        } else {
            settings.tapBarButton("Edit")
        }
        if page == "Accessories" { settings.scroll(to: "All") }
        picture(settings, page.lowercased())
    }

    @Test("every kind of list looks like its snapshot", arguments: UICollectionLayoutListConfiguration.Appearance.all)
    func looks(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        let settings = SettingsStage()
        settings.open("List styles")
        settings.open(appearance.name)
        settings.open("Show the list")
        picture(settings, "list-" + appearance.name.lowercased().replacingOccurrences(of: " ", with: "-"))
    }
}
