/// Follows a text character by character, and knows which shape each letter has that is joined with its neighbours.
struct LetterJoining {
    private let measures: FontMeasures
    /// The letter that was appended last, if the next one can be joined with it.
    private var open: (letter: JoinedLetter, isJoined: Bool)?

    init(_ measures: FontMeasures) {
        self.measures = measures
    }

    /// - Returns: How wide the character is with what is in front of it and nothing behind it; and how much wider the one in
    ///   front of it gets by being joined with it.
    mutating func append(_ character: Character) -> (advance: Int, changeOfPrevious: Int) {
        guard let letter = measures.shapes(of: character) else {
            open = nil
            return (measures.advance(of: character), 0)
        }
        defer { open = letter.joinsNext && !character.isKeptApart ? (letter, open != nil) : nil }
        guard let (previous, isPreviousJoined) = open else { return (letter.alone, 0) }
        let change = isPreviousJoined ? previous.inside - previous.last : previous.first - previous.alone
        return (letter.last, change)
    }
}

extension Character {
    /// Whether a zero-width non-joiner is behind it, as between the parts of Persian words.
    fileprivate var isKeptApart: Bool { unicodeScalars.last == "\u{200C}" }
}
