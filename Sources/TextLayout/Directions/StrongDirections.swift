/// The direction of the first letter: in the paragraph, and in each part that determines its own direction (P2, P3).
struct StrongDirections {
    /// The paragraph's direction; nil if no letter has one.
    private(set) var paragraph: BidiClass?
    /// The directions of the parts after U+2068 (first strong isolate), in the order in which they begin.
    private(set) var isolates: [BidiClass?] = []

    /// What is open: the number of an isolate, or nil for one whose character states its direction.
    private var open: [Int?] = []

    /// - Complexity: O(characters), with any nesting.
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

    /// A letter counts for the part that contains it, not for the parts around that.
    private mutating func note(_ direction: BidiClass) {
        guard let innermost = open.last else {
            paragraph = paragraph ?? direction
            return
        }
        guard let isolate = innermost else { return }
        isolates[isolate] = isolates[isolate] ?? direction
    }
}
