/// Mountains in an order that can be changed, and those of them whose names contain the typed text.
struct MountainSearch {
    let mountains: [Mountain]
    private(set) var text = ""
    /// The mountains whose names contain the text, in the present order.
    private(set) var shown: [Mountain.ID]

    private var order: [Mountain.ID]
    private let names: [[UInt8]]

    private static let longestText = 24

    /// - Parameter mountains: The mountains. Each one's identifier is its index.
    init(_ mountains: [Mountain] = Mountain.all) {
        self.mountains = mountains
        order = mountains.map(\.id)
        shown = order
        names = mountains.map { Array($0.name.lowercased().utf8) }
    }

    // MARK: Typing

    mutating func type(_ letter: Character) {
        guard text.count < Self.longestText, !(text.isEmpty && letter == " ") else { return }
        text.append(letter)
        search()
    }

    mutating func eraseLast() {
        guard text.popLast() != nil else { return }
        search()
    }

    mutating func eraseAll() {
        text = ""
        search()
    }

    private mutating func search() {
        let wanted = Array(text.lowercased().utf8)
        shown = order.filter { names[$0].contains(wanted) }
    }

    /// The letters after which the text still has mountains.
    var nextLetters: Set<Character> {
        let wanted = Array(text.lowercased().utf8)
        var isNext = [Bool](repeating: false, count: 256)
        for id in shown { names[id].forEachFollower(of: wanted) { isNext[Int($0)] = true } }
        return Set(isNext.indices.filter { isNext[$0] }.map { Character(Unicode.Scalar(UInt8($0))) })
    }

    // MARK: Order

    /// Moves some of the shown mountains to random places. The others keep their order.
    mutating func shuffle(_ count: Int, using dice: inout some RandomNumberGenerator) {
        guard count > 0, shown.count > 1 else { return }
        var next = shown
        // Again if all land where they were, because the button would do nothing.
        while next == shown { next = shown.moving(min(count, shown.count), using: &dice) }
        show(next)
    }

    /// Sorts by name.
    mutating func sort() {
        order.sort()
        search()
    }

    /// Puts the shown mountains into a new order. All others keep their places.
    private mutating func show(_ next: [Mountain.ID]) {
        let isShown = Set(shown)
        var rest = next.makeIterator()
        for place in order.indices where isShown.contains(order[place]) {
            if let id = rest.next() { order[place] = id }
        }
        shown = next
    }
}

extension [UInt8] {
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first, other.count <= count else { return other.isEmpty }
        for start in 0...(count - other.count) where self[start] == first && has(other, at: start) { return true }
        return false
    }

    /// - Parameter body: Called with the byte after each occurrence of the other array.
    fileprivate func forEachFollower(of other: [UInt8], _ body: (UInt8) -> Void) {
        guard other.count < count else { return }
        for start in 0..<(count - other.count) where has(other, at: start) { body(self[start + other.count]) }
    }

    private func has(_ other: [UInt8], at start: Int) -> Bool {
        for index in other.indices where self[start + index] != other[index] { return false }
        return true
    }
}

extension [Mountain.ID] {
    fileprivate func moving(_ moved: Int, using dice: inout some RandomNumberGenerator) -> Self {
        let taken = Set(indices.shuffled(using: &dice).prefix(moved))
        let targets = Set(indices.shuffled(using: &dice).prefix(moved))
        var staying = indices.lazy.filter { !taken.contains($0) }.makeIterator()
        var moving = taken.sorted().shuffled(using: &dice).makeIterator()
        return indices.compactMap { (targets.contains($0) ? moving.next() : staying.next()).map { self[$0] } }
    }
}
