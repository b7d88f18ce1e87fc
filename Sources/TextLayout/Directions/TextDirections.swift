/// The visual order of the characters of a paragraph: Hebrew in English, numbers in Arabic, brackets around both.
///
///     let directions = TextDirections(of: "abc אבג", base: .natural)
///     directions.visualRuns(ofLine: 0..<10)       // 0..<4 from left to right, then 4..<10 from right to left
///
/// This is Unicode's bidirectional algorithm (https://www.unicode.org/reports/tr9/); comments name its rules
/// (P2, X1 …). Places in the text are offsets in its UTF-8. Every text has a result, and deep nesting costs no more
/// than flat text.
///
/// - Complexity: O(characters) to make. Text without right-to-left characters is only scanned, and takes no memory.
package struct TextDirections: Sendable, Hashable {
    package let baseIsRightToLeft: Bool
    /// The length of the text, in bytes of UTF-8.
    let length: Int
    /// One level per byte of UTF-8; both arrays are empty if all levels are zero.
    let levels: [UInt8]
    let classes: [BidiClass]

    /// Whether all levels are zero, so that the visual order is the order of the text.
    package var isLeftToRightOnly: Bool { levels.isEmpty && !baseIsRightToLeft }

    var baseLevel: UInt8 { baseIsRightToLeft ? 1 : 0 }

    /// - Parameter text: One paragraph. Its separator, if it has one, is at the end.
    package init(of text: String, base: BaseDirection = .natural) {
        self.init(of: text[...], base: base)
    }

    package init(of text: Substring, base: BaseDirection = .natural) {
        length = text.utf8.count
        guard base == .rightToLeft || Self.mayRaiseLevels(text) else {
            (baseIsRightToLeft, levels, classes) = (false, [], [])
            return
        }
        let table = BidiClassTable.shared
        let scalars = Array(text.unicodeScalars)
        let scalarClasses = scalars.map { table[$0] }
        let strong = StrongDirections(scalarClasses)
        baseIsRightToLeft =
            switch base {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural: strong.paragraph == .rightToLeft
            }
        let resolved = ResolvedLevels(
            scalars, classes: scalarClasses, baseLevel: baseIsRightToLeft ? 1 : 0, isolates: strong.isolates)
        levels = Self.spread(resolved.levels, over: scalars, count: length)
        classes = Self.spread(scalarClasses, over: scalars, count: length)
    }

    /// Returns the nesting level of directions at an offset: even from left to right, odd from right to left.
    ///
    /// Doesn't consider that spaces at the end of a line change their level. Outside the text returns the paragraph's
    /// level.
    package func level(at offset: Int) -> Int {
        Int(levels.indices.contains(offset) ? levels[offset] : baseLevel)
    }

    /// Latin, Greek and Cyrillic are recognised by their first byte: characters whose first byte is below D6 come
    /// before Hebrew.
    private static func mayRaiseLevels(_ text: Substring) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
        let table = BidiClassTable.shared
        return text.unicodeScalars.contains { table[$0].mayRaiseLevels }
    }

    /// Repeats the value of each character for each of its bytes.
    private static func spread<Value>(_ values: [Value], over scalars: [Unicode.Scalar], count: Int) -> [Value] {
        var spread: [Value] = []
        spread.reserveCapacity(count)
        for (scalar, value) in zip(scalars, values) {
            for _ in 0..<UTF8.width(scalar) { spread.append(value) }
        }
        return spread
    }
}
