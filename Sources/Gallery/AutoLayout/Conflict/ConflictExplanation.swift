/// What the framework says about constraints that can't all hold, taken apart for reading.
struct ConflictExplanation: Equatable {
    enum Part: Equatable {
        /// UIKit's own words, and whatever else is said in sentences.
        case sentence(String)
        /// One of the least set: without any one of them the others could hold.
        case constraint(String)
        /// The one that is left out, by its description.
        case broken(String)
        /// `broken   badge.width == 132, because …`
        case fact(name: String, text: String)
    }

    /// The line that people search for.
    let headline: String
    let parts: [Part]

    init(_ message: String) {
        let lines = message.split(separator: "\n").map(String.init)
        headline = lines.first ?? ""
        parts = lines.dropFirst().compactMap(Self.part)
    }

    private static func part(_ line: String) -> Part? {
        let words = line.trimmingPrefix { $0.isWhitespace }
        if words.isEmpty || words == "(" || words == ")" { return nil }
        if words.hasPrefix("\"") { return .constraint(String(words.filter { $0 != "\"" }.trimmingSuffix(","))) }
        if words.hasPrefix("<") { return .broken(String(words)) }
        // Names and texts stand in two columns, at least two blanks apart.
        guard line.hasPrefix("  "), let gap = words.firstRange(of: "  ") else { return .sentence(String(words)) }
        let text = words[gap.upperBound...].trimmingPrefix { $0.isWhitespace }
        return .fact(name: String(words[..<gap.lowerBound]), text: String(text))
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
