import Foundation
import Synchronization

/// One line of the log.
enum LogLine {
    /// Gets the lines instead of standard error, for tests.
    static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

    static func write(_ text: String, _ type: OSLogType, _ log: OSLog) {
        guard log.isEnabled(type: type) else { return }
        let parts = [log.subsystem, log.category].compactMap(\.self)
        let origin = parts.isEmpty ? "" : "[\(parts.joined(separator: ":"))] "
        let line = harmless("\(time(Date())) \(origin)\(type.word): \(text)") + "\n"
        if let receiver = receiver.withLock({ $0 }) { return receiver(line) }
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Returns the line with its control characters written as `\u{1B}`: an app may log what came from outside, and a
    /// terminal obeys them. Line breaks and tabs stay. This module depends on no other, so it has this for itself.
    private static func harmless(_ line: String) -> String {
        line.unicodeScalars.map { scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
            return isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }

    /// Returns the local time of day, to the millisecond.
    private static func time(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let seconds = digits(parts.second, 2) + "." + digits((parts.nanosecond ?? 0) / 1_000_000, 3)
        return "\(digits(parts.hour, 2)):\(digits(parts.minute, 2)):\(seconds)"
    }
}
