import UIKit

/// The first screen: the account, some switches, and links to all pages.
final class SettingsListController: SettingsRowsController {
    var showPage: (SettingsPage) -> Void = { _ in }

    init(_ settings: DeviceSettings, appearance: UICollectionLayoutListConfiguration.Appearance) {
        super.init("Settings", settings, appearance: appearance)
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        [
            SettingsSection("person", rows: [person]),
            SettingsSection("network", rows: [airplaneMode, link(.wiFi), link(.bluetooth)]),
            SettingsSection("attention", rows: [link(.notifications), link(.sounds)]),
            SettingsSection("device", rows: [link(.general), link(.display), link(.languages), link(.storage)]),
            SettingsSection(
                "lists", header: "For developers",
                footer: "Every list appearance, and every accessory of a list cell.",
                rows: [link(.listLooks), link(.accessories)]),
        ]
    }

    private var person: SettingsRow {
        var row = SettingsRow("Ada Moreno", kind: linkKind)
        row.tile = IconTile("person.fill", .systemGray)
        row.subtitle = "Account, cloud and purchases"
        row.action = { [weak self] in self?.showPage(.account) }
        return row
    }

    private var airplaneMode: SettingsRow {
        .toggle("Airplane mode", tile: IconTile("airplane", .systemOrange), \.isInAirplaneMode, of: settings)
    }

    /// Beside the page, links have no chevron.
    private var linkKind: SettingsRow.Kind { .link(hasChevron: appearance != .sidebar) }

    private func link(_ page: SettingsPage) -> SettingsRow {
        var row = SettingsRow.link(page.title, tile: page.tile, value: page.value(in: settings.values)) {
            [weak self] in
            self?.showPage(page)
        }
        row.kind = linkKind
        if page == .notifications { row.count = settings.values.unreadNotifications.values.reduce(0, +) }
        return row
    }
}
