/// The parts of a mistake's explanation that a person reads first.
///
/// An explanation has one of two forms:
///
///       likely cause   the app registered nothing for "tile"
///       try            register(_:forCellWithReuseIdentifier:) first
///
///     The model gained 2 items outside performBatchUpdates.
///     Try: change the model inside the updates closure.
struct MistakeReport: Equatable {
    /// Why it happened; nil if the explanation names no cause.
    private(set) var cause: String?
    /// What helps, to follow "Try: "; nil if the explanation names nothing.
    private(set) var remedy: String?

    init(_ explanation: String) {
        var last: String?
        for line in Self.lines(of: explanation) {
            if let text = Self.text(of: line, after: "  likely cause ") {
                cause = Self.capitalized(text)
            } else if let text = Self.text(of: line, after: "  try ") {
                remedy = text
            } else if let text = Self.text(of: line, after: "Try: ") {
                remedy = text
                cause = last.map { Self.capitalized(Self.ended($0[...])) }
            }
            last = line
        }
    }

    /// Returns the lines. One that is indented as far as the texts after the labels belongs to the line before it.
    private static func lines(of explanation: String) -> [String] {
        explanation.split(separator: "\n").reduce(into: []) { lines, line in
            if line.hasPrefix("          "), let last = lines.popLast() {
                lines.append(last + " " + line.drop { $0 == " " })
            } else {
                lines.append(String(line))
            }
        }
    }

    private static func text(of line: String, after label: String) -> String? {
        line.hasPrefix(label) ? ended(line.dropFirst(label.count)) : nil
    }

    /// Returns the text with a full stop.
    private static func ended(_ text: Substring) -> String {
        text.drop { $0 == " " } + (text.last.map { ".!?…".contains($0) } ?? true ? "" : ".")
    }

    /// Returns the sentence with a capital letter, unless it begins with code.
    private static func capitalized(_ sentence: String) -> String {
        let isWord = sentence.prefix { $0 != " " }.allSatisfy { $0.isLetter && $0.isLowercase }
        return isWord ? sentence.prefix(1).uppercased() + sentence.dropFirst() : sentence
    }
}
