import Foundation

/// The terminal in which the program runs: all that UIKit and the screens write to it goes through here.
package enum Terminal {
    /// Writes one or several lines to standard error, for the developer.
    package static func complain(_ text: String) { write(text, to: .standardError) }

    /// Writes one or several lines to standard output. Unlike `print`, it writes them at once, also into a pipe.
    package static func say(_ text: String) { write(text, to: .standardOutput) }

    /// A text may contain names of files, words of a page and arguments that forgot to be ``Swift/String/printable``.
    private static func write(_ text: String, to file: FileHandle) {
        file.write(Data((text.printableLines + "\n").utf8))
    }
}
