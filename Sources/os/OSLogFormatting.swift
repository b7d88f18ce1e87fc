import Foundation

/// The alignment of a value in its column.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isAtTheRight: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isAtTheRight: false) }

    /// Aligns a value to the left in a column of this many characters.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isAtTheRight: false)
    }

    /// Aligns a value to the right in a column of this many characters.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isAtTheRight: true)
    }

    func padded(_ text: String) -> String {
        let room = String(repeating: " ", count: max(0, columns - text.count))
        return isAtTheRight ? room + text : text + room
    }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let hasPlus: Bool
    private let minDigits: Int

    public static var decimal: OSLogIntegerFormatting { decimal(explicitPositiveSign: false) }

    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", isUppercase: false, hasPlus: explicitPositiveSign, minDigits: minDigits)
    }

    public static var hex: OSLogIntegerFormatting { hex() }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign,
            minDigits: minDigits)
    }

    public static var octal: OSLogIntegerFormatting { octal() }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: false, hasPlus: explicitPositiveSign,
            minDigits: minDigits)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let sign = number < 0 ? "-" : hasPlus ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String
    private let precision: Int
    private let hasPlus: Bool

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

    public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "f", precision: precision, hasPlus: explicitPositiveSign)
    }

    /// Scientific notation with six digits after the point: `2.500000e+03`.
    public static var exponential: OSLogFloatFormatting { exponential(precision: 6) }

    public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "e", precision: precision, hasPlus: explicitPositiveSign)
    }

    /// The shorter of ``fixed`` and ``exponential``.
    public static var hybrid: OSLogFloatFormatting { hybrid(precision: 6) }

    public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "g", precision: precision, hasPlus: explicitPositiveSign)
    }

    func text(_ number: Double) -> String {
        String(format: "%\(hasPlus ? "+" : "").\(max(0, precision))\(specifier)", number)
    }
}
