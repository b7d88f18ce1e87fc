/// What one row says, and what it does. Every change makes new rows; their `id` says which is which.
struct SettingsRow: Identifiable {
    enum Kind {
        /// Says something, and does nothing.
        case fact
        /// Leads to another screen; without a chevron to one beside the list.
        case link(hasChevron: Bool = true)
        case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
        /// One of several, which has the checkmark if it is the chosen one.
        case choice(isChosen: Bool)
        /// Does something when it is tapped.
        case button(isDestructive: Bool)
    }

    /// Unique on its screen. The title, where that is.
    let id: String
    let title: String
    var kind: Kind
    var tile: IconTile?
    /// Below the title.
    var subtitle: String?
    /// At the trailing edge.
    var value: String?
    /// How many things wait behind the row. None are not shown.
    var count = 0
    /// By the sign for details at the trailing edge.
    var showDetails: (@MainActor () -> Void)?
    /// By a tap on the row.
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
