import CoreGraphics

/// How large a label's text was found to be, in points, not yet rounded: the same text measured twice costs once.
///
/// Two are kept: a cell that sizes itself is asked for its natural width and then for its height at another one.
struct LabelSizes {
    private var newest: Entry?
    private var older: Entry?

    private struct Entry {
        var width: CGFloat
        var lineCount: Int
        var size: CGSize
    }

    /// The size in lines so wide, `lineCount` at the most, if it is known.
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
