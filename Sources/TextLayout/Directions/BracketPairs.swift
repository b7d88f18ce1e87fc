/// The matching brackets of a text (BD16), in the order in which they open.
struct BracketPairs {
    struct Pair {
        var opening: Int
        var closing: Int
        var directionsInside: Directions
    }

    /// The directions of letters and numbers between the brackets, if there are any.
    struct Directions: OptionSet {
        var rawValue: UInt8

        static let leftToRight = Directions(rawValue: 1)
        static let rightToLeft = Directions(rawValue: 2)
    }

    private struct OpenBracket {
        var index: Int
        var pair: Unicode.Scalar
        var directionsInside: Directions = []
    }

    /// Unicode's limit. After a deeper bracket the search ends.
    private static let maximumDepth = 63

    private(set) var pairs: [Pair] = []
    private var open: [OpenBracket] = []

    /// - Complexity: O(characters + pairs × log pairs).
    init(_ sequence: RunSequence, in scalars: [Unicode.Scalar]) {
        find(in: sequence, scalars)
        pairs.sort { $0.opening < $1.opening }
    }

    private mutating func find(in sequence: RunSequence, _ scalars: [Unicode.Scalar]) {
        for (index, bidiClass) in sequence.classes.enumerated() {
            if let direction = bidiClass.direction {
                note(direction == .leftToRight ? .leftToRight : .rightToLeft)
            } else if bidiClass == .otherNeutral, let bracket = Bracket(scalars[sequence.positions[index]]) {
                switch bracket.side {
                case .opening:
                    guard open.count < Self.maximumDepth else { return }
                    open.append(OpenBracket(index: index, pair: bracket.pair))
                case .closing: close(bracket.pair, at: index)
                }
            }
        }
    }

    /// What is inside a bracket is also inside those around it, which learn of it when the bracket closes.
    private mutating func note(_ directions: Directions) {
        guard !open.isEmpty else { return }
        open[open.count - 1].directionsInside.formUnion(directions)
    }

    private mutating func close(_ pair: Unicode.Scalar, at index: Int) {
        guard let match = open.lastIndex(where: { $0.pair == pair }) else { return }
        let inside = open[match...].reduce(into: Directions()) { $0.formUnion($1.directionsInside) }
        pairs.append(Pair(opening: open[match].index, closing: index, directionsInside: inside))
        open.removeSubrange(match...)
        note(inside)
    }
}
