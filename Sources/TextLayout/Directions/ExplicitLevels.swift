/// The levels from the invisible characters of a text (X1 to X8): embeddings, overrides and isolates.
struct ExplicitLevels {
    let baseLevel: UInt8
    /// One level per character. Those of ignored characters have no meaning.
    private(set) var levels: [UInt8]
    /// The given classes with overrides applied. Ignored characters are boundary neutrals from now on (X9).
    private(set) var classes: [BidiClass]
    private(set) var runs: [LevelRun] = []

    private let originalClasses: [BidiClass]
    private var stack: DirectionStack

    init(_ classes: [BidiClass], baseLevel: UInt8, isolates: [BidiClass?]) {
        self.baseLevel = baseLevel
        self.classes = classes
        originalClasses = classes
        levels = Array(repeating: baseLevel, count: classes.count)
        stack = DirectionStack(baseLevel: baseLevel)
        var isolates = isolates[...]
        for (index, bidiClass) in classes.enumerated() {
            switch bidiClass {
            case .leftToRightEmbedding: stack.openEmbedding(to: .leftToRight, isOverride: false)
            case .rightToLeftEmbedding: stack.openEmbedding(to: .rightToLeft, isOverride: false)
            case .leftToRightOverride: stack.openEmbedding(to: .leftToRight, isOverride: true)
            case .rightToLeftOverride: stack.openEmbedding(to: .rightToLeft, isOverride: true)
            case .popDirectionalFormat: stack.closeEmbedding()
            case .leftToRightIsolate: openIsolate(at: index, to: .leftToRight)
            case .rightToLeftIsolate: openIsolate(at: index, to: .rightToLeft)
            case .firstStrongIsolate: openIsolate(at: index, to: (isolates.popFirst() ?? nil) ?? .leftToRight)
            case .popDirectionalIsolate:
                let closesIsolate = stack.closeIsolate()
                place(index, closesIsolate: closesIsolate)
            case .paragraphSeparator: extendRuns(to: index, level: baseLevel, closesIsolate: false)
            case .boundaryNeutral: break
            default: place(index)
            }
            if bidiClass.isIgnored { self.classes[index] = .boundaryNeutral }
        }
    }

    /// The character that opens an isolate is outside the isolate.
    private mutating func openIsolate(at index: Int, to direction: BidiClass) {
        place(index)
        stack.openIsolate(to: direction)
    }

    private mutating func place(_ index: Int, closesIsolate: Bool = false) {
        let top = stack.top
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        extendRuns(to: index, level: top.level, closesIsolate: closesIsolate)
    }

    private mutating func extendRuns(to index: Int, level: UInt8, closesIsolate: Bool) {
        if runs.last?.level != level {
            runs.append(LevelRun(range: index..<index, level: level, closesIsolate: closesIsolate))
        }
        let last = runs.count - 1
        runs[last].range = runs[last].range.lowerBound..<index + 1
        runs[last].opensIsolate = originalClasses[index].opensIsolate
    }
}
