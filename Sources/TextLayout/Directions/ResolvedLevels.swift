/// The level of each character of a paragraph, as if it were one endless line.
struct ResolvedLevels {
    private(set) var levels: [UInt8]

    /// - Complexity: O(characters), except for brackets, which are sorted.
    init(_ scalars: [Unicode.Scalar], classes: [BidiClass], baseLevel: UInt8, isolates: [BidiClass?]) {
        let explicit = ExplicitLevels(classes, baseLevel: baseLevel, isolates: isolates)
        levels = explicit.levels
        for var sequence in RunSequence.sequences(of: explicit) {
            sequence.resolveWeakCharacters()
            sequence.resolveBrackets(in: scalars, classes: explicit.classes)
            sequence.resolveNeutrals()
            sequence.writeLevels(to: &levels)
        }
        levelIgnored(explicit)
        levelSeparators(classes, baseLevel: baseLevel)
    }

    /// An ignored character takes the level of the character before it, so that it never ends a run.
    private mutating func levelIgnored(_ explicit: ExplicitLevels) {
        var level = explicit.baseLevel
        for (index, bidiClass) in explicit.classes.enumerated() {
            if bidiClass == .boundaryNeutral { levels[index] = level }
            level = levels[index]
        }
    }

    /// Separators and the spaces before them take the paragraph's direction (L1, without the ends of lines).
    private mutating func levelSeparators(_ classes: [BidiClass], baseLevel: UInt8) {
        for (index, bidiClass) in classes.enumerated()
        where bidiClass == .segmentSeparator || bidiClass == .paragraphSeparator {
            for space in classes.startOfSpaces(before: index, downTo: 0)...index { levels[space] = baseLevel }
        }
    }
}

extension [BidiClass] {
    /// Returns where the spaces before a place begin.
    ///
    /// Ignored characters belong to the character before them, unless there are more spaces in front of them.
    func startOfSpaces(before end: Int, downTo minimum: Int) -> Int {
        var (start, index) = (end, end)
        while index > minimum, self[index - 1].isSpaceAtEnd || self[index - 1].isIgnored {
            index -= 1
            if self[index].isSpaceAtEnd { start = index }
        }
        return start
    }
}
