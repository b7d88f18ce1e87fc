/// The factors from the kerning of Inter Display to that of the system font, for each kind of pair.
struct KerningFactors: Sendable {
    var digits: Double
    var small: Double
    var others: Double

    func factor(_ left: UInt8, _ right: UInt8) -> Double {
        if left.isDigit, right.isDigit { return digits }
        return left.isSmallLetter && right.isSmallLetter ? small : others
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension SystemFontKerning {
    /// Returns the kerning of two ASCII characters, in 1/2048 em.
    static func kerning(_ left: UInt8, _ right: UInt8, factors: KerningFactors) -> Double {
        let value = table[Int(rows[Int(left & 0x7F)]) * columns + Int(columnOf[Int(right & 0x7F)])]
        return value == 0 ? 0 : value * factors.factor(left, right)
    }

    /// Returns the kerning of all pairs. `units` converts from 1/2048 em.
    static func allPairs(
        factors: KerningFactors, isKerningDigits: Bool, units: (Double) -> Int
    ) -> PairKerning {
        var values: [Int] = []
        values.reserveCapacity(table.count)
        for left in rowLeaders {
            for right in columnLeaders {
                values.append(units(kerning(left, right, factors: factors)))
            }
        }
        guard !isKerningDigits else {
            return PairKerning(rows: rows, columns: columnOf, columnCount: columns, values: values)
        }
        return PairKerning(
            rows: withoutDigits(rows), columns: withoutDigits(columnOf), columnCount: columns, values: values)
    }

    /// Moves digits to the first row and column, which are for characters without kerning.
    private static func withoutDigits(_ classes: [UInt8]) -> [UInt8] {
        var classes = classes
        for digit in 0x30...0x39 { classes[digit] = 0 }
        return classes
    }

    /// One character of each row represents all: those of a row are all digits, all small letters, or neither.
    private static let rowLeaders = leaders(of: rows)
    private static let columnLeaders = leaders(of: columnOf)

    private static func leaders(of classes: [UInt8]) -> [UInt8] {
        (0...(classes.max() ?? 0)).map { number in UInt8(classes.lastIndex(of: number) ?? 0) }
    }

    /// The rows by ASCII code.
    private static let rows = classes(of: lefts)
    private static let columnOf = classes(of: rights)
    private static let table = pairs.utf8.map { Double(values[Int($0) - 0x30]) }

    private static func classes(of text: String) -> [UInt8] {
        [UInt8](repeating: 0, count: 0x20) + text.utf8.map { $0 - 0x30 } + [0]
    }
}
