/// Which table of a font lies where in its file.
struct FontTables: Sendable {
    private let file: FontBytes
    private var places: [FontTag: Range<Int>] = [:]

    init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
        file = FontBytes(bytes)
        let start = try Self.start(ofFont: index, in: file)
        let records = file.part(at: start + 12)
        for record in 0..<records.recordCount(said: file.unsigned16(at: start + 4), size: 16, at: 0) {
            let tag = records.tag(at: record * 16)
            let offset = records.unsigned32(at: record * 16 + 8)
            if places[tag] == nil { places[tag] = offset..<offset + records.unsigned32(at: record * 16 + 12) }
        }
    }

    /// A table that a font can do without.
    subscript(tag: FontTag) -> FontBytes? {
        guard let place = places[tag] else { return nil }
        let table = file.part(at: place.lowerBound, count: place.count)
        return table.isEmpty ? nil : table
    }

    /// A table that every font has.
    ///
    /// - Parameter minimumCount: how many bytes of it are always there.
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
    /// As many as there are offsets for.
    static func fontCount(inCollection file: FontBytes) -> Int {
        file.recordCount(said: file.unsigned32(at: 8), size: 4, at: 12)
    }

    /// Where a font's list of tables begins; offsets count from the file's beginning in a collection, too.
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
