/// `MirrorPairs`, unpacked for a quick lookup.
struct MirrorTable: Sendable {
    struct Entry: Sendable {
        enum Kind: Sendable {
            case openingBracket, closingBracket, noBracket
        }

        var scalar: Unicode.Scalar
        var partner: Unicode.Scalar
        var kind: Kind
    }

    static let shared = MirrorTable(pairs: MirrorPairs.pairs)

    /// The entries, sorted by scalar.
    private let entries: [Entry]

    init(pairs: String) {
        var entries: [Entry] = []
        for pair in pairs.split(separator: " ") {
            let scalars = pair.split { $0 == ":" || $0 == "=" }.compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            guard let first = scalars.first, let second = scalars.last else { continue }
            let isBracket = pair.contains(":")
            entries.append(Entry(scalar: first, partner: second, kind: isBracket ? .openingBracket : .noBracket))
            entries.append(Entry(scalar: second, partner: first, kind: isBracket ? .closingBracket : .noBracket))
        }
        self.entries = entries.sorted { $0.scalar < $1.scalar }
    }

    /// - Complexity: O(log entries).
    func entry(of scalar: Unicode.Scalar) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].scalar < scalar { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].scalar == scalar else { return nil }
        return entries[low]
    }
}
