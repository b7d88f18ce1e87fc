/// Follows a text character by character, and determines the form of each letter that joins its neighbours.
struct LetterJoining {
    private let measures: FontMeasures
    /// The letter that was appended last, if it can join the next one.
    private var open: (letter: JoinedLetter, isJoined: Bool)?

    init(_ measures: FontMeasures) {
        self.measures = measures
    }

    /// - Returns: The width of the character after those in front of it, with nothing after it; and how much wider the
    ///   one in front of it becomes because they join.
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
    /// Whether a zero-width non-joiner follows, as between the parts of Persian words.
    fileprivate var isKeptApart: Bool { unicodeScalars.last == "\u{200C}" }
}
