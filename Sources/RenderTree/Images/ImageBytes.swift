/// The bytes of an encoded picture, from any source.
struct ImageBytes {
    /// No camera or editor writes as many segments before the picture. A file with more would make the search endless.
    static let mostSegments = 1000

    private let source: (_ offset: Int, _ count: Int) -> [UInt8]

    init(_ source: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
        self.source = source
    }

    /// Returns up to `count` bytes from `offset` on, fewer at the end.
    func peek(at offset: Int, count: Int) -> [UInt8] {
        Array(source(offset, count).prefix(count))
    }

    /// Returns exactly `count` bytes from `offset` on.
    func bytes(at offset: Int, count: Int) throws(ImageHeaderError) -> [UInt8] {
        let bytes = peek(at: offset, count: count)
        guard bytes.count == count else { throw .needsMoreBytes(count: offset + count) }
        return bytes
    }
}

extension [UInt8] {
    /// Returns `count` bytes at `offset` as a number, most significant byte first.
    func bigEndian(at offset: Int, count: Int) -> Int {
        self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns `count` bytes at `offset` as a number, least significant byte first.
    func littleEndian(at offset: Int, count: Int) -> Int {
        self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
