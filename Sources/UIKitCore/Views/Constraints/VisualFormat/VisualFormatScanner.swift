/// A scanner that reads a visual format from left to right.
struct VisualFormatScanner {
    let text: [Character]
    private(set) var position = 0

    init(_ format: String) { text = Array(format) }

    var next: Character? { position < text.count ? text[position] : nil }

    mutating func skip(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    mutating func skip(_ word: String) -> Bool {
        let characters = Array(word)
        guard text[position...].starts(with: characters) else { return false }
        position += characters.count
        return true
    }

    /// Reads the name of a view or a metric. Returns nil if there is none.
    mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        return take { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Reads a number without a sign. Returns nil if there is none.
    mutating func number() -> Double? {
        guard let first = next, first.isNumber || first == "." else { return nil }
        return Double(take { $0.isNumber || $0 == "." })
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let start = position
        while let next, belongs(next) { position += 1 }
        return String(text[start..<position])
    }
}

/// A mistake in a visual format, and its position.
struct VisualFormatError: Error, Equatable {
    let words: String
    let format: String
    let position: Int

    /// The message in UIKit's words, with a mark below the mistake.
    var message: String {
        "Unable to parse constraint format: \n\(words) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
