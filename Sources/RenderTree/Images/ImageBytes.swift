/// The bytes of an encoded picture, wherever they are.
struct ImageBytes {
    /// No camera or editor writes as many segments before the picture; whoever does wants us to search for ever.
    static let mostSegments = 1000

    private let source: (_ offset: Int, _ count: Int) -> [UInt8]

    init(_ source: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
        self.source = source
    }

    /// Up to `count` bytes from `offset` on: fewer at the end.
    func peek(at offset: Int, count: Int) -> [UInt8] {
        Array(source(offset, count).prefix(count))
    }

    /// Exactly `count` bytes from `offset` on.
    func bytes(at offset: Int, count: Int) throws(ImageHeaderError) -> [UInt8] {
        let bytes = peek(at: offset, count: count)
        guard bytes.count == count else { throw .needsMoreBytes(count: offset + count) }
        return bytes
    }
}

extension [UInt8] {
    /// `count` bytes at `offset` as a number, most significant byte first.
    func bigEndian(at offset: Int, count: Int) -> Int {
        self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// `count` bytes at `offset` as a number, least significant byte first.
    func littleEndian(at offset: Int, count: Int) -> Int {
        self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
