import CoreGraphics

/// The Helvetica family, whose widths Arial, Liberation Sans and Nimbus Sans share.
struct Helvetica: MeasuredTypeface {
    let size: Double
    private let table: [Int16]

    init(size: CGFloat, isBold: Bool) {
        self.size = Double(size)
        table = isBold ? Self.bold : Self.regular
    }

    var vertical: VerticalMetrics {
        VerticalMetrics(size: CGFloat(size), ascender: 1884, descender: -471, capHeight: 1469, xHeight: 1071)
    }

    func advance(of scalar: Unicode.Scalar) -> Double? {
        let value = Int(scalar.value)
        guard value < table.count, table[value] != Self.missing else { return nil }
        return size * Double(table[value]) / 2048
    }

    private static let missing: Int16 = -1
    private static let regular = table(\.regular)
    private static let bold = table(\.bold)

    /// Returns the widths by scalar value.
    private static func table(_ row: KeyPath<AdvanceBlock, String>) -> [Int16] {
        var table: [Int16] = []
        for block in HelveticaAdvances.blocks {
            table.append(contentsOf: repeatElement(missing, count: block.first - table.count))
            var digits = block[keyPath: row][...]
            while !digits.isEmpty {
                table.append(Int16(digits.prefix(3), radix: 16) ?? missing)
                digits = digits.dropFirst(3)
            }
        }
        return table
    }
}

/// Courier and similar fonts: every letter is 0.6 em wide.
struct Courier: MeasuredTypeface {
    let size: Double

    init(size: CGFloat) {
        self.size = Double(size)
    }

    var vertical: VerticalMetrics {
        VerticalMetrics(size: CGFloat(size), ascender: 1544, descender: -504, capHeight: 1151, xHeight: 872)
    }

    func advance(of scalar: Unicode.Scalar) -> Double? { scalar.isWide ? nil : size * 1229 / 2048 }
}
