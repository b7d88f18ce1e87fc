/// Runs of one level that continue each other, with any isolates between them (X10).
///
/// The rules for letters, numbers and neutrals look only at such a sequence.
struct RunSequence {
    let level: UInt8
    /// The direction that counts as the direction of the text in front, and of the text behind.
    let startDirection: BidiClass
    let endDirection: BidiClass
    /// The indexes of the characters in the paragraph, without ignored ones.
    private(set) var positions: [Int] = []
    /// The classes of these characters, which each rule may change.
    var classes: [BidiClass] = []

    var levelDirection: BidiClass { BidiClass(directionOfLevel: level) }

    static func sequences(of explicit: ExplicitLevels) -> some Sequence<RunSequence> {
        let runs = linked(explicit.runs)
        return runs.indices.lazy.filter { !runs[$0].closesIsolate }
            .map { RunSequence(startingAt: $0, of: runs, explicit: explicit) }
    }

    /// Links each run to the run that continues it.
    private static func linked(_ runs: [LevelRun]) -> [LevelRun] {
        var runs = runs
        var open: [Int] = []
        for index in runs.indices {
            if runs[index].closesIsolate, let opener = open.popLast() { runs[opener].next = index }
            if runs[index].opensIsolate { open.append(index) }
        }
        return runs
    }

    private init(startingAt first: Int, of runs: [LevelRun], explicit: ExplicitLevels) {
        let level = runs[first].level
        func direction(beside neighbour: Int) -> BidiClass {
            let outer = runs.indices.contains(neighbour) ? runs[neighbour].level : explicit.baseLevel
            return BidiClass(directionOfLevel: max(level, outer))
        }
        self.level = level
        startDirection = direction(beside: first - 1)

        var (current, last) = (Int?.some(first), first)
        while let index = current {
            for position in runs[index].range where explicit.classes[position] != .boundaryNeutral {
                positions.append(position)
                classes.append(explicit.classes[position])
            }
            last = index
            current = runs[index].next
        }
        // After an isolate that is never closed there is no text.
        endDirection = direction(beside: runs[last].opensIsolate ? runs.count : last + 1)
    }

    /// Raises the level of characters that read against their level (I1, I2).
    func writeLevels(to levels: inout [UInt8]) {
        for (position, bidiClass) in zip(positions, classes) {
            switch (bidiClass, levelDirection) {
            case (.rightToLeft, .leftToRight): levels[position] = level + 1
            case (.arabicNumber, .leftToRight), (.europeanNumber, .leftToRight): levels[position] = level + 2
            case (.leftToRight, .rightToLeft), (.arabicNumber, .rightToLeft), (.europeanNumber, .rightToLeft):
                levels[position] = level + 1
            default: levels[position] = level
            }
        }
    }
}
