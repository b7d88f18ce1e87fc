/// The characters that a line shows.
struct BrokenLine: Sendable {
    /// The range without the spaces at its end, which hang over the edge and are invisible. For a truncated line, the
    /// part before "…".
    var shown: Range<Int>
    /// The ellipsis and what follows it, for a truncated line.
    var cut: Cut?
    /// The width in ``TextUnit``s.
    var advance: Int
    /// The width with those spaces that end a paragraph and fit: they count when text is measured, as on iOS.
    var measuredAdvance: Int
    /// Whether the words don't fit in the width: one long word, or a line that isn't broken.
    var isTooWide = false
    /// Where the line's paragraph begins.
    var paragraphStart: Int
    var isFirstOfParagraph: Bool
    var isLastOfParagraph: Bool

    struct Cut: Sendable {
        /// The text after "…".
        var tail: Range<Int>
        /// The style of "…".
        var style: Int
    }
}
