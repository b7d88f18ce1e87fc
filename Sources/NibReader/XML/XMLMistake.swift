/// The reason why a file can't be read, and where.
package struct XMLMistake: Error, Equatable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int
    /// The reason, as a sentence without a full stop.
    package let reason: String

    package init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }

    package var description: String { "line \(line): \(reason)" }
}
