/// The tables of a file like system-font.json, each with its characters and a name.
enum FontTable {
    static func cases(of json: FixtureJSON) -> [FixtureJSON] {
        json["fonts"].array.map { font in
            var values = font.value as? [String: Any] ?? [:]
            values["characters"] = values["characters"] ?? json["characters"].string
            values["name"] = "\(font["weight"].string ?? "?") \(font["size"].number ?? 0)"
            return FixtureJSON(values)
        }
    }
}
