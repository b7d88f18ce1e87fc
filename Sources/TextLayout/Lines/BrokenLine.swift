/// Which characters of a text a line shows.
struct BrokenLine: Sendable {
    /// Without the spaces at its end, which hang over its edge and are not seen. Of a line that is cut: what is before "…".
    var shown: Range<Int>
    /// What is left out, and shown after it.
    var cut: Cut?
    /// In ``TextUnit``s.
    var advance: Int
    /// With those spaces that end a paragraph and have room: they count when text is measured, as on iOS.
    var measuredAdvance: Int
    /// Whether its words are wider than what there is room for: one long word, or lines that aren't broken.
    var isTooWide = false
    /// Where its paragraph begins.
    var paragraphStart: Int
    var isFirstOfParagraph: Bool
    var isLastOfParagraph: Bool

    struct Cut: Sendable {
        /// What comes after "…".
        var tail: Range<Int>
        /// The style of "…".
        var style: Int
    }
}
