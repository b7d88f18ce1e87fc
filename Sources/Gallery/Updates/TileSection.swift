/// Some tiles below a header. The section's number is its identity.
struct TileSection: Hashable {
    let number: Int
    var tiles: [Tile] = []

    /// The section's name: A to Z, then A2 to Z2, and so on.
    var name: String {
        let letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)[number % 26]
        return number < 26 ? letter : "\(letter)\(number / 26 + 1)"
    }
}
