extension String {
    /// The text made safe for a terminal: characters that move its cursor, ring its bell or reorder the text are
    /// written as `\u{1B}`.
    ///
    /// For text from outside, such as file names and what a browser sends.
    package var printable: String { unicodeScalars.map(\.printable).joined() }

    /// The same for a text of several lines: its line breaks and tabs stay. The parts from outside are ``printable``, so
    /// that none of them begins a line.
    package var printableLines: String {
        unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : $0.printable }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate var printable: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        default: String(self)
        }
    }
}
