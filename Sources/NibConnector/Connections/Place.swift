/// A line of a XIB or a storyboard.
struct Place: Sendable, Hashable, Comparable {
    /// The path from the build.
    let file: String
    /// The line, counted from 1.
    let line: Int

    static func < (one: Place, other: Place) -> Bool { (one.file, one.line) < (other.file, other.line) }
}
