import ProgramSymbols

extension MethodSignature {
    /// Returns whether Swift calls this method for a protocol's method `expected`.
    func isWitness(of expected: MethodSignature) -> Bool {
        name == expected.name && takesAndReturnsTheSame(as: expected) && !isPrivate
    }

    /// Returns whether the types match for Swift. An actor that only one side mentions makes no difference.
    func takesAndReturnsTheSame(as other: MethodSignature) -> Bool {
        typesInFull == other.typesInFull && (effects.isEmpty || effects == other.effects)
    }

    /// Returns the number of wrong letters in the name, if a person probably meant `expected`; 0 for an older name of
    /// it. Returns nil for the app's own method, and for one with other types.
    func slips(from expected: MethodSignature) -> Int? {
        guard parameters.count == expected.parameters.count, typesAtAGlance == expected.typesAtAGlance else {
            return nil
        }
        let telling = words(without: expected)
        if telling.count > 1 && telling == expected.words(without: expected) { return 0 }
        // Upper and lower case make no difference. With every tenth letter different, two names aren't alike.
        let name = Array(name.lowercased()), expected = Array(expected.name.lowercased())
        return name.distance(to: expected, atMost: expected.count < 24 ? 1 : 2)
    }

    private var typesInFull: [String] {
        (parameters.map(\.type) + [result]).map { type in
            ["@Swift.MainActor ", "@Sendable ", "__owned ", "__shared "].reduce(type) { $0.replacing($1, with: "") }
        }
    }

    /// The types without the differences from before Swift 3, where objects had other names and more of them could be
    /// nil: `NSIndexPath` for `Foundation.IndexPath?`.
    private var typesAtAGlance: [String] {
        typesInFull.map { type in
            let name = type.split(separator: ".").last ?? ""
            return String(name.filter { $0 != "?" && $0 != "!" }.trimmingPrefix("NS"))
        }
    }

    // MARK: Old names

    /// Returns the words of the name, without those that Swift 3 removed from names: the types of parameters.
    private func words(without expected: MethodSignature) -> [String] {
        let types = expected.parameters.flatMap { Self.words(of: $0.type) } + ["index", "path"]
        return ([base] + parameters.map(\.label)).flatMap(Self.words).filter { !types.contains($0) }
    }

    /// Returns the words of a name: `size`, `for`, `item`, `at` of `sizeForItemAt`; `ui`, `view` of `UIView`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var capitals = 0
        for letter in name where letter.isLetter {
            if letter.isUppercase {
                if capitals == 0 { words.append("") }
                capitals += 1
            } else {
                if capitals > 1, let start = words[words.count - 1].popLast() { words.append(String(start)) }
                capitals = 0
            }
            if words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}

extension [Character] {
    /// Returns how many characters must be replaced, removed, inserted or exchanged with the next one, or nil for more
    /// than `most`.
    func distance(to other: [Character], atMost most: Int) -> Int? {
        guard abs(count - other.count) <= most else { return nil }
        var beforeLast: [Int] = []
        var last = Array<Int>(0...other.count)
        for row in indices {
            var next = [row + 1]
            for column in other.indices {
                let change = last[column] + (self[row] == other[column] ? 0 : 1)
                var best = Swift.min(change, last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
                    best = Swift.min(best, beforeLast[column - 1] + 1)
                }
                next.append(best)
            }
            (beforeLast, last) = (last, next)
        }
        return last[other.count] <= most ? last[other.count] : nil
    }
}
