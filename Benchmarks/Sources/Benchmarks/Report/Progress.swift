import Foundation

/// Says on standard error which part of a report is being measured, and how long each took.
struct Progress {
    private var done = 0
    private let count: Int

    /// - Parameter count: How many parts there will be.
    init(count: Int) { self.count = count }

    mutating func part<Result>(_ what: String, _ measure: () -> Result) -> Result {
        done += 1
        say("[\(done)/\(count)] \(what)")
        let start = now()
        let result = measure()
        say(": \((Double(now() - start) / 1_000_000_000).digits(1)) s\n")
        return result
    }

    private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
