/// Brackets (N0): both brackets of a pair get one direction.
extension RunSequence {
    /// - Parameter originalClasses: The classes of all characters of the paragraph, before W1.
    mutating func resolveBrackets(in scalars: [Unicode.Scalar], classes originalClasses: [BidiClass]) {
        var before = startDirection
        var index = 0
        for pair in BracketPairs(self, in: scalars).pairs {
            // After an opening bracket nothing is decided yet, so this goes through the text only once.
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

    /// Returns the level's direction if something inside has it, and otherwise the direction of the text in front.
    ///
    /// Returns nil if nothing inside has a direction.
    private func direction(of pair: BracketPairs.Pair, before: BidiClass) -> BidiClass? {
        let own: BracketPairs.Directions = levelDirection == .leftToRight ? .leftToRight : .rightToLeft
        if pair.directionsInside.contains(own) { return levelDirection }
        return pair.directionsInside.isEmpty ? nil : before
    }

    /// Accents on a bracket take the bracket's direction.
    private mutating func setMarks(behind bracket: Int, to direction: BidiClass, _ originalClasses: [BidiClass]) {
        var index = bracket + 1
        while index < classes.count, originalClasses[positions[index]] == .nonspacingMark {
            classes[index] = direction
            index += 1
        }
    }
}
