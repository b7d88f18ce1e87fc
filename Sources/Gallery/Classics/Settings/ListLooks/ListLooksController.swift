import UIKit

/// The options of a list configuration to choose from, and a link to a list that has them.
final class ListLooksController: SettingsRowsController {
    private(set) var look = ListSampleLook() {
        didSet { update() }
    }

    init(_ settings: DeviceSettings) { super.init("List styles", settings) }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func sections() -> [SettingsSection] {
        [
            SettingsSection(
                "show",
                rows: [
                    .link("Show the list") { [weak self] in
                        guard let self else { return }
                        push(ListSampleController(look))
                    }
                ]),
            SettingsSection(
                "appearance", header: "Appearance",
                rows: UICollectionLayoutListConfiguration.Appearance.all.map { appearance in
                    choice(appearance.name, in: "appearance", \.appearance, appearance)
                }),
            SettingsSection(
                "header", header: "Header",
                rows: UICollectionLayoutListConfiguration.HeaderMode.all.map { mode in
                    choice(mode.name, in: "header", \.header, mode)
                }),
            SettingsSection("footer", rows: [toggle("Footers", \.hasFooters)]),
            SettingsSection(
                "separators", header: "Separators",
                rows: [
                    choice("Automatic", in: "separators", \.showsSeparators, nil),
                    choice("On", in: "separators", \.showsSeparators, true),
                    choice("Off", in: "separators", \.showsSeparators, false),
                    toggle("Orange, edge to edge", \.hasStrongLines),
                ]),
            SettingsSection("background", rows: [toggle("Tinted background", \.isTinted)]),
        ]
    }

    private func choice<Value: Equatable>(
        _ title: String, in section: String, _ property: WritableKeyPath<ListSampleLook, Value>, _ value: Value
    ) -> SettingsRow {
        .choice(title, id: "\(section), \(title)", isChosen: look[keyPath: property] == value) { [weak self] in
            self?.look[keyPath: property] = value
        }
    }

    private func toggle(_ title: String, _ property: WritableKeyPath<ListSampleLook, Bool>) -> SettingsRow {
        SettingsRow(
            title, kind: .toggle(isOn: look[keyPath: property]) { [weak self] in self?.look[keyPath: property] = $0 })
    }
}
