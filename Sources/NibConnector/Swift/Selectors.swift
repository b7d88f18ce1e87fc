/// The rules by which Swift makes the Objective-C name of a method.
enum Selectors {
    /// Returns `tap:`, `tapWithSender:` or `tap:forEvent:` for the name `tap` and its labels.
    ///
    /// The first label is joined to the name, with "With" between them, unless the label begins or the name ends with a
    /// preposition.
    static func selector(for name: String, _ labels: [String?]) -> String {
        let name = plain(name)
        guard let first = labels.first else { return name }
        let others = labels.dropFirst().map { ($0.map(plain) ?? "") + ":" }.joined()
        guard let label = first.map(plain) else { return name + ":" + others }
        let needsWith = !prepositions.contains(firstWord(of: label)) && !prepositions.contains(lastWord(of: name))
        return name + (needsWith ? "With" : "") + capitalized(label) + ":" + others
    }

    /// Returns the simplest method with a selector: `tap(_:forEvent:)` for `tap:forEvent:`.
    static func method(for selector: String) -> String {
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
        let labels = pieces.dropFirst().dropLast().map { $0.isEmpty ? "_:" : "\($0):" }
        return "\(pieces[0])(\(pieces.count > 1 ? "_:" : "")\(labels.joined()))"
    }

    /// Returns a name without its backticks.
    static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    // MARK: Words in names

    /// Returns the first word: `event` for `eventOfTouch`, and `url` for `URLOfPhoto`.
    private static func firstWord(of name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase)
        let rest = name.dropFirst(capitals.count)
        guard capitals.count > 1 else { return (capitals + rest.prefix { !beginsWord($0) }).lowercased() }
        // The last capital of "URLOf" belongs to the next word.
        return (rest.first?.isLowercase == true ? capitals.dropLast() : capitals).lowercased()
    }

    /// Returns the last word: `to` for `scrollTo` and for `scrollTO`.
    private static func lastWord(of name: String) -> String {
        let ending = name.suffix(while: { !beginsWord($0) })
        let before = name.dropLast(ending.count)
        let capitals = before.suffix(while: \.isUppercase)
        return (ending.isEmpty ? capitals : capitals.suffix(1) + ending).lowercased()
    }

    private static func beginsWord(_ character: Character) -> Bool { character.isUppercase || character == "_" }

    /// The words that count as prepositions for the compiler.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

extension StringProtocol {
    /// Returns the longest end whose characters all meet a condition.
    fileprivate func suffix(while isInside: (Character) -> Bool) -> SubSequence {
        suffix(reversed().prefix(while: isInside).count)
    }
}
