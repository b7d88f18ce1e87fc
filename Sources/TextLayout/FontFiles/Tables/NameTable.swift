/// The texts of a font, by number ('name'): the English ones if there are several languages.
struct NameTable: Sendable {
    private struct Entry {
        let rank: Int
        let encoding: NameEncoding
        let place: Range<Int>
    }

    /// Licences are longer, and no caller needs them.
    private static let longestName = 512

    private let storage: FontBytes
    private var entries: [Int: Entry] = [:]

    init(_ bytes: FontBytes?) {
        guard let bytes else {
            storage = FontBytes([])
            return
        }
        storage = bytes.part(at: bytes.unsigned16(at: 4))
        let records = bytes.part(at: 6)
        for record in 0..<records.recordCount(said: bytes.unsigned16(at: 2), size: 12, at: 0) {
            insert(records.part(at: record * 12, count: 12))
        }
    }

    private mutating func insert(_ record: FontBytes) {
        let platform = (record.unsigned16(at: 0), record.unsigned16(at: 2))
        guard let encoding = NameEncoding(platform: platform.0, encoding: platform.1) else { return }
        let number = record.unsigned16(at: 6)
        let rank = encoding.rank(platform: platform.0, language: record.unsigned16(at: 4))
        if let known = entries[number], known.rank <= rank { return }
        let offset = record.unsigned16(at: 10)
        let count = min(record.unsigned16(at: 8), Self.longestName)
        entries[number] = Entry(rank: rank, encoding: encoding, place: offset..<offset + count)
    }

    /// Returns a text without control characters, with which some fonts end their names; nil if nothing is left.
    subscript(number: Int) -> String? {
        guard let entry = entries[number] else { return nil }
        var text = entry.encoding.text(storage.part(at: entry.place.lowerBound, count: entry.place.count))
        text.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
        return text.isEmpty ? nil : text
    }
}
