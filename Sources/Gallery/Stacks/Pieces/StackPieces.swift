/// The views of the stack, in order.
struct StackPieces: Equatable {
    private(set) var all: [StackPiece] = []
    /// The number of views made so far, including removed ones.
    private var made = 0

    static let most = 8

    /// Makes some views of different kinds.
    init() {
        for kind in [StackPieceKind.text, .image, .toggle, .tile, .stack] { insert(kind, at: all.count) }
    }

    var isFull: Bool { all.count == Self.most }

    mutating func insert(_ kind: StackPieceKind, at place: Int) {
        guard !isFull else { return }
        all.insert(StackPiece(number: made, kind: kind), at: place)
        made += 1
    }

    mutating func remove(at place: Int) {
        if all.indices.contains(place) { all.remove(at: place) }
    }

    mutating func setHidden(_ isHidden: Bool, at place: Int) {
        if all.indices.contains(place) { all[place].isHidden = isHidden }
    }

    /// Removes views from the end, or appends views of each kind in turn.
    mutating func setCount(_ count: Int) {
        while all.count > max(count, 0) { all.removeLast() }
        let kinds = StackPieceKind.allCases
        while all.count < min(count, Self.most) { insert(kinds[made % kinds.count], at: all.count) }
    }
}
