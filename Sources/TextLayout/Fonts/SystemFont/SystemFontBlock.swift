/// Neighbouring characters and how wide they are in the four designs.
struct SystemFontBlock: Sendable {
    var first: UInt32
    var textRegular: String
    var textBold: String
    var displayRegular: String
    var displayBold: String
    var letters: String
}

extension SystemFontCharacters {
    /// How wide a character is in the four designs, in 1/2048 em.
    struct Entry: Sendable {
        var textRegular: Double
        var textBold: Double
        var displayRegular: Double
        var displayBold: Double
        /// The ASCII character that it is kerned as.
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

        /// Three hexadecimal digits each; nil for what are none.
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
