extension [SwiftMethod] {
    /// Returns the methods with different selectors, sorted by similarity to a selector that doesn't exist.
    ///
    /// A method is similar if it has the same name, or if fewer than half of the characters have to change.
    func sortedByLikeness(to selector: String) -> [(method: SwiftMethod, isAlike: Bool)] {
        var seen: Set<String> = []
        return filter { seen.insert($0.selector).inserted }
            .map { (method: $0, changes: $0.hasName(of: selector) ? 0 : $0.selector.changes(to: selector)) }
            .sorted { ($0.changes, $0.method.selector) < ($1.changes, $1.method.selector) }
            .map { (method: $0.method, isAlike: $0.changes * 2 < selector.count) }
    }
}

extension SwiftMethod {
    /// Returns whether only the labels differ: `tap(sender:)` and `tap:`.
    func hasName(of selector: String) -> Bool { Selectors.plain(name) == selector.prefix { $0 != ":" } }
}

extension String {
    /// Returns how many characters are inserted, removed or replaced between two texts (Levenshtein's distance).
    ///
    /// - Complexity: O(characters of one × characters of the other).
    func changes(to text: String) -> Int {
        let other = Array(text)
        var row = Array(0...other.count)
        for (line, character) in enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in other.indices {
                let replaced = diagonal + (character == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
