/// Records which elements of an old order are also in the new one. Leaves out what both orders begin and end with.
struct SeenElements: Sendable {
    /// The elements between the shared beginning and the shared end.
    private let middle: Range<Int>
    /// One bit for each of these elements.
    private var words: [UInt64]
    /// A new element whose match was the match of another one already.
    private(set) var repeated: Int?
    private let sharesStart: Bool
    private let sharesEnd: Bool

    init(_ stretches: [OrderMatch.Stretch], old oldCount: Int, new newCount: Int) {
        var (start, end) = (0, oldCount)
        if let first = stretches.first, first.old == 0, first.new == 0 { start = Int(first.count) }
        if stretches.count > (start > 0 ? 1 : 0), let last = stretches.last, Int(last.old) >= start,
            Int(last.old + last.count) == oldCount, Int(last.new + last.count) == newCount
        {
            end = Int(last.old)
        }
        (sharesStart, sharesEnd) = (start > 0, end < oldCount)
        middle = start..<max(start, end)
        words = [UInt64](repeating: 0, count: (middle.count + 63) / 64)
    }

    func contains(_ element: Int) -> Bool {
        guard middle.contains(element) else { return true }
        let offset = element - middle.lowerBound
        return words[offset / 64] & (1 << (offset % 64)) != 0
    }

    func forEachMissing(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() where word != .max {
            let first = 64 * index
            var missing = ~word
            while missing != 0, first + missing.trailingZeroBitCount < middle.count {
                body(middle.lowerBound + first + missing.trailingZeroBitCount)
                missing &= missing - 1
            }
        }
    }

    /// Returns stretches in which no old element occurs twice, as it may with wrong hashes or ==. Records their
    /// elements.
    mutating func onceEach(_ stretches: [OrderMatch.Stretch]) -> [OrderMatch.Stretch] {
        for (index, stretch) in stretches.enumerated() where !isAtEnd(index, of: stretches) {
            if !note(stretch) { return cut(stretches) }
        }
        return stretches
    }

    private func isAtEnd(_ index: Int, of stretches: [OrderMatch.Stretch]) -> Bool {
        (index == 0 && sharesStart) || (index == stretches.count - 1 && sharesEnd)
    }

    /// Returns false if one of the elements was recorded before.
    private mutating func note(_ stretch: OrderMatch.Stretch) -> Bool {
        let elements = Int(stretch.old)..<Int(stretch.old + stretch.count)
        guard elements.lowerBound >= middle.lowerBound, elements.upperBound <= middle.upperBound else { return false }
        var wereSeen = false
        var offset = elements.lowerBound - middle.lowerBound
        let end = elements.upperBound - middle.lowerBound
        while offset < end {
            let (word, first) = (offset / 64, offset % 64)
            let count = min(end - offset, 64 - first)
            let bits = (UInt64.max >> (64 - count)) << first
            wereSeen = words[word] & bits != 0 || wereSeen
            words[word] |= bits
            offset += count
        }
        return !wereSeen
    }

    private mutating func cut(_ stretches: [OrderMatch.Stretch]) -> [OrderMatch.Stretch] {
        words = [UInt64](repeating: 0, count: words.count)
        var kept: [OrderMatch.Stretch] = []
        for (index, stretch) in stretches.enumerated() {
            guard !isAtEnd(index, of: stretches) else {
                kept.append(stretch)
                continue
            }
            for step in 0..<Int(stretch.count) {
                let part = OrderMatch.Stretch(old: Int(stretch.old) + step, new: Int(stretch.new) + step, count: 1)
                if middle.contains(Int(part.old)), note(part) {
                    kept.append(part)
                } else {
                    repeated = Int(part.new)
                }
            }
        }
        return kept
    }
}
