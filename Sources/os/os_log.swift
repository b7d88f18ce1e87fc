import Foundation

/// Writes a line to the log as code before iOS 14 does: the text has a placeholder for each value, such as `%d` or
/// `%{public}@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) { LogLine.write(FormattedText.make(message.description, args), type, log) }

/// Writes a line to the log.
public func os_log(
    _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage
) { LogLine.write(message.text, type, log) }

/// Text with placeholders for values, as in C.
enum FormattedText {
    /// Fills in the values. A placeholder without a value says so, and a value without a placeholder is left out.
    static func make(_ format: String, _ values: [Any]) -> String {
        var text = ""
        var rest = Substring(format)
        var values = values[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var isPrivate = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isPrivate = rest[..<end].contains("private")
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "0123456789.+- #".contains($0) }
            rest = rest[flags.endIndex...]
            rest = rest.drop { "hlqjzt".contains($0) }
            guard let conversion = rest.first else { return text + "%" }
            rest = rest.dropFirst()
            let value = values.popFirst()
            text += isPrivate ? "<private>" : write(value, String(flags), conversion)
        }
        return text + rest
    }

    private static func write(_ value: Any?, _ flags: String, _ conversion: Character) -> String {
        guard let value else { return "<no value>" }
        switch conversion {
        case "d", "i", "u", "x", "X", "o":
            guard let number = value as? any BinaryInteger else { return "\(value)" }
            return String(format: "%\(flags)ll\(conversion)", Int64(truncatingIfNeeded: number))
        case "f", "F", "e", "E", "g", "G":
            guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
            return String(format: "%\(flags)\(conversion)", Double(number))
        default: return "\(value)"
        }
    }
}
