/// The Contents.json of a set while it is read, with its mistakes.
struct AssetContents {
    let folder: AssetFolder
    private let values: AssetValue
    private(set) var mistakes: [AssetMistake] = []

    init(of folder: AssetFolder) throws(AssetMistake) {
        self.folder = folder
        values = try folder.contents()
    }

    subscript(key: String) -> AssetValue { values[key] }

    /// Returns the elements of a list.
    mutating func list(_ key: String) -> [AssetValue] {
        guard let elements = values[key].elements else {
            refuse("Contents.json has no list \(key)", "let Xcode write it again")
            return []
        }
        return elements
    }

    mutating func refuse(_ reason: String, _ remedy: String) { refuse(folder.mistake(reason, remedy)) }

    /// Adds a mistake: each one once, and only the first twenty.
    mutating func refuse(_ mistake: AssetMistake) {
        if mistakes.count < 20, !mistakes.contains(mistake) { mistakes.append(mistake) }
    }
}
