/// The position of each table in a font file.
struct FontTables: Sendable {
    private let file: FontBytes
    /// The font's type, in four bytes.
    private let signature: Int
    private var places: [FontTag: Range<Int>] = [:]

    init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
        file = FontBytes(bytes)
        let start = try Self.start(ofFont: index, in: file)
        signature = file.unsigned32(at: start)
        let records = file.part(at: start + 12)
        for record in 0..<records.recordCount(said: file.unsigned16(at: start + 4), size: 16, at: 0) {
            let tag = records.tag(at: record * 16)
            let offset = records.unsigned32(at: record * 16 + 8)
            if places[tag] == nil { places[tag] = offset..<offset + records.unsigned32(at: record * 16 + 12) }
        }
    }

    /// Returns an optional table.
    subscript(tag: FontTag) -> FontBytes? {
        guard let place = places[tag] else { return nil }
        let table = file.part(at: place.lowerBound, count: place.count)
        return table.isEmpty ? nil : table
    }

    /// Returns a required table.
    ///
    /// - Parameter minimumCount: The minimum size of the table, in bytes.
    func required(_ tag: FontTag, minimumCount: Int) throws(FontFileError) -> FontBytes {
        guard let place = places[tag] else {
            throw .noTable(tag, present: places.keys.sorted { $0.rawValue < $1.rawValue })
        }
        guard place.upperBound <= file.count else {
            throw .cutOff(what: "its table '\(tag)'", end: place.upperBound, count: file.count)
        }
        guard place.count >= minimumCount else {
            throw .damaged(tag, seen: "\(place.count) bytes", expected: "at least \(minimumCount)")
        }
        return file.part(at: place.lowerBound, count: place.count)
    }
}

// MARK: Collections

extension FontTables {
    /// Returns the font as its own file.
    func singleFile() throws(FontFileError) -> [UInt8] {
        // Fonts of a collection share tables, but tables of one font don't overlap.
        guard places.values.reduce(0, { $0 + $1.count }) <= file.count else {
            throw .damaged("ttcf", seen: "tables that overlap", expected: "\(file.count) bytes at most")
        }
        var list: [UInt8] = []
        var contents: [UInt8] = []
        for (tag, place) in places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let table = file.part(at: place.lowerBound, count: place.count)
            let start = 12 + 16 * places.count + contents.count
            // Checksums are for tools that repair files. Showing a font doesn't need them.
            for number in [Int(tag.rawValue), 0, start, table.count] { list += Self.bytes(number, count: 4) }
            contents += (0..<table.count).map { UInt8(table.unsigned8(at: $0)) }
            contents += repeatElement(0, count: (4 - contents.count % 4) % 4)
        }
        return Self.header(signature: signature, tableCount: places.count) + list + contents
    }

    /// Includes the numbers for programs that find a table by binary search.
    private static func header(signature: Int, tableCount: Int) -> [UInt8] {
        let halvings = Int.bitWidth - 1 - max(tableCount, 1).leadingZeroBitCount
        let range = 16 << halvings
        let numbers = [tableCount, range, halvings, 16 * tableCount - range]
        return bytes(signature, count: 4) + numbers.flatMap { bytes(max($0, 0), count: 2) }
    }

    private static func bytes(_ number: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }

    /// Returns how many fonts there are offsets for.
    static func fontCount(inCollection file: FontBytes) -> Int {
        file.recordCount(said: file.unsigned32(at: 8), size: 4, at: 12)
    }

    /// Returns where a font's list of tables begins. Offsets count from the file's beginning in a collection, too.
    private static func start(ofFont index: Int, in file: FontBytes) throws(FontFileError) -> Int {
        let isCollection = FontSignature(file) == .collection
        let count = isCollection ? fontCount(inCollection: file) : 1
        guard (0..<count).contains(index) else { throw .noSuchFont(index: index, count: count) }
        let start = isCollection ? file.unsigned32(at: 12 + 4 * index) : 0
        try check(file.part(at: start, count: 12), at: start, fileCount: file.count)
        return start
    }

    private static func check(_ header: FontBytes, at start: Int, fileCount: Int) throws(FontFileError) {
        guard header.count == 12 else { throw .cutOff(what: "its header", end: start + 12, count: fileCount) }
        switch FontSignature(header) {
        case .font: break
        case .webFont(let kind): throw .webFont(kind)
        case .collection, .other: throw .notAFont(beginning: (0..<4).map { UInt8(header.unsigned8(at: $0)) })
        }
    }
}
