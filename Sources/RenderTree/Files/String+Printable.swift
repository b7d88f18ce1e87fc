extension String {
    /// The text made safe for a terminal: characters that move its cursor, ring its bell or reorder the text are
    /// written as `\u{1B}`.
    ///
    /// For text from outside, such as file names and what a browser sends.
    package var printable: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }
}
