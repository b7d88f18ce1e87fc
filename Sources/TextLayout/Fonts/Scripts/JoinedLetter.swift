/// The widths of a letter whose form depends on the letters that it joins, as in Arabic.
///
/// In 1/2048 em for the regular weight of Noto Sans Arabic, or in ``TextUnit``s after it is ``scaled(to:)`` a size.
struct JoinedLetter: Sendable {
    var alone: Int
    /// The width when joined with the next letter.
    var first: Int
    /// The width when joined with both neighbours.
    var inside: Int
    /// The width when joined with the letter before.
    var last: Int
    /// Whether the letter joins the next letter as well as the one before.
    let joinsNext: Bool

    /// Returns nil for a character that never joins others.
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

    /// The kinds by letter, from the first letter on; nil for a letter that doesn't join others.
    private static let kindsOfLetters: [Int?] = ArabicForms.letters.split(separator: " ").flatMap { run in
        let fields = run.split(separator: "*")
        let count = fields.count > 1 ? Int(fields[1], radix: 16) ?? 1 : 1
        return Array(repeating: Int(fields[0], radix: 16), count: count)
    }

    private init(alone: Int, first: Int, inside: Int, last: Int, joinsNext: Bool) {
        (self.alone, self.first, self.inside, self.last, self.joinsNext) = (alone, first, inside, last, joinsNext)
    }
}
