/// Spaces, punctuation and symbols (N1, N2).
extension RunSequence {
    /// Neutrals between two texts with one direction take this direction, and others the direction of their level.
    mutating func resolveNeutrals() {
        var before = startDirection
        var index = 0
        while index < classes.count {
            guard classes[index].isNeutral else {
                before = classes[index].direction ?? before
                index += 1
                continue
            }
            let end = classes[index...].firstIndex { !$0.isNeutral } ?? classes.count
            let after = end < classes.count ? classes[end].direction : endDirection
            set(index..<end, to: before == after ? before : levelDirection)
            index = end
        }
    }

    mutating func set(_ range: Range<Int>, to bidiClass: BidiClass) {
        for index in range { classes[index] = bidiClass }
    }
}
