/// The widths and heights of a font's characters, ready for many calls.
///
/// Widths are in ``TextUnit``s. Measuring ASCII text costs three table lookups per character and allocates nothing.
package final class FontMeasures: Sendable {
    let vertical: VerticalMetrics
    /// The advances by ASCII code. Control characters have no width, and a tab is as wide as four spaces.
    let asciiAdvances: [Int]
    /// The kerning of two ASCII characters.
    let asciiKerning: PairKerning
    private let typeface: any MeasuredTypeface

    init(_ typeface: some MeasuredTypeface) {
        self.typeface = typeface
        vertical = typeface.vertical
        asciiKerning = typeface.asciiKerning
        asciiAdvances = (0..<128).map { code in
            switch code {
            case 0x09: 4 * TextUnit.units(typeface.advance(of: " ") ?? 0)
            case ..<0x20, 0x7F: 0
            default: TextUnit.units(typeface.advance(of: Unicode.Scalar(UInt8(code))) ?? 0)
            }
        }
    }

    /// Returns the advance of what a reader sees as one character, made of any number of scalars.
    func advance(of character: Character) -> Int {
        if let byte = character.asciiValue { return asciiAdvances[Int(byte)] }
        let scalars = character.unicodeScalars
        if let first = scalars.first, scalars.contains(where: \.isWide) { return advance(ofWide: first) }
        return max(scalars.reduce(0) { $0 + advance(of: $1) }, 0)
    }

    /// Returns the widths of a letter's forms, if it joins its neighbours and the typeface doesn't have it.
    func shapes(of character: Character) -> JoinedLetter? {
        guard let first = character.unicodeScalars.first, let letter = JoinedLetter(first),
            typeface.advance(of: first) == nil
        else { return nil }
        return letter.scaled(to: typeface.size)
    }

    /// Returns what to add between two neighbours: usually nothing or a negative number.
    func kerning(between left: Character, and right: Character) -> Int {
        if let left = left.asciiValue, let right = right.asciiValue { return asciiKerning[left, right] }
        guard let left = left.unicodeScalars.first, let right = right.unicodeScalars.first else { return 0 }
        return TextUnit.units(typeface.kerning(between: left, and: right))
    }

    private func advance(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return asciiAdvances[Int(scalar.value)] }
        let fallback = ScriptWidths.advance(of: scalar).map { Double($0) * typeface.size / 2048 }
        if scalar.takesNoRoom { return TextUnit.units(fallback ?? 0) }
        // Our choice: an unknown character is as wide as a digit.
        return (typeface.advance(of: scalar) ?? fallback).map(TextUnit.units) ?? asciiAdvances[0x30]
    }

    /// An emoji of several scalars is as wide as its first one. "❤️" and "1️⃣" begin with a scalar that isn't an emoji.
    private func advance(ofWide first: Unicode.Scalar) -> Int { advance(of: first.isWide ? first : "🙂") }
}
