/// The open embeddings, overrides and isolates at a place in the text (X1 to X7).
///
/// Those that are nested too deeply are counted and otherwise ignored.
struct DirectionStack {
    static let maximumDepth: UInt8 = 125

    struct Entry {
        var level: UInt8
        /// The direction that an override gives to all characters.
        var override: BidiClass?
        var isIsolate = false
    }

    private let base: Entry
    private var entries: [Entry] = []
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0
    private var validIsolates = 0

    var top: Entry { entries.last ?? base }

    init(baseLevel: UInt8) {
        base = Entry(level: baseLevel)
    }

    /// Opens an embedding or override (X2 to X5).
    mutating func openEmbedding(to direction: BidiClass, isOverride: Bool) {
        let level = nextLevel(of: direction)
        if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
            entries.append(Entry(level: level, override: isOverride ? direction : nil))
        } else if overflowingIsolates == 0 {
            overflowingEmbeddings += 1
        }
    }

    /// Opens an isolate (X5a to X5c).
    mutating func openIsolate(to direction: BidiClass) {
        let level = nextLevel(of: direction)
        if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
            validIsolates += 1
            entries.append(Entry(level: level, isIsolate: true))
        } else {
            overflowingIsolates += 1
        }
    }

    /// Closes the innermost isolate, and the embeddings that are still open in it (X6a).
    ///
    /// - Returns: Whether there was an isolate that counts.
    mutating func closeIsolate() -> Bool {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
            return false
        }
        guard validIsolates > 0 else { return false }
        overflowingEmbeddings = 0
        while let last = entries.popLast(), !last.isIsolate {}
        validIsolates -= 1
        return true
    }

    /// Closes the innermost embedding, but not the isolate around it (X7).
    mutating func closeEmbedding() {
        if overflowingIsolates > 0 { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if entries.last?.isIsolate == false {
            entries.removeLast()
        }
    }

    /// Returns the lowest level above this one that reads in the direction.
    private func nextLevel(of direction: BidiClass) -> UInt8 {
        let level = top.level + 1
        return BidiClass(directionOfLevel: level) == direction ? level : level + 1
    }
}
