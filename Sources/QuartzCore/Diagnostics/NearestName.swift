/// The name that a programmer probably meant instead of one that doesn't exist.
package struct NearestName {
    /// nil if no name is similar: at most a third of the letters may differ.
    package let name: String?

    package init(to wanted: String, among names: [String]) {
        let ranked = names.map {
            (name: $0, distance: Self.distance(Array(wanted.lowercased()), Array($0.lowercased())))
        }
        let best = ranked.min { $0.distance < $1.distance }
        name = best.flatMap { 3 * $0.distance <= wanted.count ? $0.name : nil }
    }

    /// Returns how many letters have to be added, removed or replaced.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, otherLetter) in other.enumerated() {
                let replaced = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[other.count]
    }
}
