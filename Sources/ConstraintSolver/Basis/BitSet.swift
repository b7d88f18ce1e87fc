/// A set of small numbers that are removed in order, upwards or downwards.
struct BitSet: Sendable {
    private var words: [UInt64] = []

    mutating func grow(to count: Int) {
        while words.count * 64 < count { words.append(0) }
    }

    mutating func insert(_ number: Int) {
        words[number >> 6] |= 1 << UInt64(number & 63)
    }

    /// Removes the least number from `start` on.
    mutating func popFirst(from start: Int) -> Int? {
        var index = start >> 6
        while index < words.count {
            let word = words[index]
            if word != 0 {
                words[index] = word & (word - 1)
                return index << 6 + word.trailingZeroBitCount
            }
            index += 1
        }
        return nil
    }

    /// Removes the greatest number up to `end`.
    mutating func popLast(upTo end: Int) -> Int? {
        var index = min(end >> 6, words.count - 1)
        while index >= 0 {
            let word = words[index]
            if word != 0 {
                let bit = 63 - word.leadingZeroBitCount
                words[index] = word & ~(1 << UInt64(bit))
                return index << 6 + bit
            }
            index -= 1
        }
        return nil
    }
}
