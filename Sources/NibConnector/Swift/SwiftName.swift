/// Checks names from nibs that are written into Swift source.
enum SwiftName {
    /// Returns whether a text is one word, so that it can only be a name in the generated source.
    static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.utf8.allSatisfy(SourceBytes.isInWord)
    }
}
