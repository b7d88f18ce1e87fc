/// Why a file can't be read, and where.
package struct XMLMistake: Error, Equatable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// A sentence without a full stop.
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}
