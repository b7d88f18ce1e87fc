import Foundation

extension Double {
    /// Nanoseconds, in the unit that reads best.
    var time: String {
        switch self {
        case ..<1_000: "\(digits(self < 10 ? 2 : 0)) ns"
        case ..<1_000_000: "\((self / 1_000).digits(2)) µs"
        default: "\((self / 1_000_000).digits(2)) ms"
        }
    }

    /// Nanoseconds with three significant digits, and none that are zero at the end: "10 µs".
    var briefTime: String {
        switch self {
        case ..<1_000: "\(ratioText) ns"
        case ..<1_000_000: "\((self / 1_000).ratioText) µs"
        case ..<1_000_000_000: "\((self / 1_000_000).ratioText) ms"
        default: "\((self / 1_000_000_000).ratioText) s"
        }
    }

    /// Bytes with three significant digits, in thousands and millions.
    var briefBytes: String {
        self < 1_000_000 ? "\((self / 1_000).ratioText) kB" : "\((self / 1_000_000).ratioText) MB"
    }

    var memory: String {
        magnitude < 1_048_576 ? "\((self / 1_024).digits(0)) KiB" : "\((self / 1_048_576).digits(1)) MiB"
    }

    var plain: String { digits(self == rounded() ? 0 : 2) }

    /// Three significant digits.
    var ratioText: String {
        guard self > 0 else { return "0" }
        return digits(max(2 - Int(log10(self).rounded(.down)), 0)).trimmingZeros
    }

    func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}

extension String {
    fileprivate var trimmingZeros: String {
        guard contains(".") else { return self }
        var text = self
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}

extension Sample {
    /// "median (a tenth – nine tenths)".
    var ratioText: String {
        "\(median.ratioText) (\(percentile(0.1).ratioText) – \(percentile(0.9).ratioText))"
    }
}
