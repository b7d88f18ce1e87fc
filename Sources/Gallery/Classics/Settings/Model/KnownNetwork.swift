/// A Wi-Fi network that the device joins automatically.
struct KnownNetwork: Identifiable, Equatable {
    let id: String
    var isPrivate = true

    static let first = [
        KnownNetwork(id: "Linden 14"), KnownNetwork(id: "Library", isPrivate: false), KnownNetwork(id: "Night train"),
    ]
}
