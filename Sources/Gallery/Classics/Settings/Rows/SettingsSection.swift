/// Rows on one card, with a header and a footer.
struct SettingsSection {
    let id: String
    var header: String?
    var footer: String?
    var rows: [SettingsRow]

    init(_ id: String, header: String? = nil, footer: String? = nil, rows: [SettingsRow]) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}
