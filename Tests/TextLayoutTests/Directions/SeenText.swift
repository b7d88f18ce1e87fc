import TextLayout

/// A text in which capitals mean Hebrew letters.
struct SeenText {
    private let text: String
    private let directions: TextDirections

    init(_ text: String, base: BaseDirection = .natural) {
        let hebrew = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.hebrew)))
        self.text = hebrew
        directions = TextDirections(of: hebrew, base: base)
    }

    var baseIsRightToLeft: Bool { directions.baseIsRightToLeft }

    /// The levels, one digit for each character.
    var levels: String {
        var offset = 0
        return text.unicodeScalars.reduce(into: "") { levels, scalar in
            levels += String(directions.level(at: offset), radix: 36)
            offset += UTF8.width(scalar)
        }
    }

    /// The line as a person sees it, from left to right, with mirrored brackets.
    var line: String { line(0..<text.unicodeScalars.count) }

    /// Returns some characters of the text as a person sees them.
    func line(_ characters: Range<Int>) -> String {
        let scalars = Array(text.unicodeScalars)
        let offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
        let runs = directions.visualRuns(ofLine: offsets[characters.lowerBound]..<offsets[characters.upperBound])
        let seen = runs.flatMap { run -> [Unicode.Scalar] in
            let inside = scalars.indices.filter { run.range.contains(offsets[$0]) }.map { scalars[$0] }
            return run.isRightToLeft ? inside.reversed().map { $0.mirrored ?? $0 } : inside
        }
        return String(String.UnicodeScalarView(seen.map(Self.capital)))
    }

    private static func hebrew(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(scalar.value - 0x41 + 0x5D0) ?? scalar : scalar
    }

    private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("\u{5D0}"..."\u{5E9}").contains(scalar) ? Unicode.Scalar(scalar.value - 0x5D0 + 0x41) ?? scalar : scalar
    }
}
