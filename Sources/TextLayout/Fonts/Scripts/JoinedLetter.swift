/// The widths of a letter whose shape depends on the letters it is joined with, as those of Arabic.
///
/// In 1/2048 em in regular letters of Noto Sans Arabic, or in ``TextUnit``s once they are ``scaled(to:)`` a size.
struct JoinedLetter: Sendable {
    var alone: Int
    /// Joined with the letter behind it.
    var first: Int
    /// Joined with both.
    var inside: Int
    /// Joined with the letter in front of it.
    var last: Int
    /// Whether it is joined with the letter behind it as well as with the one in front.
    let joinsNext: Bool

    /// Nil for a character that is never joined.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= ArabicForms.first else { return nil }
        let place = Int(scalar.value - ArabicForms.first)
        guard place < Self.kindsOfLetters.count, let kind = Self.kindsOfLetters[place] else { return nil }
        self = Self.kinds[kind]
    }

    func scaled(to size: Double) -> JoinedLetter {
        var letter = self
        let units = { (width: Int) in TextUnit.units(Double(width) * size / 2048) }
        (letter.alone, letter.first, letter.inside, letter.last) =
            (units(alone), units(first), units(inside), units(last))
        return letter
    }
}

extension JoinedLetter {
    private static let kinds: [JoinedLetter] = ArabicForms.kinds.split(separator: " ").map { kind in
        let fields = kind.split(separator: ".")
        let widths = fields.dropFirst().compactMap { Int($0, radix: 16) }
        return JoinedLetter(
            alone: widths[0], first: widths[1], inside: widths[2], last: widths[3], joinsNext: fields[0] == "D")
    }

    /// From the first letter on; nil for what is not joined.
    private static let kindsOfLetters: [Int?] = ArabicForms.letters.split(separator: " ").flatMap { run in
        let fields = run.split(separator: "*")
        let count = fields.count > 1 ? Int(fields[1], radix: 16) ?? 1 : 1
        return Array(repeating: Int(fields[0], radix: 16), count: count)
    }

    private init(alone: Int, first: Int, inside: Int, last: Int, joinsNext: Bool) {
        (self.alone, self.first, self.inside, self.last, self.joinsNext) = (alone, first, inside, last, joinsNext)
    }
}
