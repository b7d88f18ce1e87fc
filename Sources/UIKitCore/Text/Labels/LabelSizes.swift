import CoreGraphics

/// The sizes of a label's text, in points and not rounded, so that the same text isn't measured twice.
///
/// It keeps two: a self-sizing cell needs its natural width, and then its height at another width.
struct LabelSizes {
    private var newest: Entry?
    private var older: Entry?

    private struct Entry {
        var width: CGFloat
        var lineCount: Int
        var size: CGSize
    }

    /// The size in lines of that width, at most `lineCount`, if it is known.
    subscript(width: CGFloat, lineCount: Int) -> CGSize? {
        mutating get {
            if let newest, newest.width == width, newest.lineCount == lineCount { return newest.size }
            guard let found = older, found.width == width, found.lineCount == lineCount else { return nil }
            swap(&newest, &older)
            return found.size
        }
        set {
            older = newest
            newest = newValue.map { Entry(width: width, lineCount: lineCount, size: $0) }
        }
    }
}
