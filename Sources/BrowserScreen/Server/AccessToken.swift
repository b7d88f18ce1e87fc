import RenderTree

/// The secret in the address that an app prints. Anyone who knows it may see and use the app.
package struct AccessToken: Sendable {
    /// 128 bits as 32 hexadecimal digits.
    package let text: String

    // Uses the system's generator directly: passed as an inout argument it is zero bytes at no address, which
    // ThreadSanitizer takes for a crash.
    package init() {
        text = (0..<16).map { _ in Self.digits(of: UInt8.random(in: .min ... .max)) }.joined()
    }

    /// Takes the token of the last run on this port, so that its pages reconnect; makes a new one if there was none.
    package init(keptIn folder: PrivateFolder, port: UInt16, wantsNew: Bool) {
        let name = "token-\(port)"
        let kept = wantsNew ? nil : folder.read(name, atMost: 32).flatMap(Self.init(digits:))
        self = kept ?? AccessToken()
        if kept == nil { folder.write(Array(text.utf8), to: name) }
    }

    /// 64 bits as 16 hexadecimal digits, always the same for this token. They don't reveal it.
    var folderName: String {
        SHA1.digest(of: Array("folder of \(text)".utf8)).prefix(8).map(Self.digits(of:)).joined()
    }

    private static func digits(of byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

    private init?(digits: [UInt8]) {
        guard digits.count == 32, digits.allSatisfy("0123456789abcdef".utf8.contains) else { return nil }
        text = String(decoding: digits, as: UTF8.self)
    }

    /// Compares in a time that doesn't reveal how much of the token was right.
    package func matches(_ other: (some StringProtocol)?) -> Bool { other.map { Self.isEqual(text, $0) } ?? false }

    /// Compares a secret with a text in a time that depends only on their lengths.
    static func isEqual(_ secret: String, _ other: some StringProtocol) -> Bool {
        guard other.utf8.count == secret.utf8.count else { return false }
        return zip(secret.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
