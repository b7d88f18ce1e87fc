/// The reason why a XIB or storyboard can't be used, and where in the file.
package struct NibMistake: Error, Equatable, CustomStringConvertible {
    /// The file name.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong, as a sentence without a full stop.
    package let reason: String
    /// What to do about it, as an imperative.
    package let remedy: String

    package init(file: String, line: Int, reason: String, remedy: String) {
        self.file = file
        self.line = line
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(file):\(line): \(reason). Try: \(remedy)." }
}
