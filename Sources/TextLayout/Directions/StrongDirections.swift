/// Which way the first letter reads: in the paragraph, and in each part of it that decides for itself (P2, P3).
struct StrongDirections {
    /// Nil when no letter says anything.
    private(set) var paragraph: BidiClass?
    /// Of the parts after U+2068 (first strong isolate), in the order in which they begin.
    private(set) var isolates: [BidiClass?] = []

    /// What is open at a place: which isolate, or nil for one that says itself which direction it has.
    private var open: [Int?] = []

    /// - Complexity: O(characters), however deeply they are nested.
    init(_ classes: [BidiClass]) {
        for bidiClass in classes {
            switch bidiClass {
            case .leftToRight: note(.leftToRight)
            case .rightToLeft, .arabicLetter: note(.rightToLeft)
            case .firstStrongIsolate:
                open.append(isolates.count)
                isolates.append(nil)
            case .leftToRightIsolate, .rightToLeftIsolate: open.append(nil)
            case .popDirectionalIsolate: _ = open.popLast()
            default: break
            }
        }
    }

    /// A letter counts where it stands, not for what is around that.
    private mutating func note(_ direction: BidiClass) {
        guard let innermost = open.last else {
            paragraph = paragraph ?? direction
            return
        }
        guard let isolate = innermost else { return }
        isolates[isolate] = isolates[isolate] ?? direction
    }
}
