/// Records of one size, sorted by the number that each begins with, for a binary search.
struct SortedRecords: Sendable {
    enum Key: Sendable {
        case unsigned16, unsigned32
    }

    private let bytes: FontBytes
    private let size: Int
    private let key: Key
    let count: Int

    /// - Parameter count: The number that the file states. Records beyond the end of the file are ignored.
    init(_ bytes: FontBytes, at offset: Int, count: Int, size: Int, key: Key = .unsigned16) {
        self.bytes = bytes.part(at: offset)
        self.size = size
        self.key = key
        self.count = bytes.recordCount(said: count, size: size, at: offset)
    }

    /// Returns the index of the record that begins with a number.
    func index(of number: Int) -> Int? {
        guard let index = lastIndex(upTo: number), self.number(ofRecord: index) == number else { return nil }
        return index
    }

    /// Returns the index of the record whose range contains a number. Each record begins with a first and a last
    /// number.
    func indexOfRange(containing number: Int) -> Int? {
        guard let index = lastIndex(upTo: number) else { return nil }
        let last = key == .unsigned16 ? unsigned16(ofRecord: index, at: 2) : unsigned32(ofRecord: index, at: 4)
        return number <= last ? index : nil
    }

    /// Returns the index of the last record that begins with this number or a smaller one.
    func lastIndex(upTo number: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self.number(ofRecord: middle) <= number { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    private func number(ofRecord index: Int) -> Int {
        key == .unsigned16 ? unsigned16(ofRecord: index, at: 0) : unsigned32(ofRecord: index, at: 0)
    }

    func unsigned16(ofRecord index: Int, at offset: Int) -> Int { bytes.unsigned16(at: index * size + offset) }
    func unsigned32(ofRecord index: Int, at offset: Int) -> Int { bytes.unsigned32(at: index * size + offset) }
    func part(ofRecord index: Int, at offset: Int) -> FontBytes { bytes.part(at: index * size + offset) }
}
