/// Why a file can't be read, and where.
package struct XMLMistake: Error, Equatable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// A sentence without a full stop.
    package let reason: String

    package init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }

    package var description: String { "line \(line): \(reason)" }
}
