import Foundation

/// A month as in a wall calendar: weeks begin on Mondays, and days of other months are empty.
struct MonthGrid {
    let year: Int
    let month: Int

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        return calendar
    }()

    private var start: Date {
        MonthGrid.calendar.date(from: DateComponents(year: year, month: month, day: 1))!
    }

    var title: String { "\(MonthGrid.calendar.monthSymbols[month - 1]) \(year)" }

    var cells: [Int?] {
        let weekday = MonthGrid.calendar.component(.weekday, from: start)
        let empty = (weekday - MonthGrid.calendar.firstWeekday + 7) % 7
        let days = MonthGrid.calendar.range(of: .day, in: .month, for: start)!
        return [Int?](repeating: nil, count: empty) + days.map { $0 }
    }

    func moved(by months: Int) -> MonthGrid {
        let count = year * 12 + month - 1 + months
        return MonthGrid(year: count / 12, month: count % 12 + 1)
    }
}
