/// UIKit's message about constraints that can't all hold, split into lines.
struct ConflictExplanation: Equatable {
    enum Part: Equatable {
        /// A sentence, in UIKit's words or others.
        case sentence(String)
        /// A constraint of the smallest conflicting set: without any one of them the others could hold.
        case constraint(String)
        /// The description of the constraint that UIKit breaks.
        case broken(String)
        /// A name and what the message says about it: `broken   badge.width == 132, because …`
        case fact(name: String, text: String)
    }

    /// The first line, which people search for.
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
        // Names and texts are two columns, at least two spaces apart.
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
