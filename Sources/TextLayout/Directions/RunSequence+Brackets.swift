/// Brackets (N0): both of a pair have one direction.
extension RunSequence {
    /// - Parameter originalClasses: of all characters of the paragraph, before W1.
    mutating func resolveBrackets(in scalars: [Unicode.Scalar], classes originalClasses: [BidiClass]) {
        var before = startDirection
        var index = 0
        for pair in BracketPairs(self, in: scalars).pairs {
            // Behind an opening bracket nothing is decided yet, so that this goes through the text once.
            while index < pair.opening {
                before = classes[index].direction ?? before
                index += 1
            }
            guard let direction = direction(of: pair, before: before) else { continue }
            for bracket in [pair.opening, pair.closing] {
                classes[bracket] = direction
                setMarks(behind: bracket, to: direction, originalClasses)
            }
        }
    }

    /// That of the level, if something inside has it, otherwise that of the text in front.
    ///
    /// Nil when nothing inside says anything.
    private func direction(of pair: BracketPairs.Pair, before: BidiClass) -> BidiClass? {
        let own: BracketPairs.Directions = levelDirection == .leftToRight ? .leftToRight : .rightToLeft
        if pair.directionsInside.contains(own) { return levelDirection }
        return pair.directionsInside.isEmpty ? nil : before
    }

    /// Accents on a bracket are like the bracket.
    private mutating func setMarks(behind bracket: Int, to direction: BidiClass, _ originalClasses: [BidiClass]) {
        var index = bracket + 1
        while index < classes.count, originalClasses[positions[index]] == .nonspacingMark {
            classes[index] = direction
            index += 1
        }
    }
}
