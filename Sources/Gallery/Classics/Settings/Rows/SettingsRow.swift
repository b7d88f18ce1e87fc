/// The texts and the action of one row. Every change of a setting makes new rows, and their `id` identifies them.
struct SettingsRow: Identifiable {
    enum Kind {
        /// A row without an action.
        case fact
        /// A row that opens another screen. It has no chevron if that screen is beside the list.
        case link(hasChevron: Bool = true)
        case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
        /// One of several values. The chosen one has the checkmark.
        case choice(isChosen: Bool)
        /// A row with an action.
        case button(isDestructive: Bool)
    }

    /// Unique on its screen. It's the title, unless that isn't unique.
    let id: String
    let title: String
    var kind: Kind
    var tile: IconTile?
    /// The text below the title.
    var subtitle: String?
    /// The text at the trailing edge.
    var value: String?
    /// The number at the trailing edge. 0 isn't shown.
    var count = 0
    /// Called by a tap on the detail accessory at the trailing edge.
    var showDetails: (@MainActor () -> Void)?
    /// Called by a tap on the row.
    var action: (@MainActor () -> Void)?

    init(_ title: String, id: String? = nil, kind: Kind) {
        self.id = id ?? title
        self.title = title
        self.kind = kind
    }
}

extension SettingsRow {
    static func fact(_ title: String, _ value: String) -> SettingsRow {
        var row = SettingsRow(title, kind: .fact)
        row.value = value
        return row
    }

    static func link(
        _ title: String, tile: IconTile? = nil, value: String? = nil, action: @escaping @MainActor () -> Void
    ) -> SettingsRow {
        var row = SettingsRow(title, kind: .link())
        row.tile = tile
        row.value = value
        row.action = action
        return row
    }

    static func choice(
        _ title: String, id: String? = nil, isChosen: Bool, action: @escaping @MainActor () -> Void
    ) -> SettingsRow {
        var row = SettingsRow(title, id: id, kind: .choice(isChosen: isChosen))
        row.action = action
        return row
    }

    static func button(
        _ title: String, isDestructive: Bool = false, action: @escaping @MainActor () -> Void
    ) -> SettingsRow {
        var row = SettingsRow(title, kind: .button(isDestructive: isDestructive))
        row.action = action
        return row
    }

    @MainActor static func toggle(
        _ title: String, id: String? = nil, tile: IconTile? = nil,
        _ property: WritableKeyPath<DeviceSettings.Values, Bool>,
        of settings: DeviceSettings
    ) -> SettingsRow {
        var row = SettingsRow(
            title, id: id,
            kind: .toggle(isOn: settings.values[keyPath: property]) { settings.values[keyPath: property] = $0 })
        row.tile = tile
        return row
    }
}
