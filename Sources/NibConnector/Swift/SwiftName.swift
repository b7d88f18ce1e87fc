/// Names that come from nibs and go into Swift source.
enum SwiftName {
    /// Whether a text is one word, so that it can't be anything but a name in the generated source.
    static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.utf8.allSatisfy(SourceBytes.isInWord)
    }
}
