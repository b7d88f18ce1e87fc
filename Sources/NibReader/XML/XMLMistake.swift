/// Why a file is no XML that can be read, and where.
package struct XMLMistake: Error, Equatable, CustomStringConvertible {
    /// The first is 1.
    package let line: Int
    /// A sentence without its full stop.
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}
