import Foundation

/// The date of a message as the list shows it: the newer the message, the more precise.
struct MessageDate {
    /// Returns the time for messages from today, "Yesterday", the weekday for the five days before, and the date for
    /// older ones.
    static func text(for date: Date, now: Date = MessageWriter.now) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
        let days =
            calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)
            ).day ?? 0
        let (day, month, year) = (parts.day ?? 1, parts.month ?? 1, parts.year ?? 1)
        return switch days {
        case ...0: twoDigits(parts.hour ?? 0) + ":" + twoDigits(parts.minute ?? 0)
        case 1: "Yesterday"
        case 2...6: calendar.weekdaySymbols[(parts.weekday ?? 1) - 1]
        default: twoDigits(day) + "/" + twoDigits(month) + "/" + String(year)
        }
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_GB")
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
