import CoreGraphics

extension CGFloat {
    /// Returns the number in decimal, with at most `places` digits after the point and no trailing zeros: "12.5",
    /// "-0.25", "3".
    ///
    /// Computed with whole numbers, so the text is the same on every machine. NaN and infinities, which no valid layer
    /// has, become 0.
    package func decimalText(places: Int = 3) -> String {
        var bytes: [UInt8] = []
        appendDecimalText(to: &bytes, places: places)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the result of ``decimalText(places:)`` without making a string.
    package func appendDecimalText(to bytes: inout [UInt8], places: Int = 3) {
        var unit = 1
        for _ in 0..<places { unit *= 10 }
        let scaled = (self * CGFloat(unit)).rounded()
        guard scaled.isFinite, scaled != 0 else { return bytes.append(UInt8(ascii: "0")) }
        guard scaled.magnitude < 9e15 else { return bytes.append(contentsOf: "\(rounded())".utf8) }

        var number = Int(scaled)
        if number < 0 {
            bytes.append(UInt8(ascii: "-"))
            number = -number
        }
        bytes.append(contentsOf: String(number / unit).utf8)
        var fraction = number % unit
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while fraction > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
            fraction %= unit
        }
    }
}
