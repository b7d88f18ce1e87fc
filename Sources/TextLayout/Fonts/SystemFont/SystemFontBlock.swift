/// A block of consecutive characters with their widths in the four designs.
struct SystemFontBlock: Sendable {
    var first: UInt32
    var textRegular: String
    var textBold: String
    var displayRegular: String
    var displayBold: String
    var letters: String
}

extension SystemFontCharacters {
    /// The widths of a character in the four designs, in 1/2048 em.
    struct Entry: Sendable {
        var textRegular: Double
        var textBold: Double
        var displayRegular: Double
        var displayBold: Double
        /// The ASCII character with the same kerning.
        var kernedLetter: UInt8?
    }

    static func character(_ scalar: Unicode.Scalar) -> Entry? {
        guard let block = decoded.first(where: { $0.contains(scalar.value) }) else { return nil }
        return block.entries[Int(scalar.value - block.first)]
    }

    private static let decoded = blocks.map(DecodedBlock.init)

    private struct DecodedBlock: Sendable {
        let first: UInt32
        let entries: [Entry?]

        init(_ block: SystemFontBlock) {
            first = block.first
            let rows = [block.textRegular, block.textBold, block.displayRegular, block.displayBold].map(Self.numbers)
            let letters = block.letters.utf8.map { $0 == UInt8(ascii: "_") ? nil : $0 }
            entries = letters.indices.map { index in
                guard let textRegular = rows[0][index], let textBold = rows[1][index],
                    let displayRegular = rows[2][index], let displayBold = rows[3][index]
                else { return nil }
                return Entry(
                    textRegular: textRegular, textBold: textBold, displayRegular: displayRegular,
                    displayBold: displayBold, kernedLetter: letters[index])
            }
        }

        func contains(_ value: UInt32) -> Bool { value >= first && Int(value - first) < entries.count }

        /// Reads three hexadecimal digits per character; nil for other text.
        private static func numbers(_ row: String) -> [Double?] {
            var digits = row[...]
            var numbers: [Double?] = []
            while !digits.isEmpty {
                numbers.append(Int(digits.prefix(3), radix: 16).map(Double.init))
                digits = digits.dropFirst(3)
            }
            return numbers
        }
    }
}
