/// The secret in the address an app prints: whoever knows it may see and touch the app. New for every run.
package struct AccessToken: Sendable {
    /// 128 bits as 32 hexadecimal digits.
    package let text: String

    // The system's generator by itself: handed on as an inout argument it is no bytes at no address, which ThreadSanitizer
    // takes for a crash.
    package init() {
        text = (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Compared in a time that does not tell how much of it was right.
    package func matches(_ other: (some StringProtocol)?) -> Bool {
        guard let other = other?.utf8, other.count == text.utf8.count else { return false }
        return zip(text.utf8, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
