/// Why a XIB or storyboard can't be used, and where in the file.
package struct NibMistake: Error, Equatable, CustomStringConvertible {
    /// The name of the file, as a person would look for it.
    package let file: String
    /// The first is 1.
    package let line: Int
    /// What is seen there, as a sentence without its full stop.
    package let reason: String
    /// One remedy, as an order.
    package let remedy: String

    package init(file: String, line: Int, reason: String, remedy: String) {
        self.file = file
        self.line = line
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(file):\(line): \(reason). Try: \(remedy)." }
}
