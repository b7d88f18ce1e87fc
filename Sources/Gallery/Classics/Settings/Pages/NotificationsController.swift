import UIKit

/// The apps that may send notifications, and how many each has.
final class NotificationsController: SettingsRowsController {
    init(_ settings: DeviceSettings) { super.init("Notifications", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    private static let tiles = [
        "Messages": IconTile("message.fill", .systemGreen), "Calendar": IconTile("calendar", .systemRed),
        "News": IconTile("doc.text.fill", .systemPink), "Photos": IconTile("photo.fill", .systemOrange),
    ]

    override func sections() -> [SettingsSection] {
        let unread = settings.values.unreadNotifications
        let apps = SettingsSection(
            "apps", header: "Apps", footer: "Muted apps keep their notifications until you open them.",
            rows: unread.keys.sorted().map(row))
        let read = SettingsSection(
            "read",
            rows: [
                .button("Mark all as read") { [settings] in
                    settings.values.unreadNotifications = settings.values.unreadNotifications.mapValues { _ in 0 }
                }
            ])
        return unread.values.contains { $0 > 0 } ? [apps, read] : [apps]
    }

    private func row(_ app: String) -> SettingsRow {
        let isMuted = settings.values.mutedApps.contains(app)
        var row = SettingsRow(
            app,
            kind: .toggle(isOn: !isMuted) { [settings] isOn in
                if isOn { settings.values.mutedApps.remove(app) } else { settings.values.mutedApps.insert(app) }
            })
        row.tile = Self.tiles[app]
        row.subtitle = isMuted ? "Muted" : "Banners, sounds"
        row.count = settings.values.unreadNotifications[app] ?? 0
        return row
    }
}
