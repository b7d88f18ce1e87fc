extension String {
    /// Fit for a terminal: what would move its cursor, ring its bell or turn the text around is written as `\u{1B}`.
    ///
    /// For text that comes from outside: names of files, what a browser sends.
    package var printable: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }
}
