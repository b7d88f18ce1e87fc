/// The encoding of a name.
enum NameEncoding {
    case utf16, macRoman

    /// - Parameters:
    ///   - platform: 0 is Unicode, 1 the old Mac, 3 Windows.
    ///   - encoding: The number of the encoding on the platform. Asian encodings from before Unicode aren't supported.
    init?(platform: Int, encoding: Int) {
        switch (platform, encoding) {
        case (0, _), (3, 0), (3, 1), (3, 10): self = .utf16
        case (1, 0): self = .macRoman
        default: return nil
        }
    }

    /// Returns the rank of a text. Among several texts with one number, the lowest rank is used.
    func rank(platform: Int, language: Int) -> Int {
        switch (platform, language) {
        case (3, 0x0409): 0  // US English.
        case (3, _) where language & 0x3FF == 0x09: 1
        case (0, _): 2
        case (1, 0): 3
        case (3, _): 4
        default: 5
        }
    }

    func text(_ bytes: FontBytes) -> String {
        switch self {
        case .utf16:
            let units = (0..<bytes.count / 2).map { UInt16(bytes.unsigned16(at: $0 * 2)) }
            return String(decoding: units, as: UTF16.self)
        case .macRoman:
            var text = String.UnicodeScalarView()
            for place in 0..<bytes.count { text.append(MacRoman.scalar(bytes.unsigned8(at: place))) }
            return String(text)
        }
    }
}
