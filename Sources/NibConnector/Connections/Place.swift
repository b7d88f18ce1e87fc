/// A line of a XIB or a storyboard.
struct Place: Sendable, Hashable, Comparable {
    /// The path, as the build gives it.
    let file: String
    /// Counted from 1.
    let line: Int

    static func < (one: Place, other: Place) -> Bool { (one.file, one.line) < (other.file, other.line) }
}
