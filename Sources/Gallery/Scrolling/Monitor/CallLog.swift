import UIKit

/// The calls of a delegate as lines of text. Equal calls in a row share a line, with their count.
struct CallLog {
    /// The number of lines that the log keeps.
    static let capacity = 12

    private struct Entry {
        var time: TimeInterval
        var text: String
        var count = 1
    }

    private var entries: [Entry] = []

    /// - Parameter time: The time of the first of them, in seconds of the app's clock.
    mutating func add(_ text: String, at time: TimeInterval) {
        if let last = entries.last, last.text == text {
            entries[entries.count - 1].count += 1
            return
        }
        entries.append(Entry(time: time, text: text))
        if entries.count > Self.capacity { entries.removeFirst() }
    }

    /// The lines, the newest last.
    var lines: [String] {
        entries.map { entry in
            // Two digits before the point: differences between times matter, not the time itself.
            let time = CGFloat(entry.time.truncatingRemainder(dividingBy: 100)).digits(2)
            return "\(time)  \(entry.text)\(entry.count > 1 ? " × \(entry.count)" : "")"
        }
    }
}

extension CGFloat {
    /// Returns the number with `count` digits after the point and a real minus sign.
    func digits(_ count: Int) -> String {
        let text = String(format: "%.\(count)f", Double(magnitude))
        let isNothing = !text.contains { "123456789".contains($0) }
        return self < 0 && !isNothing ? "−\(text)" : text
    }
}
